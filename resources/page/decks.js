/* Where the faces of each deck lie, in the order of the menu, and two of each to choose by. The host puts its own in this
   place. */

export const decks = {};
export const samples = "";
