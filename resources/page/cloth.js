/* The cloth: trumps, the trick in the order of play, the turned card, and between deals the result. */

import { h, icon, signed } from "./dom.js";
import { face, layTrick } from "./faces.js";
import { CHECK } from "./icons.js";
import { cardSign, suitSign } from "./signs.js";
import { say, words } from "./words.js";

const SMALL = 44; // px: the width of a card below which no place is kept for cards that are still to come
const LOW = 230; // px: the height of the cloth below which the turned card is more than the names
const LEAST = 150; // px: the same below which the turned card is told in a line
const WHOLE = 100; // px: the width of a cell that has "asleep · 17 s" in one line
const QUIET = ["here", "phone", "elsewhere", "computer"];

export function clothView(state) {
  const { sheet, showsLast } = state;
  const laid = showsLast ? sheet.last_trick : sheet.trick;
  const turned = !showsLast && sheet.turned;
  // Before the first card of a deal the turned card has the cloth for itself: somebody may take it.
  const isTaken = sheet.last_trick || (laid && laid.cards.length) || (sheet.turn && !sheet.ask);
  const trick = turned && !isTaken ? null : laid;
  const isLarge = turned && !trick && state.room.cloth[1] > LEAST;
  const name = sheet.result ? words.scores : laid ? laid.title : words.people;
  const { card, cell, cells } = placed(trick, isLarge, state);
  return h(
    "section",
    {
      class: `cloth ${showsLast ? "last" : ""}`,
      key: "cloth",
      "aria-label": name,
      vars: { card: `${card}px`, cell: `${cell}px` },
      tabindex: "0",
    },
    sheet.result
      ? resultView(sheet.result, state)
      : [
          factsView(!isLarge && turned, state),
          h(
            "ul",
            { class: `laid ${trick ? "" : "no-trick"}` },
            isLarge && turnedView(turned, state),
            cells.map(({ seat, laid: played }) =>
              h(
                "li",
                { class: "cell", key: `seat${seat.seat}` },
                plateView(seat, sheet.seat, state),
                trick && laidView(played, trick, seat.seat === sheet.seat, state),
              ),
            ),
          ),
        ],
  );
}

/** Return the cells of the cloth in the order of play, the width that each has, and that of a card. */
function placed(trick, hasTurned, { sheet, people, room, secondsLeft }) {
  const known = people.seats.map((seat) => seat.seat);
  const cards = trick ? trick.cards : [];
  const others = cards.filter((laid) => !known.includes(laid.seat));
  const seats = [...people.seats, ...others.map(({ seat, who }) => ({ seat, name: who, state: "here" }))];
  const at = (wanted) => seats.findIndex((seat) => seat.seat === wanted);
  const lead = at(leader(trick, sheet));
  const first = lead < 0 ? at(sheet.seat) + 1 : lead;
  const all = [...seats.slice(first), ...seats.slice(0, first)].map((seat) => ({
    seat,
    laid: cards.find((laid) => laid.seat === seat.seat),
  }));
  const told = all.map(({ seat }) => toldOf(seat, secondsLeft).length);
  const [width, height] = [room.cloth[0], room.cloth[1] - room.facts];
  const text = (most, part) => (cell) => 1.35 * Math.min(most, 0.88 * room.rem, part * cell);
  const [name, note] = [text(21, 0.25), text(17, 0.17)];
  const lines = (cell) => Math.min(Math.max(0, ...told), cell < WHOLE ? 2 : 1);
  const plate = (cell) => 4 + name(cell) + lines(cell) * note(cell);
  if (!trick) {
    const cells = all.filter((_, at) => !hasTurned || height > LOW || told[at]);
    const below = 2 * note(110) + 12 + Math.ceil(cells.length / 3) * (plate(110) + 8);
    return { card: Math.max(44, Math.min(150, (height - below) / 1.4)), cell: 110, cells };
  }
  const whole = layTrick(all.length, width, height, plate);
  if (whole.card >= SMALL) return { ...whole, cells: all };
  const cells = all.filter(({ laid, seat }) => laid || (sheet.turn && seat.seat === sheet.seat));
  return { ...layTrick(Math.max(1, cells.length), width, height, plate), cells };
}

