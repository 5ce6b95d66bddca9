import Foundation
import Quoin
import SwiftUI

extension Facts {
  /// Controls, lists and bars of iOS 26.4 on an iPhone of 402 × 874 at three pixels per point.
  ///
  /// The recordings are measured in screenshots: distances from text are those from its ink, whole
  /// pixels.
  static let metrics2: [String: Check] = [
    "lg-list": { fact in
      let phone = Phone {
        List {
          Section {
            Text("One").accessibilityIdentifier("one")
            Text("Two").accessibilityIdentifier("two")
          } header: {
            Text("H").accessibilityIdentifier("header")
          } footer: {
            Text("F").accessibilityIdentifier("footer")
          }
        }
        .listStyle(.insetGrouped)
      }
      let (one, two) = (phone.frame("one"), phone.frame("two"))
      fact.expect("row", two.midY - one.midY, is: 54)
      let (top, bottom) = (one.midY - 27, two.midY + 27)
      let slices = phone.areas.filter {
        $0.glyphs == nil && $0.frame.height > 10 && abs($0.frame.minY - top) < 1
      }
      guard let platter = slices.first else { return fact.fail("no platter from \(top)") }
      fact.expect("inset", platter.frame.minX, is: 16)
      fact.expect("inset at the end", 402 - platter.frame.maxX, is: 16)
      fact.expectRadius("platter", platter, 26)
      fact.expect("text inset", one.minX - platter.frame.minX, is: 16)
      let line = phone.areas.first {
        $0.glyphs == nil && $0.frame.height <= 1 && abs($0.frame.midY - (top + 54)) <= 1
      }
      fact.expect(
        "separator before the end", line.map { platter.frame.maxX - $0.frame.maxX }, is: 16)

      let (header, footer) = (phone.text("H"), phone.text("F"))
      fact.expect("header's size", header?.glyphs?.size, is: 17)
      fact.expect("header's weight", header?.glyphs.map { CGFloat($0.face.weight) }, is: 600)
      fact.expectPixels("header above", header.map { top - $0.frame.maxY }, 11.83)
      fact.expect("footer's size", footer?.glyphs?.size, is: 13)
      fact.expectPixels(
        "footer below", footer.map { $0.frame.minY - capHeight * 13 - bottom }, 10.33)
    },

    "lg-list-icon": { fact in
      let phone = Phone {
        List {
          Label {
            Text("Title").accessibilityIdentifier("title")
          } icon: {
            Image(systemName: "star").accessibilityIdentifier("icon")
          }
          Text("next")
        }
      }
      let title = phone.frame("title")
      let platter = phone.areas.first {
        $0.glyphs == nil && $0.frame.width < 402 && $0.frame.height > 40
          && $0.frame.contains(CGPoint(x: title.midX, y: title.midY))
      }
      guard let edge = platter?.frame.minX else { return fact.fail("no platter") }
      fact.expect("text", title.minX - edge, is: 56)
      fact.expect("icon", phone.frame("icon").midX - edge, is: 28)
    },

    "lg-glass-regular": { fact in
      fact.expectGlass(.regular, height: 36.33, padding: 13.33, font: 17)
      let icon = Phone.alone {
        Button {
        } label: {
          Image(systemName: "plus")
        }
        .buttonStyle(.glass)
      }
      // Recorded as the height, then the width.
      fact.expect("icon only", icon.size, is: (42, 30))
    },

    "lg-glass-small": { fact in
      for size in [ControlSize.mini, .small] {
        fact.expectGlass(size, height: 30, padding: 11, font: 15)
      }
    },

    "lg-glass-large": { fact in
      for size in [ControlSize.large, .extraLarge] {
        fact.expectGlass(size, height: 52.33, padding: 21.33, font: 17)
      }
    },

    "lg-toggle": { fact in
      for (isOn, scheme, bytes) in [
        (true, ColorScheme.light, [0x34, 0xC7, 0x59]), (false, .light, [0xC5, 0xC5, 0xC7]),
        (false, .dark, [0x46, 0x46, 0x49]),
      ] {
        let name = "\(isOn ? "on" : "off"), \(scheme)"
        let toggle = Phone.alone {
          Toggle("", isOn: .constant(isOn)).labelsHidden().environment(\.colorScheme, scheme)
        }
        fact.expect("\(name): size", toggle.size, is: (63, 28))
        let (track, thumb) = (toggle.area(63, 28), toggle.area(37, 24))
        guard let track, let thumb else {
          fact.fail("\(name): the track or the thumb has another size")
          continue
        }
        let (before, after) = (
          thumb.frame.minX - track.frame.minX, track.frame.maxX - thumb.frame.maxX
        )
        fact.expect("\(name): inset", isOn ? after : before, is: 2)
        fact.expect("\(name): inset above", thumb.frame.minY - track.frame.minY, is: 2)
        fact.expectBytes("\(name): track", track, over: scheme, bytes)
      }
    },

    "lg-slider": { fact in
      for (scheme, fill, rest) in [
        (ColorScheme.light, [0x00, 0x88, 0xFF], [0xE6, 0xE6, 0xE6]),
        (.dark, [0x00, 0x91, 0xFF], [0x19, 0x19, 0x19]),
      ] {
        let slider = Phone.alone {
          Slider(value: .constant(0.5)).frame(width: 300).environment(\.colorScheme, scheme)
        }
        if slider.area(37, 24) == nil { fact.fail("\(scheme): no thumb of 37 x 24") }
        let lines = slider.areas.filter { $0.frame.height > 0 && $0.frame.height < 10 }
        fact.expect("\(scheme): parts of the track", CGFloat(lines.count), is: 2)
        for line in lines { fact.expect("\(scheme): track.h", line.frame.height, is: 5.67) }
        if let track = lines.first { fact.expectBytes("rest", track, over: scheme, rest) }
        if let filled = lines.last { fact.expectBytes("fill", filled, over: scheme, fill) }
      }
    },

    "lg-date": { fact in
      let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
      let picker = Phone.alone {
        DatePicker("", selection: .constant(date), displayedComponents: .date)
          .datePickerStyle(.compact).labelsHidden()
      }
      fact.expect("height", picker.report.size.height, is: 36.33)
      let capsule = picker.areas.first { $0.glyphs == nil }
      fact.expect("height of the capsule", capsule?.frame.height, is: 36.33)
      if let capsule {
        fact.expectBytes("capsule", capsule, over: .light, [0xEF, 0xEF, 0xF0])
      }
    },

    "lg-swipe-tall": { fact in
      let host = ViewHost(
        List {
          Text("Row").frame(height: 70.67).accessibilityIdentifier("row")
            .listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
            .swipeActions {
              Button("Delete", systemImage: "trash", role: .destructive) {}
              Button("Share", systemImage: "square.and.arrow.up") {}
            }
        },
        size: ProposedViewSize(width: 402, height: 874))
      host.run()
      do {
        try host.swipe("row", .left)
        try host.advanceUntilStill()
      } catch {
        return fact.fail("\(error)")
      }
      let areas = host.displayList().areas
      let capsules = areas.filter { $0.glyphs == nil && $0.hasSize(60, 40) }
      fact.expect("capsules of 60 x 40", CGFloat(capsules.count), is: 2)
      for (name, capsule) in zip(["Share", "Delete"], capsules) {
        fact.expectRadius("capsule of \(name)", capsule, 20)
      }
      for name in ["Delete", "Share"] {
        guard let label = areas.first(where: { $0.glyphs?.text == name }) else {
          fact.fail("no label \(name)")
          continue
        }
        // The recorded ink of the labels is 9.67 high.
        fact.expectPixels(
          "\(name) below", capsules.first.map { label.frame.minY - 9.67 - $0.frame.maxY }, 8)
        fact.expectBytes(name, label, over: .light, [0x8A, 0x8A, 0x8E])
      }
    },
  ]

