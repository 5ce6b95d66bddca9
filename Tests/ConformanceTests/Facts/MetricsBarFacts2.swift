import Foundation
import Quoin
import SwiftUI

extension Facts {
  /// Bars and presentations of iOS 26.4 on an iPhone of 402 × 874.
  static let metricsBars2: [String: Check] = [
    "lg-navbar": { fact in
      let phone = Phone {
        NavigationStack {
          ScrollView { Color.red.frame(height: 2000).accessibilityIdentifier("content") }
            .navigationTitle("Title")
            .toolbar {
              ToolbarItem(placement: .topBarTrailing) {
                Button("Add", systemImage: "plus") {}
              }
              ToolbarItem(placement: .topBarTrailing) {
                Button("More", systemImage: "ellipsis") {}
              }
            }
        }
      }
      let capsules = phone.parts("barCapsule")
      fact.expect("groups", CGFloat(capsules.count), is: 1)
      let group = capsules.first ?? .null
      fact.expectPixels("bar's centre", group.midY, 85.17)
      fact.expect("buttons", group.height, is: 44)
      fact.expect("group", group.width, is: 103)
      fact.expect("edge inset", 402 - group.maxX, is: 16)
      guard let title = phone.text("Title"), let size = title.glyphs?.size else {
        return fact.fail("no title")
      }
      // The ink begins up to two points after the box of the text.
      fact.expect("title", title.frame.minX, in: 16...18)
      fact.expectPixels("title's bottom", title.frame.maxY, 152.33)
      fact.expectPixels("title's top", title.frame.minY - size * 0.7046, 128)
    },

    "lg-navbar-inline": { fact in
      let host = ViewHost(
        NavigationStack {
          ScrollView { Color.red.frame(height: 2000) }
            .accessibilityIdentifier("scroll")
            .navigationTitle("Title")
        },
        size: ProposedViewSize(width: 402, height: 874),
        safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0))
      host.run()
      @MainActor func showsInlineTitle(at offset: CGFloat) -> Bool {
        _ = try? host.scroll("scroll", to: CGPoint(x: 0, y: offset))
        _ = try? host.advanceUntilStill()
        return host.displayList().areas.contains {
          $0.glyphs?.text == "Title" && $0.glyphs?.size == 17 && $0.opacity > 0.5
        }
      }
      for (offset, isShown) in [(0.0, false), (48, false), (50, false), (52, true), (60, true)]
      where showsInlineTitle(at: offset) != isShown {
        fact.fail("\(isShown ? "no" : "an") inline title at \(offset)")
      }
    },

    "lg-tabbar": { fact in
      let phone = Phone {
        TabView {
          ForEach(0..<4, id: \.self) { index in
            Color.red.tabItem { Label("T", systemImage: "star") }
          }
        }
        .tabViewBottomAccessory { Text("A").accessibilityIdentifier("accessory") }
      }
      let bar = phone.parts("tabBar").first ?? .null
      fact.expect("bar", bar.height, is: 62)
      fact.expect("before", bar.minX, is: 21)
      fact.expect("after", 402 - bar.maxX, is: 21)
      fact.expect("below", 874 - bar.maxY, is: 21)
      let text = phone.frame("accessory")
      let accessory = phone.areas.first {
        $0.glyphs == nil && $0.frame.width < 402 && $0.frame.height < 100
          && $0.frame.contains(CGPoint(x: text.midX, y: text.midY))
      }
      fact.expect("accessory", accessory?.frame.height, is: 48)
      fact.expect("above the bar", accessory.map { bar.minY - $0.frame.maxY }, is: 8)
    },

    "lg-sheet": { fact in
      let phone = Phone {
        Color.white.sheet(isPresented: .constant(true)) {
          Color.red.presentationDetents([.medium]).presentationDragIndicator(.visible)
        }
      }
      let sheet = phone.parts("sheet").first ?? .null
      fact.expect("before", sheet.minX, is: 8)
      fact.expect("after", 402 - sheet.maxX, is: 8)
      fact.expect("below", 874 - sheet.maxY, is: 8)
      let grabber = phone.areas.first {
        $0.glyphs == nil && $0.frame.height == 5 && abs($0.frame.midX - 201) < 1
      }
      fact.expect("grabber", grabber?.frame.width, is: 34.67)
      fact.expect("grabber's top", grabber.map { $0.frame.minY - sheet.minY }, is: 4.67)
      fact.expectOutline("sheet", of: sheet, in: phone, radius: 38)
      let dim = phone.screens.first { ($0.color?.opacity ?? 1) < 1 }
      if let dim {
        fact.expectBytes("dim on white", dim, over: .light, [204, 204, 204])
        fact.expectBytes("dim on black", dim, over: .dark, [0, 0, 0])
      } else {
        fact.fail("the screen is not dimmed")
      }
    },