/** Return the seat that leads the trick. Before its first card that is the guest who is asked, or who took the last. */
function leader(trick, { turn, hands, last_trick: last }) {
  if (!trick) return null;
  const asked = turn && hands.find((hand) => hand.to_play);
  const leads = trick.cards[0] || asked || (last && last.cards.find((laid) => laid.wins));
  return leads && leads.seat;
}

/**
 * Describe the line of the trumps, in which what has no room is left out, and below it what cannot be. The deal and the
 * goal are on the page of the scores, too.
 */
function factsView(turned, { sheet, people, showsLast }) {
  const [deal, ...partner] = sheet.facts.split(" · ");
  const { trump } = sheet;
  return h(
    "div",
    { class: "facts" },
    h(
      "p",
      { class: "first" },
      trump && h("span", { class: "trump" }, suitSign(trump.suit, "sign"), " ", trump.text),
      turned && h("span", {}, signed(`${cardSign(turned)} ${turned.note}`)),
      !showsLast && deal && h("span", { class: "deal" }, signed(deal)),
    ),
    (showsLast ? [sheet.last_trick.title] : [...partner, people.note])
      .filter(Boolean)
      .map((text) => h("p", {}, signed(text))),
  );
}

function turnedView(turned, { deck }) {
  return h(
    "li",
    { class: "cell turned", key: "turned" },
    h("span", { class: "laid-card" }, face(deck, turned.card, turned.name)),
    h("span", {}, turned.note),
  );
}

function laidView(laid, trick, isMine, { deck }) {
  if (!laid) return h("span", { class: `laid-card gap ${isMine ? "mine" : ""}`, key: "gap" });
  const pill = laid.wins ? words.best : laid === trick.cards[0] ? words.led : "";
  return h(
    "span",
    {
      class: `laid-card ${laid.wins ? "wins" : ""}`,
      key: laid.card,
      vars: { turn: `${((laid.seat * 37) % 5) - 2}deg` },
    },
    face(deck, laid.card, say("playedBy", { who: laid.who, card: laid.name })),
    pill && h("span", { class: `pill ${laid.wins ? "" : "led"}` }, pill),
  );
}

/** Return what is out of the ordinary of a seat, to be told beside its name. */
function toldOf(seat, secondsLeft) {
  if (QUIET.includes(seat.state)) return [];
  const soon = seat.stands_in === undefined || seat.stands_in === null ? null : secondsLeft(`seat${seat.seat}`);
  // A free seat and a break have a sentence, which a plate over a card has no room for.
  return [words[seat.state] || seat.words, soon !== null && say("seconds", { number: soon })].filter(Boolean);
}

function plateView(seat, mine, { secondsLeft }) {
  const told = toldOf(seat, secondsLeft);
  return h(
    "span",
    { class: `plate ${seat.seat === mine ? "mine" : ""} ${seat.state}` },
    h(
      "span",
      { class: "who" },
      seat.ready && [icon(CHECK), h("span", { class: "unseen" }, words.isReady + " ")],
      seat.name,
    ),
    told.length > 0 && h("span", { class: "told" }, told.join(" · ")),
  );
}

function resultView(result, { people, sheet }) {
  const mine = sheet.scores.filter((row) => row.mine).map((row) => row.who);
  return h(
    "div",
    { class: "paper result" },
    h("h2", {}, signed(result.title)),
    result.text && h("p", {}, signed(result.text)),
    h(
      "table",
      {},
      h(
        "tbody",
        {},
        result.rows.map(([who, ...figures]) =>
          h(
            "tr",
            { class: mine.includes(who) ? "mine" : "" },
            h("th", { scope: "row" }, who),
            figures.map((figure) => h("td", {}, figure)),
          ),
        ),
      ),
    ),
    h(
      "p",
      { class: "readies" },
      people.seats
        .filter((seat) => seat.ready)
        .map((seat) =>
          h("span", { class: "plate" }, icon(CHECK), seat.name, h("span", { class: "unseen" }, ` ${words.isReady}`)),
        ),
    ),
  );
}
