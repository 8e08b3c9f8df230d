"""The files that the generator writes, and their places in the resources."""

from pathlib import Path

from .decks import DECKS, deck_files
from .icons import SIZES, icon_image
from .ornaments import emblem, icon, plait_corner, plait_tile, suit_picture
from .people import PEOPLE
from .suits import SUITS
from .svg import written

RESOURCES = Path(__file__).resolve().parents[2]


def drawings() -> dict[str, str]:
    """The text of every file that is not an image of pixels, by its path within the resources."""
    cards = {f"cards/{deck.ident}/{name}": text for deck in DECKS for name, text in deck_files(deck).items()}
    portraits = {f"characters/{key}.svg": written(drawn()) for key, drawn in PEOPLE.items()}
    signs = {f"art/suit-{suit}.svg": written(suit_picture(suit)) for suit in SUITS}
    return {
        **cards,
        **portraits,
        **signs,
        "art/emblem.svg": written(emblem()),
        "art/plait.svg": written(plait_tile()),
        "art/plait-corner.svg": written(plait_corner()),
        "icons/twentyfive.svg": written(icon()),
    }


def icon_path(size: int) -> str:
    """The path of the icon of that size within the resources."""
    return f"icons/twentyfive-{size}.png"


def write_all() -> None:
    """Draw everything and write it, replacing the old files."""
    texts = drawings()
    for path, text in texts.items():
        _place(path).write_bytes(text.encode())
    for size in SIZES:
        icon_image(size).save(str(_place(icon_path(size))))
    print(f"{len(texts)} drawings and {len(SIZES)} icons, written to {RESOURCES}")


def _place(path: str) -> Path:
    file = RESOURCES / path
    file.parent.mkdir(parents=True, exist_ok=True)
    return file
