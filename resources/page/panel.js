/* The panel above the hand: the line, or what is asked, with its answers. */

import { h, signed } from "./dom.js";
import { HELP_AFTER, isCutFor, MOVED_AFTER } from "./host.js";
import { isWide } from "./room.js";
import { suitSign } from "./signs.js";
import { say, words } from "./words.js";

export function panelView(state, act) {
  const { text, more, buttons, turn } = panelParts(state, act);
  const [headline, detail] = text.split("\n");
  const number = buttons.length <= 2 ? "two few" : buttons.length <= 4 ? "few" : buttons.length > 6 ? "many" : "";
  return h(
    "section",
    {
      class: `panel paper ${turn ? "turn" : ""}`,
      key: "panel",
      "aria-label": state.sheet.ask ? state.sheet.ask.question : words.thisTrick,
    },
    h(
      "p",
      { class: "line", tabindex: "-1" },
      turn && h("span", { class: "mark", "aria-hidden": "true" }),
      signed(headline),
      detail && h("span", { class: "detail" }, "\n", signed(detail)),
    ),
    h(
      "div",
      { class: "more" },
      more.filter(Boolean).map((each) => h("p", {}, signed(each))),
    ),
    buttons.length > 0 && h("div", { class: `choices ${number}` }, buttons),
  );
}

function panelParts(state, act) {
  const { sheet, people, question } = state;
  const may = (what) => sheet.may.includes(what);
  const plain = (text, buttons = [], more = []) => ({ text, buttons, more, turn: false });
  if (state.cut) {
    const { more, buttons } = lookingParts(state, act);
    return plain(words.looking, buttons, more);
  }
  if (question) {
    const left = state.secondsLeft("question");
    return plain(
      question.text,
      [button("no", words.no, () => act.reply(false)), button("yes", words.yes, () => act.reply(true), "primary")],
      [left !== null && say("seconds", { number: left })],
    );
  }
  if (people.paused)
    return plain(
      people.paused,
      may("resume") ? [button("resume", words.goOn, () => act.ask("resume"), "primary")] : [],
    );
  if (may("back")) return plain(sheet.line, [button("back", words.amBack, () => act.ask("back"), "primary")]);
  if (sheet.result) return resultParts(state, act, plain);
  if (state.you && state.you.waits) return plain(state.you.waits, [], [sheet.line]);
  const more = [state.said, sheet.hint];
  const plays = [isWide() && playButton(state, act)].filter(Boolean);
  const soon = state.secondsLeft(`seat${sheet.seat}`);
  if (soon !== null) more.push(say("seconds", { number: soon }));
  if (state.sent)
    return plain(state.sent.sign ? say("onItsWay", { card: state.sent.sign }) : words.sending, [], [sheet.line]);
  if (sheet.ask)
    return {
      text: sheet.ask.question,
      more: [sheet.ask.explanation, ...more],
      turn: sheet.turn,
      buttons: [...sheet.ask.choices.map((choice) => choiceView(choice, act)), ...plays],
    };
  return { text: sheet.line, more, turn: sheet.turn, buttons: plays };
}

/** Return what helps while the table is looked for: what to see to, and its other addresses. */
export function lookingParts({ ways }, act) {
  const others = isCutFor(MOVED_AFTER) ? ways : [];
  return {
    more: [isCutFor(HELP_AFTER) && words.lookingHelp, others.length > 0 && words.movedPerhaps],
    buttons: others.map((way) => button(way, say("lookAt", { way }), () => act.lookAt(way))),
  };
}

function resultParts({ sheet, people, sentReady }, act, plain) {
  const mine = people.seats.find((seat) => seat.seat === sheet.seat);
  const note = [people.note];
  if (mine && mine.ready) return plain(words.youAreReady, [], people.note ? note : [sheet.line]);
  if (!sheet.may.includes("ready")) return plain(sheet.line, [], note);
  const label = sentReady ? words.sending : sheet.result.over ? words.again : words.ready;
  return plain(sheet.line, [button("ready", label, () => act.sign("ready"), "primary")], note);
}

function button(key, label, press, kind = "") {
  return h("button", { class: `choice ${kind}`, key, onclick: press }, signed(label));
}

function choiceView(choice, act) {
  const off = choice.does === "nothing" || choice.why_not;
  return h(
    "button",
    {
      class: `choice ${choice.usual && !off ? "primary" : ""} ${choice.advised ? "advised" : ""} ${off ? "off" : ""}`,
      key: choice.label,
      onclick: () => act.choose(choice),
      "aria-disabled": off ? "true" : null,
    },
    h("span", { class: "label" }, choice.suit && [suitSign(choice.suit, "sign"), " "], signed(choice.label)),
    choice.note && h("span", { class: "note" }, signed(choice.note)),
    choice.why_not && h("span", { class: "unseen" }, ` ${choice.why_not}`),
    choice.advised && h("span", { class: "pill" }, words.tip),
  );
}

/** Describe the button that plays the card that was lifted; null if none was. */
export function playButton(state, act) {
  const card = state.lifted && cardsToPlay(state.sheet).find((each) => each.card === state.lifted);
  if (!card) return null;
  return h(
    "button",
    {
      class: "choice primary play",
      key: "play",
      onclick: () => act.play(card),
      "aria-label": say("play", { card: card.name }),
    },
    signed(say("play", { card: card.sign })),
  );
}

/** Return all cards that the guest may play now. */
function cardsToPlay(sheet) {
  return sheet.hands.flatMap((hand) => hand.cards).filter((card) => card.move && card.offered);
}
