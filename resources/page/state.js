/* What the page knows: of the host, of the person, of this device. */

import { recall, remember } from "./memory.js";
import { isCode, readCode } from "./sealing.js";
import { words } from "./words.js";

export const STANDARD = {
  size: 1,
  scheme: "auto",
  deck: "classic",
  oneTap: false,
  leftHand: false,
  vibrate: true,
  sound: false,
};

const live = document.getElementById("live");
export const state = {
  name: recall("name", ""),
  code: recall("code", ""), // or the key of the QR code
  settings: { ...STANDARD, ...recall("settings", {}) },
  room: { hand: [0, 0], cloth: [0, 0], plate: 30, told: 17, note: 18, facts: 0, cell: 61 },
  people: { seats: [], paused: "", note: "" },
  ends: {},
  secondsLeft,
};
fresh();
takeAddress();

/** Take the key from the address, if it has one; return whether. It is behind the sign that no browser sends on. */
export function takeAddress() {
  const code = readCode(location.hash);
  if (!isCode(code)) return false;
  history.replaceState(null, "", location.pathname);
  takeCode(code);
  return true;
}

/** Remember a code or a key from now on. */
export function takeCode(code) {
  state.code = code;
  remember("code", code);
}

/** Forget all that a connection has told; what it sent is not sent again. */
export function fresh() {
  Object.assign(state, {
    welcome: null,
    you: null,
    sheet: null,
    question: null,
    sitting: null,
    trouble: null,
    cut: false,
    overlay: null,
    leaving: false,
    showsLast: false,
    greeted: false,
    said: "",
    needsName: false,
  });
  settle();
}

export function settle() {
  Object.assign(state, { sent: null, chosen: null, lifted: null, sentReady: false });
}

/** Note when something ends that takes so many seconds from now; null: nothing does. */
export function deadline(name, seconds) {
  if (seconds === null || seconds === undefined) delete state.ends[name];
  else state.ends[name] = performance.now() + seconds * 1000;
}

/** Return the seconds that are left; null if nothing was noted. */
export function secondsLeft(name) {
  return name in state.ends ? Math.max(0, Math.ceil((state.ends[name] - performance.now()) / 1000)) : null;
}

/** Show and say why something cannot be. */
export function refuse(text) {
  state.said = text;
  tell(text);
}

/** Let a screen reader say a text. */
export function tell(text) {
  // The same words twice are told twice.
  live.textContent = live.textContent === text ? `${text}\u00A0` : text;
}

/** Return the cards that the host knows to be chosen to be put out. */
export function outOf(sheet) {
  return sheet.hands
    .flatMap((hand) => hand.cards)
    .filter((card) => card.out)
    .map((card) => card.card);
}
