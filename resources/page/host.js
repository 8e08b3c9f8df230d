/* What the host says, and what becomes of it. Nothing that was sent is sent again by itself after the connection was lost. */

import { defaults } from "./defaults.js";
import { Link } from "./link.js";
import { forgetTable, keepTable, knownTable, recall, remember } from "./memory.js";
import { Exchange, isShortCode, randomId, secretOfCode, secretOfToken } from "./sealing.js";
import { signalTurn } from "./signals.js";
import { deadline, fresh, refuse, settle, state, takeCode, tell } from "./state.js";
import { words } from "./words.js";

const PROTOCOL = 3;
export const CUT_SHOWN = 1200; // ms until a cut is said; a page without a hand is then filled by it
export const MOVED_AFTER = 4000; // ms until the other addresses of the table are offered
export const HELP_AFTER = 20000; // ms until the page says what a person can see to
const WAYS = { removed: "joinAgain", elsewhere: "playHere", version: "reload" };
const WORDS_OF = { host_left: "hostLeft", too_fast: "tooFast", code: "badCode" };
const ASKS_AGAIN = ["code", "gone", "locked", "spent"]; // after these the page asks for the code
const gone = new Set(); // tokens that the host did not know; only a seal could make sure, so that none is forgotten

let draw = () => {};

/** Call a function whenever something has changed. */
export function whenChanged(does) {
  draw = does;
}

export const link = new Link({ url: `ws://${location.host}/ws`, exchange, hello, heard, cut });

function exchange() {
  if (!recall("who", "")) remember("who", randomId());
  return new Exchange(PROTOCOL, recall("who", ""), chooseSecret);
}

/**
 * Return the secret for the table that was found: the token of this table, else what was typed or scanned for it, and
 * nothing of another table; null if the person has to be asked.
 */
function chooseSecret({ table, lock, shut }) {
  const known = knownTable(table);
  Object.assign(state, { table, token: known && !gone.has(known.token) ? known.token : "" });
  if (state.token) return secretOfToken(state.token);
  if (shut) state.trouble = { text: words.shut, way: "tryAgain" };
  if (shut || !state.code || (state.lock && state.lock !== lock)) return null;
  takeCode(state.code, lock);
  return secretOfCode(state.code);
}

function hello() {
  state.greeted = false;
  const { token } = state;
  const first = {
    t: "hello",
    v: PROTOCOL,
    speaks: "sheet",
    page: document.documentElement.dataset.page || "",
    lang: (navigator.language || "").slice(0, 16),
  };
  return { ...first, ...(token ? { token } : {}), name: state.name };
}

/** Look for the table. Which one it is tells what can be proved there. */
export function connect() {
  fresh();
  link.start();
  draw();
}

function cut() {
  if (link.ended) {
    draw();
    return;
  }
  if (!state.cut) {
    state.cut = performance.now();
    sayAfter(CUT_SHOWN, words.looking);
    sayAfter(MOVED_AFTER);
    sayAfter(HELP_AFTER, words.lookingHelp);
  }
  settle();
  draw();
}

/** Show what the page has to tell once the connection has been lost for so many milliseconds, and say a text. */
function sayAfter(time, text = "") {
  const { cut: since } = state;
  setTimeout(() => {
    if (state.cut !== since || state.trouble) return;
    if (text) tell(text);
    draw();
  }, time);
}

function heard(message) {
  if (message.t !== "closing") {
    if (isCutFor(CUT_SHOWN)) state.wasLost = true;
    state.cut = 0;
    state.trouble = null;
  }
  const take = takes[message.t];
  if (take && (state.welcome || ["welcome", "drive", "closing"].includes(message.t))) take(message);
  draw();
}

/** What becomes of each kind of message; a page of its own adds to it. */
export const takes = {
  welcome: takeWelcome,
  you: takeYou,
  sheet: takeSheet,
  people: takePeople,
  question: takeQuestion,
  no: takeNo,
  ways: takeWays,
  closing: takeClosing,
};

/** Load the page again if the host serves another by now; return whether. */
export function isOtherPage({ page }) {
  const mine = document.documentElement.dataset.page;
  if (!page || !mine || page === mine || recall("reloaded", "") === page) return false;
  remember("reloaded", page);
  location.reload();
  return true;
}

function takeWelcome(message) {
  if (isOtherPage(message)) return;
  // A second welcome on one connection asks to choose a seat again.
  if (!state.token || state.greeted) Object.assign(state, { you: null, sheet: null, overlay: null });
  settle();
  Object.assign(state, { welcome: message, question: null, sitting: null, said: "" });
  takePeople(message);
  if (state.looksOn && !state.greeted) link.send({ t: "sit", takes: "none" });
  state.greeted = true;
}

function takeYou(message) {
  state.you = message;
  state.sitting = null;
  if (message.token) state.token = message.token;
  if (state.token) keepTable({ id: state.welcome.table, token: state.token });
}

/** Note where the table can be found if this address is none of its own any more. */
function takeWays({ at }) {
  state.ways = at.filter((way) => way !== location.host);
}

function takeSheet(message) {
  const before = state.sheet;
  const sheet = { ...defaults.sheet, ...message };
  const moved = !before || before.at !== sheet.at;
  state.sheet = sheet;
  state.chosen = null;
  if (moved) {
    settle();
    state.said = "";
  }
  if (state.sent && state.sent.at !== sheet.at) state.sent = null;
  if (state.sent && state.sent.wish) state.sent = null;
  if (sheet.turn && moved) state.showsLast = false;
  if (!sheet.last_trick) state.showsLast = false;
  if (sheet.say && moved) tell(sheet.say);
  else if (!before || state.wasLost) tell(sheet.line);
  else if (sheet.hint && sheet.hint !== before.hint) tell(sheet.hint);
  else if (sheet.ask && before.ask && sheet.ask.question !== before.ask.question) tell(sheet.ask.question);
  state.wasLost = false;
  if (sheet.turn && !(before && before.turn)) signalTurn(state.settings);
}

function takePeople(message) {
  state.people = { ...defaults.people, ...message };
  for (const seat of state.people.seats) deadline(`seat${seat.seat}`, seat.stands_in);
}

export function takeQuestion(message) {
  state.question = message.text ? message : null;
  deadline("question", message.text ? message.seconds : null);
  if (message.text) tell(message.text);
}

function takeNo(message) {
  settle();
  state.sitting = null;
  refuse(message.text);
}

function takeClosing({ why, text }) {
  const said = text || words[WORDS_OF[why] || why] || why;
  if (why === "host_left") {
    state.trouble = { text: said };
    return;
  }
  link.end();
  fresh();
  if (ASKS_AGAIN.includes(why)) askAgain(why, said);
  else {
    if (why === "removed") forgetTable(state.table);
    state.trouble = { text: said, way: WAYS[why] || "tryAgain" };
  }
}

/** Ask for the code and say why, unless the person has given another that may be right. Nothing is tried twice. */
function askAgain(why, said) {
  const wasKey = state.code && !isShortCode(state.code);
  if (why === "gone") gone.add(state.token);
  else if (why === "code") takeCode("");
  if (why === "gone" && state.code) connect();
  refuse(why === "code" && wasKey ? words.oldKey : said);
}

/** Return whether the connection has been lost for so many milliseconds. */
export function isCutFor(time) {
  return state.cut && performance.now() - state.cut >= time;
}
