"""Drives headless Chromium over the DevTools protocol; only needs Debian's chromium and python3-websockets.

    from drive import Browser

    with Browser() as browser, browser.open("http://127.0.0.1:8080/?token=…", width=1200, height=800) as page:
        page.wait("document.querySelector('figure canvas')")
        page.click(*page.center("text", "Increment"))
        page.type("Grüße")
        page.screenshot("after.png")
        assert page.errors == []

Each call returns when the browser has answered; `errors` and `console` collect the page's messages in the meantime.
"""

import asyncio
import base64
import itertools
import json
import os
import shutil
import subprocess
import tempfile
import time

import websockets

MODIFIERS = {"alt": 1, "control": 2, "meta": 4, "shift": 8}

# The keys that don't produce text: the DOM's code, and Chromium's number for it.
KEYS = {
    "Enter": 13, "Tab": 9, "Backspace": 8, "Delete": 46, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
    "ArrowDown": 40, "Home": 36, "End": 35, "PageUp": 33, "PageDown": 34,
}


class DriveError(Exception):
    """The browser reported an error, or a wait timed out."""


class Browser:
    """A Chromium process with its own profile, both removed at the end."""

    def __init__(self, program=None, arguments=()):
        self._profile = tempfile.mkdtemp(prefix="studio-page-")
        program = program or os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
        if not program:
            raise DriveError("There is no chromium: apt-get install chromium, or set CHROMIUM.")
        self._process = subprocess.Popen(
            [
                program, "--headless=new", "--remote-debugging-port=0", f"--user-data-dir={self._profile}",
                "--no-first-run", "--disable-background-networking", "--disable-component-update", "--no-sandbox",
                "--hide-scrollbars", "--force-color-profile=srgb", *arguments, "about:blank",
            ],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )
        self._loop = asyncio.new_event_loop()
        self._numbers = itertools.count(1)
        self._pages = {}
        self._socket = None
        try:
            self._socket = self._run(_connect(self._address()))
        except BaseException:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        try:
            if self._socket:
                self._run(self._socket.close())
        finally:
            self._process.terminate()
            self._process.wait()
            self._loop.close()
            shutil.rmtree(self._profile, ignore_errors=True)

    def open(self, address, width=1280, height=800, scale=1, touch=False, dark=False):
        """A new page of `width` × `height` points with `scale` pixels each."""
        target = self.call("Target.createTarget", {"url": "about:blank"})["targetId"]
        session = self.call("Target.attachToTarget", {"targetId": target, "flatten": True})["sessionId"]
        page = Page(self, session, target)
        self._pages[session] = page
        for domain in ("Page", "Runtime", "Log", "Network"):
            page.call(f"{domain}.enable")
        page.resize(width, height, scale, touch)
        page.prefer(dark=dark)
        page.go(address)
        return page

    def call(self, method, parameters=None, session=None, timeout=30):
        number = next(self._numbers)
        message = {"id": number, "method": method, "params": parameters or {}}
        if session:
            message["sessionId"] = session
        self._run(self._socket.send(json.dumps(message)))
        deadline = time.monotonic() + timeout
        while True:
            answer = self._receive(deadline - time.monotonic())
            if answer is None:
                raise DriveError(f"{method} has not been answered for {timeout} seconds")
            if answer.get("id") == number:
                if "error" in answer:
                    raise DriveError(f"{method}: {answer['error']['message']}")
                return answer["result"]

    def pump(self, seconds):
        """Receives messages of the pages for a while."""
        deadline = time.monotonic() + seconds
        while (left := deadline - time.monotonic()) > 0:
            self._receive(left)

    def _receive(self, timeout):
        try:
            message = json.loads(self._run(asyncio.wait_for(self._socket.recv(), max(timeout, 0.001))))
        except asyncio.TimeoutError:
            return None
        if page := self._pages.get(message.get("sessionId")):
            page._note(message)
        return message

    def _run(self, coroutine):
        return self._loop.run_until_complete(coroutine)

    def _address(self):
        # Chromium writes its port to a file in the profile once it listens.
        file = os.path.join(self._profile, "DevToolsActivePort")
        for _ in range(300):
            if os.path.exists(file):
                with open(file, encoding="utf-8") as text:
                    lines = text.read().split()
                if len(lines) == 2:
                    return f"ws://127.0.0.1:{lines[0]}{lines[1]}"
            time.sleep(0.1)
        raise DriveError("Chromium has not begun to listen for 30 seconds.")


