/* The way to the table, and its troubles: the code, the name and the seats, waiting, and one sentence for a trouble. */

import { h, icon, signed } from "./dom.js";
import { CHECK } from "./icons.js";
import { lookingParts } from "./panel.js";
import { readCode } from "./sealing.js";
import { say, words } from "./words.js";

const CAN_BE_TAKEN = ["free", "asleep"];
const NAME_LENGTH = 12;
const CODE_LENGTH = 4;

function frame(kind, title, kids) {
  return h(
    "main",
    { class: `page ${kind}`, key: kind },
    h("div", { class: "sheet paper" }, h("div", { class: "plait", "aria-hidden": "true" }), h("h1", {}, title), kids),
  );
}

const dots = () => h("p", { class: "dots", "aria-hidden": "true" }, h("i", {}), h("i", {}), h("i", {}));

export function lookingView(state, act) {
  const { more, buttons } = lookingParts(state, act);
  return frame("trouble", words.looking, [
    dots(),
    more.filter(Boolean).map((text) => h("p", { class: "note" }, text)),
    buttons,
  ]);
}

export function troubleView(trouble, act) {
  const press = { playHere: act.comeBack, tryAgain: act.comeBack, reload: act.reload, joinAgain: act.joinAgain }[
    trouble.way
  ];
  return frame("trouble", trouble.text, [
    trouble.way
      ? h("button", { class: "choice primary", key: "way", onclick: press }, words[trouble.way])
      : dots(),
  ]);
}

export function codeView(state, act) {
  const send = (event) => {
    event.preventDefault();
    act.tryCode(event.target.elements.code.value);
  };
  return frame("code", "Twenty-Five", [
    state.said && h("p", { class: "bad", key: "bad" }, state.said),
    h(
      "form",
      { key: "form", onsubmit: send },
      h("label", { for: "code" }, words.code),
      // One field over the boxes: a code can be pasted, and a screen reader finds one thing to fill.
      h(
        "div",
        { class: "boxes" },
        Array.from({ length: CODE_LENGTH }, () => h("i")),
        h("input", {
          id: "code",
          name: "code",
          autocomplete: "off",
          autocapitalize: "characters",
          spellcheck: "false",
          maxlength: 8, // with blanks, as some type it
          oninput: ({ target }) => (target.value = readCode(target.value).slice(0, CODE_LENGTH)),
          "aria-describedby": "code-help",
        }),
      ),
      h("p", { id: "code-help", class: "note" }, words.codeHelp),
      h("button", { class: "choice primary" }, words.goIn),
    ),
  ]);
}

export function joinView(state, act) {
  const { welcome, people } = state;
  const seats = people.seats.map((seat) => seatView(seat, state, act));
  return frame("join", welcome.game, [
    h("p", { class: "host" }, welcome.host),
    h("label", { for: "name" }, words.name),
    h("input", {
      id: "name",
      value: state.name,
      maxlength: NAME_LENGTH,
      autocomplete: "nickname",
      enterkeyhint: "done",
      oninput: (event) => act.rename(event.target.value),
      "aria-invalid": state.needsName && !state.name.trim() ? "true" : null,
    }),
    state.said && h("p", { class: "bad", key: "bad" }, state.said),
    h("h2", {}, welcome.full ? words.noSeat : words.seats),
    h("ul", { class: "seats" }, seats),
    h(
      "button",
      { class: `choice ${welcome.full ? "primary" : ""}`, key: "look", onclick: () => act.sit({ takes: "none" }) },
      words.lookOn,
    ),
  ]);
}

function seatView(seat, { sitting }, act) {
  const free = CAN_BE_TAKEN.includes(seat.state);
  const text = [
    h("span", { class: "who" }, seat.name || say("seatOf", { number: seat.seat + 1 })),
    seat.words && h("span", { class: "note" }, seat.words),
  ];
  const waits = sitting && sitting.seat === seat.seat;
  return h(
    "li",
    { key: seat.seat },
    free
      ? h(
          "button",
          { class: `choice seat ${waits ? "pending" : ""}`, onclick: () => act.sit({ seat: seat.seat }) },
          text,
        )
      : h("div", { class: "seat taken" }, text, seat.state === "computer" ? null : icon(CHECK)),
  );
}

export function waitingView(state, act) {
  return frame("waiting", state.you.waits || words.waiting, [
    h("p", { class: "host" }, signed(`${state.welcome.game} · ${state.you.name}`)),
    dots(),
    h("button", { class: "choice", key: "other", onclick: act.joinAgain }, words.otherSeat),
  ]);
}
