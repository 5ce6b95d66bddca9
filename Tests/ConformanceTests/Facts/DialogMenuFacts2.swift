import Quoin
import QuoinDrawing
import SwiftUI

extension Facts {
  /// Menus, popovers, toolbars and sheets.
  static let dialogMenu2: [String: Check] = [
    "m2-mp-c1": { fact in
      let log = Log()
      let window = DeskWindow(log, width: 400, height: 600) { ContextHost(model: Choices()) }
      window.secondaryClick(200, 300)
      let rows = window.elements
      let labels = [
        "Copy", "Delete", "More", "Flag", "Pick", "Off", "Short", "Labelled", "Header",
        "In section", "Plain text item",
      ]
      fact.expect("rows", rows.map(\.label), is: labels)
      @MainActor func row(_ label: String) -> SpokenElement? { rows.first { $0.label == label } }
      fact.expect("More opens a menu", row("More")?.words.contains("menu"), is: true)
      fact.expect("Flag", row("Flag")?.value, is: "on")
      fact.expect("Off is disabled", row("Off")?.words.contains("dimmed"), is: true)
      let text = row("Plain text item")?.words
      fact.expect(
        "Plain text item can be chosen",
        text.map { $0.contains("button") && !$0.contains("dimmed") },
        is: false)

      let nodes = window.nodes
      fact.expect("Short shows its key", nodes.contains { $0.name.contains("⌘K") }, is: true)
      let picture = nodes.first { $0.name.hasPrefix("Image(") && $0.name.contains("\"star\"") }
      fact.expect(
        "Labelled has a picture",
        picture.flatMap { picture in
          row("Labelled").map { ($0.frame.minY...$0.frame.maxY).contains(picture.frame.midY) }
        }, is: true)
      // A separator has the place of the last row above it.
      let separators = nodes.filter { $0.name == "Divider" }.map { separator in
        rows.last { $0.frame.midY < separator.frame.midY }?.label ?? ""
      }
      fact.expect("rows before separators", separators, is: ["Delete", "Labelled", "In section"])

      window.tap("Pick")
      let choices = window.elements.filter { ["One", "Two"].contains($0.label) }
      fact.expect("Pick", choices.map(\.label), is: ["One", "Two"])
      fact.expect(
        "chosen", choices.map { $0.words.contains("selected") || $0.value == "on" },
        is: [true, false])
      fact.expect(log, is: [])
    },

    "m2-mp-c4": { fact in
      let log = Log()
      let model = Choices()
      let window = DeskWindow(log, width: 400, height: 600) { ContextHost(model: model) }
      window.secondaryClick(200, 300)
      window.tap("Flag")
      fact.expect("flag", model.flag, is: false)
      window.secondaryClick(200, 300)
      window.select("Two", in: "Pick")
      fact.expect("pick", model.pick, is: 2)
      fact.expect(log, is: [])
    },

    "m2-mp-c6": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        VStack {
          Button("Plain") { log.add("button") }.buttonStyle(.plain)
            .frame(width: 200, height: 100)
          Color.red.frame(width: 200, height: 100).onTapGesture { log.add("tap") }
        }
      }
      window.secondaryClick(100, 50)
      fact.expect(log, is: ["button"])
      window.secondaryClick(100, 150)
      fact.expect(log, is: ["tap"])
    },

    "m2-mp-c9": { fact in
      let log = Log()
      let window = DeskWindow(log) { target.contextMenu { Button("X") {} }.disabled(true) }
      window.secondaryClick(100, 100)
      let rows = window.elements
      fact.expect("rows", rows.map(\.label), is: ["X"])
      fact.expect("disabled", rows.first?.words.contains("dimmed"), is: true)
      fact.expect(log, is: [])
    },

    "m2-mp-c13": { fact in
      for (allows, expected) in [(true, ["X"]), (false, ["T"])] {
        let log = Log()
        let window = DeskWindow(log) {
          target.contextMenu { Button("X") {} }.allowsHitTesting(allows)
        }
        window.secondaryClick(100, 100)
        fact.expect("in front", window.elements.map(\.label), is: expected)
        fact.expect(log, is: [])
      }
    },

    "m2-cm-plain": { fact in
      fact.attempt { fact in
        let host = try ViewHost(app: Plain.self)
        let menus = try host.menuBar()
        fact.expect(
          "menus", menus.map(\.title), is: ["Plain", "File", "Edit", "View", "Window", "Help"])
        let file = menus.first { $0.title == "File" }
        fact.expect("New", file?.item("New Plain Window")?.shortcut, is: "⌘N")
        fact.expect("Close", file?.item("Close")?.shortcut, is: "⌘W")
        fact.expect("Close All", file?.item("Close All") != nil, is: true)
      }
    },

    "m2-cm-keys": { fact in
      guard let preview = PreviewCatalog.previews(of: Commanded.self).first else {
        return fact.fail("the app has no window")
      }
      let renderer = preview.renderer()
      renderer.platform = .macOS
      let host = renderer.viewHost()
      for (key, expected) in [("r", "menu r"), ("j", "menu j"), ("t", "button t")]
        as [(Character, String)]
      {
        do {
          try host.press(key: KeyEquivalent(key), modifiers: .command)
        } catch {
          fact.fail("\(error)")
        }
        fact.expect(Commanded.log, is: [expected])
      }
    },

    "m2-mp-p1": { fact in
      // The panel's origin counts from the window's lower left corner; fractions were cut off.
      let places: [(Edge?, CGFloat, CGFloat)] = [
        (.bottom, 57, -30), (.top, 57, 100), (.leading, -69, 35), (.trailing, 184, 35),
        (nil, 57, 112),
      ]
      // The recorded panel has the room of an arrow, 13 points, around its content.
      let room: CGFloat = 13
      for (edge, x, y) in places {
        let window = desk(300, 200) { PopoverHost(edge: edge) }
        let panel = window.nodes.first { $0.name == "popover" }?.frame
          .insetBy(dx: -room, dy: -room)
        let name = edge.map { "\($0)" } ?? "default"
        fact.expect("\(name): size", panel?.size, is: (186, 106))
        fact.expect("\(name): x", panel?.minX, in: whole(x))
        fact.expect("\(name): y", panel.map { 200 - $0.maxY }, in: whole(y))
      }
    },

    "m2-pc-type": { fact in
      let chain = Button("A") {}
        .popover(isPresented: .constant(false)) { Text("a") }
        .padding(4)
        .popover(isPresented: .constant(false)) { Text("b") }
      let button = report(nil, nil, platform: .macOS) { Button("A") {} }.size
      fact.expect(
        "size", report(nil, nil, platform: .macOS) { chain }.size,
        is: (button.width + 8, button.height + 8))
    },

    "m2-tb-order": { fact in
      let window = desk(600, 300) { Tools(isSearchable: false) }
      fact.expect("primaryAction", window.frame(of: "primary")?.size, is: (36, 36))
      fact.expect("toggle.w", window.frame(of: "toggle")?.width, in: 73.5 * 0.985...73.5 * 1.015)
      fact.expect("toggle.h", window.frame(of: "toggle")?.height, is: 36)
      fact.expect("field", window.frame(of: "field")?.size, is: (120, 24))
      let names = ["principal", "status", "navigation", "primary", "toggle", "field"]
      let places = Dictionary(
        uniqueKeysWithValues: names.compactMap { name in
          window.frame(of: name).map { (name, $0.minX) }
        })
      fact.expect("items", names.filter { places[$0] != nil }, is: names)
      // A navigation item is shown first, whatever its place among the items.
      fact.expect(
        "from the left", places.keys.sorted { places[$0] ?? 0 < places[$1] ?? 0 },
        is: ["navigation", "principal", "status", "primary", "toggle", "field"])
    },

    "m2-tb-sr": { fact in
      let window = desk(600, 300) { Tools(isSearchable: true) }
      guard let search = window.nodes.first(where: { $0.name == "searchField" })?.frame else {
        return fact.fail("there is no search field")
      }
      for name in ["principal", "status", "navigation", "primary", "toggle", "field"] {
        let end = window.frame(of: name)?.maxX
        fact.expect("\(name) before the search", end.map { $0 <= search.minX }, is: true)
      }
      fact.expect("label", window.nodes.contains { $0.name == "Text(\"Search\")" }, is: true)
    },

    "m2-ov-p4": { fact in
      let calls = Recorder(0)
      let drawn = Drawn(
        Color.white.sheet(isPresented: .constant(true)) {
          AnsweringLayout(answer: { proposal in
            calls.value += 1
            return proposal.replacingUnspecifiedDimensions()
          }) { Color.red }
        }
        .frame(width: 100, height: 100))
      let whole = CGRect(x: 0, y: 0, width: 100, height: 100)
      fact.expect("areas", drawn.fills.map(\.area), is: [whole])
      let white = Paint.color(ResolvedColor(red: 1, green: 1, blue: 1))
      fact.expect("all white", drawn.fills.allSatisfy { $0.paint == white }, is: true)
      fact.expect("layout calls", calls.value, is: 0)
    },
  ]

  private static var target: some View {
    Text("T").frame(width: 200, height: 100).background(Color.gray)
  }

  /// Lays out `content` in a window on macOS.
  private static func desk<Content: View>(
    _ width: CGFloat, _ height: CGFloat, @ViewBuilder content: () -> Content
  ) -> LayoutReport {
    report(
      ProposedViewSize(width: width, height: height), platform: .macOS, isInWindow: true,
      content: content)
  }

  /// The numbers that are `number` without their fraction.
  private static func whole(_ number: CGFloat) -> ClosedRange<CGFloat> {
    number < 0 ? (number - 1).nextUp...number : number...(number + 1).nextDown
  }
}

