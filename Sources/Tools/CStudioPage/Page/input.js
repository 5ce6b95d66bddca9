import { notify, oncePerFrame } from "./dom.js";
import { state } from "./state.js";

// User input in a preview, converted to the preview's events.

const isMac = navigator.platform.startsWith("Mac");

/** The keys that produce no text, by their DOM names. */
const keyNames = {
  Enter: "return", Tab: "tab", Backspace: "delete", Delete: "forwardDelete", Escape: "escape", ArrowLeft: "left",
  ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end", PageUp: "pageUp", PageDown: "pageDown",
};

/** Shortcuts that the browser keeps. */
const browserKeys = new Set(["r", "t", "w", "n", "l", "q", "+", "-", "0", "v"]);

/** Listens to pointer and keyboard input for `preview`. */
export function listen(preview) {
  listenToPointers(preview);
  listenToWheel(preview);
  listenToKeys(preview);
  listenToFiles(preview);
}

/** Whether input goes to the inspector instead of the preview. */
const isInspecting = () => state.inspect === "on";

/** The modifiers as SwiftUI names them: Control counts as Command unless the keyboard is a
 *  Mac's. */
function modifiers(event) {
  const names = [];
  if (event.shiftKey) names.push("shift");
  if (event.altKey) names.push("option");
  if (isMac && event.ctrlKey) names.push("control");
  if (isMac ? event.metaKey : event.ctrlKey) names.push("command");
  return names.length ? names : undefined;
}

// Pointers

function listenToPointers(preview) {
  const fingers = new Map();
  /** The initial distance and angle of two fingers. */
  let pinch = null;
  /** Whether a mouse with Option or Alt simulates two fingers. */
  let isMirrored = false;
  const canvas = preview.canvas;

  const send = (pointer, event, more) => {
    const [x, y] = preview.place(event);
    preview.event({ pointer, x, y, modifiers: modifiers(event), ...more });
  };
  const sendMove = oncePerFrame((event) => {
    if (pinch) sendPinch("move");
    else send(fingers.size ? "move" : "hover", event);
  });
  /** The positions of two fingers; a mouse's second finger is mirrored at the center of the
   *  image. */
  const places = () => {
    const all = [...fingers.values()].map((event) => preview.place(event));
    const [[x, y]] = all;
    const [width, height] = preview.size;
    return isMirrored ? [[x, y], [width - x, height - y]] : all;
  };
  const sendPinch = (pointer) => {
    const [one, other] = places();
    const [dx, dy] = [other[0] - one[0], other[1] - one[1]];
    const [distance, angle] = [Math.hypot(dx, dy), Math.atan2(dy, dx)];
    if (pointer === "down") pinch = { distance, angle };
    preview.event({
      pointer, x: (one[0] + other[0]) / 2, y: (one[1] + other[1]) / 2, fingers: 2,
      magnification: distance / Math.max(pinch.distance, 1), rotation: angle - pinch.angle,
    });
  };

  canvas.addEventListener("pointerdown", (event) => {
    if (isInspecting() || event.button !== 0 || fingers.size === 2) return;
    event.preventDefault();
    canvas.setPointerCapture(event.pointerId);
    preview.focus();
    if (fingers.size === 1) send("cancel", event);
    fingers.set(event.pointerId, event);
    isMirrored = event.altKey && event.pointerType === "mouse";
    if (fingers.size === 2 || isMirrored) sendPinch("down");
    else send("down", event);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (isInspecting()) return;
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, event);
    else if (event.pointerType === "touch" || event.buttons) return;
    sendMove(event);
  });
  const lift = (event) => {
    if (!fingers.has(event.pointerId)) return;
    const pointer = event.type === "pointerup" ? "up" : "cancel";
    if (pinch) {
      sendPinch(pointer);
      pinch = null;
      fingers.clear();
    } else {
      fingers.delete(event.pointerId);
      send(pointer, event);
    }
  };
  canvas.addEventListener("pointerup", lift);
  canvas.addEventListener("pointercancel", lift);
  canvas.addEventListener("pointerleave", (event) => {
    if (!isInspecting() && !fingers.size && event.pointerType !== "touch") send("leave", event);
  });
  // A secondary click, or on a Mac one with Control, opens a context menu. A finger opens it by resting.
  canvas.addEventListener("contextmenu", (event) => {
    event.preventDefault();
    if (isInspecting() || event.pointerType === "touch") return;
    preview.focus();
    for (const pointer of fingers.keys()) canvas.releasePointerCapture(pointer);
    if (fingers.size) send("cancel", event);
    fingers.clear();
    pinch = null;
    send("menu", event);
  });
}

// Wheel

/** The milliseconds after its last step at which a pinch on a trackpad has ended. */
const pinchRest = 200;

function listenToWheel(preview) {
  let [dx, dy] = [0, 0];
  const send = oncePerFrame((x, y) => {
    preview.event({ wheel: { x, y, dx, dy } });
    [dx, dy] = [0, 0];
  });
  const pinch = trackpadPinch(preview);
  preview.canvas.addEventListener("wheel", (event) => {
    if (isInspecting()) return;
    event.preventDefault();
    const [x, y] = preview.place(event);
    // Browsers report a pinch on a trackpad as a wheel event with Control.
    if (event.ctrlKey) return pinch(x, y, event.deltaY);
    const unit = [1, 16, preview.size[1]][event.deltaMode];
    const [across, down] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    dx += across * unit;
    dy += down * unit;
    return send(x, y);
  }, { passive: false });
}

