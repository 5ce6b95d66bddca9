// Small tools to build the page. Styles are set through classes and properties, never as text: the page's Content-Security-
// Policy allows no inline styles.

const svgNamespace = "http://www.w3.org/2000/svg";

/** An HTML element. Properties that begin with “on” listen; others are attributes, left out where they are false or null. */
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

export const byId = (id) => document.getElementById(id);

/** A length as Quoin writes it: at most two decimals. */
export function lengthText(length) {
  if (length === null || length === undefined) return "nil";
  if (typeof length === "string") return length === "inf" ? "∞" : length;
  return String(Math.round(length * 100) / 100);
}

export const sizeText = ({ width, height }) => `${lengthText(width)} × ${lengthText(height)}`;

/** A function that runs `body` once, when it hasn't been called for so many milliseconds. */
export function debounced(milliseconds, body) {
  let timer;
  return (...parameters) => {
    clearTimeout(timer);
    timer = setTimeout(() => body(...parameters), milliseconds);
  };
}

/** A function that runs `body` at once, but not twice before the screen's next picture: then with the latest parameters. */
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

/** Says something to screen readers. */
export function announce(text) { byId("announcements").textContent = text; }

/** A sentence that shows for a moment, and is said. */
export function notify(text) {
  announce(text);
  const note = html("p", { class: "note" }, text);
  byId("notes").append(note);
  setTimeout(() => note.remove(), 6000);
}

/** Puts text on the clipboard; `what` says it afterwards. */
export async function copy(text, what) {
  await navigator.clipboard.writeText(text);
  notify(`${what} copied`);
}
