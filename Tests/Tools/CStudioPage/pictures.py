"""Draws the pictures of Documentation/Studio.md: `Scripts/test-studio --images`."""

import os
import shutil
import tempfile

from PIL import Image

from test_studio import ROOT, Browser, Server

FOLDER = os.path.join(ROOT, "Documentation", "Images")
SHOP = os.path.join(ROOT, "Examples", "Shop")
READY = "document.querySelector('#status').dataset.phase === 'ready'"
# The hit of a click is drawn, and its sentences have arrived.
EXPLAINED = "document.querySelector('#panel .answer:not([aria-busy]) .seen, #panel .answer:not([aria-busy]) p')"


def save(page, name):
    """Writes the window as a small PNG."""
    file = os.path.join(FOLDER, f"{name}.png")
    page.screenshot(file)
    Image.open(file).convert("RGB").save(file, optimize=True)
    print(f"{file}: {os.path.getsize(file) // 1000} kB")


def open_page(browser, server, fragment="", width=1200, height=760, scale=1.25, dark=False):
    page = browser.open(server.url + fragment, width=width, height=height, scale=scale, dark=dark)
    page.wait(READY, timeout=300)
    if fragment:
        page.wait("document.querySelector('figure canvas[data-frame]')", timeout=60)
        # A preview comes to rest.
        browser.pump(2)
    return page


def wall(browser):
    server = Server(os.path.join(ROOT, "Examples", "Gallery"))
    page = open_page(browser, server, width=1360, height=860, scale=1)
    page.wait(
        "[...document.querySelectorAll('#wall .still')].every((still) =>"
        " still.dataset.drawn || still.getBoundingClientRect().top > innerHeight)", timeout=120)
    browser.pump(1)
    save(page, "StudioWall")
    server.stop()


def select(browser, page, *titles):
    """Selects the view of the tree that has the last title, after views with the titles before it."""
    page.wait("document.querySelector('[role=treeitem]')")
    page.evaluate("""(() => {
      const rows = [...document.querySelectorAll('[role=treeitem]')];
      let at = -1;
      for (const title of %r) at = rows.findIndex((row, index) => index > at && row.querySelector('.name').textContent === title);
      rows[at].click();
    })()""" % (list(titles),))
    page.click(*page.center("#tab-why"))
    page.wait(EXPLAINED, timeout=60)
    page.wait("document.querySelector('.code')", timeout=60)
    page.move(2, 300)
    browser.pump(1)


def why(browser):
    server = Server(SHOP)
    page = open_page(browser, server, "#previews=Shop&list=off&inspect=on&details=tree")
    select(browser, page, "ProductRow", "VStack")
    save(page, "Studio")
    page = open_page(browser, server, "#previews=Shop&list=off&matrix=devices", width=1280, height=720, scale=1.15)
    page.wait("document.querySelectorAll('figure canvas[data-frame]').length === 4", timeout=60)
    browser.pump(2)
    save(page, "StudioMatrix")
    page = open_page(browser, server, "#previews=Shop&appearance=dark", width=390, height=844, scale=2, dark=True)
    save(page, "StudioDark")
    server.stop()


def split(browser):
    server = Server(os.path.join(ROOT, "Examples", "Gallery", "BoardingPass.swift"))
    page = open_page(browser, server, "#inspect=on&details=tree")
    select(browser, page, "HStack", 'Text("GOT")', "HStack")
    page.evaluate("document.querySelector('.split').scrollIntoView()")
    browser.pump(1)
    save(page, "StudioSplit")
    server.stop()


def error(browser):
    with tempfile.TemporaryDirectory(prefix="studio-pictures-") as folder:
        app = os.path.join(folder, "Shop")
        shutil.copytree(SHOP, app)
        server = Server(app)
        page = open_page(browser, server, "#previews=Full", width=1440, height=860)
        cart = os.path.join(app, "Cart", "CartView.swift")
        with open(cart, encoding="utf-8") as file:
            text = file.read()
        with open(cart + ".new", "w", encoding="utf-8") as file:
            file.write(text.replace(".navigationTitle(", ".navigationTitel(", 1))
        os.replace(cart + ".new", cart)
        page.wait("document.querySelector('#errors:not([hidden]) .caret')", timeout=120)
        save(page, "StudioError")
        server.stop()


def main():
    with Browser() as browser:
        for draw in (wall, why, split, error):
            draw(browser)


if __name__ == "__main__":
    main()
