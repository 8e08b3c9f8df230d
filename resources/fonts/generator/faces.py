"""The files of the typefaces, and how each differs from its source."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

from resources.fonts.generator.signs import Sign, signs

FOLDER: Final = Path(__file__).parents[1]

BOLD: Final = 700


@dataclass(frozen=True)
class Face:
    """A file to write.

    Attributes:
        family: the name of the family.
        weight: the weight that it is for, 400 or 700.
        source: the file that it is made of, in the folder of the packages.
        above, below: parts of an em for a line above and below its baseline: what its letters take, with their accents.
            The middle of the capitals is the middle of this, so that words stand in the middle of a button.
        larger: how much larger its letters are than those of the source in the same size.
    """

    family: str
    weight: int
    source: str
    above: float
    below: float
    larger: float = 1

    @property
    def style(self) -> str:
        return "Bold" if self.weight == BOLD else "Regular"

    @property
    def file(self) -> str:
        return f"{self.family.replace(' ', '')}-{self.style}.ttf"


TEXT: Final = tuple(
    Face(
        "Twentyfive Text", weight, f"atkinson-hyperlegible-next/{name}/AtkinsonHyperlegibleNext_{name}.ttf", 0.92, 0.25
    )
    for weight, name in ((400, "400Regular"), (BOLD, "700Bold"))
)
TITLE: Final = Face(
    "Twentyfive Title", BOLD, "eb-garamond/600SemiBold/EBGaramond_600SemiBold.ttf", 0.95, 0.25, larger=1.15
)


def write_all(sources: Path) -> None:
    """Write the files of both families."""
    letters: set[int] = set()
    for face in TEXT:
        font = TTFont(sources / face.source, recalcTimestamp=False)
        letters |= set(font.getBestCmap())
        _open_zero(font)
        _add_signs(font)
        _write(font, face)
    font = TTFont(sources / TITLE.source, recalcTimestamp=False)
    _keep(font, letters)
    _write(font, TITLE)


def _open_zero(font: Any) -> None:
    """Take the slash out of the zero: its outer line stays, and what is within is that of the O, made as narrow.

    The zero for columns of figures is drawn as the other one.
    """
    glyphs, zero = font["glyf"], font["glyf"]["zero"]
    points, ends, flags = zero.getCoordinates(glyphs)
    letter, letter_ends, letter_flags = glyphs["O"].getCoordinates(glyphs)
    outer, hole = ends[0] + 1, letter_ends[0] + 1
    from_box, to_box = _box(letter[hole:]), _box(points[outer:])
    within = [
        tuple(round(_moved(at, *from_box[axis], *to_box[axis])) for axis, at in enumerate(point))
        for point in letter[hole:]
    ]
    zero.coordinates = GlyphCoordinates([*points[:outer], *within])
    zero.flags = flags[:outer] + letter_flags[hole:]
    zero.endPtsOfContours = [outer - 1, outer + len(within) - 1]
    zero.numberOfContours = 2
    zero.recalcBounds(glyphs)


def _box(points: Any) -> list[tuple[float, float]]:
    """The least and the greatest of x and of y."""
    return [(min(axis), max(axis)) for axis in zip(*points, strict=True)]


def _moved(at: float, low: float, high: float, to_low: float, to_high: float) -> float:
    return to_low + (at - low) * (to_high - to_low) / (high - low)


def _add_signs(font: Any) -> None:
    """Add the signs, and two characters that look like others: the narrow space, and the hyphen without a break."""
    metrics, outlines, names = font["OS/2"], font["glyf"], font.getBestCmap()
    upright = _box(outlines["bar"].getCoordinates(outlines)[0])[0]
    for sign, drawn in signs(font["head"].unitsPerEm, metrics.sCapHeight, upright[1] - upright[0]).items():
        _add(font, sign, drawn)
    for table in font["cmap"].tables:
        table.cmap.update({0x2011: names[ord("-")]})
    _add(font, "\N{NARROW NO-BREAK SPACE}", Sign(None, 0.7 * font["hmtx"][names[ord(" ")]][0]))


def _add(font: Any, character: str, sign: Sign) -> None:
    pen = TTGlyphPen(None)
    if sign.outline is not None:
        sign.outline.draw(Cu2QuPen(pen, 1))
    name = f"uni{ord(character):04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"].glyphs[name] = pen.glyph()
    font["glyf"].glyphOrder = font.getGlyphOrder()
    font["hmtx"][name] = (round(sign.width), round(sign.outline.bounds[0]) if sign.outline is not None else 0)
    for table in font["cmap"].tables:
        table.cmap[ord(character)] = name


def _keep(font: Any, letters: set[int]) -> None:
    """Leave out what no title needs: other scripts, small capitals, old figures, swashes."""
    options = Options()
    options.layout_features = ["ccmp", "kern", "liga", "locl", "mark", "tnum"]
    options.name_IDs = ["*"]
    options.notdef_outline = True
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)


def _write(font: Any, face: Face) -> None:
    """Name the font, give it the room of a line, and write it."""
    bold = face.weight == BOLD
    names = font["name"]
    whole = f"{face.family} {face.style}"
    after = f"{names.getDebugName(4)}, {names.getDebugName(5)}"
    kept = {number: names.getDebugName(number) for number in (0, 13, 14)}
    names.names = []
    given = {
        **kept,
        1: face.family,
        2: face.style,
        3: f"1.0;{whole}",
        4: whole,
        5: "Version 1.000",
        6: face.file.removesuffix(".ttf"),
        10: f"Changed by the twentyfive authors, after {after}.",
    }
    for number, words in sorted(given.items()):
        names.setName(words, number, 3, 1, 0x409)
    for axis in ("STAT", "DSIG"):
        if axis in font:
            del font[axis]
    head, line, metrics = font["head"], font["hhea"], font["OS/2"]
    head.macStyle, head.fontRevision = int(bold), 1.0
    metrics.usWeightClass = face.weight
    metrics.fsSelection = 1 << 7 | (1 << 5 if bold else 1 << 6)
    head.unitsPerEm = round(head.unitsPerEm / face.larger)
    above, below = (round(part * head.unitsPerEm) for part in (face.above, face.below))
    line.ascent = metrics.sTypoAscender = metrics.usWinAscent = above
    line.descent, metrics.sTypoDescender, metrics.usWinDescent = -below, -below, below
    line.lineGap = metrics.sTypoLineGap = 0
    font.save(FOLDER / face.file)
