/* The table: the scores above, the trick on the cloth, the line with the question, the hand, the bar. */

import { clothView } from "./cloth.js";
import { h, icon } from "./dom.js";
import { handsView } from "./hand.js";
import { BACK, CARDS, HINT, MENU, UNDO } from "./icons.js";
import { panelView, playButton } from "./panel.js";
import { isWide } from "./room.js";
import { pips } from "./signs.js";
import { words } from "./words.js";

const IN_ROW = 5; // sides whose scores stand in a row

export function tableView(state, act) {
  const hands = handsView(state, act);
  const watches = state.sheet.seat === null ? "watches" : "";
  return h(
    "main",
    { class: `table ${hands ? "" : "no-hand"} ${watches} ${state.sheet.ask && !state.sheet.trick ? "asks" : ""}` },
    h("h1", { class: "unseen" }, state.welcome.game),
    scoresView(state, act),
    clothView(state),
    panelView(state, act),
    hands,
    barView(state, act),
  );
}

function scoresView({ sheet }, act) {
  const rows = Math.ceil(sheet.scores.length / IN_ROW) || 1;
  const columns = Math.ceil(sheet.scores.length / rows) || 1;
  return h(
    "button",
    {
      class: `scores ${rows > 1 ? "many" : ""}`,
      key: "scores",
      onclick: () => act.open("scores"),
      "aria-label": `${words.scores}: ${sheet.scores.map(scoreText).join(", ")}`,
      vars: { columns, signs: columns * Math.max(...sheet.scores.map((row) => row.figure.length)) },
    },
    sheet.scores.map((row) =>
      h(
        "span",
        { class: `score ${row.mine ? "mine" : ""}` },
        h("span", {}, row.who),
        h("b", {}, row.figure),
        pips(row.tricks),
      ),
    ),
    !sheet.scores.length && words.scores,
  );
}

function scoreText(row) {
  return [row.who, row.figure, row.tricks && `${row.tricks} ${words.tricks}`].filter(Boolean).join(" ");
}

function barView(state, act) {
  const { sheet } = state;
  const may = (what) => sheet.may.includes(what) && !state.cut;
  // Under the thumb, and in a place that is there already, so that nothing moves.
  const play = !isWide() && playButton(state, act);
  return h(
    "nav",
    { class: "bar", key: "bar" },
    play || [
      barButton("hint", words.hint, HINT, may("hint") && (() => act.ask("hint"))),
      barButton("undo", words.undo, UNDO, may("undo") && (() => act.ask("undo"))),
      barButton(
        "last",
        state.showsLast ? words.thisTrick : words.lastTrick,
        state.showsLast ? BACK : CARDS,
        sheet.last_trick && !sheet.result && act.toggleLast,
      ),
    ],
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
