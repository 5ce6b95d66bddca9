import { oncePerFrame } from "./dom.js";
import { state } from "./state.js";

// What the user does with a preview, told as the preview's events.

const isMac = navigator.platform.startsWith("Mac");

/** The keys that make no text, by their DOM names. */
const keyNames = {
  Enter: "return", Tab: "tab", Backspace: "delete", Delete: "forwardDelete", Escape: "escape", ArrowLeft: "left",
  ArrowRight: "right", ArrowUp: "up", ArrowDown: "down", Home: "home", End: "end", PageUp: "pageUp", PageDown: "pageDown",
};

/** The shortcuts that stay the browser's. */
const browserKeys = new Set(["r", "t", "w", "n", "l", "q", "+", "-", "0", "v"]);

/** Lets `preview` have pointer and keys. */
export function listen(preview) {
  listenToPointers(preview);
  listenToWheel(preview);
  listenToKeys(preview);
}

/** Whether input is for the inspector and not for the preview. */
const isInspecting = () => state.inspect === "on";

/** The modifiers as SwiftUI names them: Control is Command where the keyboard isn't a Mac's. */
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
  /** The distance and angle with which two fingers began. */
  let pinch = null;
  /** Whether a mouse with Option or Alt stands for two fingers. */
  let isMirrored = false;
  const canvas = preview.canvas;

  const tell = (pointer, event, more) => {
    const [x, y] = preview.place(event);
    preview.event({ pointer, x, y, modifiers: modifiers(event), ...more });
  };
  const tellMove = oncePerFrame((event) => {
    if (pinch) tellPinch("move");
    else tell(fingers.size ? "move" : "hover", event);
  });
  /** Where two fingers are: the second one of a mouse lies on the other side of the picture's middle. */
  const places = () => {
    const all = [...fingers.values()].map((event) => preview.place(event));
    const [[x, y]] = all;
    const [width, height] = preview.size;
    return isMirrored ? [[x, y], [width - x, height - y]] : all;
  };
  const tellPinch = (pointer) => {
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
    if (fingers.size === 1) tell("cancel", event);
    fingers.set(event.pointerId, event);
    isMirrored = event.altKey && event.pointerType === "mouse";
    if (fingers.size === 2 || isMirrored) tellPinch("down");
    else tell("down", event);
  });
  canvas.addEventListener("pointermove", (event) => {
    if (isInspecting()) return;
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, event);
    else if (event.pointerType === "touch" || event.buttons) return;
    tellMove(event);
  });
  const lift = (event) => {
    if (!fingers.has(event.pointerId)) return;
    const pointer = event.type === "pointerup" ? "up" : "cancel";
    if (pinch) {
      tellPinch(pointer);
      pinch = null;
      fingers.clear();
    } else {
      fingers.delete(event.pointerId);
      tell(pointer, event);
    }
  };
  canvas.addEventListener("pointerup", lift);
  canvas.addEventListener("pointercancel", lift);
  canvas.addEventListener("pointerleave", (event) => {
    if (!isInspecting() && !fingers.size && event.pointerType !== "touch") tell("leave", event);
  });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
}

// Wheel

/** How long after its last step a pinch on a trackpad has ended, in milliseconds. */
const pinchRest = 200;

function listenToWheel(preview) {
  let [dx, dy] = [0, 0];
  const tell = oncePerFrame((x, y) => {
    preview.event({ wheel: { x, y, dx, dy } });
    [dx, dy] = [0, 0];
  });
  const pinch = trackpadPinch(preview);
  preview.canvas.addEventListener("wheel", (event) => {
    if (isInspecting()) return;
    event.preventDefault();
    const [x, y] = preview.place(event);
    // Browsers tell a pinch on a trackpad as a wheel with Control.
    if (event.ctrlKey) return pinch(x, y, event.deltaY);
    const unit = [1, 16, preview.size[1]][event.deltaMode];
    const [across, down] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    dx += across * unit;
    dy += down * unit;
    return tell(x, y);
  }, { passive: false });
}

function trackpadPinch(preview) {
  let magnification = null;
  let timer;
  return (x, y, delta) => {
    const tell = (pointer) => preview.event({ pointer, x, y, fingers: 2, magnification, rotation: 0 });
    if (magnification === null) {
      magnification = 1;
      tell("down");
    }
    magnification *= Math.exp(-delta / 100);
    tell("move");
    clearTimeout(timer);
    timer = setTimeout(() => {
      tell("up");
      magnification = null;
    }, pinchRest);
  };
}

// Keys

function listenToKeys(preview) {
  const keyboard = preview.keyboard;
  const tell = (key, event) => {
    event.preventDefault();
    preview.event({ key, modifiers: modifiers(event) });
  };
  keyboard.addEventListener("keydown", (event) => {
    if (event.isComposing || isInspecting()) return undefined;
    const isShortcut = event.ctrlKey || event.metaKey;
    // Where nothing in the preview has the focus, Tab goes on to the rest of the page: no user is caught here.
    if (event.key === "Tab" && !preview.frame?.focus) return undefined;
    if (keyNames[event.key]) return tell(keyNames[event.key], event);
    if (event.key === " " && (isShortcut || !preview.frame?.caret)) return tell("space", event);
    if (isShortcut && event.key.length === 1 && !browserKeys.has(event.key.toLowerCase())) {
      return tell(event.key.toLowerCase(), event);
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
    if (text) preview.event({ text });
  });
}
