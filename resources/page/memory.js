/* What this device remembers: settings, the last name, and the tables with their tokens. A private window may refuse
   to remember, and then it lasts as long as the page. */

const PREFIX = "twentyfive.";
const MOST_TABLES = 8;
const here = {};

export function recall(key, otherwise) {
  try {
    const text = localStorage.getItem(PREFIX + key);
    if (text !== null) return JSON.parse(text);
  } catch {
    /* no storage, or not ours: what the page knows itself counts */
  }
  return key in here ? here[key] : otherwise;
}

export function remember(key, value) {
  here[key] = value;
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    /* see above */
  }
}

/** Return what is known of the table of that id: {id, token}. */
export function knownTable(id) {
  return recall("tables", []).find((table) => table.id === id) || null;
}

export function keepTable(table) {
  const others = recall("tables", []).filter((other) => other.id !== table.id);
  remember("tables", [table, ...others].slice(0, MOST_TABLES));
}

export function forgetTable(id) {
  remember(
    "tables",
    recall("tables", []).filter((other) => other.id !== id),
  );
}
