// Helpers to build the page. They set styles through classes and properties, never as text, because
// the page's Content-Security-Policy forbids inline styles.

const svgNamespace = "http://www.w3.org/2000/svg";

/** An HTML element. Properties whose names begin with “on” are event listeners; the others are
 *  attributes, omitted if false or null. */
export const html = (tag, properties, ...children) => build(document.createElement(tag), properties, children);

/** An SVG element. */
export const svg = (tag, properties, ...children) =>
  build(document.createElementNS(svgNamespace, tag), properties, children);

function build(element, properties, children) {
  for (const [name, value] of Object.entries(properties ?? {})) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value);
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** What a panel shows while it has nothing to list. */
export const emptyPanel = (title, text) => html("div", { class: "empty" }, html("h2", {}, title), html("p", {}, text));

export const byId = (id) => document.getElementById(id);

/** A length in Quoin's format: at most two decimals. */
export function lengthText(length) {
  if (length === null || length === undefined) return "nil";
  if (typeof length === "string") return length === "inf" ? "∞" : length;
  return String(Math.round(length * 100) / 100);
}

export const sizeText = ({ width, height }) => `${lengthText(width)} × ${lengthText(height)}`;

/** A function that runs `body` once, after it hasn't been called for `milliseconds`. */
export function debounced(milliseconds, body) {
  let timer;
  return (...parameters) => {
    clearTimeout(timer);
    timer = setTimeout(() => body(...parameters), milliseconds);
  };
}

/** A function that runs `body` immediately, but at most once per frame; later calls in a frame
 *  are combined, with the latest arguments. */
export function oncePerFrame(body) {
  let isWaiting = false;
  let latest = null;
  return function run(...parameters) {
    if (isWaiting) {
      latest = parameters;
      return;
    }
    isWaiting = true;
    requestAnimationFrame(() => {
      isWaiting = false;
      const next = latest;
      latest = null;
      if (next) run(...next);
    });
    body(...parameters);
  };
}

/** Announces text to screen readers. */
export function announce(text) { byId("announcements").textContent = text; }

/** Shows a message for a moment and announces it. */
export function notify(text) {
  announce(text);
  const note = html("p", { class: "note" }, text);
  byId("notes").append(note);
  setTimeout(() => note.remove(), 6000);
}

/** Copies text to the clipboard; `what` names it in the confirmation. */
export async function copy(text, what) {
  try {
    await navigator.clipboard.writeText(text);
    notify(`${what} copied`);
  } catch {
    notify("The browser didn't allow copying.");
  }
}
