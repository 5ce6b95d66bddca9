"""The studio's page with a server that the test plays: no Swift, no processes.

The page is one file, as `inline.py` combines it, whose WebSocket is replaced. `page.evaluate("fake.send({…})")` sends
the page a message, and `fake.sent` lists the page's own messages. Each preview that the page shows gets a frame.
"""

import json
import pathlib
import re

import inline

SERVER = """
window.fake = { sent: [], frames: FRAMES, elements: ELEMENTS, sockets: [], alive: new Set(), mostAlive: 0 };
fake.send = (message) => fake.sockets.at(-1)?.onmessage({ data: JSON.stringify(message) });
window.WebSocket = class {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    fake.sockets.push(this);
    setTimeout(() => {
      this.onopen();
      for (const message of OPENING) fake.send(message);
    });
  }
  send(text) {
    const message = JSON.parse(text);
    fake.sent.push(message);
    const { preview, show, ask } = message;
    const stills = () => [...fake.alive].filter((id) => id.endsWith("#still")).length;
    if (show === true) {
      fake.alive.add(preview);
      fake.mostAlive = Math.max(fake.mostAlive, stills());
      const frame = fake.frames[preview.split("#")[0]];
      if (frame) setTimeout(() => fake.alive.has(preview) && fake.send({ preview, frame: { ...frame, fresh: true } }), 20);
    }
    if (show === false) fake.alive.delete(preview);
    if (ask) {
      const content = ask.question === "accessibility" ? { elements: fake.elements } : { error: "not here" };
      setTimeout(() => fake.send({ preview, answer: { to: ask.number, ...content } }));
    }
  }
  close() { this.onclose?.(); }
};
"""


def frame(size, items=None, **more):
    """A frame of one white page, with `items` over it and a path of 40 by 40 points, number 1."""
    return {
        "n": 1, "size": size, "background": "#ffffffff", "opaque": True, "fresh": True, "scale": 3, "isAnimating": False,
        "paths": {"1": "M0 0L40 0L40 40L0 40Z"}, "items": items or [["f", 1, 0, 0, "#ff0000ff"]], **more}


PHONE = [402, 874]
SCREENS = [
    {"name": name, "platform": "iOS", "idiom": "phone", "portrait": {"size": size, "insets": insets},
     "landscape": {"size": size[::-1], "insets": [0, insets[0], 21, insets[0]]}}
    for name, size, insets in [
        ("iPhone SE", [320, 568], [20, 0, 0, 0]), ("iPhone 14", [390, 844], [47, 0, 34, 0]),
        ("iPhone 16", [393, 852], [59, 0, 34, 0]), ("iPhone 17", PHONE, [62, 0, 34, 0]),
        ("iPhone 17 Pro", PHONE, [62, 0, 34, 0]), ("iPhone 17 Pro Max", [440, 956], [62, 0, 34, 0]),
        ("iPhone Air", [420, 912], [68, 0, 29, 0])]]


def hello(previews):
    """The message about previews: pairs of a name and a file."""
    listed = [{"id": name, "name": name, "file": file, "line": 9} for name, file in previews]
    return {"hello": {"title": "Shop", "schema": 1, "devices": [screen["name"] for screen in SCREENS], "previews": listed}}


def write(folder, page, previews, frames, elements=()):
    """Writes the page into `folder` and returns its address."""
    opening = [{"project": {"screens": SCREENS}}, hello(previews), {"status": {"phase": "ready", "times": {"total": 1.2}}}]
    text = inline.page(page, None)
    text = re.sub(r'<script type="application/json" id="recording">null</script>', "", text)
    server = SERVER
    for name, value in [("FRAMES", frames), ("ELEMENTS", list(elements)), ("OPENING", opening)]:
        server = server.replace(name, json.dumps(value))
    file = pathlib.Path(folder, "page.html")
    file.write_text(text.replace("<head>", f"<head><script>{server}</script>", 1), encoding="utf-8")
    return file.as_uri()