@Observable
private final class Choices {
  var flag = true
  var pick = 1
}

private struct ContextHost: View {
  @Bindable var model: Choices

  var body: some View {
    Text("Target").frame(width: 200, height: 100).background(Color.gray)
      .contextMenu {
        Button("Copy") {}
        Button("Delete", role: .destructive) {}
        Divider()
        Menu("More") {
          Button("Sub A") {}
          Button("Sub B") {}
        }
        Toggle("Flag", isOn: $model.flag)
        Picker("Pick", selection: $model.pick) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
        Button("Off") {}.disabled(true)
        Button("Short") {}.keyboardShortcut("k")
        Button {
        } label: {
          Label("Labelled", systemImage: "star")
        }
        Section("Header") { Button("In section") {} }
        Text("Plain text item")
      }
  }
}

private struct Plain: App {
  var body: some Scene { WindowGroup { Color.red } }
}

/// An app whose menu and window have the same shortcut.
private struct Commanded: App {
  static let log = Log()

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Button R") { Self.log.add("button r") }.keyboardShortcut("r")
        Button("Button T") { Self.log.add("button t") }.keyboardShortcut("t")
      }
    }
    .commands {
      CommandMenu("Menu") {
        Button("Menu R") { Self.log.add("menu r") }.keyboardShortcut("r")
        Button("Menu J") { Self.log.add("menu j") }.keyboardShortcut("j")
      }
    }
  }
}

