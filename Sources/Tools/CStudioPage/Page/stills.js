import { debounced } from "./dom.js";
import { Picture } from "./picture.js";
import { drawPicture } from "./painter.js";
import { settings } from "./state.js";

// Small pictures of previews, for the list and the wall. A picture that becomes visible is drawn from
// a preview's first frame at rest, whose process ends at once: few run at a time, and none at rest.

const stillSuffix = "#still";
/** The number of processes at a time. */
const mostAlive = 2;
/** In milliseconds: the longest wait for an animation to end, and for a first frame; and the pause
 *  after a change, in which the visible previews come first. */
const [longestMotion, longestStart, pauseAfterChange] = [1200, 30_000, 600];
/** The largest picture, in CSS pixels. */
const [stillWidth, stillHeight] = [184, 372];

export class Stills {
  /** By the preview's ID: {canvas, isFresh, reason}. */
  #entries = new Map();
  #waiting = [];
  /** The running processes, by the preview's ID: {picture, timer}. */
  #alive = new Map();

  constructor(studio) {
    this.studio = studio;
    this.renew = debounced(pauseAfterChange, () => this.#renew());
    this.visible = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        target.isSeen = isIntersecting;
        if (isIntersecting) this.#show(target);
      }
    }, { rootMargin: "60px" });
    this.followers = new Set();
  }

  /** Keeps the picture of the preview `id` on `canvas`, from the time that it is visible, with at
   *  most `room` [width, height] in CSS pixels. */
  follow(canvas, id, room = [stillWidth, stillHeight]) {
    Object.assign(canvas, { still: id, room });
    this.followers.add(canvas);
    this.visible.observe(canvas);
  }

  unfollow(canvas) {
    this.followers.delete(canvas);
    this.visible.unobserve(canvas);
    this.#trim();
  }

  /** Draws all pictures again once they are visible: the sources or the settings have changed. */
  expire() {
    for (const entry of this.#entries.values()) entry.isFresh = false;
    this.renew();
  }

  /** Forgets all processes: their connection has ended. */
  disconnect() {
    for (const { timer } of this.#alive.values()) clearTimeout(timer);
    this.#alive.clear();
    this.#waiting = [];
    this.expire();
  }

  /** Takes the picture of a visible preview. */
  take({ id, picture, message }) {
    if (!id.includes("#") && this.#isFollowed(id) && message.hidden) this.#draw(id, picture);
  }

  /** Handles a message of the server; returns whether it is about a still. */
  receive(message) {
    if (!message.preview?.endsWith(stillSuffix)) return false;
    const id = message.preview.slice(0, -stillSuffix.length);
    const process = this.#alive.get(id);
    if (process && message.frame) this.#accept(id, process, message.frame);
    if (process && message.gone) this.#end(id, message.gone.reason);
    return true;
  }

  async #accept(id, process, frame) {
    await process.picture.accept(frame);
    if (this.#alive.get(id) !== process) return;
    if (!frame.isAnimating) {
      this.#draw(id, process.picture);
      return this.#end(id);
    }
    if (!process.isMoving) {
      process.isMoving = true;
      this.#limit(id, process, longestMotion);
    }
    return this.studio.send({ preview: id + stillSuffix, shown: frame.n });
  }

  #limit(id, process, time) {
    clearTimeout(process.timer);
    process.timer = setTimeout(() => {
      const hasFrame = Boolean(process.picture.frame);
      if (hasFrame) this.#draw(id, process.picture);
      this.#end(id, hasFrame ? undefined : "it did not appear");
    }, time);
  }

  /** Ends a process; `reason` says why there is no picture. */
  #end(id, reason) {
    clearTimeout(this.#alive.get(id)?.timer);
    this.#alive.delete(id);
    this.studio.send({ preview: id + stillSuffix, show: false });
    if (reason) Object.assign(this.#entry(id), { isFresh: true, reason });
    if (reason) this.#tell(id);
    this.#next();
  }

  #draw(id, picture) {
    const entry = this.#entry(id);
    const [width, height] = picture.frame.size;
    const scale = Math.min(stillWidth / width, stillHeight / height, 1) * Math.min(devicePixelRatio, 2);
    drawPicture(picture, entry.canvas, scale);
    Object.assign(entry, { isFresh: true, reason: null, size: [width, height] });
    this.#tell(id);
  }

  #entry(id) {
    if (!this.#entries.has(id)) this.#entries.set(id, { canvas: document.createElement("canvas"), isFresh: false });
    return this.#entries.get(id);
  }

  #isFollowed(id) { return [...this.followers].some((canvas) => canvas.still === id); }

  #tell(id) {
    for (const canvas of this.followers) if (canvas.still === id) this.#copy(canvas);
  }

  #copy(canvas) {
    const { canvas: source, reason, size } = this.#entry(canvas.still);
    canvas.parentElement?.classList.toggle("ended", Boolean(reason));
    if (canvas.parentElement) canvas.parentElement.title = reason ?? "";
    if (!size || reason) return;
    // As many pixels as it has room for, so that the browser doesn't scale it again.
    const room = canvas.room.map((length) => length * Math.min(devicePixelRatio, 2));
    const scale = Math.min(1, room[0] / source.width, room[1] / source.height);
    const pixels = [source.width, source.height].map((length) => Math.max(1, Math.round(length * scale)));
    [canvas.width, canvas.height] = pixels;
    [canvas.style.width, canvas.style.height] = pixels.map((length) => `${length / Math.min(devicePixelRatio, 2)}px`);
    drawSmaller(source, canvas);
    canvas.dataset.drawn = "true";
    canvas.dispatchEvent(new CustomEvent("drawn", { detail: size }));
  }

  #show(canvas) {
    const id = canvas.still;
    const entry = this.#entry(id);
    if (entry.size || entry.reason) this.#copy(canvas);
    if (entry.isFresh || this.#alive.has(id) || this.#waiting.includes(id)) return;
    this.#waiting.push(id);
    this.#next();
  }

  #renew() {
    for (const canvas of this.followers) if (canvas.isSeen) this.#show(canvas);
  }

  /** Starts the next processes, of previews that can still be seen. */
  #next() {
    while (this.#alive.size < mostAlive && this.#waiting.length && this.studio.connection?.isOpen) {
      const id = this.#waiting.shift();
      const isSeen = [...this.followers].some((canvas) => canvas.still === id && canvas.isSeen);
      if (!isSeen || this.#entry(id).isFresh) continue;
      const live = this.studio.livePreview(id);
      if (live) {
        // It is drawn now, or else when its image has come to rest.
        if (live.frame) this.take(live);
        continue;
      }
      const process = { picture: new Picture() };
      this.#alive.set(id, process);
      this.#limit(id, process, longestStart);
      this.studio.send({ preview: id + stillSuffix, show: true });
      const all = settings();
      if (Object.values(all).some((value) => value !== null)) {
        this.studio.send({ preview: id + stillSuffix, settings: all });
      }
    }
  }

  /** Forgets pictures without followers. */
  #trim() {
    for (const id of this.#entries.keys()) if (!this.#isFollowed(id)) this.#entries.delete(id);
  }
}

/** Draws `source` onto all of `canvas`, halving it as often as possible, so that every pixel counts. */
function drawSmaller(source, canvas) {
  let [from, width, height] = [source, source.width, source.height];
  while (width >= 2 * canvas.width && height >= 2 * canvas.height) {
    const half = document.createElement("canvas");
    [half.width, half.height] = [Math.ceil(width / 2), Math.ceil(height / 2)];
    half.getContext("2d").drawImage(from, 0, 0, width, height, 0, 0, half.width, half.height);
    [from, width, height] = [half, half.width, half.height];
  }
  const context = canvas.getContext("2d");
  context.imageSmoothingQuality = "high";
  context.drawImage(from, 0, 0, width, height, 0, 0, canvas.width, canvas.height);
}
