import { announce, byId, html } from "./dom.js";

// The state of the sources. Errors are shown over the last good image.

const phaseWords = { compiling: "Compiling…", ready: "Ready", failed: "Does not compile" };

/** The errors on display, which stay until the sources compile. */
let shownErrors = "";

export function showStatus({ phase, headline, errors = [], following = [], message = "", times }) {
  const place = byId("status");
  const took = phase === "ready" && times?.total ? ` in ${seconds(times.total)}` : "";
  const hasWarnings = phase === "ready" && message;
  const left = phase === "ready" && errors.length ? `, with ${counted(errors.length, "error")}` : "";
  place.textContent = `${phaseWords[phase] ?? phase}${took}${left}${hasWarnings ? `${left ? " and" : ", with"} warnings` : ""}`;
  place.dataset.phase = phase;
  const parts = Object.entries(times ?? {}).map(([name, time]) => `${name} ${seconds(time)}`).join(", ");
  place.title = [parts, hasWarnings && message].filter(Boolean).join("\n");
  const panel = byId("errors");
  const isFailed = phase === "failed" && Boolean(errors.length || message);
  // While a new attempt compiles, the errors stay, so that the page doesn't flicker.
  if (phase !== "compiling" || !isFailedNow) {
    panel.hidden = !isFailed;
    const list = errors.length ? errors.map(errorElement) : [html("pre", {}, message)];
    if (isFailed) panel.replaceChildren(errorHeader(errors), ...list);
    isFailedNow = isFailed;
  }
  panel.classList.toggle("compiling", phase === "compiling");
  document.body.dataset.phase = phase;
  place.classList.toggle("link", isFailedNow);
  if (phase === "failed") announce(errors.length ? `${countText(errors)}. ${errors[0].message}` : message);
}

/** Whether the last finished attempt failed. */
let isFailedNow = false;

export function showConnection(isOpen) {
  document.body.classList.toggle("offline", !isOpen);
  if (isOpen) return;
  byId("status").textContent = "The server is not available. Reconnecting…";
  byId("status").dataset.phase = "offline";
  document.body.dataset.phase = "offline";
}

/** Hides the errors; a click on the status shows them again. Returns whether they were visible. */
export function hideErrors() {
  const panel = byId("errors");
  if (panel.hidden) return false;
  const hadFocus = panel.contains(document.activeElement);
  panel.hidden = true;
  if (hadFocus) byId("stage").focus();
  return true;
}

/** Connects the status: a click shows the errors. */
export function listenToStatus() {
  byId("status").addEventListener("click", () => { byId("errors").hidden = !isFailedNow; });
}

function countText(errors) {
  const count = errors.filter(({ severity }) => severity !== "warning").length;
  return count === 1 ? "1 error" : count ? `${count} errors` : `${errors.length} warnings`;
}

function errorHeader(errors) {
  const hasPicture = document.querySelector("#stage canvas[data-frame], #wall canvas[data-drawn]");
  return html("header", {}, html("h2", {}, errors.length ? countText(errors) : "The project can't be shown"),
    html("span", { class: "fact" }, hasPicture ? "The picture is that of the last version that compiles." : ""),
    html("button", {
      type: "button", class: "icon close", "aria-label": "Hide the errors", title: "Hide the errors (Escape)", onclick: hideErrors,
    }));
}

function errorElement({ file, line, column, message, severity = "error", text }) {
  const place = [file, line, column].filter(Boolean).join(":");
  return html("section", { class: `error ${severity}` },
    html("p", {}, html("strong", {}, severity), " ", message),
    html("figure", {}, html("figcaption", {}, html("code", {}, place)),
      text && html("pre", {}, html("span", { class: "number" }, `${line}`), text, "\n",
        html("span", { class: "number" }, " ".repeat(String(line).length)),
        html("span", { class: "caret" }, caretBelow(text, column)))));
}

/** Spaces and a caret below the column, which is a byte offset; tabs are kept. */
function caretBelow(text, column) {
  let bytes = 1;
  let spaces = "";
  for (const character of text) {
    if (bytes >= column) break;
    bytes += new TextEncoder().encode(character).length;
    spaces += character === "\t" ? "\t" : " ";
  }
  return `${spaces}^`;
}

const seconds = (time) => `${time.toFixed(time < 1 ? 2 : 1)} s`;
