"""A script that measures the table on a page: whether everything has room, is whole and can be touched."""

from __future__ import annotations

from typing import Final

SIZES: Final = {"portrait": (390, 844), "landscape": (844, 390), "small": (320, 568)}

MEASURE: Final = """(() => {
  document.getAnimations().forEach((animation) => animation.finish());
  const faults = [];
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 0) faults.push(`the page is ${wide} px too wide`);
  const seen = (e, x, y) => e.contains(document.elementFromPoint(x, y));
  for (const card of document.querySelectorAll(".card")) {
    const r = card.getBoundingClientRect();
    let across = 0, down = 0;
    for (let x = r.left + 1; x < r.right; x += 1) if (seen(card, x, r.top + 20)) across += 1;
    for (let y = r.top + 1; y < r.bottom; y += 1) if (seen(card, r.left + 8, y)) down += 1;
    if (across < 58 || down < 58) faults.push(`${card.dataset.card} has ${across} × ${down} px free`);
    if (r.left < 0 || r.right > innerWidth || r.bottom > innerHeight) faults.push(`${card.dataset.card} is cut off`);
  }
  for (const button of document.querySelectorAll("button:not(.card)")) {
    const r = button.getBoundingClientRect();
    if (r.width < 59 || r.height < 51) faults.push(`${button.textContent} is ${r.width} × ${r.height}`);
    if (button.scrollWidth > button.clientWidth + 1) faults.push(`${button.textContent} does not fit`);
  }
  for (const text of document.querySelectorAll(".trump, .line, .more p, .choice, .bar span, .plate, h2, td, th")) {
    if (text.scrollWidth > text.clientWidth + 1 && getComputedStyle(text).display !== "inline")
      faults.push(`${text.className} ${text.textContent} is too wide`);
  }
  const bar = document.querySelector(".bar").getBoundingClientRect();
  const play = document.querySelector(".play");
  if (bar.bottom > innerHeight + 1) faults.push("the bar is cut off");
  if (play) {
    const r = play.getBoundingClientRect();
    if (!seen(play, r.left + r.width / 2, r.top + r.height / 2)) faults.push("Play cannot be seen");
  }
  return faults;
})()
"""
"""Returns the faults that it finds as sentences."""
