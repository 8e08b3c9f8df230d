/* An evening as a side sees it: its table, who won there, and the end. */

import { h } from "../dom.js";
import { isCutFor, CUT_SHOWN } from "../host.js";
import { lookingParts } from "../panel.js";
import { say } from "../words.js";
import { phrases } from "./phrases.js";
import { frame, named } from "./places.js";

const SIZES = [
  [1, "A"],
  [1.4, "A+"],
  [2, "A++"],
];
const ASKS = ["asked", "waiting", "differing"];

/** Return in the fewest words where the side is to be. */
export function where(told) {
  if (told.stage === "over") {
    if (!told.place) return phrases.over;
    return say(told.equal ? "placeShared" : "place", { number: told.place });
  }
  return told.table ? say("table", { number: told.table }) : phrases.sitOut;
}

/** Return how things stand at the table, in a sentence. */
export function stateLine(told) {
  const { stage, table, points } = told;
  const [other] = othersOf(told);
  return {
    asked: other ? (points ? saidPoints(other) : phrases.pressSame) : points ? phrases.points : phrases.whoWon,
    waiting: phrases.waits,
    differing: phrases.differ,
    entered: phrases.entered,
    break: table ? phrases.allIn : phrases.sitOutNote,
    over: told.unsettled ? phrases.unsettled : phrases.thanks,
  }[stage];
}

/** Return the other sides that have said something. */
function othersOf({ sides, side }) {
  return sides.filter((each) => each.said && each.side !== side);
}

function saidPoints(other) {
  return say("saidPoints", { names: named(other), points: other.said.points.map(figure).join(", ") });
}

export function toldView(state, act) {
  const { told, settings } = state;
  const isLost = isCutFor(CUT_SHOWN);
  return frame("told", [
    h(
      "h1",
      { key: "where", tabindex: "-1" },
      told.stage !== "over" && h("span", { class: "which-game" }, say("gameOf", told), " "),
      h("span", { class: "where" }, where(told)),
    ),
    told.stage !== "over" && told.table > 0 && told.came_from > 0 && moved(told),
    isLost ? lookingParts_(state, act) : told.stage === "over" ? endParts(told) : gameParts(state, act),
    h(
      "footer",
      { key: "me" },
      h("p", {}, say("youAre", { names: named(told), number: told.side })),
      h("button", { class: "choice small", key: "not", onclick: act.notMe }, phrases.notYou),
      h(
        "div",
        { class: "pick size", role: "group", "aria-label": phrases.textSize },
        SIZES.map(([size, label]) =>
          h(
            "button",
            {
              class: "choice small",
              key: size,
              "aria-pressed": String(size === settings.size),
              onclick: () => act.set("size", size),
            },
            label,
          ),
        ),
      ),
    ),
  ]);
}

function moved({ table, came_from: before }) {
  return h("p", { class: "moved", key: "moved" }, table === before ? phrases.stay : phrases.goTo);
}

function lookingParts_(state, act) {
  const { more, buttons } = lookingParts(state, act);
  return h(
    "div",
    { key: "looking", class: "lost" },
    h("p", { class: "bad" }, phrases.looking),
    more.filter(Boolean).map((text) => h("p", {}, text)),
    buttons,
  );
}

function gameParts(state, act) {
  const { told, said } = state;
  const line = stateLine(told);
  const asks = ASKS.includes(told.stage);
  const title = asks || told.points ? (told.points ? phrases.points : phrases.whoWon) : winnerOf(told);
  return [
    title && (asks || told.result) && h("h2", { key: "asks" }, title),
    told.points && told.result && pairsOf("result", told.sides.map((each, at) => [figure(told.result.points[at]), named(each)])),
    said && h("p", { class: "bad", key: "bad" }, said),
    asks && (told.points ? pointsView(state, act) : winnersView(state, act)),
    line !== title && !(told.points && told.stage === "asked") && h("p", { class: `state ${told.stage}`, key: "state" }, line),
  ];
}

function winnerOf({ result, sides }) {
  const winner = result && sides.find((each) => each.side === result.winner);
  return winner ? say("hasWon", { names: named(winner) }) : phrases.nobodyWon;
}

/** Describe a list of large figures, or sums, each with what it is of. */
function pairsOf(key, pairs) {
  return h(
    "ul",
    { key, class: "pairs" },
    pairs.map(([large, what]) => h("li", { key: what }, large && h("b", {}, large), large && " ", h("span", {}, what))),
  );
}

function figure(number) {
  return String(number).replace("-", "−");
}

function winnersView({ told, sent }, act) {
  return h(
    "div",
    { class: "answers", key: "answers" },
    told.sides.map((each) => {
      const by = told.sides.filter(({ said }) => said && said.winner === each.side);
      const mine = by.some(({ side }) => side === told.side);
      return h(
        "button",
        {
          class: `choice answer ${sent && sent.winner === each.side ? "pending" : ""}`,
          key: each.side,
          "aria-pressed": String(mine),
          onclick: () => act.won(each.side),
        },
        h("span", { class: "who" }, named(each)),
        by.map((one) =>
          h(
            "span",
            { class: "note", key: one.side },
            " ",
            one.side === told.side ? phrases.saidByYou : say("saidBy", { names: named(one) }),
          ),
        ),
      );
    }),
  );
}

function pointsView({ told, sent, typed }, act) {
  const own = told.sides.find(({ side }) => side === told.side);
  const others = othersOf(told);
  const send = (event) => {
    event.preventDefault();
    act.sendPoints(told.sides.map(({ side }) => event.target.elements[`points-${side}`].value));
  };
  return [
    h(
      "form",
      { key: "points", onsubmit: send, novalidate: true },
      told.sides.map((each, at) => {
        const said = own && own.said ? figure(own.said.points[at]) : "";
        const value = each.side in typed ? typed[each.side] : said;
        return h(
          "div",
          { class: "points", key: each.side },
          h("label", { for: `points-${each.side}` }, named(each)),
          h(
            "div",
            {},
            h(
              "button",
              {
                type: "button",
                class: "choice small sign",
                "aria-label": `${phrases.minus}: ${named(each)}`,
                onclick: () => act.turnSign(each.side, value),
              },
              "±",
            ),
            h("input", {
              id: `points-${each.side}`,
              autocomplete: "off",
              inputmode: "numeric",
              maxlength: 6,
              value,
              oninput: ({ target }) => act.type(each.side, target.value),
            }),
          ),
        );
      }),
      h("button", { class: `choice ${sent ? "pending" : others.length ? "" : "primary"}` }, phrases.sendPoints),
    ),
    ...others.map((other) =>
      h(
        "div",
        { class: "heard", key: `heard-${other.side}` },
        h("p", {}, saidPoints(other)),
        !(own && own.said && String(own.said.points) === String(other.said.points)) &&
          h(
            "button",
            {
              class: `choice ${sent && sent.points === other.said.points ? "pending" : "primary"}`,
              key: "same",
              onclick: () => act.same(other.said.points),
            },
            phrases.saySame,
          ),
      ),
    ),
  ];
}

function endParts(told) {
  const { score, prizes, points } = told;
  return [
    told.place > 0 && h("p", { class: "came-to", key: "score" }, say(points ? "pointsWon" : "gamesWon", { number: figure(score) })),
    prizes.length > 0 && h("h2", { key: "win" }, phrases.youWin),
    prizes.length > 0 && pairsOf("prizes", prizes.map(({ what, given }) => [given, what])),
    h("p", { class: "state over", key: "state" }, stateLine(told)),
  ];
}
