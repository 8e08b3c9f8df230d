/* The words of a card drive in English, of which some stand in the place of those of a table. A language is an object of
   the same keys, in `languages/`; `{…}` are places. */

import { words } from "../words.js";
import { spoken } from "./spoken.js";

const ENGLISH = {
  code: "The code of this evening",
  codeHelp: "Four letters and figures, on the card of your table.",
  looking: "Looking for the evening…",
  lookingHelp: "Is this phone on the Wi-Fi of the hall? If it stays like this, tell the organiser who won.",
  hostLeft: "The organiser has closed the phones. This page will find them again.",
  elsewhere: "Another page has the card of this phone now.",
  playHere: "Go on here",
  removed: "This phone has sent too much, so it is not known any more.",
  full: "So many phones are in that there is no room for another. Tell the organiser who won.",
  badCode: "That is not the code of this evening. Look at the card of your table.",
  oldKey: "That QR code is of another evening. Scan the card of your table, or type its code.",
  gone: "This phone is not known any more. Scan the card of your table.",
  spent: "Too many wrong codes were typed, so none is taken any more. Scan the card of your table.",
  shut: "No more phones are let in just now. Tell the organiser who won.",
  movedPerhaps: "The evening may have another address by now:",
  version: "This page is older than the program of the evening. Load it again.",
  tooFast: "This page sent too much at once, so it was cut off.",

  table: "Table {number}",
  whichTable: "The number of your table",
  tableFirst: "Type the number of your table.",
  goThere: "Go on",
  whoAreYou: "Who are you?",
  card: "card {number}",
  nobodyThere: "Nobody sits at this table yet.",
  otherTable: "Another table",
  youAre: "You are {names}, card {number}.",
  notYou: "Not you? Choose again",

  gameOf: "Game {game} of {games}",
  sitOut: "You sit out",
  goTo: "Go to this table.",
  stay: "You stay at this table.",
  sitOutNote: "This page will say where you go next.",
  whoWon: "Who won?",
  points: "The points of each",
  saidBy: "Said by {names}",
  saidByYou: "Said by you",
  saidPoints: "Said by {names}: {points}",
  saySame: "That is right",
  sendPoints: "Send the points",
  pointsFirst: "Type the points of each side.",
  minus: "Plus or minus",
  pressSame: "If that is right, press the same.",
  waits: "Another side at your table is to say the same.",
  differ: "Two answers. The organiser will ask, or one side answers again.",
  hasWon: "{names} won",
  nobodyWon: "Nobody won",
  entered: "It is entered. Other tables are still playing.",
  allIn: "All tables are in. The next game begins soon.",

  over: "The evening is over",
  place: "Place {number}",
  placeShared: "Place {number}, shared",
  gamesWon: "Games won: {number}",
  pointsWon: "Points: {number}",
  youWin: "You win",
  unsettled: "A tie for a prize is still open. Ask the organiser.",
  thanks: "Thank you for playing.",
};

export const phrases = Object.assign(words, ENGLISH, spoken);
