import Foundation
import Quoin
import QuoinTesting
import SwiftUI
import Testing

@MainActor
@Suite("Views that only a screen reader finds")
struct ScreenReaderContentTests {
  private func host(_ view: some View, isMac: Bool = false) -> ViewHost<some View> {
    ViewHost(
      view, size: ProposedViewSize(width: 320, height: 480), platform: isMac ? .macOS : .iOS)
  }

  private func text(_ view: some View, isMac: Bool = false) throws -> String {
    try host(view, isMac: isMac).accessibilityText()
  }

  private struct Rating: View {
    @State private var stars = 2.0
    var body: some View {
      HStack { ForEach(0..<5) { Text($0 < Int(stars) ? "*" : "-") } }
        .accessibilityRepresentation {
          Slider(value: $stars, in: 0...5, step: 1) { Text("Rating") }
        }
    }
  }

  @Test("a representation takes the place of the elements, and acts on the view's state")
  func representation() throws {
    let host = host(Rating())
    #expect(try host.accessibilityText() == "Rating, 40%, adjustable\n")
    try host.increment("Rating")
    #expect(try host.accessibilityText() == "Rating, 60%, adjustable\n")
    #expect(throws: (any Error).self) { try host.increment("Volume") }
  }

  @Test("a representation may have several elements, or represent one inside another")
  func representations() throws {
    let inner = Color.red.accessibilityRepresentation { Text("Inner") }
    let view = VStack {
      Color.blue.accessibilityRepresentation {
        Text("One")
        inner
      }
      Text("Two").accessibilityRepresentation { Button("Press") {} }.accessibilityLabel("Label")
      Text("Gone").accessibilityRepresentation { EmptyView() }
    }
    #expect(try text(view) == "One\nInner\nLabel, button\n")
  }

  @Test("children are in a group with the label of the view, at its place")
  func children() throws {
    let chart = Color.red.frame(width: 100, height: 50)
      .accessibilityLabel("Chart")
      .accessibilityChildren {
        HStack(spacing: 0) {
          ForEach(1..<3) { Color.clear.accessibilityLabel("Bar \($0)").accessibilityValue("\($0)") }
        }
      }
    #expect(try text(chart, isMac: true) == "Chart, group\nBar 1, 1\nBar 2, 2\n")
    let frames = try host(chart.frame(width: 320, height: 480), isMac: true).spokenElements()
      .map(\.frame)
    #expect(frames.first == CGRect(x: 110, y: 215, width: 100, height: 50))
    #expect(frames.last == CGRect(x: 160, y: 215, width: 50, height: 50))
    // A view without an element becomes a group without a label.
    let plain = Color.red.accessibilityChildren { Text("A") }
    #expect(try text(plain, isMac: true) == "group\nA\n")
    #expect(try text(plain) == "A\n")
  }

  @Test("a label may extend the existing one of each element")
  func labels() throws {
    let pair = VStack {
      Text("Tea")
      Text("Milk")
    }
    let view = VStack {
      pair.accessibilityElement(children: .combine)
        .accessibilityLabel { label in
          Text("Important")
          label
        }
      pair.accessibilityLabel { label in
        label
        Text("hot")
      }
      Color.red.accessibilityLabel { _ in Text("Swatch") }
    }
    #expect(try text(view) == "Important, Tea, Milk\nTea, hot\nMilk, hot\nSwatch\n")
  }

