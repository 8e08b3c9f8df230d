/* What a person does on the page. */

import { connect, link, takeQuestion } from "./host.js";
import { forgetTable, remember } from "./memory.js";
import { isCode, isShortCode, readCode } from "./sealing.js";
import { fresh, outOf, pageAt, refuse, state, takeCode, tell } from "./state.js";
import { say, words } from "./words.js";

const AGAIN = 3000; // ms after which a card on its way may be sent once more by hand

function send(message, mark) {
  if (state.sent && performance.now() - state.sent.when < AGAIN) return;
  if (!link.send(message)) return;
  state.sent = { at: state.sheet.at, when: performance.now(), ...mark };
  state.lifted = null;
  state.said = "";
}

export const act = {
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
    else if (choice.does === "move")
      send({ t: "move", at: state.sheet.at, move: choice.move }, { answer: choice.label });
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
    if (state.sentReady) return;
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
    if (state.showsLast)
      tell(state.sheet.last_trick.cards.map((card) => say("playedBy", { who: card.who, card: card.name })).join(", "));
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
    } else if (link.send({ t: "sit", ...where, name: state.name.trim() })) {
      Object.assign(state, { sitting: where, said: "", looksOn: where.takes === "none" });
    }
  },
  tryCode(typed) {
    const code = readCode(typed);
    const isNone = !isCode(code) || (code.length === 4 && !isShortCode(code));
    if (isNone) {
      refuse(typed.trim() ? words.codeForm : words.codeFirst);
      state.focus = "#code";
      return;
    }
    takeCode(code);
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
    state.looksOn = false;
    if (state.you && link.send({ t: "bye" })) forgetTable(state.welcome.table);
    connect();
  },
  comeBack: connect,
  lookAt(way) {
    location.href = pageAt(way);
  },
  reload() {
    location.reload();
  },
};

function choose(out, leave = false) {
  if (link.send({ t: "choose", at: state.sheet.at, out, ...(leave ? { leave } : {}) }))
    Object.assign(state, { chosen: out, said: "" });
}