  /// The height of the capitals of SF, in ems.
  private static let capHeight: CGFloat = 0.7046
}

/// A view on the screen of the phone, or alone.
@MainActor
struct Phone {
  let report: LayoutReport
  let areas: [DrawnArea]
  /// The areas without glyphs, and the outlines to which others are clipped.
  let outlines: [DrawnArea]

  /// Shows `content` on the whole screen.
  init<Content: View>(@ViewBuilder _ content: () -> Content) {
    self.init(content(), ProposedViewSize(width: 402, height: 874), isOnScreen: true)
  }

  /// Returns `content` at its own size.
  static func alone<Content: View>(@ViewBuilder _ content: () -> Content) -> Phone {
    Phone(content(), .unspecified, isOnScreen: false)
  }

  private init(_ content: some View, _ size: ProposedViewSize, isOnScreen: Bool) {
    let renderer = ImageRenderer(content: content)
    renderer.proposedSize = size
    renderer.displayScale = 3
    if isOnScreen {
      renderer.safeAreaInsets = EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0)
    }
    report = renderer.layoutReport()
    let list = renderer.displayList()
    areas = list.areas
    outlines = list.areas(withClips: true).filter { $0.glyphs == nil }
  }

  var size: CGSize { report.size }
  func frame(_ identifier: String) -> CGRect { report.frame(of: identifier) ?? .null }

  /// The frames of the parts of containers that are called `name` in reports.
  func parts(_ name: String) -> [CGRect] {
    report.nodes.filter { $0.name == name }.map(\.frame)
  }

  /// The first area of a size.
  func area(_ width: CGFloat, _ height: CGFloat) -> DrawnArea? {
    areas.first { $0.glyphs == nil && $0.hasSize(width, height) }
  }

  /// The first run of glyphs for `text`.
  func text(_ text: String) -> DrawnArea? { areas.first { $0.glyphs?.text == text } }
}

