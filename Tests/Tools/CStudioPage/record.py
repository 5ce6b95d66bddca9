"""Records the counter for Documentation/Studio.md: `QUOIN=… /usr/bin/python3 Tests/Tools/CStudioPage/record.py OUT.png`."""

import base64
import os
import sys

from test_studio import ROOT, Browser, Server

READ = """new Promise((done) => {
  const reader = new FileReader();
  reader.onload = () => done(reader.result.split(",")[1]);
  reader.readAsDataURL(window.film_);
})"""


TAP = """(() => {
  const buttons = [...document.querySelectorAll("figure .elements button")];
  buttons.find((button) => button.textContent.startsWith("Increment")).click();
})()"""


def main():
    server = Server(os.path.join(ROOT, "Examples", "Counter"), "--size", "240x320")
    with Browser() as browser:
        page = browser.open(server.url + "#zoom=1", width=700, height=700, scale=2)
        page.wait("document.querySelector('figure .elements button')", timeout=120)
        browser.pump(0.5)
        page.evaluate("URL.createObjectURL = (blob) => { window.film_ = blob; return '#'; }")
        page.key("r")
        browser.pump(0.5)
        for _ in range(2):
            # As with a screen reader: through the page's list of elements.
            page.evaluate(TAP)
            browser.pump(1)
        page.key("r")
        page.wait("Boolean(window.film_)", timeout=60)
        with open(sys.argv[1], "wb") as file:
            file.write(base64.b64decode(page.evaluate(READ, timeout=60)))
    server.stop()


if __name__ == "__main__":
    main()
