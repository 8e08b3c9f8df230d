/* The page of a card drive: a phone shows where its side sits, asks who won, and says at the end what it came to. What is
   pressed is on its way until the host says what became of it. */

import { act } from "../acts.js";
import { defaults } from "../defaults.js";
import { patch } from "../dom.js";
import { connect, CUT_SHOWN, isCutFor, isOtherPage, link, takes, whenChanged } from "../host.js";
import { codeView, lookingView, troubleView } from "../join.js";
import { forgetTable, keepTable, remember } from "../memory.js";
import { refuse, settle, state, takeAddress, tell } from "../state.js";
import { phrases } from "./phrases.js";
import { sidesView, tableView } from "./places.js";
import { stateLine, toldView, where } from "./round.js";

const app = document.getElementById("app");
const MOST_TABLES = 500;
const MOST_POINTS = 9999;

Object.assign(state, { card: 0, sides: null, told: null, asksTable: false, typed: {} });

/* What the host says */

Object.assign(takes, {
  drive(message) {
    if (isOtherPage(message)) return;
    Object.assign(state, { welcome: message, greeted: true, said: "" });
    settle();
  },
  card({ side, token }) {
    state.card = side;
    if (token) {
      state.token = token;
      keepTable({ id: state.welcome.table, token });
    }
    if (side) return;
    state.told = null;
    look();
  },
  sides(message) {
    state.sides = { ...message, sides: (message.sides || []).map(whole) };
  },
  told(message) {
    const before = state.told;
    const told = { ...defaults.told, ...message };
    told.sides = told.sides.map(whole);
    told.result = told.result && { ...defaults.answer, ...told.result };
    const isNext = !before || before.game !== told.game || before.table !== told.table || before.side !== told.side;
    if (isNext) Object.assign(state, { typed: {}, said: "" });
    state.told = told;
    settle();
    const line = stateLine(told);
    if (isNext || before.stage !== told.stage) tell(`${isNext ? `${where(told)}. ` : ""}${line}`);
    else if (line !== stateLine(before)) tell(line);
  },
});

function whole(side) {
  const { said, ...rest } = { ...defaults.side, ...side };
  return { ...rest, said: said && { ...defaults.answer, ...said } };
}

function look() {
  if (state.at) link.send({ t: "look", table: state.at });
}

/* What a person does */

const does = {
  ...act,
  goTo(typed) {
    const table = Number(typed.trim());
    if (!Number.isInteger(table) || table < 1 || table > MOST_TABLES) {
      refuse(phrases.tableFirst);
      state.focus = "#table";
      return;
    }
    Object.assign(state, { at: table, asksTable: false, sides: null, said: "" });
    remember("at", table);
    look();
  },
  askTable() {
    Object.assign(state, { asksTable: true, said: "", focus: "#table" });
  },
  be(side) {
    if (state.sent || !link.send({ t: "belong", side })) return;
    state.sent = { side };
  },
  notMe() {
    if (!link.send({ t: "belong", side: 0 })) return;
    forgetTable(state.welcome.table);
    state.token = "";
    state.at = state.told.table || state.at;
    remember("at", state.at);
  },
  won(side) {
    report({ winner: side });
  },
  same(points) {
    report({ points });
  },
  type(side, value) {
    state.typed = { ...state.typed, [side]: value };
  },
  turnSign(side, value) {
    const typed = value.trim();
    does.type(side, /^[-−]/.test(typed) ? typed.slice(1) : `−${typed}`);
    state.focus = `#points-${side}`;
  },
  sendPoints(values) {
    const points = values.map(read);
    if (points.includes(null)) {
      refuse(phrases.pointsFirst);
      state.focus = `#points-${state.told.sides[points.indexOf(null)].side}`;
    } else report({ points });
  },
};

function report(answer) {
  if (state.sent || state.cut) return;
  if (!link.send({ t: "report", game: state.told.game, ...answer })) return;
  state.sent = answer;
  state.said = "";
}

function read(typed) {
  const text = typed.trim().replace("−", "-");
  return /^-?\d{1,4}$/.test(text) && Math.abs(Number(text)) <= MOST_POINTS ? Number(text) : null;
}

const acting = Object.fromEntries(
  Object.entries(does).map(([name, do_]) => [
    name,
    (...given) => {
      do_(...given);
      draw();
    },
  ]),
);

/* The page */

function draw() {
  const root = document.documentElement;
  root.dataset.scheme = matchMedia("(prefers-contrast: more)").matches ? "contrast" : "dark";
  root.dataset.size = state.settings.size;
  document.title = state.told ? `${where(state.told)} · Twenty-Five` : "Twenty-Five";
  const focused = document.activeElement;
  patch(app, [view()]);
  focusAfter(focused);
}

function view() {
  if (state.trouble) return troubleView(state.trouble, acting);
  if (!link.ended && (!state.welcome || (isCutFor(CUT_SHOWN) && !state.told))) return lookingView(state, acting);
  if (!state.welcome) return codeView(state, acting);
  if (state.told) return toldView(state, acting);
  return state.sides && !state.asksTable ? sidesView(state, acting) : tableView(state, acting);
}

/** Keep the focus: on what was asked for, else on the first words if what had it is gone. */
function focusAfter(before) {
  const lost = before && before !== document.body && !before.isConnected;
  /** @type {HTMLElement} */
  const wanted = app.querySelector(state.focus || (lost ? "h1" : "none"));
  state.focus = null;
  if (wanted) wanted.focus();
}

matchMedia("(prefers-contrast: more)").addEventListener("change", draw);
addEventListener("hashchange", () => {
  if (!takeAddress()) return;
  state.sides = null;
  connect();
});
whenChanged(draw);
connect();
