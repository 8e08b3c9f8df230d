"""Packages are signed when the secrets for it are there, and it is said when they are not. Only a Mac signs here."""

from __future__ import annotations

import plistlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

import for_macos
import for_windows
from tests.bundle.conftest import ROOT

SIGNED = "0123456789ABCDEF0123456789ABCDEF01234567"
KEY = {"NOTARY_KEY": "/key.p8", "NOTARY_KEY_ID": "K", "NOTARY_ISSUER": "I"}


@pytest.fixture
def commands(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that were given, none of which is carried out."""
    given = list[list[str]]()
    monkeypatch.setattr("subprocess.run", lambda command, **_: given.append(command))
    monkeypatch.setattr("shutil.which", lambda _: "iscc")
    for name in ("CODESIGN_IDENTITY", "SIGN_WITH", *KEY):
        monkeypatch.delenv(name, raising=False)
    return given


@pytest.fixture
def application(tmp_path: Path) -> Path:
    """An application as PyInstaller lays it out."""
    application = tmp_path / "Twenty-Five.app"
    framework = "Contents/Frameworks/PySide6/Qt/lib/QtCore.framework"
    for name in ("Contents/MacOS/twentyfive", "Contents/Frameworks/libz.dylib", f"{framework}/Versions/A/QtCore"):
        path = application / name
        path.parent.mkdir(parents=True)
        path.write_bytes(for_macos.MACH_O[len(name) % 2] + bytes(60))
    (application / framework / "QtCore").symlink_to("Versions/A/QtCore")
    (application / "Contents/Frameworks/base_library.zip").write_bytes(b"PK\x03\x04")
    return application


def test_libraries_are_signed_before_what_has_them(application: Path, commands: list[list[str]]) -> None:
    for_macos.sign(application, SIGNED)
    signed = [Path(command[-1]).name for command in commands]
    assert signed == ["QtCore", "libz.dylib", "Twenty-Five.app", "Twenty-Five.app"]
    assert all({"--timestamp", SIGNED} < {*command} for command in commands[:-1])
    assert ["--entitlements" in command for command in commands] == [False, False, True, False]
    assert commands[-1][:4] == ["codesign", "--verify", "--deep", "--strict"]


def test_every_build_has_the_hardened_runtime(application: Path, commands: list[list[str]]) -> None:
    """So that what it forbids is seen before anybody has a certificate."""
    for_macos.sign(application, for_macos.NOBODY)
    for command in commands[:-1]:
        assert command[command.index("--options") + 1] == "runtime"
        assert "--timestamp" not in command, "Apple's clock is asked for somebody's signature alone"


def test_entitlements_are_those_that_python_and_qt_need() -> None:
    told = plistlib.loads(for_macos.ENTITLEMENTS.read_bytes())
    assert told == {
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
        "com.apple.security.cs.disable-library-validation": True,
    }


@pytest.mark.parametrize(("secrets", "done"), [({}, []), (KEY, ["notarytool", "stapler"])])
def test_apple_is_asked_where_there_is_a_key(
    secrets: dict[str, str],
    done: list[str],
    application: Path,
    commands: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in {"CODESIGN_IDENTITY": SIGNED, **secrets}.items():
        monkeypatch.setenv(name, value)
    (image,) = for_macos.packages(application, "1.2.3")
    assert [command[1] for command in commands if command[0] == "xcrun"] == done
    assert ["codesign", "--sign", SIGNED, "--timestamp", str(image)] in commands
    assert ("Apple was not asked" in capsys.readouterr().out) == (not done)


def test_nobodys_signature_is_told_and_not_sent_to_apple(
    application: Path, commands: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("NOTARY_KEY", "/key.p8")
    for_macos.packages(application, "1.2.3")
    assert "in nobody's name: macOS warns" in capsys.readouterr().out
    assert "xcrun" not in [command[0] for command in commands]


@pytest.mark.parametrize("signer", ["", "signtool sign /sha1 AB"])
def test_windows_signs_the_program_then_the_installer(
    signer: str,
    tmp_path: Path,
    commands: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("SIGN_WITH", signer)
    monkeypatch.setattr("platform.machine", lambda: "AMD64")
    bundle = tmp_path / "twentyfive"
    bundle.mkdir()
    for_windows.packages(bundle, "1.2.3")
    *program, compiler = commands
    assert program == ([[*signer.split(), str(bundle / "twentyfive.exe")]] if signer else [])
    assert ("/DSigned" in compiler) == (f"/Ssigner={signer} $f" in compiler) == bool(signer)
    assert ("Windows warns" in capsys.readouterr().out) == (not signer)
    script = (ROOT / "packaging/windows/twentyfive.iss").read_text(encoding="utf-8")
    assert "\n#ifdef Signed\nSignTool=signer\n#endif\n" in script


def test_workflow_gives_each_secret_and_says_which_is_not_there() -> None:
    action = (ROOT / ".github/actions/signing/action.yml").read_text(encoding="utf-8")
    workflow = (ROOT / ".github/workflows/packages.yml").read_text(encoding="utf-8")
    inputs = re.findall(r"^  ([a-z-]+):$", action.split("runs:")[0], re.MULTILINE)
    assert re.findall(r"^          ([a-z-]+): \$\{\{ secrets\.\w+ \}\}$", workflow, re.MULTILINE) == inputs
    for name in ("MACOS_CERTIFICATE", "NOTARY_KEY", "WINDOWS_CERTIFICATE"):
        assert f"::notice::{name} is no secret here" in action
        assert f"secrets.{name} " in workflow
    for name in ("CODESIGN_IDENTITY", *KEY, "SIGN_WITH"):
        assert re.search(rf'"{name}=.+GITHUB_ENV', action)
    told = (ROOT / "packaging/README.md").read_text(encoding="utf-8")
    assert [name for name in re.findall(r"secrets\.(\w+)", workflow) if f"`{name}`" not in told] == []


@pytest.mark.skipif(sys.platform != "darwin", reason="only macOS has it")
def test_application_that_was_built_has_the_hardened_runtime(bundle: Path) -> None:
    """Whether it starts so, the other tests of the bundle say."""
    told = subprocess.run(
        ["codesign", "--display", "--verbose", "--entitlements", "-", bundle],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "runtime" in told.stderr
    assert "disable-library-validation" in told.stdout
