/* The pages over the table: menu, scores with the people, and the rules. */

import { h, icon, signed } from "./dom.js";
import { DECKS, face } from "./faces.js";
import { BACK } from "./icons.js";
import { pips } from "./signs.js";
import { say, words } from "./words.js";

const SIZES = [
  [1, "A"],
  [1.4, "A+"],
  [2, "A++"],
];
const SCHEMES = ["auto", "light", "dark", "contrast"];
const SWITCHES = ["oneTap", "leftHand", "vibrate", "sound"];

export function overlayView(state, act) {
  const view = { menu: menuView, scores: scoresView, rules: rulesView }[state.overlay];
  const turn = state.sheet.turn ? ` · ${words.yourTurn}` : "";
  return h(
    "main",
    { class: `page over ${state.overlay}`, key: state.overlay },
    h("div", { class: "sheet paper" }, view(state, act)),
    h(
      "nav",
      { class: "foot" },
      h(
        "button",
        { class: `choice ${turn ? "primary" : ""}`, key: "back", onclick: () => act.open(null) },
        icon(BACK),
        words.backToTable + turn,
      ),
    ),
  );
}

function menuView(state, act) {
  const { settings, sheet } = state;
  const may = (what) => sheet.may.includes(what);
  return [
    h("h1", { key: "title", tabindex: "-1" }, words.menu),
    h(
      "div",
      { class: "rows", key: "ways" },
      may("away") && row("away", words.takeBreak, () => act.askFromMenu("away")),
      may("pause") && row("pause", words.pause, () => act.askFromMenu("pause")),
      may("moment") && row("moment", words.moment, () => act.signFromMenu("moment")),
      row("scores", words.scores, () => act.open("scores")),
      state.welcome.rules.length > 0 && row("rules", words.rules, () => act.open("rules")),
    ),
    pick("size", words.textSize, settings.size, SIZES, act),
    pick(
      "scheme",
      words.colours,
      settings.scheme,
      SCHEMES.map((scheme) => [scheme, words[scheme]]),
      act,
    ),
    pick(
      "deck",
      words.cards,
      state.deck,
      DECKS.map((deck) => [
        deck,
        [h("span", { class: "sample" }, face(deck, "5H"), face(deck, "QS")), words[`deck ${deck}`]],
      ]),
      act,
    ),
    h("h2", { key: "playing" }, words.playing),
    h(
      "div",
      { class: "rows", key: "switches" },
      SWITCHES.map((name) =>
        h(
          "button",
          {
            class: "row",
            key: name,
            role: "switch",
            "aria-checked": String(Boolean(settings[name])),
            onclick: () => act.set(name, !settings[name]),
          },
          words[name],
          h("span", { class: "switch", "aria-hidden": "true" }, h("i", {})),
        ),
      ),
    ),
    h(
      "div",
      { class: "rows leave", key: "leave" },
      state.leaving
        ? [
            h("p", { key: "sure" }, words.leaveSure),
            h("button", { class: "choice", key: "stay", onclick: () => act.leaving(false) }, words.stay),
            h("button", { class: "choice harm", key: "leave", onclick: act.leave }, words.leave),
          ]
        : row("leave", words.leave, () => act.leaving(true)),
    ),
  ];
}

function row(key, label, press) {
  return h("button", { class: "row", key, onclick: press }, label);
}

function pick(name, title, chosen, choices, act) {
  return h(
    "div",
    { class: `pick ${name}`, key: name, role: "group", "aria-labelledby": `pick-${name}` },
    h("h2", { id: `pick-${name}` }, title),
    choices.map(([value, label]) =>
      h(
        "button",
        { key: value, class: "choice", "aria-pressed": String(value === chosen), onclick: () => act.set(name, value) },
        label,
      ),
    ),
  );
}

function scoresView({ sheet, people }) {
  return [
    h("h1", { key: "title", tabindex: "-1" }, words.scores),
    sheet.facts && h("p", { key: "facts" }, signed(sheet.facts)),
    h(
      "table",
      { key: "scores" },
      h(
        "tbody",
        {},
        sheet.scores.map((score) =>
          h(
            "tr",
            { class: score.mine ? "mine" : "" },
            h("th", { scope: "row" }, score.who),
            h(
              "td",
              {},
              pips(score.tricks),
              h("span", { class: "unseen" }, score.tricks && say("tricks", { number: score.tricks })),
            ),
            h("td", {}, score.figure),
          ),
        ),
      ),
    ),
    h("h2", { key: "people" }, words.people),
    h(
      "table",
      { key: "who" },
      h(
        "tbody",
        {},
        people.seats.map((seat) =>
          h(
            "tr",
            { key: seat.seat, class: seat.seat === sheet.seat ? "mine" : "" },
            h("th", { scope: "row" }, seat.name),
            h("td", { class: "state" }, [seat.words, seat.ready && words.isReady].filter(Boolean).join(" · ")),
          ),
        ),
      ),
    ),
  ];
}

function rulesView({ welcome }) {
  return [
    h("h1", { key: "title", tabindex: "-1" }, welcome.game),
    h(
      "div",
      { key: "rules", class: "prose" },
      welcome.rules.map(([heading, text]) => [heading && h("h2", {}, signed(heading)), h("p", {}, signed(text))]),
    ),
  ];
}
