/* What the page knows: of the host, of the person, of this device. */

import { keepTable, knownTable, recall, remember } from "./memory.js";
import { isCode, readCode } from "./sealing.js";

const STANDARD = {
  size: 1,
  scheme: "auto",
  deck: "", // until one is chosen, the one that suits the size of the text
  oneTap: false,
  leftHand: false,
  vibrate: true,
  sound: false,
};

const SEAT = /^#seat=(\w{1,32})\.([\w-]{1,64})$/;
const live = document.getElementById("live");
export const state = {
  name: recall("name", ""),
  code: "", // or the key of the QR code
  lock: "", // the lock to which it was found to fit or not to fit, and no other; empty before
  table: "", // the id of the table that was found last
  token: "", // by which the page is known there
  ways: [], // the other addresses of the table
  at: recall("at", 0), // the table of a card drive whose card was scanned last
  settings: { ...STANDARD, ...recall("settings", {}) },
  room: { hand: [0, 0], cloth: [0, 0], facts: 0, rem: 17 },
  people: { seats: [], paused: "", note: "" },
  ends: {},
  secondsLeft,
};
fresh();
Object.assign(state, { code: "", lock: "", ...recall("way in", {}) });
takeAddress();

/**
 * Take the key from the address, or the seat with which the page has moved here, if it has one; return whether. It is
 * behind the sign that no browser sends on.
 */
export function takeAddress() {
  const [, id, token] = SEAT.exec(location.hash) || [];
  const [way, at] = location.hash.split(".");
  const code = readCode(way);
  if (!id && !isCode(code)) return false;
  history.replaceState(null, "", location.pathname);
  if (at && !id) remember("at", (state.at = Number(at)));
  if (!id) takeCode(code);
  else if (!knownTable(id)) keepTable({ id, token });
  return true;
}

/** Return the address of this page at another address of the table, with the seat, which is kept for this one only. */
export function pageAt(way) {
  return `http://${way}/${state.token ? `#seat=${state.table}.${state.token}` : ""}`;
}

/** Remember a code or a key from now on, and the lock that it was given for. */
export function takeCode(code, lock = "") {
  Object.assign(state, { code, lock });
  remember("way in", { code, lock });
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
    cut: 0, // when the connection was lost
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
