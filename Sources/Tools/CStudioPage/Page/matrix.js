import { state } from "./state.js";

// The devices, and the sets of devices, colors and text sizes that a matrix shows.

export const textSizes = [
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
  "accessibility4", "accessibility5",
];

/** The sets by name: the axes whose usual values they show. */
const presets = {
  colours: ["colors"], sizes: ["sizes"], devices: ["devices"], all: ["devices", "colors"], directions: ["directions"],
};

export const matrixNames = [
  ["devices", "Four devices"], ["colours", "Light and dark"], ["sizes", "Three text sizes"],
  ["all", "Four devices, light and dark"], ["directions", "Both directions"], ["own", "Own set"],
];

export const axes = ["devices", "colors", "sizes", "directions"];

/** The usual values of an axis; an axis has at most `mostTiles` of them. */
function usualValues(axis, hello) {
  if (axis === "devices") return newestDevices(hello);
  return { colors: ["light", "dark"], sizes: ["large", "xxxLarge", "accessibility3"], directions: ["ltr", "rtl"] }[axis];
}

/** All values of an axis as [value, label], the newest devices first. */
export function axisValues(axis, hello) {
  const named = {
    colors: [["light", "Light"], ["dark", "Dark"]], sizes: textSizes.map((size) => [size, size]),
    directions: [["ltr", "Left to right"], ["rtl", "Right to left"]],
  };
  return named[axis] ?? byAge(hello.devices).map((name) => [name, name]);
}

/** The number of tiles that a matrix shows of one preview. */
const mostTiles = 24;

/** The user's own set, from the URL: values by axis. */
export function ownSet(hello) {
  const parts = state.set ? state.set.split(";") : null;
  return Object.fromEntries(axes.map((axis, index) => {
    const known = new Set(axisValues(axis, hello).map(([value]) => value));
    const values = parts ? (parts[index] ?? "").split(",") : hello.matrix?.[axis] ?? (index < 2 ? usualValues(axis, hello) : []);
    return [axis, values.filter((value) => known.has(value))];
  }));
}

/** The same as a text for the URL. */
export const setText = (set) => axes.map((axis) => set[axis].join(",")).join(";");

/** The tiles of the matrix: [suffix, label, settings]. Without a matrix there are none. */
export function matrixTiles(hello) {
  const chosen = state.matrix === "own" ? ownSet(hello)
    : Object.fromEntries((presets[state.matrix] ?? []).map((axis) => [axis, usualValues(axis, hello)]));
  let tiles = [];
  for (const axis of axes) {
    const values = chosen[axis] ?? [];
    if (!values.length) continue;
    const all = values.map((value) => [value, labelOf(axis, value), settingsOf(axis, value)]);
    tiles = tiles.length ? tiles.flatMap(([suffix, label, own]) =>
      all.map(([value, name, more]) => [`${suffix} ${value}`, `${label}, ${name}`, { ...own, ...more }])) : all;
  }
  return tiles.slice(0, mostTiles);
}

const labelOf = (axis, value) => (axis === "directions" ? { ltr: "left to right", rtl: "right to left" }[value] : value);

function settingsOf(axis, value) {
  return {
    devices: { device: value }, colors: { dark: value === "dark" }, sizes: { dynamicType: value },
    directions: { rightToLeft: value === "rtl" },
  }[axis];
}

// Devices

/** The generation in a phone's name; that of a name without a number is the newest. */
function generation(name) {
  if (!name.startsWith("iPhone")) return -1;
  const number = name.match(/^iPhone (\d+)/)?.[1];
  return number ? Number(number) : name === "iPhone Air" ? Infinity : 0;
}

/** The names of devices, phones and of them the newest first. */
export function byAge(names) {
  const ages = new Map(names.map((name) => [name, generation(name)]));
  const newest = Math.max(0, ...[...ages.values()].filter(Number.isFinite));
  const age = (name) => Math.min(ages.get(name), newest);
  return [...names].sort((one, other) => age(other) - age(one));
}

/** The four newest devices with different screens. */
function newestDevices(hello) {
  const seen = new Set();
  return byAge(hello.devices).filter((name) => {
    const size = String(screenNamed(name, hello)?.portrait.size ?? name);
    return !seen.has(size) && seen.add(size);
  }).slice(0, 4);
}

const screenNamed = (name, hello) => (hello.screens ?? []).find((screen) => screen.name === name);

/** The screen that a preview fills: {name, kind, size, insets, isLandscape}. It is that of the chosen
 *  device, or else the newest with the size of the image; null for other images. */
export function screenOf(size, device, hello) {
  const fits = (screen) => ["portrait", "landscape"].find((side) => String(screen?.[side].size) === String(size));
  const named = device ? [screenNamed(device, hello)] : byAge(hello.devices).map((name) => screenNamed(name, hello));
  const screen = named.find(fits);
  if (!screen) return null;
  const side = fits(screen);
  const { insets } = screen[side];
  return { name: screen.name, kind: kindOf(screen), size, insets, isLandscape: side === "landscape" };
}

/** The look of a device: `island`, `notch`, `button` (a phone with a home button), `tablet`, or
 *  `plain`. */
function kindOf({ platform, idiom, portrait }) {
  if (platform !== "iOS") return "plain";
  if (idiom === "pad") return portrait.insets[2] > 0 ? "tablet" : "button";
  return portrait.insets[0] > 50 ? "island" : portrait.insets[0] > 20 ? "notch" : "button";
}
