import { byId, html } from "./dom.js";
import { axes, axisValues, byAge, matrixNames, ownSet, setText, textSizes } from "./matrix.js";
import { chosenPreviews, isListOpen, isPart, previewTitle } from "./list.js";
import { choose, onChange, state } from "./state.js";

// The toolbar: the most frequent settings, and a popover with the others.

const sizeNames = {
  xSmall: "Text XS", small: "Text S", medium: "Text M", large: "Text L", xLarge: "Text XL", xxLarge: "Text XXL",
  xxxLarge: "Text XXXL", accessibility1: "Text AX1", accessibility2: "Text AX2", accessibility3: "Text AX3",
  accessibility4: "Text AX4", accessibility5: "Text AX5",
};

/** The settings in the toolbar as [name, label, first choice, choices]. */
const quick = (hello) => [
  ["device", "Device", "Own device", byAge(hello.devices)],
  ["dynamicType", "Text size", "Text size", textSizes.map((size) => [size, sizeNames[size]])],
  ["zoom", "Zoom", "To fit", [["0.5", "50 %"], ["0.75", "75 %"], ["1", "100 %"], ["1.5", "150 %"], ["2", "200 %"], ["3", "300 %"]]],
];

/** The other settings. */
const others = [
  ["orientation", "Orientation", "As written", [["portrait", "Portrait"], ["landscape", "Landscape"]]],
  ["locale", "Language", "As written", [
    ["en_US", "English (US)"], ["de_DE", "German"], ["fr_FR", "French"], ["ja_JP", "Japanese"], ["ar_SA", "Arabic"],
    ["he_IL", "Hebrew"], ["pl_PL", "Polish"], ["tr_TR", "Turkish"]]],
  ["direction", "Direction", "As written", [["ltr", "Left to right"], ["rtl", "Right to left"]]],
  ["contrast", "Contrast", "As written", [["standard", "Standard"], ["increased", "Increased"]]],
  ["bold", "Text weight", "As written", [["regular", "Regular"], ["bold", "Bold"]]],
  ["keyboard", "Keyboard", "When typing", [["shown", "Always"], ["hidden", "Never"]]],
  ["platform", "Platform", "As written", ["iOS", "macOS", "tvOS", "watchOS", "visionOS"]],
  ["os", "System", "As written", [["18", "iOS 18"], ["26", "26"]]],
];

/** How the page shows previews. */
const looks = [
  ["matrix", "Side by side", "One", matrixNames],
  ["frame", "Device frame", "Shown", [["off", "Hidden"]]],
  ["ground", "Background", "Plain", [["checks", "Checkerboard"]]],
];

const settingNames = ["device", "appearance", "dynamicType", ...others.map(([name]) => name), "matrix", "set"];

let filled = "";

/** Fills the toolbar for the server's previews and devices. */
export function fillToolbar(hello, studio) {
  const { previews, devices, isRecording } = hello;
  const chosen = chosenPreviews(hello).map(({ name }) => previewTitle(name));
  const names = chosen.length > 1 ? `${chosen[0]} and ${chosen.length - 1} more` : chosen[0] ?? "";
  byId("shown").textContent = studio.isWall ? "All previews" : names;
  for (const id of ["inspect", "open-details"]) byId(id).disabled = studio.isWall;
  document.body.classList.toggle("dark-previews", state.appearance === "dark");
  const isSingle = previews.length < 2 && !isPart(hello);
  for (const id of ["open-list", "open-wall"]) byId(id).hidden = isSingle;
  // Menus that are in use must not be replaced at each save.
  const now = JSON.stringify([devices, isRecording, hello.matrix, hello.screens]);
  if (now === filled) return;
  filled = now;
  const isUsed = ([name]) => !isRecording || name === "zoom";
  byId("quick").replaceChildren(
    ...(isRecording ? [] : [appearanceButtons()]), ...quick(hello).filter(isUsed).map((field) => pickerOf(...field)));
  byId("open-settings").hidden = Boolean(isRecording);
  byId("settings").replaceChildren(
    html("h2", {}, "Settings"), ...others.map((field) => labelledPicker(...field)),
    html("h2", {}, "Display"), ...looks.map((field) => labelledPicker(...field)), followSwitch(),
    setEditor(hello, studio),
    html("button", { type: "button", class: "wide", onclick: resetSettings }, "All as written"));
  byId("settings").querySelector("select").autofocus = true;
  showSettings();
}

function resetSettings() { choose(Object.fromEntries(settingNames.map((name) => [name, ""]))); }