  @Test("buttons of accessibilityActions are named actions, in their order")
  func actions() throws {
    let log = Log()
    let host = host(
      Text("Mail").accessibilityAction(named: "Open") { log.add("Open") }
        .accessibilityActions {
          Button("Reply") { log.add("Reply") }
          if true { Button("Archive", systemImage: "archivebox") { log.add("Archive") } }
          Button("Never") { log.add("Never") }.disabled(true)
        }
        .accessibilityAction(action: { log.add("Flag") }) { HStack { Text("Set") } })
    #expect(
      try host.accessibilityText() == "Mail, actions: Set, Reply, Archive, Never, Open\n")
    for action in ["Archive", "Reply", "Open", "Set"] {
      try host.perform(Interaction("perform \(action) on Mail"))
    }
    #expect(log.words == ["Archive", "Reply", "Open", "Flag"])
    #expect(throws: ControlError.disabled("Mail", "view")) {
      try host.performAccessibilityAction(named: "Never", on: "Mail")
    }
    #expect(
      throws: ControlError.action("Mail", "Delete", ["Set", "Reply", "Archive", "Never", "Open"])
    ) {
      try host.performAccessibilityAction(named: "Delete", on: "Mail")
    }
    let none = ControlError.action("Mail", "Delete", []).description
    #expect(none.contains("It has no named ones"))
  }

  @Test("a pair gives its label to content without one")
  func pairs() throws {
    struct Pairs: View {
      @Namespace private var names
      var body: some View {
        TextField("", text: .constant("Ada"))
          .accessibilityLabeledPair(role: .content, id: 1, in: names)
        Text("Own").accessibilityLabeledPair(role: .content, id: 1, in: names)
        Text("Name").accessibilityLabeledPair(role: .label, id: 1, in: names)
        TextField("", text: .constant("5"))
          .accessibilityLabeledPair(role: .content, id: 2, in: names)
      }
    }
    #expect(try text(Pairs()) == "Name, Ada, text field\nOwn\nName\n5, text field\n")
  }

  @Test("custom content is replaced by its key, and removed by nil")
  func customContent() throws {
    let key = AccessibilityCustomContentKey("Age", id: "age")
    let other = AccessibilityCustomContentKey("Years", id: "age")
    let view = Text("Ada").accessibilityCustomContent(key, "36", importance: .high)
    #expect(try text(view) == "Ada, Age 36\n")
    #expect(
      try text(view.accessibilityCustomContent(other, "37", importance: .high))
        == "Ada, Years 37\n")
    #expect(try text(view.accessibilityCustomContent(key, nil)) == "Ada\n")
  }

  // MARK: Performing

  @Test("adjustable actions, unless the view is disabled")
  func adjusting() throws {
    let log = Log()
    let view = Text("Volume").accessibilityAdjustableAction { log.add("\($0)") }
    let live = host(view)
    try live.increment("Volume")
    try live.perform(Interaction("decrement Volume"))
    #expect(log.words == ["increment", "decrement"])
    let disabled = host(view.disabled(true))
    #expect(try disabled.accessibilityText() == "Volume, adjustable, dimmed\n")
    #expect(throws: ControlError.self) { try disabled.increment("Volume") }
    let combined = host(
      HStack {
        Text("Level")
        view
      }
      .accessibilityElement(children: .combine))
    #expect(try combined.accessibilityText() == "Level, Volume, adjustable\n")
    try combined.increment("Level, Volume")
    #expect(log.words.count == 3)
  }

  @Test("zooming and scrolling")
  func gestures() throws {
    let log = Log()
    let host = host(
      Text("Map").accessibilityZoomAction { log.add("\($0.direction)") }
        .accessibilityScrollAction { log.add("\($0)") })
    for action in ["zoom in", "zoom out", "scroll bottom", "scroll leading"] {
      try host.perform(Interaction("perform \"\(action)\" on Map"))
    }
    #expect(log.words == ["zoomIn", "zoomOut", "bottom", "leading"])
    #expect(throws: ControlError.self) {
      try host.performAccessibilityAction(named: "escape", on: "Map")
    }
  }

  @Test("the group around an element takes an escape, then the presentation or the page")
  func escaping() throws {
    let log = Log()
    let group = host(
      VStack { Text("A") }.accessibilityElement(children: .contain)
        .accessibilityAction(.escape) { log.add("escape") })
    try group.performAccessibilityAction(named: "escape", on: "A")
    #expect(log.words == ["escape"])

    struct Sheet: View {
      @State private var isShown = true
      var body: some View { Text("behind").sheet(isPresented: $isShown) { Text("front") } }
    }
    let sheet = ViewHost(device: try DeviceProfile(named: "iPhone 16")) { Sheet() }
    try sheet.performAccessibilityAction(named: "escape", on: "front")
    #expect(try sheet.accessibilityText() == "behind\n")
  }

  @Test("a press acts on controls, combined elements and representations")
  func pressing() throws {
    let log = Log()
    let host = host(
      VStack {
        HStack {
          Text("Row")
          Button("Go") { log.add("Go") }
          Text("Tap").accessibilityAction { log.add("Tap") }
        }
        .accessibilityElement(children: .combine)
        Color.red.accessibilityRepresentation { Button("Red") { log.add("Red") } }
        Text("Plain")
      })
    #expect(
      try host.accessibilityText()
        == "Row, Tap, button, actions: Go, Tap\nRed, button\nPlain\n")
    try host.performAccessibilityAction(named: "activate", on: "Row, Tap")
    try host.performAccessibilityAction(named: "Tap", on: "Row, Tap")
    try host.performAccessibilityAction(named: "activate", on: "Red")
    #expect(log.words == ["Go", "Tap", "Red"])
    try host.performAccessibilityAction(named: "activate", on: "Plain")
    #expect(log.words.count == 3)
  }

  @Test("on iOS a press on an element without an action touches it, also by an input label")
  func touching() throws {
    let log = Log()
    let text = Text("Tea").onTapGesture { log.add("tap") }.accessibilityInputLabels(["Cup", "Mug"])
    try host(text).perform(Interaction("perform activate on Mug"))
    try host(text).performAccessibilityAction(named: "activate", on: "Tea")
    #expect(log.words == ["tap", "tap"])
    try host(text.accessibilityAction { log.add("action") })
      .performAccessibilityAction(named: "activate", on: "Cup")
    #expect(log.words.last == "action")
    #expect(throws: ControlError.self) {
      try host(text, isMac: true).performAccessibilityAction(named: "activate", on: "Tea")
    }
    #expect(log.words.count == 3)
  }
}

@MainActor
private final class Log {
  private(set) var words: [String] = []
  func add(_ word: String) { words.append(word) }
}
