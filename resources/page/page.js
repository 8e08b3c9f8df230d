/* A phone's page: what it knows, what it does when the host or the person does something. It shows only what the host
   has said: a card that was tapped is on its way until a sheet says otherwise, and nothing is sent twice by itself. */

import { patch } from "./dom.js";
import { DECKS, loadRest } from "./faces.js";
import { codeView, joinView, troubleView, waitingView } from "./join.js";
import { Link } from "./link.js";
import { forgetTable, keepTable, knownTable, recall, remember } from "./memory.js";
import { overlayView } from "./menu.js";
import { allowSound, signalTurn } from "./signals.js";
import { tableView } from "./table.js";
import { say, words } from "./words.js";

const PROTOCOL = 1;
const CUT_SHOWN = 1200; // ms until "Looking for the table" fills the page: a short cut is told in the line
const AGAIN = 3000; // ms after which a card on its way may be sent once more by hand
const FULL_SHEET = { say: "", turn: false, hands: [], ask: null, trick: null, last_trick: null, turned: null, trump: null, facts: "", scores: [], result: null, may: [], hint: "", jumped: false };
const FULL_ASK = { explanation: "", puts_out: 0 };
const WAYS = { removed: "joinAgain", elsewhere: "playHere", full: "tryAgain", version: "reload", too_fast: "tryAgain" };
const WORDS_OF = { host_left: "hostLeft", too_fast: "tooFast", code: "badCode" };
const STANDARD = { size: 1, scheme: "auto", deck: "classic", oneTap: false, leftHand: false, vibrate: true, sound: false };

const app = document.getElementById("app");
const live = document.getElementById("live");
const urlCode = decodeURIComponent(location.pathname.slice(1)).toUpperCase();
const wide = matchMedia("(min-aspect-ratio: 6/5)");

const state = {
  name: recall("name", ""),
  code: /^[0-9A-Z]{4}$/.test(urlCode) ? urlCode : "",
  settings: { ...STANDARD, ...recall("settings", {}) },
  room: { hand: [0, 0], cloth: [0, 0], plate: 30, facts: 0 },
  people: { seats: [], paused: "", note: "" },
  ends: {},
  secondsLeft,
};
fresh();

/** Forget all that a connection has told; what it sent is not sent again. */
function fresh() {
  Object.assign(state, { welcome: null, you: null, sheet: null, question: null, sitting: null, trouble: null, cut: false, overlay: null, leaving: false, showsLast: false, said: "", needsName: false });
  settle();
}

function settle() {
  Object.assign(state, { sent: null, chosen: null, lifted: null, sentReady: false });
}

/* The connection */

const link = new Link({ url: `ws://${location.host}/ws`, hello, heard, cut });

function hello() {
  const table = usesToken() ? knownTable() : null;
  const first = { t: "hello", v: PROTOCOL, speaks: "sheet", page: document.documentElement.dataset.page || "", lang: (navigator.language || "").slice(0, 16) };
  return table ? { ...first, token: table.token, name: state.name } : { ...first, code: state.code, name: state.name };
}

/** Return whether the page comes back: it has been here before, and was not given another table's code. */
function usesToken() {
  const table = knownTable();
  return Boolean(table && table.token && (!state.code || state.code === table.code));
}