/** A menu, whose first item is the preview's own choice. */
function pickerOf(name, label, first, values) {
  const all = [["", first], ...values.map((value) => (Array.isArray(value) ? value : [value, value]))];
  const select = html("select", {
    "data-setting": name, "aria-label": label, title: label, onchange: () => choose({ [name]: select.value }),
  }, all.map(([value, text]) => html("option", { value }, text)));
  return select;
}

const labelledPicker = (name, label, ...more) => html("label", {}, html("span", {}, label), pickerOf(name, label, ...more));

/** The choice whether a save shows the preview of the saved file. */
function followSwitch() {
  const box = html("input", {
    type: "checkbox", id: "follow", onchange: () => choose({ follow: box.checked ? "" : "off" }),
  });
  return html("label", {}, html("span", {}, "Follow the file that is saved"), box);
}

function appearanceButtons() {
  const button = (value, label, icon) => html("button", {
    type: "button", class: `icon ${icon}`, "data-appearance": value, "aria-label": label, title: `${label} (A)`,
    "aria-pressed": "false",
    onclick: () => choose({ appearance: state.appearance === value ? "" : value }),
  });
  return html("span", { class: "segments", role: "group", "aria-label": "Colors" },
    button("light", "Light", "sun"), button("dark", "Dark", "moon"));
}

/** The choice of an own set of devices, colors and text sizes. */
function setEditor(hello, studio) {
  const titles = { devices: "Devices", colors: "Colors", sizes: "Text sizes", directions: "Directions" };
  const set = ownSet(hello);
  const change = (axis, value, isOn) => {
    const now = ownSet(hello);
    now[axis] = isOn ? [...now[axis], value] : now[axis].filter((each) => each !== value);
    choose({ set: setText(now), matrix: "own" });
  };
  const parts = axes.map((axis) => html("fieldset", {}, html("legend", {}, titles[axis]),
    html("div", { class: "checks" }, axisValues(axis, hello).map(([value, label]) => html("label", {},
      html("input", {
        type: "checkbox", "data-axis": axis, value, checked: set[axis].includes(value),
        onchange: ({ target }) => change(axis, value, target.checked),
      }), label)))));
  return html("details", { class: "own-set" }, html("summary", {}, "Own set"), parts,
    html("button", { type: "button", class: "wide", onclick: () => studio.saveMatrix(ownSet(hello)) }, "Save for this project"));
}

function showSettings() {
  for (const select of document.querySelectorAll("[data-setting]")) {
    const value = state[select.dataset.setting];
    if (value && ![...select.options].some((option) => option.value === value)) select.append(html("option", { value }, value));
    select.value = value;
    select.classList.toggle("changed", Boolean(value));
  }
  for (const button of document.querySelectorAll("[data-appearance]")) {
    button.setAttribute("aria-pressed", String(state.appearance === button.dataset.appearance));
  }
  if (byId("follow")) byId("follow").checked = state.follow !== "off";
  const isChanged = [...others, ...looks].some(([name]) => state[name]);
  byId("open-settings").classList.toggle("changed", isChanged);
}

/** Connects the permanent buttons. */
export function listenToToolbar(studio) {
  const toggles = {
    inspect: () => choose({ inspect: state.inspect ? "" : "on" }),
    "open-details": () => choose({ details: state.details ? "" : "why" }),
    "open-list": () => choose({ list: isListOpen(studio.hello) ? "off" : "on" }),
    "open-wall": () => choose(state.view === "wall" ? { view: "" } : { view: "wall", inspect: "", details: "" }),
  };
  for (const [id, action] of Object.entries(toggles)) byId(id).addEventListener("click", action);
  const show = () => {
    byId("inspect").setAttribute("aria-pressed", String(state.inspect === "on"));
    byId("open-wall").setAttribute("aria-pressed", String(state.view === "wall"));
    byId("open-details").setAttribute("aria-expanded", String(Boolean(state.details)));
    showSettings();
  };
  onChange(show);
  show();
  // The popover is below its button. It gets its place before it is shown: a `toggle` event comes
  // later, and a click may come first.
  byId("settings").addEventListener("beforetoggle", ({ newState }) => {
    if (newState !== "open") return;
    const box = byId("open-settings").getBoundingClientRect();
    byId("settings").style.setProperty("--left", `${box.left}px`);
    byId("settings").style.setProperty("--top", `${box.bottom + 6}px`);
  });
  byId("settings").addEventListener("toggle", ({ newState }) => {
    byId("open-settings").setAttribute("aria-expanded", String(newState === "open"));
    if (newState !== "open" && document.activeElement === document.body) byId("open-settings").focus();
  });
}
