/* What the fields that a message leaves out stand for, by its kind. The host puts its own in this place. */

export const defaults = { sheet: null, people: null };
