/* The pictures of the cards, and where those of a hand lie. */

import { decks, samples } from "./decks.js";
import { h } from "./dom.js";

const FREE = 60; // px of every card stay free for a finger
const ROW = 74; // px between two rows
const RATIO = 1.4;
const WIDEST = 150;
const GAP = 8;
const MOST = 200; // px: the width of a card on the cloth
const LEAST = 28; // px: the same
const LATER = 2000; // ms until a file that did not come is asked for again: a table takes only so many at a time

export const DECKS = Object.keys(decks);

const asked = new Set(); // addresses
const faces = {}; // what the files hold, by deck and card
const pictures = {}; // addresses of pictures made of it

/** Describe the picture of a card, once its deck is loaded. Beside a text that names the card, `name` is empty. */
export function face(deck, card, name = "") {
  const key = `${deck}/${card}`;
  const svg = (faces[deck] || {})[card];
  if (!pictures[key] && svg) pictures[key] = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  return h("img", { src: pictures[key], alt: name, width: 250, height: 350, draggable: "false", "data-face": key });
}

/**
 * Load a deck, whole: whoever listens sees that it is asked for, and never which cards are held. A file that did not
 * come is asked for again later. `done` is called when it is there.
 */
export function loadDeck(deck, done) {
  load(decks[deck], (found) => add(deck, found), done);
}

/** Load the cards by which a deck is chosen. */
export function loadSamples(done) {
  load(samples, (found) => DECKS.forEach((deck) => add(deck, found[deck])), done);
}

function add(deck, found) {
  faces[deck] = { ...found, ...faces[deck] };
}

async function load(address, take, done) {
  if (asked.has(address)) return;
  asked.add(address);
  let found;
  try {
    found = await fetched(address);
  } catch {
    asked.delete(address);
    setTimeout(load, LATER, address, take, done);
    return;
  }
  take(found);
  done();
}

async function fetched(address) {
  const response = await fetch(address);
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
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

/**
 * Return the width of the cells of a trick and of its cards, `count` cells in so much room, each with a plate over its
 * card whose height is `plate` of the width of the cell: in so many rows that the cards are largest.
 */
export function layTrick(count, width, height, plate) {
  let best = { cell: 0, card: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const cell = Math.floor(width / columns);
    const tall = height / Math.ceil(count / columns) - plate(cell) - 6;
    const card = Math.floor(Math.min(MOST, cell - GAP, tall / RATIO));
    if (card > best.card) best = { cell, card };
  }
  return best.card < LEAST ? { ...best, card: LEAST } : best;
}
