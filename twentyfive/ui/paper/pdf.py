"""Pages as a PDF file, with text that can be searched and read aloud, and pictures of lines and curves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QMarginsF
from PySide6.QtGui import QPainter, QPdfWriter

from twentyfive.presentation.paper.formats import Paper
from twentyfive.ui.paper.formats import UNITS_PER_INCH, page_size
from twentyfive.ui.paper.marks import Page
from twentyfive.wording.grammar.texts import language_of_texts

_CREATOR: Final = "Twenty-Five"


def language_of_text() -> str:
    """Return the code of the language in which the words on a page are now, as PDF files have it: "fr-CA"."""
    return QLocale(language_of_texts()).bcp47Name()


def pdf_of(pages: Sequence[Page], paper: Paper, title: str, language: str) -> bytes:
    """Return the pages as the content of a PDF file.

    Args:
        pages: the pages, at least one.
        paper: the paper for which they were laid out.
        title: the title of the document, which readers show in their window.
        language: the code of the language of its text, for programs that read it aloud.
    """
    content = QByteArray()
    buffer = QBuffer(content)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(UNITS_PER_INCH)
    writer.setPageSize(page_size(paper))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    writer.setTitle(title)
    writer.setCreator(_CREATOR)
    writer.setAuthor(_CREATOR)
    writer.setDocumentXmpMetadata(_metadata(title, language))
    painter = QPainter(writer)
    for number, page in enumerate(pages):
        if number:
            writer.newPage()
        page.paint(painter)
    painter.end()
    buffer.close()
    return bytes(content.data())


def _metadata(title: str, language: str) -> QByteArray:
    """Return the title, the creator and the language in the form of XMP, in which Qt writes no language."""
    text = f"""<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">{escape(title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>{_CREATOR}</rdf:li></rdf:Seq></dc:creator>
<dc:language><rdf:Bag><rdf:li>{escape(language)}</rdf:li></rdf:Bag></dc:language>
<xmp:CreatorTool>{_CREATOR}</xmp:CreatorTool>
</rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="w"?>"""
    return QByteArray(text.encode())
