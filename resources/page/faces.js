/* The pictures of the cards, and where those of a hand lie. */

import { h } from "./dom.js";

export const DECKS = ["classic", "four-colour", "colour-safe", "large", "high-contrast"];

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const ALL = ["JK", ...["C", "D", "H", "S"].flatMap((suit) => RANKS.map((rank) => rank + suit))];
const AT_ONCE = 6;
const FREE = 60; // px of every card stay free for a finger
const ROW = 74; // px between two rows
const RATIO = 1.4;
const WIDEST = 150;
const GAP = 8;
const LATER = 2000; // ms until a face that did not come is asked for again: a table takes only so many at a time

const asked = new Set(); // decks
const loaded = new Map(); // pictures by address, kept so that none is asked for again

/** Return the address of a face; `card` is the card's text form. */
export function faceAddress(deck, card) {
  return new URL(`cards/${deck}/${card}.svg`, import.meta.url).href;
}

/** Describe the picture of a card, once it is loaded. Beside a text that names the card, `name` is empty. */
export function face(deck, card, name = "") {
  const src = faceAddress(deck, card);
  return picture(loaded.has(src) ? src : null, name, src);
}

/** Describe the picture of a card that has nothing to do with a game. */
export function sample(deck, card) {
  return picture(faceAddress(deck, card), "");
}

function picture(src, alt, wanted = null) {
  return h("img", { src, alt, width: 250, height: 350, draggable: "false", "data-face": wanted });
}

/**
 * Load a deck, card by card in the same order whatever is held, as whoever listens sees what is asked for. A face that
 * did not come is asked for again later.
 */
export function loadDeck(deck) {
  if (asked.has(deck)) return;
  asked.add(deck);
  const left = [...ALL];
  const next = () => {
    if (left.length) load(left.shift());
  };
  const load = (card) => {
    const src = faceAddress(deck, card);
    const made = new Image();
    made.onload = () => {
      loaded.set(src, made);
      for (const waiting of document.querySelectorAll(`img[data-face="${src}"]`)) waiting.src = src;
      next();
    };
    made.onerror = () => {
      setTimeout(load, LATER, card);
      next();
    };
    made.src = src;
  };
  for (let count = 0; count < AT_ONCE; count += 1) next();
}

/**
 * Return how a hand lies in so much room: the width and height of a card, the steps between cards and rows, the number
 * in a row, and the height of all. Every card has 60 px free; the fewest rows with the largest cards are taken.
 */
export function layHand(count, width, height) {
  let best = null;
  for (let rows = 1; rows <= Math.max(1, count); rows += 1) {
    const inRow = Math.ceil(count / rows);
    const free = width - FREE * (inRow - 1);
    const card = Math.floor(Math.min(WIDEST, free, (height - (rows - 1) * ROW) / RATIO));
    if (!best || card > best.card * (best.card < FREE ? 1 : 1.1)) best = { rows, inRow, card };
  }
  const card = Math.max(FREE, best.card);
  const step = best.inRow > 1 ? Math.min(card + GAP, (width - card) / (best.inRow - 1)) : 0;
  const tall = Math.round(card * RATIO);
  return { ...best, card, tall, step, row: ROW, height: tall + (best.rows - 1) * ROW };
}

/** Return the width of the cards of a trick, `count` cells of this least width in so much room, each with a plate of
    that height. */
export function layTrick(count, width, height, plate, cell) {
  let best = 0;
  for (let columns = 1; columns <= count; columns += 1) {
    if (columns > 1 && width / columns < cell + 6) break;
    const rows = Math.ceil(count / columns);
    best = Math.max(best, Math.min(width / columns - 12, (height / rows - plate - 12) / RATIO));
  }
  return Math.max(44, Math.min(120, 4 * Math.floor(best / 4)));
}
