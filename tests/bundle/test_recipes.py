"""The packages describe the program as it is, on every system. Nothing is built for this."""

from __future__ import annotations

import ast
import configparser
import json
import plistlib
import re
import shutil
import subprocess
import sys
import tomllib
from codecs import BOM_UTF8
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest
from packaging.requirements import Requirement
from PyInstaller.utils.win32 import winmanifest
from PySide6.QtGui import QImageReader

import dev
import for_linux
import for_macos
import for_windows
import icons
import manifests
from for_macos import MACHINES
from lean import EXCLUDED, only_used
from resources.translations.generator.shipped import SHIPPED
from tests.bundle.conftest import ROOT, lacking
from tests.engine.evening.evenings import plan_for
from twentyfive import __version__
from twentyfive.command_line import NAME
from twentyfive.core import PRESETS, Record
from twentyfive.drive.club import first_line
from twentyfive.engine.evening.evening import Evening
from twentyfive.engine.evening.evening_file import evening_text
from twentyfive.engine.moving.move_file import MIME_TYPE
from twentyfive.engine.saves.saved_game import Notes, saved_text
from twentyfive.file_types import DRIVE, EVENING, GAME, MOVE
from twentyfive.net.discovery import ASKED_AT
from twentyfive.net.limits import PORTS
from twentyfive.presentation.licences import licences
from twentyfive.system_libraries import COMPILING, PACKAGES
from twentyfive.ui.window.routes import ROUTES

PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
KINDS = {
    GAME: "application/x-twentyfive",
    EVENING: "application/x-twentyfive-evening",
    DRIVE: "application/x-twentyfive-drive",
    MOVE: "application/x-twentyfive-move",
}
WORKFLOWS = ROOT / ".github"
SCHEMAS = {"github-workflows": "workflows/*.yml", "github-actions": "actions/*/action.yml"}
"""The files of each schema."""

LANGUAGES = ("fr", "ga")
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
OF_INNO_SETUP = {"AdditionalIcons", "CreateDesktopIcon", "LaunchProgram"}
"""Messages that Inno Setup has in its languages, which Irish is not."""


