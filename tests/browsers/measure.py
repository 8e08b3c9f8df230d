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

CONTRAST: Final = """(() => {
  document.getAnimations().forEach((each) => each.effect.getComputedTiming().iterations < 9 && each.finish());
  const LEAST = 4.5;
  const parts = (text) => (text.match(/[\\d.]+/g) || []).map(Number);
  const over = ([r, g, b, a = 1], under) => [r, g, b].map((part, at) => part * a + under[at] * (1 - a));
  const light = (rgb) => {
    const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = rgb.map((part) => linear(part / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ratio = (one, other) => {
    const [more, less] = [light(one), light(other)].sort((x, y) => y - x);
    return (more + 0.05) / (less + 0.05);
  };
  // All grounds on which a text may stand: of a gradient each colour counts.
  const grounds = (element) => {
    const style = getComputedStyle(element);
    const below = element.parentElement ? () => grounds(element.parentElement) : () => [[255, 255, 255]];
    const own = style.backgroundImage.includes("gradient") ? style.backgroundImage.match(/rgba?\\([^)]*\\)/g) : [];
    if (own.length) return own.map((colour) => parts(colour).slice(0, 3));
    const colour = parts(style.backgroundColor);
    if (colour.length === 4 && colour[3] === 0) return below();
    return colour.length === 4 ? below().map((under) => over(colour, under)) : [colour];
  };
  const opacity = (each) => (each ? Number(getComputedStyle(each).opacity) * opacity(each.parentElement) : 1);
  const faults = [];
  const check = (element, colour, what) => {
    for (const ground of grounds(element)) {
      const [r, g, b, a = 1] = parts(colour);
      const found = ratio(over([r, g, b, a * opacity(element)], ground), ground);
      if (found < LEAST) faults.push(`${what}: ${found.toFixed(2)} : 1, ${colour} on ${ground.map(Math.round)}`);
    }
  };
  const isSeen = (element) => element.getClientRects().length && !element.closest(".unseen");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() && isSeen(element)) check(element, getComputedStyle(element).color, node.data.trim());
  }
  for (const drawn of document.querySelectorAll("svg.icon"))
    if (isSeen(drawn)) check(drawn.parentElement, getComputedStyle(drawn).stroke, "a sign");
  for (const field of document.querySelectorAll("input")) check(field, getComputedStyle(field).color, field.id);
  return [...new Set(faults)];
})()
"""
"""Returns each text and sign with less contrast than 4.5 : 1 on its ground, with the contrast, as sentences."""

IN_SIGHT: Final = """(() => {
  document.getAnimations().forEach((each) => each.effect.getComputedTiming().iterations < 9 && each.finish());
  const faults = [];
  const box = (element) => element.getBoundingClientRect();
  const within = (inner, outer) =>
    inner.left >= outer.left - 1 && inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const wide = document.scrollingElement.scrollWidth - innerWidth;
  if (wide > 0) faults.push(`the page is ${wide} px too wide`);
  const scores = document.querySelector(".table .scores");
  if (scores) {
    for (const score of scores.querySelectorAll(".score, .score b"))
      if (!within(box(score), box(scores))) faults.push(`the score ${score.textContent} is cut off`);
    for (const part of scores.querySelectorAll(".score span"))
      if (part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== "inline")
        faults.push(`the name ${part.textContent} is cut off`);
  }
  const cloth = document.querySelector(".table .cloth");
  for (const card of document.querySelectorAll(".cloth .laid-card, .cloth .plate, .cloth .note"))
    if (!within(box(card), box(cloth))) faults.push(`${card.className} ${card.textContent} is not whole on the cloth`);
  const line = document.querySelector(".table .line");
  if (line) {
    const panel = box(document.querySelector(".panel"));
    const lines = document.createRange();
    lines.selectNodeContents(line);
    for (const rect of lines.getClientRects()) {
      const shown = within(rect, panel) && within(rect, screen);
      const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
      if (!shown || !(line.contains(top) || top === line)) {
        faults.push(`the question is not in sight: ${line.textContent}`);
        break;
      }
    }
  }
  const laid = document.querySelector(".table .laid");
  if (laid && !laid.children.length) faults.push("the cloth is empty");
  for (const answer of document.querySelectorAll(".panel .choice"))
    if (!within(box(answer), box(answer.closest(".panel")))) faults.push(`${answer.textContent} is not in sight`);
  for (const pill of document.querySelectorAll(".card .pill")) {
    const { left, right, top, bottom } = box(pill);
    const isSeen = (x) => pill.contains(document.elementFromPoint(x, (top + bottom) / 2));
    if (!isSeen(left + 2) || !isSeen(right - 2)) faults.push(`${pill.textContent} is covered`);
    if (pill.scrollWidth > pill.clientWidth + 1) faults.push(`${pill.textContent} does not fit`);
  }
  for (const button of document.querySelectorAll("button:not(.card)")) {
    if (button.scrollWidth > button.clientWidth + 1) faults.push(`${button.textContent} does not fit`);
  }
  return faults;
})()
"""
"""Returns what is cut off or hidden of scores, cards on the cloth, question, answers and signs, as sentences."""
