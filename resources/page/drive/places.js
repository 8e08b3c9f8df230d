/* Which side the phone belongs to: the number of a table, and who sits there. */

import { h } from "../dom.js";
import { say } from "../words.js";
import { phrases } from "./phrases.js";

export function frame(kind, kids) {
  return h(
    "main",
    { class: `page drive ${kind}`, key: kind },
    h("div", { class: "sheet paper" }, h("div", { class: "plait", "aria-hidden": "true" }), kids),
  );
}

export function named({ names }) {
  return names.join(" & ");
}

export function tableView(state, act) {
  const { said } = state;
  const send = (event) => {
    event.preventDefault();
    act.goTo(event.target.elements.table.value);
  };
  return frame("which", [
    h("h1", { key: "title", tabindex: "-1" }, "Twenty-Five"),
    said && h("p", { class: "bad", key: "bad" }, said),
    h(
      "form",
      { key: "form", onsubmit: send, novalidate: true },
      h("label", { for: "table" }, phrases.whichTable),
      h("input", {
        id: "table",
        name: "table",
        autocomplete: "off",
        inputmode: "numeric",
        enterkeyhint: "go",
        maxlength: 3,
        "aria-invalid": said ? "true" : null,
      }),
      h("button", { class: "choice primary" }, phrases.goThere),
    ),
  ]);
}

export function sidesView(state, act) {
  const { sent, said } = state;
  const { table, sides } = state.sides;
  return frame("who", [
    h("h1", { key: "title", tabindex: "-1" }, h("span", { class: "where" }, say("table", { number: table }))),
    said && h("p", { class: "bad", key: "bad" }, said),
    h("h2", { key: "asks" }, sides.length ? phrases.whoAreYou : phrases.nobodyThere),
    h(
      "div",
      { class: "answers", key: "answers" },
      sides.map((each) =>
        h(
          "button",
          {
            class: `choice answer ${sent && sent.side === each.side ? "pending" : ""}`,
            key: each.side,
            onclick: () => act.be(each.side),
          },
          h("span", { class: "who" }, named(each)),
          h("span", { class: "note" }, say("card", { number: each.side })),
        ),
      ),
    ),
    h("button", { class: "choice small", key: "other", onclick: act.askTable }, phrases.otherTable),
  ]);
}
