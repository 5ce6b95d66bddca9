import { byId, html } from "./dom.js";
import { choose, onChange, state } from "./state.js";

// The choice of previews and settings.

const textSizes = [
  "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
  "accessibility4", "accessibility5",
];

/** The settings as [name, label, choices]; a choice is a value, or a value with its label. */
const fields = [
  ["device", "Device", []],
  ["orientation", "Orientation", [["portrait", "Portrait"], ["landscape", "Landscape"]]],
  ["appearance", "Colors", [["light", "Light"], ["dark", "Dark"]]],
  ["dynamicType", "Text size", textSizes],
  ["locale", "Language", ["en_US", "de_DE", "fr_FR", "ja_JP", "ar_SA", "he_IL", "pl_PL", "tr_TR"]],
  ["direction", "Direction", [["ltr", "Left to right"], ["rtl", "Right to left"]]],
  ["contrast", "Contrast", [["standard", "Standard"], ["increased", "Increased"]]],
  ["bold", "Text weight", [["regular", "Regular"], ["bold", "Bold"]]],
  ["keyboard", "Keyboard", [["shown", "Always"], ["hidden", "Never"]]],
  ["platform", "Platform", ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]],
  ["os", "System", [["18", "iOS 18"], ["26", "26"]]],
  ["zoom", "Zoom", [["0.5", "50 %"], ["0.75", "75 %"], ["1", "100 %"], ["1.5", "150 %"], ["2", "200 %"]]],
];

const matrices = [
  ["colours", "Light and dark"], ["sizes", "Every text size"], ["devices", "Every device"],
  ["all", "Every device, light and dark"], ["directions", "Both directions"],
];

/** The settings of each tile of a matrix: [suffix, label, settings]. */
export function matrixTiles(devices) {
  const shade = (dark) => (dark ? "dark" : "light");
  switch (state.matrix) {
    case "colours": return [false, true].map((dark) => [shade(dark), shade(dark), { dark }]);
    case "sizes": return textSizes.map((dynamicType) => [dynamicType, dynamicType, { dynamicType }]);
    case "devices": return devices.map((device) => [device, device, { device }]);
    case "directions":
      return [["ltr", "left to right", { rightToLeft: false }], ["rtl", "right to left", { rightToLeft: true }]];
    case "all":
      return devices.flatMap((device) => [false, true].map((dark) =>
        [`${device} ${shade(dark)}`, `${device}, ${shade(dark)}`, { device, dark }]));
    default: return [];
  }
}

/** Fills the toolbar for the server's previews and devices. */
export function fillToolbar(hello) {
  const { devices, isRecording } = hello;
  fillPreviews(hello);
  const known = fields.map(([name, label, values]) => [name, label, name === "device" ? devices : values]);
  byId("settings").replaceChildren(
    ...known.filter(([name]) => !isRecording || name === "zoom").map((field) => picker(...field)),
    ...(isRecording ? [] : [
      picker("matrix", "Side by side", matrices),
      html("button", { type: "button", onclick: reset }, "As written"),
    ]));
}

function reset() { choose(Object.fromEntries([...fields.map(([name]) => [name, ""]), ["matrix", ""]])); }

/** A label with a menu, whose first item is the preview's own choice. */
function picker(name, label, values) {
  const first = name === "zoom" ? "To fit" : name === "matrix" ? "One" : "As written";
  const all = [["", first], ...values.map((value) => (Array.isArray(value) ? value : [value, value]))];
  if (state[name] && !all.some(([value]) => value === state[name])) all.push([state[name], state[name]]);
  const select = html("select", { "data-setting": name, onchange: () => choose({ [name]: select.value }) },
    all.map(([value, text]) => html("option", { value }, text)));
  select.value = state[name];
  return html("label", {}, html("span", {}, label), select);
}

/** A line for each preview; several can be selected. */
function fillPreviews(hello) {
  const { previews } = hello;
  const chosen = chosenPreviews(hello).map(({ id }) => id);
  const lines = previews.map(({ id, name, file, line }) => {
    const box = html("input", { type: "checkbox", value: id, checked: chosen.includes(id), onchange: () => {
      const boxes = [...byId("previews").querySelectorAll("input:checked")];
      choose({ previews: boxes.map((each) => each.value).join(",") });
    } });
    const only = html("button", { type: "button", class: "link", onclick: () => choose({ previews: id }) }, name);
    const place = file && html("span", { class: "fact" }, line ? `${file}:${line}` : file);
    return html("li", {}, html("label", {}, box, html("span", { class: "unseen" }, `Show ${name}`)), only, place);
  });
  byId("previews").replaceChildren(...(hello.isRecording ? [] : [followSwitch()]), ...lines);
  const names = previews.filter(({ id }) => chosen.includes(id)).map(({ name }) => name);
  byId("preview-names").textContent = names.length > 1 ? `${names[0]} and ${names.length - 1} more` : names[0] ?? "No previews";
}

/** Whether a save shows the preview of the saved file: if one preview is visible, by default. */
export const follows = (hello) => state.follow !== "off" && !state.matrix && chosenPreviews(hello).length <= 1;

function followSwitch() {
  const box = html("input", { type: "checkbox", id: "follow", checked: state.follow !== "off",
    onchange: () => choose({ follow: box.checked ? "" : "off" }) });
  return html("li", { class: "follow" }, html("label", {}, box, html("span", {}, "Follow the file that is saved")));
}

/** The previews that the URL names. If none of them exists, the one to show first; but none while
 *  the server's list lacks previews that don't compile or aren't compiled yet. */
export function chosenPreviews({ previews, first, isWhole = true }) {
  const wanted = state.previews.split(",");
  const chosen = previews.filter(({ id }) => wanted.includes(id));
  if (chosen.length || (state.previews && !isWhole)) return chosen;
  return previews.filter(({ id }, index) => (first ? id === first : index === 0)).slice(0, 1);
}

/** Connects the permanent buttons. */
export function listenToToolbar() {
  const toggles = [["inspect", () => choose({ inspect: state.inspect ? "" : "on" })],
    ["open-details", () => choose({ details: state.details ? "" : "why" })]];
  for (const [id, action] of toggles) byId(id).addEventListener("click", action);
  const show = () => {
    byId("inspect").setAttribute("aria-pressed", String(state.inspect === "on"));
    byId("open-details").setAttribute("aria-expanded", String(Boolean(state.details)));
    for (const select of document.querySelectorAll("[data-setting]")) select.value = state[select.dataset.setting];
  };
  onChange(show);
  show();
  // A menu closes on clicks outside of it.
  addEventListener("pointerdown", ({ target }) => {
    for (const menu of document.querySelectorAll("header details[open]")) if (!menu.contains(target)) menu.open = false;
  });
}
