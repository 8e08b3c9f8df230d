/* The words of a card drive in the host's language. English needs none; for another language the host puts `languages/`
   in this place. */

export const spoken = {};
