/* The table: trumps and score above, the trick on the cloth, the line with the question, the hand, the bar. */

import { h, icon, signed } from "./dom.js";
import { face, layHand, layTrick } from "./faces.js";
import { BACK, CARDS, CHECK, HINT, MENU, UNDO } from "./icons.js";
import { say, words } from "./words.js";

const SIGNS = { C: "♣", D: "♦", H: "♥", S: "♠" };
const SMALL = 60; // px: the width of a card below which the trick is too small
const QUIET = ["here", "phone", "computer"];

export function tableView(state, act) {
  const hands = handsView(state, act);
  return h(
    "main",
    { class: `table ${hands ? "" : "no-hand"}` },
    h("h1", { class: "unseen" }, state.welcome.game),
    topView(state, act),
    clothView(state),
    panelView(state, act),
    hands,
    barView(state, act),
  );
}

function topView({ sheet }, act) {
  const trump = sheet.trump;
  return h(
    "header",
    { class: "top" },
    trump &&
      h("p", { class: "trump", key: "trump" }, h("span", { class: `big ${"HD".includes(trump.suit) ? "red" : ""}`, "aria-hidden": "true" }, SIGNS[trump.suit] + "\uFE0E"), h("span", {}, trump.text)),
    h(
      "button",
      { class: "scores", key: "scores", onclick: () => act.open("scores"), "aria-label": `${words.scores}: ${sheet.scores.map(scoreText).join(", ")}` },
      h("span", { class: "rows" }, sheet.scores.map((row) => h("span", { class: `score ${row.mine ? "mine" : ""}` }, h("span", {}, row.who), tally(row.tricks), h("b", {}, row.figure))), !sheet.scores.length && words.scores),
    ),
  );
}

