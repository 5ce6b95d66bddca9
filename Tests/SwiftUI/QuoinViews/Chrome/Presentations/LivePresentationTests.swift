import Quoin
import SwiftUI
import Testing

/// Presentations and their dismissal.
@MainActor
struct LivePresentationTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 393, height: 700))
  }

  @Test func aSheetOpensAndIsLeft() throws {
    let log = PresentationLog()
    let host = host(Presenting(log: log))
    try host.tap("Show")
    #expect(try host.text(of: "inside") == "Sheet")
    // Views behind the presentation can't be touched.
    #expect(throws: (any Error).self) { try host.tap("Show") }
    try host.tap("Done")
    #expect(log.lines == ["appear", "disappear", "dismissed"])
    #expect(throws: NameError.self) { try host.text(of: "inside") }
    log.lines = []
    try host.tap("Show")
    try host.dismiss()
    #expect(log.lines == ["appear", "disappear", "dismissed"])
    try host.tap("Locked")
    #expect(throws: ControlError.notDismissible("sheet")) { try host.dismiss() }
    try host.tap("Close")
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
  }

  @Test func anItemIsPresented() throws {
    let host = host(Items())
    try host.tap("Two")
    #expect(try host.text(of: "item") == "2")
    try host.dismiss()
    #expect(try host.text(of: "none") == "true")
  }

  /// Rules/Navigation.md#presentation-identity
  @Test func anotherItemIsPresentedAfterTheFirstIsDismissed() throws {
    let log = PresentationLog()
    let host = host(NextItems(log: log))
    try host.tap("Show")
    try host.tap("Rename")
    #expect(try host.text(of: "name") == "renamed 1")
    #expect(log.lines == ["appear 1"])
    log.lines = []
    try host.tap("Next")
    #expect(try host.text(of: "name") == "plain 0")
    #expect(log.lines == ["disappear 1", "dismissed", "appear 2"])
    log.lines = []
    try host.tap("Other")
    #expect(log.lines == ["disappear 2", "dismissed", "appear other"])
  }

  @Test func anAlertIsAnswered() throws {
    let log = PresentationLog()
    let host = host(Asking(log: log))
    try host.tap("Ask")
    #expect(throws: ControlError.notDismissible("alert")) { try host.dismiss() }
    try host.tap("Delete")
    #expect(log.lines == ["deleted"])
    #expect(throws: NameError.self) { try host.text(of: "Delete") }
    try host.tap("Ask")
    try host.tap("Cancel")
    #expect(log.lines == ["deleted"])
    try host.tap("Dialog")
    try host.tap("Archive")
    #expect(log.lines == ["deleted", "archived"])
    try host.tap("Dialog")
    try host.dismiss()
    try host.tap("Old")
    try host.tap("OK")
    #expect(log.lines == ["deleted", "archived", "old"])
  }

  @Test func aMenuOpensAndCloses() throws {
    let log = PresentationLog()
    let host = host(Menus(log: log))
    try host.tap("Actions")
    try host.tap("Copy")
    #expect(log.lines == ["copy"])
    #expect(throws: NameError.self) { try host.text(of: "Copy") }
    try host.select("Paste", in: "menu")
    #expect(log.lines == ["copy", "paste"])
    #expect(throws: ControlError.self) { try host.select("Cut", in: "menu") }
    #expect(throws: ControlError.self) { try host.select("Nothing", in: "menu") }
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
    try host.longPress("Held")
    try host.tap("Share")
    #expect(log.lines == ["copy", "paste", "share"])
  }

  @Test(arguments: [Platform.iOS, .macOS])
  func aPickerIsChosenFrom(platform: Platform) throws {
    let host = ViewHost(
      Flavours(), size: ProposedViewSize(width: 393, height: 900), platform: platform)
    for name in ["menu", "segments", "wheel", "inline"] {
      try host.select("Lemon", in: name)
      #expect(try host.value(of: name, as: String.self) == "lemon")
      try host.set(name, to: "vanilla")
      #expect(try host.text(of: "flavour") == "vanilla")
    }
    #expect(throws: ControlError.self) { try host.select("Beef", in: "menu") }
    #expect(throws: ControlError.self) { try host.set("menu", to: "beef") }
    #expect(throws: ControlError.self) { try host.set("menu", to: 1) }
    // A segment, by touch.
    let segments = try #require(host.frame(of: "segments"))
    // On macOS the label is in front of the segments; the last segment is at the end.
    try host.tap(at: CGPoint(x: segments.maxX - 20, y: segments.midY))
    #expect(try host.text(of: "flavour") == "mint")
  }

  @Test(arguments: [Platform.iOS, .macOS])
  func thePickersMenuIsTapped(platform: Platform) throws {
    let host = ViewHost(
      Flavours(showsAll: false), size: ProposedViewSize(width: 393, height: 900),
      platform: platform)
    try host.tap("menu")
    try host.tap("Lemon")
    #expect(try host.text(of: "flavour") == "lemon")
    #expect(throws: ControlError.notPresented) { try host.dismiss() }
  }
}

