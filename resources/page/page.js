/* A phone's page: it shows what the host has said, and nothing else. A card that was tapped is on its way until a sheet
   says otherwise. */

import { act } from "./acts.js";
import { patch } from "./dom.js";
import { DECKS, loadDeck, loadSamples } from "./faces.js";
import { connect, CUT_SHOWN, isCutFor, link, whenChanged } from "./host.js";
import { codeView, joinView, lookingView, troubleView, waitingView } from "./join.js";
import { overlayView } from "./menu.js";
import { measure } from "./room.js";
import { allowSignals } from "./signals.js";
import { state, takeAddress } from "./state.js";
import { tableView } from "./table.js";
import { words } from "./words.js";

const app = document.getElementById("app");
const PASSES = 6; // until the room for cards is what the page with these cards leaves

const acting = Object.fromEntries(
  Object.entries(act).map(([name, does]) => [
    name,
    (...given) => {
      does(...given);
      draw();
    },
  ]),
);

/* The page */

function draw() {
  const { settings } = state;
  const wanted = settings.deck || (settings.size === 2 ? "large" : "");
  state.deck = DECKS.includes(wanted) ? wanted : DECKS[0];
  loadDeck(state.deck, draw);
  if (state.overlay === "menu") loadSamples(draw);
  const root = document.documentElement;
  root.dataset.scheme = scheme();
  root.dataset.size = settings.size;
  root.dataset.hand = settings.leftHand ? "left" : "right";
  document.title = [
    state.sheet && state.sheet.turn && words.yourTurn,
    state.welcome ? state.welcome.game : "Twenty-Five",
  ]
    .filter(Boolean)
    .join(" · ");
  /** @type {any} */
  const focused = document.activeElement;
  const place = focused && focused.dataset.card ? cards().indexOf(focused) : -1;
  patch(app, [view()]);
  for (let pass = 1; pass < PASSES && measure(app); pass += 1) patch(app, [view()]);
  focusAfter(focused, place);
}

function view() {
  if (state.trouble) return troubleView(state.trouble, acting);
  const isLost = isCutFor(CUT_SHOWN);
  if (!link.ended && (!state.welcome || (isLost && !state.sheet))) return lookingView(state, acting);
  if (!state.welcome) return codeView(state, acting);
  if (!state.you) return joinView(state, acting);
  if (!state.sheet) return waitingView(state, acting);
  return state.overlay && !isLost ? overlayView(state, acting) : tableView(state, acting);
}

function cards() {
  /** @type {NodeListOf<HTMLElement>} */
  const found = app.querySelectorAll("[data-card]");
  return Array.from(found);
}

/** Keep the focus: on what was asked for, else on the card beside one that has gone, else on the words. */
function focusAfter(before, place) {
  const wanted = state.focus && app.querySelector(state.focus);
  state.focus = null;
  if (wanted) {
    wanted.focus();
    if (wanted.select) wanted.select();
  } else if (before && before !== document.body && !before.isConnected) {
    const near = place >= 0 ? cards()[Math.min(place, cards().length - 1)] : null;
    /** @type {HTMLElement} */
    const other = near || app.querySelector(".line, h1");
    if (other) other.focus({ preventScroll: true });
  }
}

function scheme() {
  const { scheme: wanted } = state.settings;
  if (wanted !== "auto") return wanted;
  if (matchMedia("(prefers-contrast: more)").matches) return "contrast";
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

function walk(event) {
  const all = cards();
  const at = all.findIndex((card) => card === document.activeElement);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step && at >= 0) all[(at + step + all.length) % all.length].focus();
  if (event.key === "Escape" && state.overlay) acting.open(null);
  if (event.key === "Escape" && state.lifted) {
    state.lifted = null;
    draw();
  }
}

addEventListener("keydown", walk);
addEventListener("resize", draw);
addEventListener("pointerdown", allowSignals);
addEventListener("keydown", allowSignals);
for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)", "(min-aspect-ratio: 6/5)"])
  matchMedia(query).addEventListener("change", draw);
addEventListener("hashchange", () => takeAddress() && connect());
setInterval(() => Object.keys(state.ends).length && draw(), 1000);
whenChanged(draw);
connect();