def text(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.fixture
def description() -> ElementTree.Element:
    """The description that software centres show."""
    return ElementTree.parse(LINUX / "twentyfive.metainfo.xml").getroot()


@pytest.fixture
def menu() -> configparser.SectionProxy:
    """The entry of the menu."""
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(LINUX / "twentyfive.desktop", encoding="utf-8")
    return entry["Desktop Entry"]


def test_newest_release_told_is_this_version(description: ElementTree.Element) -> None:
    releases = description.findall("releases/release")
    assert releases[0].get("version") == __version__
    assert f"\n## {__version__} " in text(ROOT / "CHANGELOG.md")
    assert for_linux.released(__version__).date().isoformat() == releases[0].get("date")


def test_windows_and_macos_are_told_the_version() -> None:
    resource = ast.parse(for_windows.version_resource(__version__), mode="eval")
    strings = [node.value for node in ast.walk(resource) if isinstance(node, ast.Constant)]
    assert strings.count(__version__) == 2
    assert for_macos.properties(__version__)["CFBundleShortVersionString"] == __version__


def test_same_file_types_everywhere(description: ElementTree.Element, menu: configparser.SectionProxy) -> None:
    space = {"": "http://www.freedesktop.org/standards/shared-mime-info"}
    mime = ElementTree.parse(LINUX / "twentyfive-mime.xml").getroot()
    assert [found.get("type") for found in mime.findall("mime-type", space)] == [*KINDS.values()]
    assert [found.get("pattern") for found in mime.findall("*/glob", space)] == [f"*{ending}" for ending in KINDS]
    assert menu["MimeType"] == "".join(f"{kind};" for kind in KINDS.values())
    assert menu["Exec"] == "twentyfive %f"
    assert [found.text for found in description.findall("provides/mediatype")] == [*KINDS.values()]
    installer = text(PACKAGING / "windows" / "twentyfive.iss")
    application = str(for_macos.properties(__version__))
    for ending, kind in KINDS.items():
        assert f'Classes\\{ending}"' in installer
        assert f'{kind}"' in installer
        assert f"[{kind!r}]" in application
        assert f"[{ending.removeprefix('.')!r}]" in application
    assert len(re.findall(r"shell.open.command", installer)) == len(KINDS)


def test_files_are_known_by_their_first_letters() -> None:
    mime = ElementTree.parse(LINUX / "twentyfive-mime.xml").getroot()
    game, evening, drive, move = (magic.get("value", "nothing") for magic in mime.findall(".//{*}match"))
    assert saved_text(Record.new(PRESETS["twenty-five"], seed=25), Notes()).startswith(game)
    assert evening in evening_text(Evening(plan_for()))[:80]
    assert drive in first_line()
    assert move == f"mimetype{MIME_TYPE}"
    assert KINDS[MOVE] == MIME_TYPE


def test_menu_and_description_belong_together(
    description: ElementTree.Element, menu: configparser.SectionProxy
) -> None:
    assert description.findtext("launchable") == "twentyfive.desktop"
    for tag, entry in (("name", "Name"), ("summary", "Comment")):
        assert description.findtext(tag) == menu[entry]
        for language in LANGUAGES:
            assert in_language(description.findall(tag), language) == [menu[f"{entry}[{language}]"]]
    assert menu["Icon"] == description.findtext("icon") == "twentyfive"


def in_language(elements: list[ElementTree.Element], language: str) -> list[str]:
    """The texts of the elements in that language, empty for English."""
    return [element.text or "" for element in elements if element.get(LANG, "") == language]


def test_pictures_are_there_and_told_in_every_language(description: ElementTree.Element) -> None:
    pictures = description.findall("screenshots/screenshot")
    assert [picture.get("type") for picture in pictures] == ["default", *[None] * (len(pictures) - 1)]
    for picture in pictures:
        (image,) = picture.findall("image")
        _, path = (image.text or "").split(f"/v{__version__}/")
        size = QImageReader(str(ROOT / path)).size()
        assert [str(size.width()), str(size.height())] == [image.get("width"), image.get("height")]
        assert all(len(in_language(picture.findall("caption"), language)) == 1 for language in ("", *LANGUAGES))


def test_addresses_are_where_the_name_says_that_the_project_is_kept(description: ElementTree.Element) -> None:
    _, host, owner, project = description.findtext("id", "").split(".")
    addresses = [*description.findall("url"), *description.findall("screenshots/screenshot/image")]
    parts = [(address.text or "").split("/") for address in addresses]
    assert all(host in place for _, _, place, *_ in parts)
    assert {(who.replace("-", "_"), what) for _, _, _, who, what, *_ in parts} == {(owner, project)}


def test_languages_of_the_packages_are_those_of_the_program() -> None:
    assert set(SHIPPED) <= set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_description_menu_and_file_type_are_told_in_every_language(
    language: str, description: ElementTree.Element, menu: configparser.SectionProxy
) -> None:
    for element in (*description.iter("description"), *description.iter("ul")):
        for tag in ("p", "li"):
            found = element.findall(tag)
            assert len(in_language(found, language)) == len(in_language(found, "")), tag
    for entry in ("GenericName", "Keywords"):
        assert menu[f"{entry}[{language}]"] != menu[entry]
    assert menu[f"Keywords[{language}]"].endswith(";")
    mime = ElementTree.parse(LINUX / "twentyfive-mime.xml").getroot()
    game, evening, drive, move = in_language(mime.findall("*/{*}comment"), language)
    installer = text(PACKAGING / "windows" / "twentyfive.iss")
    assert f"{language}.Kind={game}\n" in installer
    assert f"{language}.Evening={evening}\n" in installer
    assert f"{language}.Drive={drive}\n" in installer
    assert f"{language}.Move={move}\n" in installer
    assert for_macos.LANGUAGES[language][for_macos.GAME] == game
    assert for_macos.LANGUAGES[language][for_macos.EVENING] == evening
    assert for_macos.LANGUAGES[language][for_macos.DRIVE] == drive
    assert for_macos.LANGUAGES[language][for_macos.MOVE] == move
    assert for_macos.LANGUAGES[language][for_macos.NAME] == menu[f"Name[{language}]"]


def test_macos_finds_its_words_in_every_language(tmp_path: Path) -> None:
    for_macos.localize(tmp_path)
    properties = for_macos.properties(__version__)
    assert properties["CFBundleLocalizations"] == ["en", *LANGUAGES]
    for language in LANGUAGES:
        told = plistlib.loads((tmp_path / f"Contents/Resources/{language}.lproj/InfoPlist.strings").read_bytes())
        assert all(key in properties or key in str(properties) for key in told)
        assert told["NSLocalNetworkUsageDescription"] != properties["NSLocalNetworkUsageDescription"]


def test_installer_speaks_every_language() -> None:
    script = text(PACKAGING / "windows" / "twentyfive.iss")
    languages = re.findall(r'^Name: "(\w+)"; MessagesFile: "(.*)"$', script, re.MULTILINE)
    assert [language for language, _ in languages] == ["en", *LANGUAGES]
    assert all(
        (PACKAGING / "windows" / file).exists()
        for _, files in languages
        for file in files.split(",")
        if ":" not in file
    )
    told = set(re.findall(r"^(\w+)\.(\w+)=.", script, re.MULTILINE))
    used = {name for name in re.findall(r"\{cm:(\w+)", script) if name not in OF_INNO_SETUP}
    assert told == {(language, name) for language, _ in languages for name in used}
    irish = text(PACKAGING / "windows" / "Irish.isl")
    assert set(re.findall(r"^(\w+)=", irish.split("[CustomMessages]")[1], re.MULTILINE)) == OF_INNO_SETUP
    for file in ("twentyfive.iss", "Irish.isl"):
        assert (PACKAGING / "windows" / file).read_bytes().startswith(BOM_UTF8), "else it is read as the system writes"


def test_irish_installer_has_the_placeholders_of_inno_setup() -> None:
    listed = (line.split() for line in text(Path(__file__).with_name("inno_messages.txt")).splitlines())
    placeholders = {name: found for name, *found in listed}
    irish = dict(re.findall(r"^(\w+)=(.+)$", text(PACKAGING / "windows" / "Irish.isl"), re.MULTILINE))
    said = {name: sentence for name, sentence in irish.items() if not name.startswith("Language")}
    assert said.keys() <= placeholders.keys()
    assert {name for name in placeholders if name.startswith("PrivilegesRequiredOverride")} <= said.keys()
    for name, sentence in said.items():
        assert sorted(set(re.findall(r"%[1-9]|\[[a-z/]+\]", sentence))) == placeholders[name], name


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has these desktops")
@pytest.mark.parametrize(
    ("command", "file"),
    [
        (["appstreamcli", "validate", "--no-net", "--pedantic"], "twentyfive.metainfo.xml"),
        (["desktop-file-validate"], "twentyfive.desktop"),
    ],
)
def test_description_and_menu_are_as_the_desktops_agreed(command: list[str], file: str) -> None:
    if not shutil.which(command[0]):
        lacking(f"install {command[0]} (packages appstream, desktop-file-utils)")
    done = subprocess.run([*command, LINUX / file], capture_output=True, text=True, check=False)
    # The word for who makes it is newer than AppStream 1.0.
    told = [line for line in done.stdout.splitlines() if "unknown-tag developer" not in line]
    assert [line for line in told if line.startswith(("E:", "W:", "I:", "P:")) or "error" in line] == []


@pytest.mark.parametrize(("write", "largest"), [(icons.write_ico, 256), (icons.write_icns, 1024)])
def test_icon_has_every_size_and_is_no_empty_picture(
    write: Callable[[Path], None], largest: int, tmp_path: Path
) -> None:
    path = tmp_path / write.__name__.replace("write_", "icon.")
    write(path)
    reader = QImageReader(str(path))
    sizes = []
    for number in range(reader.imageCount()):
        reader.jumpToImage(number)
        picture = reader.read()
        sizes.append(picture.width())
        seen = {picture.pixel(x, picture.height() // 2) for x in range(picture.width())}
        assert len(seen) > 3
    assert {32, 64, 128, 256, largest} <= set(sizes)


def test_every_icon_that_linux_is_given_is_there() -> None:
    for size in icons.DRAWN:
        assert QImageReader(str(icons.ICONS / f"twentyfive-{size}.png")).size().width() == size


def test_every_licence_has_its_text_and_every_text_its_part() -> None:
    told = json.loads(text(ROOT / "resources" / "licences.json"))
    named = {file for part in told for file in part["texts"]}
    assert named == {path.name for path in (ROOT / "resources" / "licences").iterdir()}
    assert all(len(full) > 500 for part in licences() for full in part.texts)
    assert licences()[0].version == __version__
    assert text(ROOT / "resources" / "licences" / "twentyfive.txt") == text(ROOT / "LICENSE")


def test_every_dependency_is_among_the_licences() -> None:
    told = {part["version_of"] for part in json.loads(text(ROOT / "resources" / "licences.json"))}
    project = tomllib.loads(text(ROOT / "pyproject.toml"))["project"]
    wanted = {re.split("[^A-Za-z0-9_-]", dependency)[0].replace("-", "_") for dependency in project["dependencies"]}
    assert wanted <= told


def test_copyright_file_tells_all_of_it() -> None:
    told = for_linux.copyright_text()
    assert all(part.name in told and part.holder in told for part in licences())
    assert "/usr/share/common-licenses/LGPL-3" in told


def test_nothing_is_left_out_that_the_program_imports() -> None:
    """The modules named in lean.py may be asked for by others, never by the program; the environments are not in it."""
    used, package = set[str](), ROOT / "twentyfive"
    for path in {*package.rglob("*.py")} - {*(package / "env").rglob("*.py")}:
        for node in ast.walk(ast.parse(text(path))):
            if isinstance(node, ast.Import):
                used |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom):
                used |= {f"{node.module}", *(f"{node.module}.{name.name}" for name in node.names)}
    assert used & set(EXCLUDED) == set()


def test_what_belonged_to_a_library_left_out_goes_with_it() -> None:
    core = ("Qt/lib/QtCore.framework/Versions/A/QtCore", "", "BINARY")
    network = ("Qt/lib/QtNetwork.framework/Versions/A/QtNetwork", "", "BINARY")
    kept = [
        ("Qt/lib/QtCore.framework/Versions/Current", "A", "SYMLINK"),
        ("QtCore", core[0], "SYMLINK"),
        ("twentyfive/resources/licences.json", "", "DATA"),
        ("twentyfive/resources/translations/twentyfive_ga.qm", "", "DATA"),
        ("Qt/translations/qtbase_ga.qm", "", "DATA"),
    ]
    dropped = [
        ("Qt/lib/QtNetwork.framework/Versions/Current", "A", "SYMLINK"),
        ("QtNetwork", network[0], "SYMLINK"),
        ("Qt/translations/qtbase_de.qm", "", "DATA"),
    ]
    assert only_used([*kept, *dropped], [core, network], [core], ["ga"]) == kept


@pytest.mark.parametrize(("system", "icon"), [("linux", ".ico"), ("darwin", ".icns"), ("win32", ".ico")])
def test_bundle_is_described_for_every_system(system: str, icon: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The description is carried out with all of PyInstaller that does something taken away."""
    done: dict[str, tuple[tuple[Any, ...], dict[str, Any]]] = {}

    def noted(name: str) -> Callable[..., SimpleNamespace]:
        def note(*arguments: Any, **options: Any) -> SimpleNamespace:
            done[name] = (arguments, options)
            return SimpleNamespace(binaries=[], datas=[], pure=[], scripts=[])

        return note

    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr("PyInstaller.building.datastruct.Tree", noted("Tree"))
    for name in ("write_ico", "write_icns"):
        monkeypatch.setattr(icons, name, noted(name))
    steps = {name: noted(name) for name in ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")}
    description = PACKAGING / "twentyfive.spec"
    exec(compile(text(description), description, "exec"), {"SPECPATH": str(PACKAGING), **steps})
    ((script,),) = done["Analysis"][0]
    assert Path(script).is_file()
    assert {row.module for row in ROUTES.values()} - {""} <= {*done["Analysis"][1]["hiddenimports"]}
    program = done["EXE"][1]
    assert program["icon"].endswith(icon)
    assert (program["console"], program["strip"]) == (False, system == "linux")
    assert __version__ in text(Path(program["version"]))
    assert done["write_ico"][0][0].name == "twentyfive.ico"
    assert Path(done["Tree"][0][0]).name == "resources"
    told = [name for name, _, _ in done["COLLECT"][0][4]]
    for part in ("pyside6", "websockets", "segno", "ifaddr", "pynacl"):
        assert any(part in name.lower() and name.endswith("METADATA") for name in told), part
    application = done["BUNDLE"][1]
    assert application["name"] == "Twenty-Five.app"
    assert application["info_plist"]["CFBundleShortVersionString"] == __version__
    plistlib.dumps(application["info_plist"])


def test_installer_needs_no_administrator_and_no_name_without_spaces() -> None:
    installer = text(PACKAGING / "windows" / "twentyfive.iss")
    assert "\nPrivilegesRequired=lowest\n" in installer
    opened = re.findall(r'shell.open.command"; ValueType: string; ValueData: "(.+)"$', installer, re.MULTILINE)
    assert {*opened} == {'""{app}\\twentyfive.exe"" ""%1""'}


def test_uninstaller_keeps_games_unless_somebody_says_yes() -> None:
    installer = text(PACKAGING / "windows" / "twentyfive.iss")
    assert "[UninstallDelete]" not in installer
    removed, code = installer.split("[Code]")
    (folder,) = re.findall(r'#define OfThePerson "(.+)"', removed)
    assert folder == f"{{userappdata}}\\{NAME}"
    assert removed.count("OfThePerson") == 1
    question = code.split("DelTree")[0]
    assert "not UninstallSilent" in question
    assert "MB_DEFBUTTON2) = IDYES" in question, "Enter keeps them"
    assert code.count("DelTree") == 1
    assert "DelTree(ExpandConstant('{#OfThePerson}')" in code


def test_windows_knows_the_program_for_one_of_today() -> None:
    """It takes paths of any length, where the system does, and the rights of whoever starts it."""
    manifest = ElementTree.fromstring(winmanifest.create_application_manifest())
    assert manifest.findtext(".//{*}longPathAware") == "true"
    levels = [
        element.get("level") for element in manifest.iter("{urn:schemas-microsoft-com:asm.v3}requestedExecutionLevel")
    ]
    assert levels == ["asInvoker"]


def test_firewalls_are_told_the_ports_of_a_table_and_no_others() -> None:
    installer = text(PACKAGING / "windows" / "twentyfive.iss")
    assert f'#define Ports "{PORTS[0]}-{PORTS[-1]}"' in installer
    assert f'#define AskedAt "{ASKED_AT}"' in installer
    (rule,) = re.findall(r"#define Rule (.+)", installer)
    assert all(limit in rule for limit in ("dir=in", "profile=private", "remoteip=localsubnet", "twentyfive.exe"))
    assert '#define Allow Rule + "TCP localport=" + Ports\n' in installer
    assert '#define AllowAsking Rule + "UDP localport=" + AskedAt\n' in installer
    profile = configparser.ConfigParser()
    profile.read(LINUX / "twentyfive.ufw", encoding="utf-8")
    assert profile["Twenty-Five"]["ports"] == f"{PORTS[0]}:{PORTS[-1]}/tcp|{ASKED_AT}/udp"


def test_every_rule_of_the_firewall_goes_with_the_program() -> None:
    installer = text(PACKAGING / "windows" / "twentyfive.iss")
    install, uninstall = installer.split("[Run]")[1].split("[UninstallRun]")
    for task in ("phones", "phonesasked"):
        for rule in ("{#Allow}", "{#AllowAsking}"):
            assert re.search(rf"{rule}.*Tasks: {task}$", install, re.MULTILINE)
        assert re.search(rf"Forget.*Tasks: {task}$", uninstall, re.MULTILINE)


def test_mac_says_why_it_asks_for_the_local_network() -> None:
    assert "Phones" in str(for_macos.properties(__version__)["NSLocalNetworkUsageDescription"])


def test_entitlements_can_be_read() -> None:
    entitlements = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert entitlements
    assert all(value is True for value in entitlements.values())


@pytest.mark.parametrize("page", for_linux.man_pages(), ids=lambda page: page.name)
def test_man_page_tells_every_option(page: Path) -> None:
    told, english = text(page).replace("\\-", "-"), text(LINUX / "twentyfive.6")
    options = re.findall(r'add_argument\(\s*"(--[a-z-]+)"', text(ROOT / "twentyfive" / "command_line.py"))
    assert len(options) > 2
    assert [option for option in options if option not in told] == []
    assert text(page).count("\n.SH ") == english.count("\n.SH ")


def test_man_pages_lie_where_man_looks_for_them() -> None:
    assert list(for_linux.man_pages().values()) == ["man6", *(f"{language}/man6" for language in LANGUAGES)]


def test_tests_run_on_every_system_with_the_oldest_and_the_newest_python() -> None:
    workflow = text(WORKFLOWS / "workflows" / "tests.yml")
    lint, fast, full = (re.split(rf"\n  {job}:\n", workflow)[1] for job in ("lint", "fast", "full"))
    assert "dev.py lint" in lint
    assert all(f"{system}-" in fast for system in ("ubuntu", "windows", "macos"))
    oldest = tomllib.loads(text(ROOT / "pyproject.toml"))["project"]["requires-python"].removeprefix(">=")
    assert re.search(rf'python: \["{re.escape(oldest)}", "3\.\d+"\]', fast)
    assert "dev.py test\n" in fast
    assert "dev.py test --full\n" in full
    assert "dev.py test --full\n" in text(ROOT / ".ci" / "run")


def test_every_tool_has_one_version() -> None:
    names = [line.split("==")[0] for line in text(PACKAGING / "constraints.txt").splitlines() if "==" in line]
    extras = tomllib.loads(text(ROOT / "pyproject.toml"))["project"]["optional-dependencies"]
    tools = {re.split(r"[>=;\[]", each)[0].lower() for each in extras["dev"]} - {"twentyfive"}
    assert tools | {"pip-audit"} == set(names)
    lock = json.loads(text(PACKAGING / "javascript" / "package-lock.json"))
    assert all("resolved" not in package for package in lock["packages"].values())


@pytest.mark.parametrize(("schema", "files"), SCHEMAS.items())
def test_workflows_say_what_workflows_may_say(schema: str, files: str) -> None:
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}"]
    paths = map(str, sorted(WORKFLOWS.glob(files)))
    done = subprocess.run([*command, *paths], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_index_is_given_what_was_released_and_knows_the_workflow_without_a_password() -> None:
    made, given = (text(WORKFLOWS / "workflows" / name) for name in ("packages.yml", "python.yml"))
    assert "twine check --strict" in made
    assert "types: [published]" in given
    assert "id-token: write" in given
    assert "secrets." not in given
    assert re.search(r"gh-action-pypi-publish@[0-9a-f]{40} ", given), "whose tags others can move"


def test_release_is_attested_before_it_is_drafted() -> None:
    release = text(WORKFLOWS / "workflows" / "packages.yml").split("\n  release:\n")[1]
    assert all(f"{right}: write\n" in release for right in ("attestations", "contents", "id-token"))
    assert (
        0 < release.index("SHA256SUMS") < release.index("attest-build-provenance@") < release.index("gh release create")
    )


def test_all_that_goes_into_the_bundle_has_one_version_and_its_checksums() -> None:
    told = text(PACKAGING / "locked.txt")
    with_sums = re.findall(r"^([a-z0-9-]+)==(\S+).*(?:\\\n +--hash=sha256:[0-9a-f]{64} ?)+", told, re.MULTILINE)
    assert len(with_sums) == len(re.findall(r"^\w", told, re.MULTILINE))
    locked = dict(with_sums)
    project = tomllib.loads(text(ROOT / "pyproject.toml"))["project"]
    for each in map(Requirement, [*project["dependencies"], *project["optional-dependencies"]["bundle"]]):
        assert each.specifier.contains(locked[each.name.lower()]), each
    for name, version in re.findall(r"^(\S+)==(\S+)", text(LINUX / "flatpak.txt"), re.MULTILINE):
        assert locked.get(name.lower().replace("_", "-"), version) == version, name
    assert "--require-hashes --requirement packaging/locked.txt" in text(WORKFLOWS / "workflows" / "versions.yml")


def test_every_package_made_is_taken_along() -> None:
    workflow = text(WORKFLOWS / "workflows" / "packages.yml")
    assert "dev.py package --check" in workflow
    assert all(
        f"dist/*{ending}\n" in workflow
        for ending in (".AppImage", ".cdx.json", ".deb", ".dmg", ".exe", ".tar.xz", ".zip")
    )


def test_packages_are_made_for_every_machine_that_is_promised() -> None:
    workflow = text(WORKFLOWS / "workflows" / "packages.yml")
    (images,) = re.findall(r"^ +os: \[(ubuntu-.*)\]$", workflow, re.MULTILINE)
    for system, machines in (("ubuntu", 2), ("windows", len(for_windows.ARCHITECTURES)), ("macos", len(MACHINES))):
        assert images.count(f"{system}-") == machines
    assert "name: ${{ runner.os }}-${{ runner.arch }}\n" in workflow, "else one would take the place of another"
    assert manifests.ARCHITECTURES.keys() == for_windows.ARCHITECTURES.keys()
    installer = text(PACKAGING / "windows" / "twentyfive.iss")
    for setting in ("ArchitecturesAllowed", "ArchitecturesInstallIn64BitMode"):
        assert f"\n{setting}={{#Architecture}}\n" in installer


def test_installer_gets_every_word_that_it_is_not_given(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    commands = list[list[str]]()
    monkeypatch.setattr("shutil.which", lambda _: "iscc")
    monkeypatch.setattr("subprocess.run", lambda command, **_: commands.append(command))
    monkeypatch.setattr("platform.machine", lambda: "ARM64")
    bundle = tmp_path / "twentyfive"
    bundle.mkdir()
    archive, installer = for_windows.packages(bundle, "1.2.3")
    assert (archive.name, installer.name) == (
        "twentyfive-1.2.3-windows-arm64.zip",
        "twentyfive-1.2.3-windows-arm64-setup.exe",
    )
    given = {word.removeprefix("/D").split("=")[0] for word in commands[0] if word.startswith("/D")}
    script = text(PACKAGING / "windows" / "twentyfive.iss")
    assert set(re.findall(r"\{#(\w+)\}", script)) <= given | set(re.findall(r"#define (\w+)", script))
    assert "/DArchitecture=arm64" in commands[0]


def test_workflows_install_what_qt_asks_for() -> None:
    action = text(WORKFLOWS / "actions" / "system" / "action.yml").split()
    tools = f"{dev.DESKTOP} {dev.TOOLS['package --check']} {dev.OPTIONAL_TOOLS['package --check']}"
    packages = [*PACKAGES.values(), *COMPILING.values(), *tools.split()[1::2]]
    assert [package for package in packages if package not in action] == []
