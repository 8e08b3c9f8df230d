"""What winget and Homebrew are given is made from the checksums of a release, whole or not at all."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import for_macos
import for_windows
import manifests
from tests.bundle.conftest import ROOT, lacking
from twentyfive import __version__
from twentyfive.file_types import DRIVE, EVENING, GAME, MOVE

ADDRESS = "https://example.org/somebody/twentyfive"
INSTALLERS = [for_windows.installer_name(__version__, machine) + ".exe" for machine in ("amd64", "arm64")]
IMAGES = [for_macos.image_name(__version__, machine) for machine in ("arm64", "x86_64")]
SUMS = {name: f"{number:x}" * 64 for number, name in enumerate([*INSTALLERS, *IMAGES], 10)}

URL = r"https?://.+"
TEXT = r"(?s).{3,256}"
LOCALE = r"[a-z]{2}-[A-Z]{2}"
REQUIRED = {
    "version": {"DefaultLocale": LOCALE},
    "installer": {
        "InstallerType": "inno",
        "MinimumOSVersion": r"\d+\.\d+\.\d+\.\d+",
        "ProductCode": r"\{[0-9A-F-]{36}\}_is1",
        "UpgradeBehavior": "install",
    },
    "defaultLocale": {
        **dict.fromkeys(("Publisher", "PackageName", "License", "ShortDescription"), TEXT),
        **dict.fromkeys(("PackageUrl", "LicenseUrl", "ReleaseNotesUrl"), URL),
        "PackageLocale": LOCALE,
        "Description": r"(?s).{3,10000}",
        "Moniker": r"\S{1,40}",
    },
}
"""What each kind of winget's manifests must have, and how it must read: those that Microsoft's schema demands, and
those without which the package would be found badly."""


def winget() -> dict[str, dict[str, Any]]:
    """The manifests for winget as a reader of YAML takes them, by kind and language."""
    yaml = pytest.importorskip("yaml")
    made = [yaml.safe_load(text) for path, text in manifests.manifests(SUMS, ADDRESS).items() if "winget" in path]
    return {f"{each['ManifestType']} {each.get('PackageLocale', '')}".strip(): each for each in made}


def written_to(folder: Path) -> Path:
    path = folder / "SHA256SUMS"
    path.write_text("".join(f"{checksum}  {name}\n" for name, checksum in SUMS.items()), encoding="ascii")
    return path


def made_by_dev(*arguments: str, folder: Path) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(ROOT / "dev.py"), "manifests", *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)


def test_one_command_writes_all_of_them_beside_the_checksums(tmp_path: Path) -> None:
    written_to(tmp_path)
    done = made_by_dev("SHA256SUMS", ADDRESS, folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    made = {
        path.relative_to(tmp_path / "manifests").as_posix(): path for path in tmp_path.rglob("*.*") if path.is_file()
    }
    assert {path: made[path].read_text(encoding="utf-8") for path in made} == manifests.manifests(SUMS, ADDRESS)
    assert set(made) == {
        "Casks/twenty-five.rb",
        "winget/twentyfive.TwentyFive.yaml",
        "winget/twentyfive.TwentyFive.installer.yaml",
        "winget/twentyfive.TwentyFive.locale.en-IE.yaml",
        "winget/twentyfive.TwentyFive.locale.fr-FR.yaml",
        "winget/twentyfive.TwentyFive.locale.ga-IE.yaml",
    }


def test_list_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    done = made_by_dev("SHA256SUMS", ADDRESS, folder=tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert re.fullmatch(r"No checksums can be read from SHA256SUMS: .+\.\n", done.stderr)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("missing", SUMS)
def test_file_without_a_checksum_is_named(missing: str) -> None:
    with pytest.raises(manifests.Refusal, match=f"^{re.escape(missing)} is not among the checksums"):
        manifests.manifests({name: checksum for name, checksum in SUMS.items() if name != missing}, ADDRESS)


@pytest.mark.parametrize("line", ["abc  twentyfive.exe", "e" * 64, "", "\ufffd"])
def test_line_that_is_no_checksum_is_shown(line: str, tmp_path: Path) -> None:
    path = written_to(tmp_path)
    path.write_text(f"{path.read_text(encoding='ascii')}{line}\n", encoding="utf-8")
    with pytest.raises(manifests.Refusal, match=f"there is the line “{line}”"):
        manifests.checksums(path)


def test_checksums_are_read_as_they_were_written(tmp_path: Path) -> None:
    assert manifests.checksums(written_to(tmp_path)) == SUMS


@pytest.mark.parametrize("address", ["", "somebody/twentyfive", "http://example.org", f"{ADDRESS}/", "https://a b"])
def test_address_must_be_one(address: str) -> None:
    with pytest.raises(manifests.Refusal, match="is no address that begins with https://"):
        manifests.manifests(SUMS, address)


@pytest.mark.parametrize("kind", ["version", "installer", "defaultLocale en-IE", "locale fr-FR", "locale ga-IE"])
def test_winget_is_told_what_it_asks_for(kind: str) -> None:
    told = winget()[kind]
    assert told["PackageIdentifier"] == "twentyfive.TwentyFive"
    assert told["PackageVersion"] == __version__
    assert told["ManifestVersion"] == manifests.SCHEMA
    name = kind.split()[0]
    required = REQUIRED["defaultLocale" if name == "locale" else name]
    for key, form in required.items():
        assert (key == "Moniker" and name == "locale") or re.fullmatch(form, told[key]), key
    assert len(told.get("Tags", ())) <= 16


def test_winget_installs_for_one_person_without_asking_and_for_all_when_told() -> None:
    installers = winget()["installer"]["Installers"]
    assert [(each["Architecture"], each["Scope"], each["InstallerSwitches"]["Custom"]) for each in installers] == [
        ("x64", "user", "/CURRENTUSER"),
        ("x64", "machine", "/ALLUSERS"),
        ("arm64", "user", "/CURRENTUSER"),
        ("arm64", "machine", "/ALLUSERS"),
    ]
    for each in installers:
        folder, name = each["InstallerUrl"].rsplit("/", 1)
        assert folder == f"{ADDRESS}/releases/download/v{__version__}"
        assert each["InstallerSha256"] == SUMS[name].upper()


def test_winget_knows_the_files_of_the_program() -> None:
    assert [f".{ending}" for ending in winget()["installer"]["FileExtensions"]] == [GAME, EVENING, DRIVE, MOVE]


def test_every_language_says_its_own() -> None:
    told = [winget()[kind] for kind in ("defaultLocale en-IE", "locale fr-FR", "locale ga-IE")]
    for key in ("PackageName", "ShortDescription", "Description"):
        assert len({each[key] for each in told}) == len(told)
    assert len({each["Description"].count("\n") for each in told}) == 1


def test_installer_gets_what_the_manifest_says_of_it() -> None:
    script = (ROOT / "packaging/windows/twentyfive.iss").read_text(encoding="utf-8")
    for setting in ("AppId={{{#Application}}", "MinVersion={#Oldest}", "AppPublisher={#Publisher}"):
        assert f"\n{setting}\n" in script
    assert "\nPrivilegesRequiredOverridesAllowed=dialog commandline\n" in script


def test_homebrew_has_each_image_with_its_checksum() -> None:
    cask = manifests.manifests(SUMS, ADDRESS)["Casks/twenty-five.rb"]
    for machine, architecture in (("arm64", "arm"), ("x86_64", "intel")):
        assert re.search(rf'\b{architecture}: +"{machine}"', cask)
        assert re.search(rf'\b{architecture}: +"{SUMS[for_macos.image_name(__version__, machine)]}"', cask)
    (url,) = re.findall(r'url "(.+)"', cask)
    asked = url.replace("#{version}", __version__).replace("#{arch}", "arm64")
    assert asked == f"{ADDRESS}/releases/download/v{__version__}/{IMAGES[0]}"
    # What Homebrew's own checks demand of a description: short, no full stop, no name of the system.
    (description,) = re.findall(r'desc "(.+)"', cask)
    assert len(description) < 80
    assert not re.search(r"\.$|macos|^(an?|the) ", description, re.IGNORECASE)


def test_homebrew_takes_games_only_when_asked_and_to_where_they_can_be_fetched_back() -> None:
    cask = manifests.manifests(SUMS, ADDRESS)["Casks/twenty-five.rb"]
    usual, asked = cask.split("zap trash:")
    assert "~/" not in usual
    assert "delete" not in cask
    paths = re.findall(r'"(~/.+)"', asked)
    assert paths == sorted(paths), "Homebrew wants them in the order of letters"
    assert {"~/.config/twentyfive", "~/Library/Application Support/twentyfive"} < set(paths)


def test_cask_is_ruby() -> None:
    if not shutil.which("ruby"):
        lacking("install ruby")
    cask = manifests.manifests(SUMS, ADDRESS)["Casks/twenty-five.rb"]
    done = subprocess.run(["ruby", "-wc"], input=cask, capture_output=True, encoding="utf-8", check=False)
    assert (done.stdout, done.stderr) == ("Syntax OK\n", "")


def test_workflow_asks_winget_and_homebrew_before_a_release() -> None:
    workflow = (ROOT / ".github/workflows/packages.yml").read_text(encoding="utf-8")
    made, asked, released = (workflow.split(f"\n  {job}:\n")[1] for job in ("manifests", "channels", "release"))
    assert 'dev.py manifests SHA256SUMS "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY"' in made
    assert "winget validate" in asked
    assert "brew style" in asked
    assert re.search(r"needs: \[.*\bchannels\b.*\]", released)