function trackpadPinch(preview) {
  let magnification = null;
  let timer;
  return (x, y, delta) => {
    const send = (pointer) => preview.event({ pointer, x, y, fingers: 2, magnification, rotation: 0 });
    if (magnification === null) {
      magnification = 1;
      send("down");
    }
    magnification *= Math.exp(-delta / 100);
    send("move");
    clearTimeout(timer);
    timer = setTimeout(() => {
      send("up");
      magnification = null;
    }, pinchRest);
  };
}

// Keys

/** The keys with which Linux and Windows edit text, each with Control, and the same keys of a Mac:
 *  their modifier, and their own name if it differs. */
const editingKeys = {
  ArrowLeft: ["option"], ArrowRight: ["option"], ArrowUp: ["option"], ArrowDown: ["option"], Home: ["command"], End: ["command"],
  Backspace: ["option"], Delete: ["option"], y: ["command", "shift"],
};

function listenToKeys(preview) {
  const keyboard = preview.keyboard;
  /** Whether the key of the next clipboard event has been sent already. */
  let isSent = false;
  const send = (key, event, editing) => {
    event.preventDefault();
    preview.event({ key, modifiers: modifiers(event), ...(editing && { editing }) });
  };
  keyboard.addEventListener("keydown", (event) => {
    // 229 is a key that an input method handles.
    if (event.isComposing || event.keyCode === 229 || isInspecting()) return undefined;
    const isCommand = isMac ? event.metaKey : event.ctrlKey;
    const isShortcut = event.ctrlKey || event.metaKey;
    const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // If nothing in the preview has the focus, Tab moves on to the rest of the page, so that the
    // focus is never trapped.
    if (event.key === "Tab" && !preview.frame?.focus) return undefined;
    const mac = !isMac && event.ctrlKey && !event.altKey && !event.metaKey && editingKeys[letter];
    if (mac) {
      const held = new Set(event.shiftKey ? [...mac, "shift"] : mac);
      // The preview knows whether a text has the focus; the page may not know yet.
      return send(keyNames[letter] ?? letter, event, { key: letter === "y" ? "z" : keyNames[letter], modifiers: [...held] });
    }
    if (isCommand && !event.shiftKey && !event.altKey && "cx".includes(letter) && letter.length === 1) {
      // The browser's own event follows, which is the only time to set its clipboard.
      isSent = true;
      setTimeout(() => { isSent = false; });
      preview.awaitsCopy = performance.now();
      return preview.event({ key: letter, modifiers: modifiers(event) });
    }
    if (keyNames[event.key]) return send(keyNames[event.key], event);
    if (event.key === " " && (isShortcut || !preview.frame?.caret)) return send("space", event);
    if (isShortcut && event.key.length === 1 && (!isCommand || !browserKeys.has(letter))) {
      return send(letter, event);
    }
    return undefined;
  });
  keyboard.addEventListener("input", (event) => {
    const text = keyboard.value;
    if (event.isComposing) {
      preview.event({ composition: { text, caret: keyboard.selectionStart } });
    } else {
      if (text) preview.event({ text });
      keyboard.value = "";
    }
  });
  keyboard.addEventListener("compositionend", ({ data }) => {
    preview.event({ composition: { text: "", caret: 0 } });
    if (data) preview.event({ text: data });
    keyboard.value = "";
  });
  keyboard.addEventListener("paste", (event) => {
    event.preventDefault();
    const text = event.clipboardData.getData("text/plain");
    if (text) preview.event({ paste: text.replaceAll("\r\n", "\n") });
  });
  for (const name of ["copy", "cut"]) {
    keyboard.addEventListener(name, (event) => {
      event.preventDefault();
      preview.awaitsCopy = performance.now();
      preview.copied = preview.selection;
      if (preview.selection) event.clipboardData.setData("text/plain", preview.selection);
      // The browser's menu has no key.
      if (!isSent) preview.event({ key: name === "cut" ? "x" : "c", modifiers: ["command"] });
      isSent = false;
    });
  }
}

// Files

/** The number of files that can be dropped, and of their bytes together. */
const [mostFiles, mostBytes] = [20, 2 * 1024 * 1024];

/** Passes files that are dropped on the preview to its views. */
function listenToFiles(preview) {
  const hasFiles = ({ dataTransfer }) => !isInspecting() && dataTransfer?.types.includes("Files");
  preview.canvas.addEventListener("dragover", (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
  });
  preview.canvas.addEventListener("drop", async (event) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    const [x, y] = preview.place(event);
    const files = [...event.dataTransfer.files];
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (files.length > mostFiles || size > mostBytes) {
      notify(`At most ${mostFiles} files of 2 MB together can be dropped.`);
      return;
    }
    try {
      const read = await Promise.all(files.map(async (file) => ({ name: file.name, type: file.type, data: await base64(file) })));
      if (read.length) preview.event({ drop: { x, y, files: read } });
    } catch (error) {
      notify(`A file can't be read: ${error.message}`);
    }
  });
}

/** The content of a file as base64. */
function base64(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.slice(reader.result.indexOf(",") + 1));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}