extension DrawnArea {
  func hasSize(_ width: CGFloat, _ height: CGFloat) -> Bool {
    abs(frame.width - width) <= 0.01 && abs(frame.height - height) <= 0.01
  }
}

extension FactCheck {
  /// Expects a recorded distance within a pixel of the phone.
  mutating func expectPixels(_ what: String, _ got: CGFloat?, _ expected: CGFloat) {
    expect(what, got, in: expected - 0.34...expected + 0.34)
  }

  /// Expects the color of an area on white or black, within a step of rounding.
  mutating func expectBytes(
    _ what: String, _ area: DrawnArea, over scheme: ColorScheme, _ expected: [Int]
  ) {
    let got = area.bytes(over: scheme == .dark ? 0 : 1)
    if got.count != 3 || zip(got, expected).contains(where: { abs($0 - $1) > 1 }) {
      fail("\(what): expected \(expected), got \(got.isEmpty ? "\(area.paint)" : "\(got)")")
    }
  }

  /// Expects that the top corner begins, a point below the top, where a circle of the radius does.
  ///
  /// That is how the recorded radii are measured.
  mutating func expectRadius(_ what: String, _ area: DrawnArea, _ radius: CGFloat) {
    let box = area.path.boundingRect
    let start = radius - (2 * radius - 1).squareRoot()
    let inside = CGPoint(x: box.minX + start + 1, y: box.minY + 1)
    let outside = CGPoint(x: box.minX + start - 1, y: box.minY + 1)
    if !area.path.contains(inside) { fail("\(what): the radius is larger than \(radius)") }
    if area.path.contains(outside) { fail("\(what): the radius is smaller than \(radius)") }
  }

  @MainActor
  fileprivate mutating func expectGlass(
    _ size: ControlSize, height: CGFloat, padding: CGFloat, font: CGFloat
  ) {
    let button = Phone.alone {
      Button {
      } label: {
        Text("Button").accessibilityIdentifier("label")
      }
      .buttonStyle(.glass).controlSize(size)
    }
    let name = "\(size)"
    let label = button.frame("label")
    expect("\(name): height", button.size.height, is: height)
    expect("\(name): padding", label.minX, is: padding)
    expect("\(name): padding at the end", button.size.width - label.maxX, is: padding)
    expect("\(name): font", button.text("Button")?.glyphs?.size, is: font)
  }
}
