/* The words of the host's language. English needs none; for another language the host puts `languages/` in this place. */

export const local = {};
