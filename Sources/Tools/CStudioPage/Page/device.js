import { svg } from "./dom.js";

// What a device shows around and over an app: its frame, the status bar, the island or notch, and the
// home indicator. They are drawn over the canvas and take no input.

/** In points: the width of the frame, and the corners of the screen by kind of device. */
const frameWidth = 12;
const screenCorners = { island: 55, notch: 44, button: 4, tablet: 20, plain: 10 };

export class DeviceFrame {
  constructor() {
    this.element = svg("svg", { class: "device-parts", "aria-hidden": "true" });
    this.safeArea = svg("rect", { class: "safe-area" });
    this.screen = null;
  }

  /** The width of the frame on each side, in points. */
  get width() { return this.screen && this.screen.kind !== "plain" ? frameWidth : 0; }
  get corner() { return this.screen ? screenCorners[this.screen.kind] : 0; }

  /** Shows the parts of `screen`; null removes them. */
  show(screen) {
    if (JSON.stringify(screen) === JSON.stringify(this.screen)) return;
    this.screen = screen;
    this.element.replaceChildren();
    if (!screen) return;
    const { size: [width, height], insets: [top, left, bottom, right], kind } = screen;
    this.element.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.element.append(...statusBar(screen), ...cutout(screen), ...homeIndicator(screen));
    if (kind !== "plain" && (top || bottom || left || right)) {
      const lengths = { x: left, y: top, width: width - left - right, height: height - top - bottom };
      for (const [name, length] of Object.entries(lengths)) this.safeArea.setAttribute(name, length);
      this.element.append(this.safeArea);
    }
  }

  /** Chooses dark or light parts, for what the app draws in its first and last row on `canvas`. */
  tint(canvas) {
    if (!this.screen || !canvas.width) return;
    const strip = (canvas.height * 24) / this.screen.size[1];
    this.element.classList.toggle("light-top", isDark(canvas, 0, strip));
    this.element.classList.toggle("light-bottom", isDark(canvas, canvas.height - strip, strip));
  }
}

let tintPixel = null;

/** Whether the rows of a canvas are dark on average. */
function isDark(canvas, top, height) {
  if (!tintPixel) {
    const one = document.createElement("canvas");
    [one.width, one.height] = [1, 1];
    tintPixel = one.getContext("2d", { willReadFrequently: true });
  }
  tintPixel.fillStyle = "#fff";
  tintPixel.fillRect(0, 0, 1, 1);
  tintPixel.drawImage(canvas, 0, top, canvas.width, height, 0, 0, 1, 1);
  const [red, green, blue] = tintPixel.getImageData(0, 0, 1, 1).data;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue < 140;
}

/** Time, signal, network and battery. A phone on its side has none. */
function statusBar({ kind, size: [width], insets: [top], isLandscape }) {
  const isPhone = kind === "island" || kind === "notch";
  if (kind === "plain" || !top || (isLandscape && isPhone)) return [];
  const middle = kind === "island" ? top / 2 - 0.5 : isPhone ? top / 2 + 1 : top / 2;
  const size = isPhone ? 17 : 12;
  // Beside the island, the time and the signs are centered in the rest of the width.
  const side = kind === "island" ? (width - 126) / 4 + 8 : (width - 170) / 4 + 4;
  const scale = isPhone ? 1 : 0.82;
  const signs = isPhone ? width - side - 39 : width - 6 - 78 * scale;
  const time = kind === "tablet" ? { x: 24, "text-anchor": "start" }
    : { x: isPhone ? side : width / 2, "text-anchor": "middle" };
  const bars = [0, 1, 2, 3].map((bar) =>
    svg("rect", { x: bar * 4.8, y: 8 - bar * 2.4, width: 3.2, height: 4 + bar * 2.4, rx: 1 }));
  const network = svg("path", {
    d: "M0 4.2a11 11 0 0 1 15.4 0l-1.6 1.7a8.7 8.7 0 0 0-12.2 0zM2.9 7.2a6.8 6.8 0 0 1 9.6 0l-1.6 1.7a4.5 4.5 0 0 0-6.4 0zM7.7 12.2l2-2.1a2.9 2.9 0 0 0-4 0z",
    transform: "translate(24 0)",
  });
  const battery = svg("g", { transform: "translate(46 -0.4)" },
    svg("rect", { x: 0.5, y: 0.5, width: 24, height: 12, rx: 3.8, class: "hollow" }),
    svg("rect", { x: 2, y: 2, width: 21, height: 9, rx: 2.5 }),
    svg("path", { d: "M26 4.5v4a2.2 2.2 0 0 0 0-4z", class: "faint" }));
  return [svg("g", { class: "status-bar" },
    svg("text", { ...time, y: middle, "font-size": size, "dominant-baseline": "central" }, "9:41"),
    svg("g", { transform: `translate(${signs} ${middle - 6 * scale}) scale(${scale})` }, bars, network, battery))];
}

/** The island or notch. */
function cutout({ kind, size: [width, height], insets: [top], isLandscape }) {
  if (kind === "island") {
    const [long, short, distance] = [126, 37, isLandscape ? 11 : Math.max(11, top / 2 - 18.5)];
    return [isLandscape
      ? svg("rect", { class: "cutout", x: distance, y: (height - long) / 2, width: short, height: long, rx: short / 2 })
      : svg("rect", { class: "cutout", x: (width - long) / 2, y: distance, width: long, height: short, rx: short / 2 })];
  }
  if (kind !== "notch") return [];
  const shape = "M-92 0c6 0 9 3 9 8v3c0 14 8 21 21 21H62c13 0 21-7 21-21V8c0-5 3-8 9-8z";
  const transform = isLandscape ? `translate(0 ${height / 2}) rotate(-90)` : `translate(${width / 2} 0)`;
  return [svg("path", { class: "cutout", d: shape, transform })];
}

function homeIndicator({ kind, size: [width, height], insets: [, , bottom] }) {
  if (kind === "plain" || !bottom) return [];
  const long = kind === "tablet" ? 290 : Math.min(width, height) * 0.354;
  return [svg("rect", { class: "home", x: (width - long) / 2, y: height - 13, width: long, height: 5, rx: 2.5 })];
}
