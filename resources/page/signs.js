/* Small signs: of suits and cards, and the dots of tricks. */

import { h } from "./dom.js";

const SIGNS = { C: "♣", D: "♦", H: "♥", S: "♠" };

/** Describe the sign of a suit, for the eye alone. */
export function suitSign(suit, kind) {
  return h(
    "span",
    { class: `${kind} ${"HD".includes(suit) ? "red" : ""}`, "aria-hidden": "true" },
    SIGNS[suit] + "\uFE0E",
  );
}

/** Return the short name of a card: "3♠". */
export function cardSign({ card, name }) {
  const sign = SIGNS[card.slice(-1)];
  return sign ? card.slice(0, -1) + sign : name;
}

/** Describe the tricks that a side has taken, as dots. */
export function pips(tricks) {
  return tricks && h("i", { class: "pips", vars: { tricks } });
}
