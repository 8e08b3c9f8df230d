/* The room: how large the cards and the texts of the table may be, so that what a person needs is in sight. */

import { state } from "./state.js";

const SMALLER = [1, 0.9, 0.8, 0.71, 0.63, 0.56, 0.5]; // parts of the size that a person has chosen
const HAND = 0.18; // of the height of a page for a hand in one row, so that the cards of the trick are as large
const IN_ROW = 5; // cards
const LEAST_TEXT = 14; // px
const LOW = 700; // px: the height of a page below which a question needs some of the room of the hand
const LEAST_FIGURE = 11; // px: scores of ten, at the top of the table; the page of the scores has them large

/** Whether the cloth lies beside the hand, as in page.css. While a phone turns, a media query is late in WebKit. */
export const isWide = () => innerWidth >= 1.2 * innerHeight;

/** Fit the texts to the page, and measure the room for cards; return whether that has changed. */
export function measure(app) {
  const cloth = app.querySelector(".table .cloth");
  if (!cloth) return false;
  fit(app.querySelector(".scores"), LEAST_FIGURE, holds);
  fit(app.querySelector(".panel"), LEAST_TEXT, (panel) => asks(panel) && (isWide() || isOpen(cloth)));
  fit(cloth.querySelector(".result, .no-trick"), LEAST_FIGURE, () => cloth.scrollHeight <= cloth.clientHeight + 1);
  const hand = app.querySelector(".hands");
  const facts = cloth.querySelector(".facts");
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const others = Array.from(app.querySelectorAll(".other-hand, .hands .title"), (each) => each.offsetHeight);
  const other = others.reduce((all, each) => all + each, 0);
  const cards = Math.max(...state.sheet.hands.map((each) => each.cards.length));
  const share = isWide() || cards > IN_ROW ? handShare(other > 0) : HAND;
  const most = Math.min(270, innerHeight * share - (isWide() ? other : 0));
  const room = {
    hand: hand ? [hand.clientWidth - 16, most] : [0, 0],
    cloth: [cloth.clientWidth - 12, cloth.clientHeight - 8],
    facts: facts ? facts.offsetHeight : 0,
    rem,
  };
  const changed = JSON.stringify(room) !== JSON.stringify(state.room);
  state.room = room;
  return changed;
}

/** Return the share of the height that the hand may have: beside a question, a hint or large words it is less. */
function handShare(hasOther) {
  const { size } = state.settings;
  const isAsked = state.sheet.ask || state.question;
  const isTold = state.sheet.hint || state.said || state.people.note || hasOther;
  if (isWide()) return isAsked ? 0.3 : isTold || size > 1 ? 0.33 : 0.38;
  if (size === 2) return 0.2;
  if (state.sheet.trick && !isAsked) return 0.26;
  if (innerHeight < LOW) return isAsked || isTold ? 0.25 : 0.31;
  return 0.36;
}

/** Make a text as large as is wanted, or as large as it may be for `fits`, but no smaller than `least`. */
function fit(element, least, fits) {
  if (!element) return;
  for (const [at, part] of SMALLER.entries()) {
    element.style.setProperty("--part", part);
    element.classList.toggle("tight", part < 1);
    const next = (parseFloat(getComputedStyle(element).fontSize) / part) * (SMALLER[at + 1] || 0);
    if (next < least || fits(element)) return;
  }
}

/** Whether the cloth has room for a trick, or for names while something is asked. Large words may take more of it. */
function isOpen(cloth) {
  const { sheet, settings, cut } = state;
  const [most, least] = !sheet.trick || cut ? [0.2, 0.12] : sheet.ask ? [0.24, 0.22] : [0.34, 0.26];
  return cloth.clientHeight >= (settings.size === 2 ? least : most) * innerHeight;
}

/** Whether all scores are whole. */
function holds(scores) {
  return Array.from(scores.querySelectorAll("span")).every((each) => each.scrollWidth <= each.clientWidth);
}

/** Whether the line and the answers are in sight. */
function asks(panel) {
  const scrolled = panel.scrollTop;
  panel.scrollTop = 0;
  const bottom = panel.getBoundingClientRect().bottom;
  const line = panel.querySelector(".line").getBoundingClientRect();
  const answers = Array.from(panel.querySelectorAll(".choice"), (each) => each.getBoundingClientRect());
  panel.scrollTop = scrolled;
  return line.bottom <= bottom && answers.every((each) => each.top >= line.bottom - 1 && each.bottom <= bottom);
}
