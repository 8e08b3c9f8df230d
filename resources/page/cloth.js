/* The cloth: the trick with who played what, the turned card, and between deals the result. */

import { h, icon, signed } from "./dom.js";
import { face, layTrick } from "./faces.js";
import { CHECK } from "./icons.js";
import { say, words } from "./words.js";

const SMALL = 60; // px: the width of a card below which the trick is too small
const LOW = 230; // px: a side of the cloth below which the turned card is more than the names
const PLATES = 110; // px: the height of the cloth below which the names alone are smaller
const FACTS = 125; // px: the height of the cloth below which the deal and the goal are only on the page of the scores
const NOTES = 180; // px: the same where somebody is waited for
const TOLD = 72; // px: the least width of a plate that tells that somebody is asleep
const QUIET = ["here", "phone", "elsewhere", "computer"];

export function clothView(state) {
  const { sheet, people, room } = state;
  if (sheet.result)
    return h(
      "section",
      { class: "cloth", key: "cloth", "aria-label": words.scores, tabindex: "0" },
      resultView(sheet.result, state),
    );
  const asked = state.showsLast ? sheet.last_trick : sheet.trick;
  const all = seatsInOrder(people.seats, sheet.seat).map((seat) => ({
    seat,
    at: asked ? asked.cards.findIndex((card) => card.seat === seat.seat) : -1,
  }));
  const turned = sheet.turned && !state.showsLast;
  const lines = Math.max(0, ...people.seats.map((seat) => toldOf(seat, state).length));
  const sizes = sizesOf(room.rem, lines);
  const below = (cell) => Math.max(sizes.plate(cell), turned ? 2 * sizes.note(cell) : 0);
  const [width, height] = [room.cloth[0] - (turned ? 28 : 0), room.cloth[1] - room.facts];
  const fit = (count) => layTrick(count + (turned ? 1 : 0), width, height, below, sizes.cell, lines ? TOLD : 0);
  // In a small room no place is kept for cards that have not been played: before the first are names alone.
  const trick = asked && (asked.cards.length || fit(all.length).card >= SMALL) ? asked : null;
  const isSmall = trick ? fit(all.length).card < SMALL : turned && (height < LOW || width < LOW);
  const cells = isSmall ? all.filter((cell) => cell.at >= 0 || (!trick && toldOf(cell.seat, state).length)) : all;
  const plates = cells.length ? 2.6 * sizes.plate(sizes.cell) : 0;
  const alone = Math.max(44, Math.min(130, (height - sizes.note(sizes.cell) - 20 - plates) / 1.4));
  const { card, cell } = trick ? fit(cells.length) : { card: alone, cell: height < PLATES ? TOLD / 2 : sizes.cell };
  const notes = [people.note].filter(Boolean);
  const told = state.showsLast ? [trick.title] : notes;
  const facts = told.length && (state.showsLast || room.cloth[1] < NOTES) ? told : [sheet.facts, ...notes];
  const known = people.seats.map((seat) => seat.seat);
  const others = trick ? trick.cards.filter((laid) => !known.includes(laid.seat)) : [];
  return h(
    "section",
    {
      class: `cloth ${state.showsLast ? "last" : ""}`,
      key: "cloth",
      "aria-label": asked ? asked.title : words.people,
      vars: { card: `${card}px`, cell: `${cell}px` },
      tabindex: "0",
    },
    h(
      "p",
      { class: "facts" },
      (room.cloth[1] < FACTS ? told : facts).filter(Boolean).map((text) => h("span", {}, signed(text))),
    ),
    h(
      "ul",
      { class: `laid ${trick ? "" : "no-trick"}` },
      turned && !trick && turnedView(sheet.turned, state),
      cells.map(({ seat, at }) =>
        h(
          "li",
          { class: "cell", key: `seat${seat.seat}` },
          trick && laidView(trick.cards[at], at, state),
          plateView(seat, sheet.seat, state),
        ),
      ),
      others.map((laid) =>
        h(
          "li",
          { class: "cell", key: `other${laid.seat}` },
          laidView(laid, trick.cards.indexOf(laid), state),
          h("span", { class: "plate" }, laid.who),
        ),
      ),
      turned && trick && turnedView(sheet.turned, state),
    ),
  );
}

/** Return the heights in px of a plate with so many lines of what is told, and of a line of a note, by the width of their
    cell, and the width that cells should have. The factors are a little more than those of page.css. */
function sizesOf(rem, lines) {
  return {
    cell: Math.min(84, 3.6 * rem),
    plate: (cell) => 12 + 1.4 * Math.min(20, 0.85 * rem, 0.3 * cell) + lines * 1.5 * Math.min(17, 0.75 * rem, 0.2 * cell),
    note: (cell) => 1.25 * Math.min(18, 0.8 * rem, 0.3 * cell),
  };
}

function turnedView(turned, { deck }) {
  return h(
    "li",
    { class: "cell turned", key: "turned" },
    h("span", { class: "laid-card" }, face(deck, turned.card, turned.name)),
    h("span", { class: "note" }, signed(turned.note)),
  );
}

function seatsInOrder(seats, mine) {
  const at = seats.findIndex((seat) => seat.seat === mine) + 1;
  return [...seats.slice(at), ...seats.slice(0, at)];
}

function laidView(laid, at, { deck }) {
  if (!laid) return h("span", { class: "laid-card gap", key: "gap" });
  const pill = laid.wins ? words.best : at === 0 ? words.led : "";
  return h(
    "span",
    {
      class: `laid-card ${laid.wins ? "wins" : ""}`,
      key: laid.card,
      vars: { turn: `${((laid.seat * 37) % 5) - 2}deg` },
    },
    face(deck, laid.card, say("playedBy", { who: laid.who, card: laid.name })),
    pill && h("span", { class: "pill" }, pill),
  );
}

/** Return what is told of a seat beside its name, each part in a line of its own where the plate is narrow. */
function toldOf(seat, state) {
  const soon = seat.stands_in === undefined || seat.stands_in === null ? null : state.secondsLeft(`seat${seat.seat}`);
  // A free seat and a break have a sentence, which a plate under a card has no room for.
  const short = { free: words.computer, away: words.away }[seat.state];
  const told = QUIET.includes(seat.state) ? "" : short || seat.words;
  return [told, soon !== null && say("seconds", { number: soon })].filter(Boolean);
}

function plateView(seat, mine, state) {
  const told = toldOf(seat, state);
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
