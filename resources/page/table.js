/* The table: trumps and score above, the trick on the cloth, the line with the question, the hand, the bar. */

import { clothView } from "./cloth.js";
import { h, icon } from "./dom.js";
import { handsView } from "./hand.js";
import { BACK, CARDS, HINT, MENU, UNDO } from "./icons.js";
import { panelView } from "./panel.js";
import { suitSign, tally } from "./signs.js";
import { words } from "./words.js";

const MANY = 5; // sides whose scores have room beside the trumps

export function tableView(state, act) {
  const hands = handsView(state, act);
  return h(
    "main",
    { class: `table ${hands ? "" : "no-hand"} ${state.sheet.ask && !state.sheet.trick ? "asks" : ""}` },
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
    { class: `top ${sheet.scores.length > MANY ? "many" : ""}` },
    trump && h("p", { class: "trump", key: "trump" }, suitSign(trump.suit, "big"), h("span", {}, trump.text)),
    h(
      "button",
      {
        class: "scores",
        key: "scores",
        onclick: () => act.open("scores"),
        "aria-label": `${words.scores}: ${sheet.scores.map(scoreText).join(", ")}`,
      },
      h(
        "span",
        { class: "rows" },
        sheet.scores.map((row) =>
          h(
            "span",
            { class: `score ${row.mine ? "mine" : ""}` },
            h("span", {}, row.who),
            tally(row.tricks),
            h("b", {}, row.figure),
          ),
        ),
        !sheet.scores.length && words.scores,
      ),
    ),
  );
}

function scoreText(row) {
  return [row.who, row.figure, row.tricks && `${row.tricks} ${words.tricks}`].filter(Boolean).join(" ");
}

function barView(state, act) {
  const { sheet } = state;
  const may = (what) => sheet.may.includes(what) && !state.cut;
  return h(
    "nav",
    { class: "bar", key: "bar" },
    barButton("hint", words.hint, HINT, may("hint") && (() => act.ask("hint"))),
    barButton("undo", words.undo, UNDO, may("undo") && (() => act.ask("undo"))),
    barButton(
      "last",
      state.showsLast ? words.thisTrick : words.lastTrick,
      state.showsLast ? BACK : CARDS,
      sheet.last_trick && !sheet.result && act.toggleLast,
    ),
    barButton("menu", words.menu, MENU, () => act.open("menu")),
  );
}

function barButton(key, label, path, press) {
  return h(
    "button",
    { key, class: press ? "" : "off", disabled: !press, onclick: press || null },
    icon(path),
    h("span", {}, label),
  );
}