function scoreText(row) {
  return [row.who, row.figure, row.tricks && `${row.tricks} ${words.tricks}`].filter(Boolean).join(" ");
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

/* The cloth */

function clothView(state) {
  const { sheet, people, room } = state;
  if (sheet.result) return h("section", { class: "cloth", key: "cloth", "aria-label": words.scores, tabindex: "0" }, resultView(sheet.result, state));
  const trick = state.showsLast ? sheet.last_trick : sheet.trick;
  const all = seatsInOrder(people.seats, sheet.seat).map((seat) => ({ seat, at: trick ? trick.cards.findIndex((card) => card.seat === seat.seat) : -1 }));
  const turned = sheet.turned && !state.showsLast;
  const fit = (count) => layTrick(count + (turned ? 1 : 0), room.cloth[0] - (turned ? 20 : 0), room.cloth[1] - room.facts, room.plate);
  // In a small room no place is kept for cards that have not been played.
  const cells = trick && fit(all.length) < SMALL ? all.filter((cell) => cell.at >= 0) : all;
  const card = trick ? fit(cells.length) : Math.max(64, Math.min(130, (room.cloth[1] - room.facts - 2.6 * room.plate) / 1.8));
  const notes = [state.you && state.you.waits, people.note].filter(Boolean);
  const known = people.seats.map((seat) => seat.seat);
  const others = trick ? trick.cards.filter((laid) => !known.includes(laid.seat)) : [];
  return h(
    "section",
    { class: `cloth ${state.showsLast ? "last" : ""}`, key: "cloth", "aria-label": trick ? trick.title : words.people, vars: { card: `${card}px` }, tabindex: "0" },
    h("p", { class: `facts ${state.showsLast || notes.length ? "told" : ""}` }, (state.showsLast ? [trick.title] : [sheet.facts, ...notes].filter(Boolean)).map((text) => h("span", {}, signed(text)))),
    h(
      "ul",
      { class: `laid ${trick ? "" : "no-trick"}` },
      turned && !trick && turnedView(sheet.turned, state),
      cells.map(({ seat, at }) => h("li", { class: "cell", key: `seat${seat.seat}` }, trick && laidView(trick.cards[at], at, state), plateView(seat, sheet.seat, state))),
      others.map((laid) => h("li", { class: "cell", key: `other${laid.seat}` }, laidView(laid, trick.cards.indexOf(laid), state), h("span", { class: "plate" }, laid.who))),
      turned && trick && turnedView(sheet.turned, state),
    ),
  );
}

function turnedView(turned, { deck }) {
  return h("li", { class: "cell turned", key: "turned" }, h("span", { class: "laid-card" }, face(deck, turned.card, turned.name)), h("span", { class: "note" }, signed(turned.note)));
}

function seatsInOrder(seats, mine) {
  const at = seats.findIndex((seat) => seat.seat === mine) + 1;
  return [...seats.slice(at), ...seats.slice(0, at)];
}

function laidView(laid, at, { deck }) {
  if (!laid) return h("span", { class: "laid-card gap", key: "gap" });
  const pill = laid.wins ? words.best : at === 0 ? words.led : "";
  return h("span", { class: `laid-card ${laid.wins ? "wins" : ""}`, key: laid.card, vars: { turn: `${((laid.seat * 37) % 5) - 2}deg` } }, face(deck, laid.card, say("playedBy", { who: laid.who, card: laid.name })), pill && h("span", { class: "pill" }, pill));
}

function plateView(seat, mine, state) {
  const soon = seat.stands_in === undefined || seat.stands_in === null ? null : state.secondsLeft(`seat${seat.seat}`);
  const told = QUIET.includes(seat.state) ? "" : seat.words;
  return h(
    "span",
    { class: `plate ${seat.seat === mine ? "mine" : ""} ${seat.state}` },
    h("span", { class: "who" }, seat.ready && [icon(CHECK), h("span", { class: "unseen" }, words.isReady + " ")], seat.name),
    (told || soon !== null) && h("span", { class: "told" }, [told, soon !== null && say("seconds", { number: soon })].filter(Boolean).join(" · ")),
  );
}

function resultView(result, { people, sheet }) {
  const mine = sheet.scores.filter((row) => row.mine).map((row) => row.who);
  return h(
    "div",
    { class: "paper result" },
    h("h2", {}, signed(result.title)),
    result.text && h("p", {}, signed(result.text)),
    h("table", {}, h("tbody", {}, result.rows.map(([who, ...figures]) => h("tr", { class: mine.includes(who) ? "mine" : "" }, h("th", { scope: "row" }, who), figures.map((figure) => h("td", {}, figure)))))),
    h("p", { class: "readies" }, people.seats.filter((seat) => seat.ready).map((seat) => h("span", { class: "plate" }, icon(CHECK), seat.name, h("span", { class: "unseen" }, ` ${words.isReady}`)))),
  );
}

/* The line, and what is asked */

function panelView(state, act) {
  const { text, more, buttons, turn } = panelParts(state, act);
  return h(
    "section",
    { class: `panel paper ${turn ? "turn" : ""}`, key: "panel", "aria-label": state.sheet.ask ? state.sheet.ask.question : words.thisTrick },
    h("p", { class: "line", tabindex: "-1" }, turn && h("span", { class: "mark", "aria-hidden": "true" }), signed(text)),
    h("div", { class: "more" }, more.filter(Boolean).map((each) => h("p", {}, signed(each)))),
    buttons.length > 0 && h("div", { class: `choices ${buttons.length <= 2 ? "two few" : buttons.length <= 4 ? "few" : ""}` }, buttons),
  );
}

function panelParts(state, act) {
  const { sheet, people, question } = state;
  const may = (what) => sheet.may.includes(what);
  const plain = (text, buttons = [], more = []) => ({ text, buttons, more, turn: false });
  if (state.cut) return plain(words.looking);
  if (question) {
    const left = state.secondsLeft("question");
    return plain(question.text, [button("no", words.no, () => act.reply(false)), button("yes", words.yes, () => act.reply(true), "primary")], [left !== null && say("seconds", { number: left })]);
  }
  if (people.paused) return plain(people.paused, may("resume") ? [button("resume", words.goOn, () => act.ask("resume"), "primary")] : []);
  if (may("back")) return plain(sheet.line, [button("back", words.amBack, () => act.ask("back"), "primary")]);
  if (sheet.result) return resultParts(state, act, plain);
  const more = [state.said, sheet.hint];
  const soon = state.secondsLeft(`seat${sheet.seat}`);
  if (soon !== null) more.push(say("seconds", { number: soon }));
  if (state.sent) return plain(state.sent.sign ? say("onItsWay", { card: state.sent.sign }) : words.sending, [], [sheet.line]);
  if (sheet.ask) return { text: sheet.ask.question, more: [sheet.ask.explanation, ...more], turn: sheet.turn, buttons: sheet.ask.choices.map((choice) => choiceView(choice, act)).concat(playButton(state, act) || []) };
  return { text: sheet.line, more, turn: sheet.turn, buttons: [playButton(state, act)].filter(Boolean) };
}

function resultParts({ sheet, people, sentReady }, act, plain) {
  const mine = people.seats.find((seat) => seat.seat === sheet.seat);
  if (mine && mine.ready) return plain(words.youAreReady, [], [sheet.line]);
  if (!sheet.may.includes("ready")) return plain(sheet.line);
  return plain(sheet.line, [button("ready", sentReady ? words.sending : words.ready, () => act.sign("ready"), "primary")]);
}

function button(key, label, press, kind = "") {
  return h("button", { class: `choice ${kind}`, key, onclick: press }, signed(label));
}

function choiceView(choice, act) {
  const off = choice.does === "nothing" || choice.why_not;
  return h(
    "button",
    { class: `choice ${choice.usual && !off ? "primary" : ""} ${choice.advised ? "advised" : ""} ${off ? "off" : ""}`, key: choice.label, onclick: () => act.choose(choice), "aria-disabled": off ? "true" : null },
    h("span", { class: "label" }, choice.suit && [h("span", { class: `sign ${"HD".includes(choice.suit) ? "red" : ""}`, "aria-hidden": "true" }, SIGNS[choice.suit] + "\uFE0E"), " "], signed(choice.label)),
    choice.note && h("span", { class: "note" }, signed(choice.note)),
    choice.why_not && h("span", { class: "unseen" }, ` ${choice.why_not}`),
    choice.advised && h("span", { class: "pill" }, words.tip),
  );
}

function playButton(state, act) {
  const card = state.lifted && cardsToPlay(state.sheet).find((each) => each.card === state.lifted);
  if (!card) return null;
  return h("button", { class: "choice primary play", key: "play", onclick: () => act.play(card), "aria-label": say("play", { card: card.name }) }, signed(say("play", { card: card.sign })));
}

/** Return all cards that the guest may play now. */
export function cardsToPlay(sheet) {
  return sheet.hands.flatMap((hand) => hand.cards).filter((card) => card.move && card.offered);
}

/* The hand */

function handsView(state, act) {
  const hands = state.sheet.hands.filter((hand) => hand.cards.length);
  if (!hands.length) return null;
  const active = hands.find((hand) => hand.to_play) || hands[0];
  return h(
    "div",
    { class: "hands", key: "hands" },
    hands.filter((hand) => hand !== active).map((hand) => h("div", { class: "other-hand", key: `small${hand.seat}`, role: "group", "aria-label": hand.title }, h("span", { class: "title" }, hand.title), hand.cards.map((card) => h("span", { class: "mini", key: card.card }, face(state.deck, card.card, card.name))))),
    hands.length > 1 && h("p", { class: "title" }, active.title),
    handView(active, state, act),
  );
}

function handView(hand, state, act) {
  const { room, sheet } = state;
  const place = layHand(hand.cards.length, room.hand[0], room.hand[1]);
  const across = Math.min(hand.cards.length, place.inRow);
  const margin = Math.max(0, (room.hand[0] - place.card - place.step * (across - 1)) / 2);
  return h(
    "div",
    { class: "hand", role: "group", "aria-label": hand.title || words.hand, key: `hand${hand.seat}`, vars: { tall: `${place.height}px`, card: `${place.card}px` } },
    hand.cards.map((card, at) => {
      const row = Math.floor(at / place.inRow);
      const inThis = row < place.rows - 1 ? place.inRow : hand.cards.length - row * place.inRow;
      const shift = ((place.inRow - inThis) * place.step) / 2;
      return cardView(card, { x: margin + (across < place.inRow ? 0 : shift) + (at % place.inRow) * place.step, y: row * place.row }, state, act, hand.to_play && sheet.turn && hand.cards.some((each) => each.offered || each.out));
    }),
  );
}

function cardView(card, { x, y }, state, act, asked) {
  const chosen = state.chosen || state.sheet.hands.flatMap((hand) => hand.cards).filter((each) => each.out).map((each) => each.card);
  const isOut = chosen.includes(card.card);
  const lifted = state.lifted === card.card || (state.sent && state.sent.card === card.card);
  const pending = (state.sent && state.sent.card === card.card) || (state.chosen && isOut !== Boolean(card.out));
  const low = asked && !card.offered && !isOut;
  const kinds = { lifted, low, pending, out: isOut, raised: asked && card.offered && !lifted, advised: card.advised };
  const name = say(isOut ? "putOut" : asked && card.offered ? (card.move ? "mayPlay" : "mayChoose") : "plain", { card: card.name });
  return h(
    "button",
    {
      class: `card ${Object.keys(kinds).filter((kind) => kinds[kind]).join(" ")}`,
      key: card.card,
      vars: { x: `${x}px`, y: `${y}px` },
      onclick: () => act.tap(card),
      "data-card": card.card,
      "aria-label": [card.advised ? say("advised", { card: name }) : name, card.why_not].filter(Boolean).join(". "),
      "aria-pressed": asked && card.offered ? String(Boolean(lifted || isOut)) : null,
      "aria-disabled": asked && card.offered ? null : "true",
    },
    face(state.deck, card.card),
    isOut && h("span", { class: "pill bad" }, "✕ ", words.out),
    card.advised && !isOut && h("span", { class: "pill" }, words.tip),
  );
}

/* The bar */

function barView(state, act) {
  const { sheet } = state;
  const may = (what) => sheet.may.includes(what) && !state.cut;
  return h(
    "nav",
    { class: "bar", key: "bar" },
    barButton("hint", words.hint, HINT, may("hint") && (() => act.ask("hint"))),
    barButton("undo", words.undo, UNDO, may("undo") && (() => act.ask("undo"))),
    barButton("last", state.showsLast ? words.thisTrick : words.lastTrick, state.showsLast ? BACK : CARDS, sheet.last_trick && !sheet.result && act.toggleLast),
    barButton("menu", words.menu, MENU, () => act.open("menu")),
  );
}

function barButton(key, label, path, press) {
  return h("button", { key, class: press ? "" : "off", disabled: !press, onclick: press || null }, icon(path), h("span", {}, label));
}
