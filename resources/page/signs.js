/* Small signs: of suits, and the tally of tricks. */

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

/** Describe a tally of tricks: five strokes, the fifth across. More than five are told as a figure. */
export function tally(tricks) {
  const count = Number(tricks);
  if (!count) return null;
  if (!(count <= 5)) return h("span", { class: "figure" }, tricks);
  const strokes = Array.from({ length: Math.min(count, 4) }, (_, at) => `M${3 + at * 4} 2 V14`);
  if (count === 5) strokes.push("M0 11 L18 5");
  return h("svg", { class: "tally", viewBox: "0 0 18 16", "aria-hidden": "true" }, h("path", { d: strokes.join(" ") }));
}