class Page:
    """One tab. Points are relative to the corner of the window."""

    def __init__(self, browser, session, target):
        self.browser = browser
        self.errors = []
        self.console = []
        self._session = session
        self._target = target
        self._pressed = 0

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.browser.call("Target.closeTarget", {"targetId": self._target})

    def call(self, method, parameters=None, timeout=30):
        return self.browser.call(method, parameters, self._session, timeout)

    def go(self, address):
        answer = self.call("Page.navigate", {"url": address})
        if "errorText" in answer:
            raise DriveError(f"{address}: {answer['errorText']}")
        self.wait("document.readyState === 'complete' && location.href !== 'about:blank'")

    def resize(self, width, height, scale=1, touch=False):
        metrics = {"width": width, "height": height, "deviceScaleFactor": scale, "mobile": False}
        self.call("Emulation.setDeviceMetricsOverride", metrics)
        self.call("Emulation.setTouchEmulationEnabled", {"enabled": touch})

    def prefer(self, dark=False, reduced_motion=False, more_contrast=False):
        """Sets the system preferences that media queries report."""
        features = [
            ("prefers-color-scheme", "dark" if dark else "light"),
            ("prefers-reduced-motion", "reduce" if reduced_motion else "no-preference"),
            ("prefers-contrast", "more" if more_contrast else "no-preference"),
        ]
        named = [{"name": name, "value": value} for name, value in features]
        self.call("Emulation.setEmulatedMedia", {"features": named})

    # Reading the page

    def evaluate(self, expression, timeout=30):
        """The JSON value of a JavaScript expression; promises are awaited."""
        parameters = {"expression": expression, "returnByValue": True, "awaitPromise": True}
        answer = self.call("Runtime.evaluate", parameters, timeout)
        if "exceptionDetails" in answer:
            raise DriveError(f"{expression}: {_exception(answer['exceptionDetails'])}")
        return answer["result"].get("value")

    def wait(self, condition, timeout=60, every=0.02):
        """Waits until a JavaScript condition holds, and returns its value. The timeout only ends what never comes."""
        deadline = time.monotonic() + timeout
        while True:
            try:
                if value := self.evaluate(f"(() => {{ const it = ({condition}); return it instanceof Node ? true : it; }})()"):
                    return value
            except DriveError as error:
                # A page that is being unloaded has no objects.
                if "context" not in str(error):
                    raise
            if time.monotonic() > deadline:
                raise DriveError(f"This did not come true in {timeout} seconds: {condition}")
            self.browser.pump(every)

    def center(self, selector, index=0):
        """The center of an element that is in the window."""
        box = self.evaluate(
            f"(() => {{ const it = document.querySelectorAll({json.dumps(selector)})[{index}];"
            " if (!it) return null; it.scrollIntoView({block: 'nearest'});"
            " const r = it.getBoundingClientRect(); return [r.x + r.width / 2, r.y + r.height / 2]; })()"
        )
        if box is None:
            raise DriveError(f"There is no {selector}.")
        return box

    def screenshot(self, file, clip=None):
        """Writes a PNG of the window, or of `clip`: x, y, width, height."""
        parameters = {"format": "png"}
        if clip:
            x, y, width, height = clip
            parameters["clip"] = {"x": x, "y": y, "width": width, "height": height, "scale": 1}
        data = base64.b64decode(self.call("Page.captureScreenshot", parameters)["data"])
        with open(file, "wb") as output:
            output.write(data)

    def canvas_png(self, file, selector="figure canvas"):
        """Writes the pixels of a canvas, without the surrounding page."""
        address = self.evaluate(f"document.querySelector({json.dumps(selector)}).toDataURL('image/png')")
        with open(file, "wb") as output:
            output.write(base64.b64decode(address.split(",", 1)[1]))

    def agreement(self, file, selector="figure canvas", tolerance=8):
        """The fraction of a canvas's pixels whose channels are all within `tolerance` of the PNG's; fails if the sizes differ."""
        with open(file, "rb") as picture:
            address = "data:image/png;base64," + base64.b64encode(picture.read()).decode()
        result = self.evaluate(_AGREEMENT % (json.dumps(selector), json.dumps(address), tolerance))
        if isinstance(result, str):
            raise DriveError(f"{file}: {result}")
        return result

    # User actions

    def move(self, x, y, modifiers=()):
        self._mouse("mouseMoved", x, y, modifiers=modifiers)

    def press(self, x, y, modifiers=()):
        self._pressed = 1
        self._mouse("mousePressed", x, y, clickCount=1, modifiers=modifiers)

    def release(self, x, y, modifiers=()):
        self._pressed = 0
        self._mouse("mouseReleased", x, y, clickCount=1, modifiers=modifiers)

    def click(self, x, y, modifiers=()):
        self.move(x, y, modifiers)
        self.press(x, y, modifiers)
        self.release(x, y, modifiers)

    def secondary(self, x, y):
        """A click of the secondary button."""
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "right", "clickCount": 1})

    def drag(self, start, end, steps=10, seconds=0.2):
        self.move(*start)
        self.press(*start)
        for step in range(1, steps + 1):
            part = step / steps
            self.move(start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            self.browser.pump(seconds / steps)
        self.release(*end)

    def wheel(self, x, y, dx=0, dy=0):
        self._mouse("mouseWheel", x, y, deltaX=dx, deltaY=dy)

    def touch(self, kind, points):
        """`start`, `move` or `end`, with the positions of the fingers that are down."""
        places = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        name = {"start": "touchStart", "move": "touchMove", "end": "touchEnd"}[kind]
        self.call("Input.dispatchTouchEvent", {"type": name, "touchPoints": places})

    def tap(self, x, y):
        self.touch("start", [(x, y)])
        self.touch("end", [])

    def key(self, name, modifiers=()):
        """A key by its DOM name: `Enter`, `ArrowLeft`, or a letter."""
        # Other characters have codes of their own: 46, that of a period in ASCII, is Delete.
        code = KEYS.get(name, ord(name.upper()) if len(name) == 1 and name.isalnum() else 0)
        bits = sum(MODIFIERS[modifier] for modifier in modifiers)
        parameters = {
            "key": name, "code": f"Key{name.upper()}" if len(name) == 1 and name.isalpha() else name,
            "windowsVirtualKeyCode": code, "modifiers": bits,
        }
        text = {"Enter": "\r"}.get(name, name if len(name) == 1 else None)
        if text and not bits & ~MODIFIERS["shift"]:
            parameters["text"] = text
        # A browser's window makes commands of keys; the protocol names them.
        command = {"c": "copy", "x": "cut"}.get(name) if bits == MODIFIERS["control"] else None
        self.call("Input.dispatchKeyEvent", {
            "type": "keyDown" if "text" in parameters else "rawKeyDown", **parameters,
            **({"commands": [command]} if command else {}),
        })
        parameters.pop("text", None)
        self.call("Input.dispatchKeyEvent", {"type": "keyUp", **parameters})

    def type(self, text):
        """Types text, key by key as far as a keyboard has the keys."""
        for character in text:
            if character.isascii() and character != "\n":
                self.key(character)
            elif character == "\n":
                self.key("Enter")
            else:
                self.call("Input.insertText", {"text": character})

    def compose(self, text, caret=None):
        """Shows marked text, for example a dead key; `commit` ends it."""
        caret = len(text) if caret is None else caret
        self.call("Input.imeSetComposition", {"text": text, "selectionStart": caret, "selectionEnd": caret})

    def commit(self, text):
        self.call("Input.insertText", {"text": text})

    def paste(self, text):
        """Pastes, with `text` on the clipboard."""
        self.evaluate(
            "(() => { const data = new DataTransfer(); data.setData('text/plain', " + json.dumps(text) + ");"
            " document.activeElement.dispatchEvent(new ClipboardEvent('paste',"
            " { clipboardData: data, bubbles: true, cancelable: true })); })()"
        )

    # Internals

    def _mouse(self, kind, x, y, modifiers=(), **more):
        bits = sum(MODIFIERS[modifier] for modifier in modifiers)
        button = "left" if kind in ("mousePressed", "mouseReleased") or self._pressed else "none"
        event = {"type": kind, "x": x, "y": y, "button": button, "buttons": self._pressed, "modifiers": bits, **more}
        if kind == "mouseWheel":
            event.setdefault("deltaX", 0)
            event.setdefault("deltaY", 0)
        self.call("Input.dispatchMouseEvent", event)

    def _note(self, message):
        parameters = message.get("params", {})
        match message.get("method"):
            case "Runtime.exceptionThrown":
                self.errors.append(_exception(parameters["exceptionDetails"]))
            case "Runtime.consoleAPICalled":
                words = [str(part.get("value", part.get("description"))) for part in parameters["args"]]
                self.console.append((parameters["type"], " ".join(words)))
                if parameters["type"] in ("error", "assert"):
                    self.errors.append(" ".join(words))
            case "Log.entryAdded":
                entry = parameters["entry"]
                if entry["level"] == "error":
                    self.errors.append(f"{entry['text']} {entry.get('url', '')}".strip())


# Browsers compare pixels faster than Python does.
_AGREEMENT = """(async () => {
  const canvas = document.querySelector(%s);
  const image = new Image();
  image.src = %s;
  await image.decode();
  if (image.width !== canvas.width || image.height !== canvas.height) {
    return `the canvas is ${canvas.width} × ${canvas.height}, the picture ${image.width} × ${image.height}`;
  }
  const other = new OffscreenCanvas(image.width, image.height).getContext("2d");
  other.drawImage(image, 0, 0);
  const pixels = (context) => context.getImageData(0, 0, image.width, image.height).data;
  const [one, two] = [pixels(canvas.getContext("2d")), pixels(other)];
  let count = 0;
  for (let at = 0; at < one.length; at += 4) {
    const differs = (channel) => Math.abs(one[at + channel] - two[at + channel]) > %d;
    if (!(differs(0) || differs(1) || differs(2) || differs(3))) count += 1;
  }
  return count / (image.width * image.height);
})()"""


async def _connect(address):
    return await websockets.connect(address, max_size=None)


def _exception(details):
    return details.get("exception", {}).get("description") or details["text"]