function connect() {
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
  const take = { welcome: takeWelcome, you: takeYou, sheet: takeSheet, people: takePeople, question: takeQuestion, no: takeNo, closing: takeClosing }[message.t];
  if (take) take(message);
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
  settle();
  if (!usesToken()) Object.assign(state, { you: null, sheet: null });
  Object.assign(state, { welcome: { rules: [], ...message }, question: null, sitting: null });
  takePeople(message);
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

function takeQuestion(message) {
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
  state.code = returning ? code : "";
  connect();
  if (!returning) state.said = text;
}

/* Times */

function deadline(name, seconds) {
  if (seconds === null || seconds === undefined) delete state.ends[name];
  else state.ends[name] = performance.now() + seconds * 1000;
}

function secondsLeft(name) {
  return name in state.ends ? Math.max(0, Math.ceil((state.ends[name] - performance.now()) / 1000)) : null;
}

setInterval(() => Object.keys(state.ends).length && draw(), 1000);

/* The person */

function refuse(text) {
  state.said = text;
  tell(text);
}

function tell(text) {
  // The same words twice are told twice.
  live.textContent = live.textContent === text ? `${text}\u00A0` : text;
}

function send(message, mark) {
  if (state.sent && performance.now() - state.sent.when < AGAIN) return;
  if (!link.send(message)) return;
  state.sent = { at: state.sheet.at, when: performance.now(), ...mark };
  state.lifted = null;
  state.said = "";
}

const act = {
  tap(card) {
    const { sheet } = state;
    const isOut = (state.chosen || outOf(sheet)).includes(card.card);
    if (state.cut || state.sent) return;
    if (card.move && card.offered) {
      if (state.settings.oneTap) act.play(card);
      else state.lifted = state.lifted === card.card ? null : card.card;
      state.said = "";
    } else if (sheet.ask && sheet.ask.puts_out && (card.offered || isOut)) {
      const out = state.chosen || outOf(sheet);
      const rest = out.filter((other) => other !== card.card);
      choose(isOut ? rest : sheet.ask.puts_out === 1 ? [card.card] : [...rest, card.card]);
    } else refuse(card.why_not || `${card.name}.`);
  },
  play(card) {
    send({ t: "move", at: state.sheet.at, move: card.move }, { card: card.card, sign: card.sign });
    tell(say("onItsWay", { card: card.name }));
  },
  choose(choice) {
    if (state.sent) return;
    if (choice.why_not || choice.does === "nothing") refuse(choice.why_not);
    else if (choice.does === "move") send({ t: "move", at: state.sheet.at, move: choice.move }, { answer: choice.label });
    else choose([], choice.does === "leave");
  },
  ask(what) {
    send({ t: "ask", at: state.sheet.at, what }, { wish: what });
  },
  askFromMenu(what) {
    state.overlay = null;
    act.ask(what);
  },
  sign(sign) {
    state.sentReady = link.send({ t: "sign", sign }) && sign === "ready";
  },
  signFromMenu(sign) {
    state.overlay = null;
    act.sign(sign);
  },
  reply(yes) {
    if (link.send({ t: "answer", q: state.question.q, yes })) takeQuestion({ text: "" });
  },
  toggleLast() {
    state.showsLast = !state.showsLast;
    if (state.showsLast) tell(state.sheet.last_trick.cards.map((card) => say("playedBy", { who: card.who, card: card.name })).join(", "));
  },
  open(overlay) {
    Object.assign(state, { overlay, leaving: false });
    state.focus = overlay ? "h1" : ".bar button:last-child";
  },
  set(name, value) {
    state.settings = { ...state.settings, [name]: value };
    remember("settings", state.settings);
  },
  rename(name) {
    state.name = name;
    remember("name", name.trim());
  },
  sit(where) {
    state.needsName = !state.name.trim() && where.takes !== "none";
    if (state.needsName) {
      refuse(words.nameFirst);
      state.focus = "#name";
    } else if (link.send({ t: "sit", ...where, name: state.name.trim() })) Object.assign(state, { sitting: where, said: "" });
  },
  tryCode(code) {
    state.code = code.trim().toUpperCase();
    connect();
  },
  leaving(sure) {
    state.leaving = sure;
  },
  leave() {
    link.send({ t: "bye" });
    link.end();
    forgetTable(state.welcome.table);
    fresh();
    state.trouble = { text: words.left, way: "joinAgain" };
  },
  joinAgain() {
    if (state.you && link.send({ t: "bye" })) forgetTable(state.welcome.table);
    connect();
  },
  comeBack: connect,
  reload() {
    location.reload();
  },
};

function choose(out, leave = false) {
  if (link.send({ t: "choose", at: state.sheet.at, out, ...(leave ? { leave } : {}) })) Object.assign(state, { chosen: out, said: "" });
}

function outOf(sheet) {
  return sheet.hands.flatMap((hand) => hand.cards).filter((card) => card.out).map((card) => card.card);
}

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
  state.deck = DECKS.includes(settings.deck) ? settings.deck : STANDARD.deck;
  const root = document.documentElement;
  root.dataset.scheme = scheme();
  root.dataset.size = settings.size;
  root.dataset.hand = settings.leftHand ? "left" : "right";
  document.title = [state.sheet && state.sheet.turn && words.yourTurn, state.welcome ? state.welcome.game : "Twenty-Five"].filter(Boolean).join(" · ");
  const focused = document.activeElement;
  const place = focused && focused.dataset.card ? cards().indexOf(focused) : -1;
  patch(app, [view()]);
  if (measure()) patch(app, [view()]);
  focusAfter(focused, place);
}

function view() {
  const cutLong = state.cut && performance.now() - state.cutAt >= CUT_SHOWN;
  if (state.trouble) return troubleView(state.trouble, acting);
  if (!link.ended && (cutLong || !state.welcome)) return troubleView({ text: words.looking }, acting);
  if (!state.welcome) return codeView(state, acting);
  if (!state.you) return joinView(state, acting);
  if (!state.sheet) return waitingView(state, acting);
  return state.overlay ? overlayView(state, acting) : tableView(state, acting);
}

/** Measure the room for cards; return whether it has changed. */
function measure() {
  const hand = app.querySelector(".hands");
  const cloth = app.querySelector(".cloth");
  const plate = app.querySelector(".plate");
  if (!cloth) return false;
  const facts = cloth.querySelector(".facts");
  const { size } = state.settings;
  const share = wide.matches ? (state.sheet.ask || size > 1 ? 0.33 : 0.42) : size === 2 ? 0.2 : innerHeight < 640 ? 0.3 : 0.36;
  const most = Math.min(270, innerHeight * share);
  const room = {
    hand: hand ? [hand.clientWidth - 16, most] : [0, 0],
    cloth: [cloth.clientWidth - 16, cloth.clientHeight - 16],
    plate: plate ? plate.offsetHeight : 30,
    facts: facts ? facts.offsetHeight : 0,
  };
  const changed = JSON.stringify(room) !== JSON.stringify(state.room);
  state.room = room;
  return changed;
}

function cards() {
  return Array.from(app.querySelectorAll("[data-card]"));
}

/** Keep the focus: on what was asked for, else on the card beside one that has gone, else on the words. */
function focusAfter(before, place) {
  const wanted = state.focus && app.querySelector(state.focus);
  state.focus = null;
  if (wanted) wanted.focus();
  else if (before && before !== document.body && !before.isConnected) {
    const near = place >= 0 ? cards()[Math.min(place, cards().length - 1)] : null;
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
  const at = all.indexOf(document.activeElement);
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
addEventListener("pointerdown", allowSound);
addEventListener("keydown", allowSound);
for (const query of ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"]) matchMedia(query).addEventListener("change", draw);
addEventListener("load", () => setTimeout(() => loadRest(state.deck), 3000));
connect();
