/* The hand, and a second one for who plays two. */

import { h } from "./dom.js";
import { face, layHand } from "./faces.js";
import { say, words } from "./words.js";

export function handsView(state, act) {
  const hands = state.sheet.hands.filter((hand) => hand.cards.length);
  if (!hands.length) return null;
  const active = hands.find((hand) => hand.to_play) || hands[0];
  return h(
    "div",
    { class: "hands", key: "hands" },
    hands
      .filter((hand) => hand !== active)
      .map((hand) =>
        h(
          "div",
          { class: "other-hand", key: `small${hand.seat}`, role: "group", "aria-label": hand.title },
          h("span", { class: "title" }, hand.title),
          hand.cards.map((card) =>
            h("span", { class: "mini", key: card.card }, face(state.deck, card.card, card.name)),
          ),
        ),
      ),
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
    {
      class: `hand ${place.rows > 1 ? "in-rows" : ""}`,
      role: "group",
      "aria-label": hand.title || words.hand,
      key: `hand${hand.seat}`,
      vars: { tall: `${place.height}px`, card: `${place.card}px` },
    },
    hand.cards.map((card, at) => {
      const row = Math.floor(at / place.inRow);
      const inThis = row < place.rows - 1 ? place.inRow : hand.cards.length - row * place.inRow;
      const shift = ((place.inRow - inThis) * place.step) / 2;
      return cardView(
        card,
        { x: margin + (across < place.inRow ? 0 : shift) + (at % place.inRow) * place.step, y: row * place.row },
        state,
        act,
        hand.to_play && sheet.turn && !state.cut && hand.cards.some((each) => each.offered || each.out),
      );
    }),
  );
}

function cardView(card, { x, y }, state, act, asked) {
  const chosen =
    state.chosen ||
    state.sheet.hands
      .flatMap((hand) => hand.cards)
      .filter((each) => each.out)
      .map((each) => each.card);
  const isOut = chosen.includes(card.card);
  const lifted = state.lifted === card.card || (state.sent && state.sent.card === card.card);
  const pending = (state.sent && state.sent.card === card.card) || (state.chosen && isOut !== Boolean(card.out));
  const low = asked && !card.offered && !isOut;
  const kinds = { lifted, low, pending, out: isOut, raised: asked && card.offered && !lifted, advised: card.advised };
  const name = say(isOut ? "putOut" : asked && card.offered ? (card.move ? "mayPlay" : "mayChoose") : "plain", {
    card: card.name,
  });
  return h(
    "button",
    {
      class: ["card", ...Object.keys(kinds).filter((kind) => kinds[kind])].join(" "),
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