@MainActor
private final class PresentationLog { var lines: [String] = [] }

private struct Presenting: View {
  let log: PresentationLog
  @State private var isShown = false
  @State private var isLocked = false
  var body: some View {
    VStack {
      Button("Show") { isShown = true }
      Button("Locked") { isLocked = true }
    }
    .sheet(isPresented: $isShown, onDismiss: { log.lines.append("dismissed") }) {
      Content(log: log)
    }
    .background(
      Color.clear.sheet(isPresented: $isLocked) {
        Button("Close") { isLocked = false }.interactiveDismissDisabled()
      })
  }
  struct Content: View {
    let log: PresentationLog
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Text("Sheet").accessibilityIdentifier("inside")
        Button("Done") { dismiss() }
      }
      .onAppear { log.lines.append("appear") }
      .onDisappear { log.lines.append("disappear") }
    }
  }
}

private struct Numbered: Identifiable { let id: Int }

private struct Items: View {
  @State private var item: Numbered?
  var body: some View {
    VStack {
      Button("Two") { item = Numbered(id: 2) }
      Text("\(item == nil)").accessibilityIdentifier("none")
    }
    .sheet(item: $item) { Text("\($0.id)").accessibilityIdentifier("item") }
  }
}

private struct Asking: View {
  let log: PresentationLog
  @State private var isAsking = false
  @State private var isChoosing = false
  @State private var isOld = false
  var body: some View {
    VStack {
      Button("Ask") { isAsking = true }
      Button("Dialog") { isChoosing = true }
      Button("Old") { isOld = true }
        .alert(isPresented: $isOld) {
          Alert(
            title: Text("Old"), dismissButton: .default(Text("OK")) { log.lines.append("old") })
        }
    }
    .alert("Delete it?", isPresented: $isAsking) {
      Button("Delete", role: .destructive) { log.lines.append("deleted") }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("It is gone then.")
    }
    .confirmationDialog("What?", isPresented: $isChoosing) {
      Button("Archive") { log.lines.append("archived") }
      Button("Move") { log.lines.append("moved") }
    }
  }
}

private struct Menus: View {
  let log: PresentationLog
  var body: some View {
    VStack {
      Menu("Actions") {
        Button("Copy") { log.lines.append("copy") }
        Button("Paste") { log.lines.append("paste") }
        Button("Cut") { log.lines.append("cut") }.disabled(true)
      }
      .accessibilityIdentifier("menu")
      Text("Held").contextMenu { Button("Share") { log.lines.append("share") } }
    }
  }
}

private struct Flavours: View {
  var showsAll = true
  @State private var flavour = "vanilla"
  var body: some View {
    VStack {
      Text(flavour).accessibilityIdentifier("flavour")
      picker.pickerStyle(.menu).accessibilityIdentifier("menu")
      if showsAll {
        picker.pickerStyle(.segmented).accessibilityIdentifier("segments")
        picker.pickerStyle(.wheel).accessibilityIdentifier("wheel")
        picker.pickerStyle(.inline).accessibilityIdentifier("inline")
      }
    }
  }
  private var picker: some View {
    Picker("Flavour", selection: $flavour) {
      Text("Vanilla").tag("vanilla")
      Text("Lemon").tag("lemon")
      Text("Mint").tag("mint")
    }
  }
}

/// A sheet for one item after the other, and another sheet.
private struct NextItems: View {
  let log: PresentationLog
  @State private var item: NamedItem?
  @State private var isOtherShown = false

  var body: some View {
    Button("Show") { item = NamedItem(id: 1) }
      .sheet(item: $item, onDismiss: { log.lines.append("dismissed") }) { shown in
        VStack {
          NamedItemView(item: shown)
          Button("Rename") { item?.name = "renamed" }
          Button("Next") { item = NamedItem(id: 2) }
          Button("Other") { (item, isOtherShown) = (nil, true) }
        }
        .onAppear { log.lines.append("appear \(shown.id)") }
        .onDisappear { log.lines.append("disappear \(shown.id)") }
      }
      .sheet(isPresented: $isOtherShown) {
        Text("Other sheet").onAppear { log.lines.append("appear other") }
      }
  }
}

private struct NamedItem: Identifiable {
  let id: Int
  var name = "plain"
}

private struct NamedItemView: View {
  let item: NamedItem
  @State private var renames = 0

  var body: some View {
    Text("\(item.name) \(renames)").accessibilityIdentifier("name")
      .onChange(of: item.name) { renames += 1 }
  }
}
