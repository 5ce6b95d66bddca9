import { copy, emptyPanel, html, lengthText } from "./dom.js";
import { settings } from "./state.js";

// The recorded actions, as a command and as a test that repeat them.

/** The actions since the start, to repeat them. */
export function drawRecord(preview, { actions }) {
  const film = html("p", { class: "actions" }, html("button", { type: "button", onclick: ({ target }) => {
    preview.toggleFilm();
    target.textContent = filmTitle(preview);
  } }, filmTitle(preview)));
  if (!actions.length) {
    return html("div", { class: "record" },
      emptyPanel("No actions yet", "What you do in the preview is listed here, to copy as a command or a test."), film);
  }
  const button = (name, text, what) =>
    html("button", { type: "button", onclick: () => copy(text, what) }, name);
  return html("div", { class: "record" },
    html("p", { class: "actions" },
      button("Copy as a command", commandOf(preview, actions), "The command"),
      button("Copy as a test", testOf(preview, actions), "The test"),
      button("Copy the steps", actions.map((action) => `--do ${shellWord(action)}`).join(" \\\n  "), "The steps")),
    html("ol", {}, actions.map((action) => html("li", {}, html("code", {}, action)))), film);
}

const filmTitle = (preview) => (preview.film ? "Stop filming" : "Film (R)");

/** A word of a shell command. */
const shellWord = (text) => (/^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`);

/** The settings that the preview shows, without those that are its own. */
const shownSettings = (preview) =>
  Object.fromEntries(Object.entries({ ...settings(), ...preview.settings }).filter(([, value]) => value !== null && value !== undefined));

/** The preview's record in the server's list. */
const recordOf = (preview) => preview.studio.hello.previews.find(({ id }) => id === preview.id.split("#")[0]) ?? { name: preview.name };

/** The options of `quoin` for settings. */
export function settingOptions({ device, orientation, dark, dynamicType, locale, rightToLeft, increasedContrast, boldText, keyboard, platform }) {
  const option = (name, value) => (value === undefined ? [] : [`--${name}`, shellWord(String(value))]);
  return [
    ...option("device", device), ...option("orientation", orientation), ...(dark ? ["--dark"] : []),
    ...option("dynamic-type", dynamicType), ...option("locale", locale), ...(rightToLeft ? ["--rtl"] : []),
    ...(increasedContrast === undefined ? [] : ["--contrast", increasedContrast ? "increased" : "standard"]),
    ...(boldText ? ["--bold-text"] : []), ...(keyboard === undefined ? [] : [keyboard ? "--keyboard" : "--no-keyboard"]),
    ...option("platform", platform?.toLowerCase()),
  ];
}

/** A command that draws the preview after the actions. */
export function commandOf(preview, actions) {
  const { title, path, previews } = preview.studio.hello;
  const { name, file } = recordOf(preview);
  const namesakes = previews.filter((other) => other.name === name);
  const source = namesakes.length > 1 && file ? ["--in", shellWord(file)] : [];
  const first = ["quoin render", shellWord(path ?? title), ...source, "--preview", shellWord(name),
    ...settingOptions(shownSettings(preview))].join(" ");
  return [first, ...actions.map((action) => `--do ${shellWord(action)}`)].join(" \\\n  ");
}

// The test

/** A Swift string literal. */
const literal = (text) => {
  const special = { "\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "\\r", "\t": "\\t", "\0": "\\0" };
  return `"${text.replaceAll(/[\\"\n\r\t\0]/g, (character) => special[character])}"`;
};

const indented = (text, spaces) => text.split("\n").map((line) => line && `${" ".repeat(spaces)}${line}`);

/** A function name: `Card, dark` is `CardDark`. */
const testName = (text) => text.split(/[^A-Za-z0-9]+/).filter(Boolean).map((word) => word[0].toUpperCase() + word.slice(1)).join("") || "View";

/** A test for QuoinTesting that repeats the actions and compares the image. */
export function testOf(preview, actions) {
  const { name, content, properties = [] } = recordOf(preview);
  const title = testName(name);
  const shown = shownSettings(preview);
  const type = properties.length ? `Recorded${title}` : null;
  const view = type ? `${type}()` : content ?? `${testName(name)}()`;
  const wrapper = type ? [
    `private struct ${type}: View {`, ...properties.flatMap((property) => indented(property, 2)),
    "  var body: some View {", ...indented(content, 4), "  }", "}", "",
  ] : [];
  return [
    "import Quoin", "import QuoinTesting", "import SwiftUI", "import Testing", "", ...wrapper,
    `@Test @MainActor func recorded${title}() throws {`,
    `  let host = ViewHost(${hostPlace(preview, shown)}) {`, ...indented(view, 4), "  }",
    ...environmentLines(shown).map((line) => `  host.environment.${line}`),
    "  try host.update()",
    ...actions.map((action) => `  try host.perform(Interaction(${literal(action)}))`),
    "  assertSnapshot(of: host, as: .image)", "}", "",
  ].join("\n");
}

/** The arguments that say where the view is laid out. */
function hostPlace(preview, { device, orientation, platform }) {
  if (device && orientation !== "landscape") return `device: try DeviceProfile(named: ${literal(device)})`;
  const [width, height] = preview.size;
  const size = `size: CGSize(width: ${lengthText(width)}, height: ${lengthText(height)})`;
  return platform ? `${size}, platform: .${platform}` : size;
}

/** The environment values of the settings, as assignments. */
function environmentLines({ dark, dynamicType, locale, rightToLeft, boldText, increasedContrast }) {
  const lines = [];
  if (dark !== undefined) lines.push(`colorScheme = ${dark ? ".dark" : ".light"}`);
  if (dynamicType) lines.push(`dynamicTypeSize = .${dynamicType}`);
  if (locale) lines.push(`locale = Locale(identifier: ${literal(locale)})`);
  if (rightToLeft !== undefined) lines.push(`layoutDirection = ${rightToLeft ? ".rightToLeft" : ".leftToRight"}`);
  if (boldText !== undefined) lines.push(`legibilityWeight = ${boldText ? ".bold" : ".regular"}`);
  if (increasedContrast !== undefined) lines.push(`_colorSchemeContrast = ${increasedContrast ? ".increased" : ".standard"}`);
  return lines;
}
