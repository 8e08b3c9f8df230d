/* Elements described as data, and an update of the page that keeps every element that stays: with it the focus, a
   press that has begun, and a picture that is loaded. */

const SVG = "http://www.w3.org/2000/svg";

/** Describe an element. Children that are null, false or empty are left out; `key` names it among its siblings. */
export function h(tag, props, ...kids) {
  const there = kids.flat(3).filter((kid) => kid !== null && kid !== undefined && kid !== false && kid !== "");
  return { tag, props: props || {}, kids: there };
}

/** Describe a text whose suit signs are painted in their colours, and never as emoji. */
export function signed(text) {
  return text
    .split(/([♠♥♦♣])/)
    .map((part, at) =>
      at % 2 ? h("span", { class: `sign ${"♥♦".includes(part) ? "red" : ""}` }, part + "\uFE0E") : part,
    );
}

/** Describe one of the program's icons. */
export function icon(path) {
  return h("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, h("path", { d: path }));
}

/** Make the children of `parent` what is described. */
export function patch(parent, kids) {
  const keyed = new Map();
  const loose = [];
  for (const node of Array.from(parent.childNodes)) {
    if (node.ownKey !== undefined) keyed.set(node.ownKey, node);
    else loose.push(node);
  }
  const wanted = kids.map((kid) => {
    const found = take(kid, keyed, loose);
    return found ? renewed(found, kid) : made(kid, parent);
  });
  const stay = new Set(wanted);
  for (const node of Array.from(parent.childNodes)) if (!stay.has(node)) node.remove();
  let place = parent.firstChild;
  for (const node of wanted) {
    if (node === place) place = place.nextSibling;
    else parent.insertBefore(node, place);
  }
}

function take(kid, keyed, loose) {
  if (kid.props && kid.props.key !== undefined) {
    const node = keyed.get(kid.props.key);
    return node && node.ownTag === kid.tag ? node : null;
  }
  const at = loose.findIndex((node) => node.ownTag === kid.tag);
  return at < 0 ? null : loose.splice(at, 1)[0];
}

function made(kid, parent) {
  if (typeof kid !== "object") {
    const node = document.createTextNode(String(kid));
    return node;
  }
  const inSvg = kid.tag === "svg" || parent.namespaceURI === SVG;
  const node = inSvg ? document.createElementNS(SVG, kid.tag) : document.createElement(kid.tag);
  node.ownTag = kid.tag;
  node.ownProps = {};
  if (kid.props.key !== undefined) node.ownKey = kid.props.key;
  return renewed(node, kid);
}

function renewed(node, kid) {
  if (typeof kid !== "object") {
    if (node.data !== String(kid)) node.data = String(kid);
    return node;
  }
  const old = node.ownProps;
  node.ownProps = kid.props;
  for (const name of Object.keys({ ...old, ...kid.props })) {
    if (name !== "key" && (old[name] !== kid.props[name] || name === "value")) set(node, name, kid.props[name]);
  }
  patch(node, kid.kids);
  return node;
}

function set(node, name, value) {
  if (name.startsWith("on")) node[name] = value || null;
  else if (name === "value") {
    if (node.value !== value) node.value = value;
  } else if (name === "vars") {
    for (const [key, each] of Object.entries(value || {})) node.style.setProperty(`--${key}`, each);
  } else if (value === false || value === null || value === undefined) node.removeAttribute(name);
  else node.setAttribute(name, value === true ? "" : value);
}
