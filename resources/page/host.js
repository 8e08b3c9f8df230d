/* What the host says, and what becomes of it. Nothing that was sent is sent again by itself after the connection was lost. */

import { Link } from "./link.js";
import { forgetTable, keepTable, knownTable, recall, remember } from "./memory.js";
import { Exchange, secretOfCode, secretOfToken } from "./sealing.js";
import { signalTurn } from "./signals.js";
import { deadline, fresh, refuse, settle, state, takeCode, tell } from "./state.js";
import { words } from "./words.js";

const PROTOCOL = 1;
const CUT_SHOWN = 1200; // ms until "Looking for the table" fills the page: a short cut is told in the line
const FULL_SHEET = {
  say: "",
  turn: false,
  hands: [],
  ask: null,
  trick: null,
  last_trick: null,
  turned: null,
  trump: null,
  facts: "",
  scores: [],
  result: null,
  may: [],
  hint: "",
  jumped: false,
};
const FULL_ASK = { explanation: "", puts_out: 0 };
const WAYS = { removed: "joinAgain", elsewhere: "playHere", full: "tryAgain", version: "reload", too_fast: "tryAgain" };
const WORDS_OF = { host_left: "hostLeft", too_fast: "tooFast", code: "badCode" };

let draw = () => {};

/** Call a function whenever something has changed. */
export function whenChanged(does) {
  draw = does;
}

export const link = new Link({ url: `ws://${location.host}/ws`, exchange, hello, heard, cut });

function exchange() {
  return new Exchange(usesToken() ? secretOfToken(knownTable().token) : secretOfCode(state.code), PROTOCOL);
}

function hello() {
  state.greeted = false;
  const table = usesToken() ? knownTable() : null;
  const first = {
    t: "hello",
    v: PROTOCOL,
    speaks: "sheet",
    page: document.documentElement.dataset.page || "",
    lang: (navigator.language || "").slice(0, 16),
  };
  return { ...first, ...(table ? { token: table.token } : {}), name: state.name };
}

/** Return whether the page comes back: it has been here before, and was not given another table's code. */
function usesToken() {
  const table = knownTable();
  return Boolean(table && table.token && (!state.code || state.code === table.code));
}

export function connect() {
  fresh();
  if (usesToken() || state.code) link.start();
  draw();
}

function cut() {
  if (!state.cut) setTimeout(() => state.cut && draw(), CUT_SHOWN);
  if (!state.cut) state.cutAt = performance.now();
  state.cut = true;
  settle();
  draw();
}

function heard(message) {
  if (message.t !== "closing") {
    state.cut = false;
    state.trouble = null;
  }
  const take = {
    welcome: takeWelcome,
    you: takeYou,
    sheet: takeSheet,
    people: takePeople,
    question: takeQuestion,
    no: takeNo,
    closing: takeClosing,
  }[message.t];
  if (take && (state.welcome || ["welcome", "closing"].includes(message.t))) take(message);
  draw();
}

function takeWelcome(message) {
  const mine = document.documentElement.dataset.page;
  if (message.page && mine && message.page !== mine && recall("reloaded", "") !== message.page) {
    remember("reloaded", message.page);
    location.reload();
    return;
  }
  const known = knownTable(message.table);
  if (known && !usesToken() && known.token) {
    keepTable({ ...known, code: state.code });
    link.start();
    return;
  }
  // A second welcome on one connection asks to choose a seat again.
  if (!usesToken() || state.greeted) Object.assign(state, { you: null, sheet: null, overlay: null });
  settle();
  Object.assign(state, { welcome: { rules: [], ...message }, question: null, sitting: null, said: "" });
  takePeople(message);
  if (state.looksOn && !state.greeted) link.send({ t: "sit", takes: "none" });
  state.greeted = true;
}

function takeYou(message) {
  state.you = { waits: "", ...message };
  state.sitting = null;
  const known = knownTable(state.welcome.table);
  const token = message.token || (known && known.token);
  if (token) keepTable({ id: state.welcome.table, token, code: state.code || (known && known.code) || "" });
}

function takeSheet(message) {
  const before = state.sheet;
  const sheet = { ...FULL_SHEET, ...message };
  if (sheet.ask) sheet.ask = { ...FULL_ASK, ...sheet.ask };
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
  else if (!before) tell(sheet.line);
  else if (sheet.hint && sheet.hint !== before.hint) tell(sheet.hint);
  else if (sheet.ask && before.ask && sheet.ask.question !== before.ask.question) tell(sheet.ask.question);
  if (sheet.turn && !(before && before.turn)) signalTurn(state.settings);
}

function takePeople(message) {
  state.people = { paused: "", note: "", ...message };
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
  const key = WORDS_OF[why] || why;
  if (why === "host_left") {
    state.trouble = { text: text || words[key] };
    return;
  }
  link.end();
  if (why === "code") wrongCode(text || words[key]);
  else {
    fresh();
    if (why === "removed") forgetTable((knownTable() || {}).id);
    state.trouble = { text: text || words[key] || why, way: WAYS[why] || "tryAgain" };
  }
}

function wrongCode(text) {
  const returning = usesToken();
  const code = state.code || (returning && knownTable().code) || "";
  if (returning) forgetTable(knownTable().id);
  takeCode(returning ? code : "");
  connect();
  if (!returning) state.said = text;
}

/** Return whether the connection has been lost for longer than a moment. */
export function cutIsLong() {
  return state.cut && performance.now() - state.cutAt >= CUT_SHOWN;
}