    "lg-sheet-large": { fact in
      let phone = Phone {
        Color.white.sheet(isPresented: .constant(true)) {
          Color.red.presentationDetents([.large])
        }
      }
      let sheet = phone.parts("sheet").first ?? .null
      fact.expect("top", sheet.minY, is: 62)
      fact.expect("before", sheet.minX, is: 0)
      fact.expect("after", 402 - sheet.maxX, is: 0)
      fact.expect("below", 874 - sheet.maxY, is: 0)
    },

    "lg-alert": { fact in
      let phone = Phone {
        Color.white.alert("Title", isPresented: .constant(true)) {
          Button("Cancel", role: .cancel) {}
          Button("Go") {}
        } message: {
          Text("Message")
        }
      }
      let alert = phone.parts("alert").first ?? .null
      fact.expect("alert", alert.size, is: (320, 178))
      fact.expect("centre", alert.midY, is: 451)
      let buttons = phone.parts("alertButton").sorted { $0.minX < $1.minX }
      fact.expect("buttons", CGFloat(buttons.count), is: 2)
      for button in buttons { fact.expect("button", button.size, is: (140, 48)) }
      fact.expect("inset", buttons.first.map { $0.minX - alert.minX }, is: 16)
      fact.expect("inset at the end", buttons.last.map { alert.maxX - $0.maxX }, is: 16)
      fact.expect("inset below", buttons.last.map { alert.maxY - $0.maxY }, is: 16)
      fact.expectOutline("alert", of: alert, in: phone, radius: 35)
    },

    // The recorded height is that of a title, three lines of message and two buttons.
    "lg-dialog-msg": { fact in
      let phone = Phone {
        Color.white.confirmationDialog(
          "Title", isPresented: .constant(true), titleVisibility: .visible
        ) {
          Button("One") {}
          Button("Two") {}
        } message: {
          Text("One\nTwo\nSix").accessibilityIdentifier("message")
        }
      }
      let panel = phone.parts("popover").first ?? .null
      fact.expect("panel", panel.size, is: (240, 256))
      fact.expect("centre", panel.midY, is: 450)
      fact.expect("text, before", phone.frame("message").minX - panel.minX, is: 30)
      let lines = phone.areas.filter { area in
        area.glyphs.map { $0.size == 15 && $0.text.count == 3 } ?? false
      }
      let baselines = Set(lines.map(\.frame.maxY)).sorted()
      fact.expect("lines", CGFloat(baselines.count), is: 3)
      for (line, next) in zip(baselines, baselines.dropFirst()) {
        fact.expectPixels("between lines", next - line, 22)
      }
      let buttons = phone.parts("alertButton").sorted { $0.minY < $1.minY }
      fact.expect("buttons", CGFloat(buttons.count), is: 2)
      for button in buttons { fact.expect("button", button.height, is: 48) }
      fact.expect("between buttons", buttons.last.map { $0.minY - buttons[0].maxY }, is: 8)
      fact.expect("below", buttons.last.map { panel.maxY - $0.maxY }, is: 16)
      if phone.screens.contains(where: { ($0.color?.opacity ?? 1) < 1 }) {
        fact.fail("the screen is dimmed")
      }
    },
  ]
}

extension Phone {
  /// The areas of the size of the screen that are not empty.
  fileprivate var screens: [DrawnArea] {
    areas.filter { $0.hasSize(402, 874) && ($0.color?.opacity ?? 1) > 0 }
  }
}

extension FactCheck {
  /// Expects that an area or a clip fills `frame`, with a radius at its corners.
  @MainActor
  fileprivate mutating func expectOutline(
    _ what: String, of frame: CGRect, in phone: Phone, radius: CGFloat
  ) {
    let outlines = phone.outlines.filter { $0.path.boundingRect.nearly(frame) }
    let corner = CGPoint(x: frame.minX + 0.5, y: frame.minY + 0.5)
    if let outline = outlines.first(where: { !$0.path.contains(corner) }) {
      expectRadius(what, outline, radius)
    } else {
      fail("\(what): none of \(outlines.count) outlines has round corners")
    }
  }
}

extension CGRect {
  fileprivate func nearly(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) <= 0.5 }
  }
}
