/* The pictures of the cards, and where those of a hand lie. */

import { h } from "./dom.js";

export const DECKS = ["classic", "four-colour", "colour-safe", "large", "high-contrast"];

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
const AT_ONCE = 4;
const FREE = 60; // px of every card stay free for a finger
const ROW = 74; // px between two rows
const RATIO = 1.4;
const WIDEST = 150;
const GAP = 8;
const LATER = 2000; // ms until a face that did not come is asked for again: a table takes only so many at a time

const asked = new Set();

/** Return the address of a face; `card` is the card's text form. */
export function faceAddress(deck, card) {
  return new URL(`cards/${deck}/${card}.svg`, import.meta.url).href;
}

/** Describe the picture of a card. Beside a text that names the card, `name` is empty. */
export function face(deck, card, name = "") {
  const picture = { src: faceAddress(deck, card), alt: name, width: 250, height: 350, draggable: "false" };
  return h("img", { ...picture, onerror: askLater });
}

function askLater({ target }) {
  const { src } = target;
  setTimeout(() => target.isConnected && target.src === src && (target.src = src), LATER);
}

/** Load the rest of a deck, four at a time, so that no card has to be waited for. */
export function loadRest(deck) {
  if (asked.has(deck)) return;
  asked.add(deck);
  const names = ["JK", ...Array.from("CDHS", (suit) => RANKS.map((rank) => rank + suit)).flat()];
  const next = () => {
    const name = names.pop();
    if (!name) return;
    const picture = new Image();
    picture.onload = picture.onerror = next;
    picture.src = faceAddress(deck, name);
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

/** Return the width of the cards of a trick, `count` cells in so much room, each with a plate of that height. */
export function layTrick(count, width, height, plate) {
  let best = 0;
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    best = Math.max(best, Math.min(width / columns - 12, (height / rows - plate - 12) / RATIO));
  }
  return Math.max(44, Math.min(120, 4 * Math.floor(best / 4)));
}
