// The user's choices. The URL's hash contains them, so that a reload or a link shows the same.

const choices = [
  "previews", "device", "orientation", "appearance", "dynamicType", "locale", "direction", "contrast", "bold", "platform", "os",
  "keyboard", "matrix", "set", "zoom", "inspect", "details", "view", "list", "frame", "ground", "follow",
];

export const state = Object.fromEntries(choices.map((name) => [name, ""]));
const listeners = [];

function read() {
  const parameters = new URLSearchParams(location.hash.slice(1));
  for (const name of choices) state[name] = parameters.get(name) ?? "";
}

/** Calls `listener` with the names of changed values. */
export const onChange = (listener) => listeners.push(listener);

/** Changes the state; an empty string resets a choice. */
export function choose(changes) {
  const changed = Object.keys(changes).filter((name) => state[name] !== String(changes[name] ?? ""));
  if (!changed.length) return;
  for (const name of changed) state[name] = String(changes[name] ?? "");
  const parameters = new URLSearchParams(Object.entries(state).filter(([, value]) => value));
  history.replaceState(null, "", `${location.pathname}${location.search}#${parameters}`);
  listeners.forEach((listener) => listener(changed));
}

/** The settings for all previews, in the server's format: null means the preview's own. */
export function settings() {
  const flag = (name, yes, no) => (state[name] === yes ? true : state[name] === no ? false : null);
  return {
    device: state.device || null,
    orientation: state.orientation || null,
    dark: flag("appearance", "dark", "light"),
    dynamicType: state.dynamicType || null,
    locale: state.locale || null,
    rightToLeft: flag("direction", "rtl", "ltr"),
    increasedContrast: flag("contrast", "increased", "standard"),
    boldText: flag("bold", "bold", "regular"),
    keyboard: flag("keyboard", "shown", "hidden"),
    platform: state.platform || null,
    os: Number(state.os) || null,
  };
}

/** Whether the page's address had no choices when it was opened. */
export const isFirstSight = location.hash.length <= 1;

read();
addEventListener("hashchange", () => {
  read();
  listeners.forEach((listener) => listener(choices));
});