private struct PopoverHost: View {
  let edge: Edge?

  var body: some View {
    VStack {
      Button("Under") {}
      Spacer()
      Button("Anchor") {}
        .popover(isPresented: .constant(true), arrowEdge: edge) {
          VStack {
            Text("Popover body")
            Button("Inside") {}
          }
          .padding().frame(width: 160, height: 80)
        }
      Spacer()
    }
    .frame(width: 300, height: 200)
  }
}

private struct Tools: View {
  let isSearchable: Bool
  @State private var isOn = false
  @State private var mode = 0
  @State private var filter = ""
  @State private var search = ""

  var body: some View {
    let tools = Color.gray.opacity(0.2).frame(width: 600, height: 300).toolbar {
      ToolbarItem(placement: .navigation) {
        Button("Nav") {}.accessibilityIdentifier("navigation")
      }
      ToolbarItem(placement: .principal) {
        Picker("Mode", selection: $mode) {
          Text("A").tag(0)
          Text("B").tag(1)
        }
        .pickerStyle(.segmented).accessibilityIdentifier("principal")
      }
      ToolbarItem(placement: .primaryAction) {
        Button {
        } label: {
          Image(systemName: "square.and.arrow.down")
        }
        .accessibilityIdentifier("primary")
      }
      ToolbarItem(placement: .automatic) {
        Toggle("Advanced", isOn: $isOn).accessibilityIdentifier("toggle")
      }
      ToolbarItem(placement: .automatic) {
        TextField("Filter", text: $filter).frame(width: 120).accessibilityIdentifier("field")
      }
      ToolbarItem(placement: .status) { Text("Status").accessibilityIdentifier("status") }
    }
    if isSearchable { tools.searchable(text: $search) } else { tools }
  }
}

extension FactCheck {
  fileprivate mutating func expect<Value: Equatable>(
    _ what: String, _ got: Value?, is expected: Value
  ) {
    if got != expected { fail("\(what): expected \(expected), got \(String(describing: got))") }
  }
}
