import Foundation
import Quoin
import SwiftUI
import Testing

/// The on-screen keyboard of a device (Rules/SafeArea.md#keyboard).
@MainActor
@Suite struct KeyboardTests {
  /// The upper edge of the keyboard of an iPhone 16, whose screen is 852 high.
  private let keyboardTop: CGFloat = 516

  private func phone() throws -> DeviceProfile { try DeviceProfile(named: "iPhone 16") }

  private func renderer<V: View>(_ view: V, keyboard: Bool?) throws -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.shaper = FixedShaper()
    renderer.device = try phone()
    renderer.isOpaque = true
    renderer.keyboard = keyboard
    return renderer
  }

  private func boxes<V: View>(_ view: V, keyboard: Bool?) throws -> [CGRect] {
    try renderer(view, keyboard: keyboard).displayList().items.compactMap { item in
      if case .fill(let path, _, _) = item { path.boundingRect } else { nil }
    }
  }

  // MARK: Pictures

  @Test func viewsShrinkUnlessTheyIgnoreTheKeyboard() throws {
    let safe = CGRect(x: 0, y: 59, width: 393, height: 759)
    let free = CGRect(x: 0, y: 59, width: 393, height: 457)
    #expect(try boxes(Color.red, keyboard: nil) == [safe])
    #expect(try boxes(Color.red, keyboard: false) == [safe])
    #expect(try boxes(Color.red, keyboard: true).first == free)
    #expect(try boxes(Color.red.ignoresSafeArea(.keyboard), keyboard: true).first == safe)
    #expect(
      try boxes(Color.red.ignoresSafeArea(), keyboard: true).first
        == CGRect(x: 0, y: 0, width: 393, height: 852))
  }

  @Test func aGreyPanelIsDrawnForTheKeyboard() throws {
    let boxes = try boxes(Color.red, keyboard: true)
    #expect(boxes.count == 2)
    #expect(boxes.last == CGRect(x: 0, y: keyboardTop, width: 393, height: 336))
    let bare = try renderer(Color.red, keyboard: true)
    bare.isOpaque = false
    #expect(bare.displayList().items.count == 1)
  }

  /// Rules/SafeArea.md#keyboard
  @Test func theBackgroundOfAListIsBehindTheKeyboard() throws {
    let areas = try boxes(List { Text("row") }, keyboard: true)
    #expect(areas.contains(CGRect(x: 0, y: 0, width: 393, height: 852)))
  }

  @Test func withoutAWindowAWarningNamesTheDevice() throws {
    let renderer = try renderer(Color.red, keyboard: true)
    #expect(renderer.layoutReport().warnings.isEmpty)
    renderer.safeAreaInsets = nil
    #expect(renderer.layoutReport().warnings.contains { $0.contains("add --device") })
    renderer.platform = .macOS
    #expect(renderer.layoutReport().warnings.contains { $0.contains("no on-screen keyboard") })
  }

  @Test func aConfigurationHasTheKeyboard() throws {
    let configuration = RenderConfiguration(device: try phone(), keyboard: true)
    let renderer = try ImageRenderer(content: Color.red, configuration: configuration)
    #expect(renderer.keyboard == true)
    #expect(renderer.layoutReport().root?.frame.maxY == keyboardTop)
  }

  // MARK: Live views

  private func host<V: View>(_ view: V, keyboard: Bool? = nil) throws -> ViewHost<V> {
    let renderer = try renderer(view, keyboard: keyboard)
    return renderer.viewHost()
  }

  /// Returns the lower edge of a view, without the errors of sums.
  private func bottom(of name: String, in host: ViewHost<some View>) throws -> CGFloat {
    let frame = try #require(host.frame(of: name))
    return (frame.maxY * 1000).rounded() / 1000
  }

  @Test func theFocusShowsTheKeyboard() throws {
    let host = try host(Entry())
    try host.update()
    #expect(try bottom(of: "box", in: host) == 818)
    try host.perform(Interaction("focus name"))
    #expect(try bottom(of: "box", in: host) == keyboardTop)
    #expect(!host.needsUpdate)
    // The focus moves from one field to another.
    try host.focus("note")
    #expect(try bottom(of: "box", in: host) == keyboardTop)
    try host.unfocus()
    #expect(try bottom(of: "box", in: host) == 818)
    // On iOS, a field loses the focus when it is submitted.
    try host.type("Ann\n", into: "name")
    #expect(try bottom(of: "box", in: host) == 818)
  }

  @Test func aPanelAppearsWithTheFocus() throws {
    let host = try host(Entry())
    try host.update()
    let before = host.displayList().items.count
    try host.focus("note")
    guard case .fill(let path, _, _) = host.displayList().items.last else {
      Issue.record("The last item is no panel.")
      return
    }
    #expect(path.boundingRect.minY == keyboardTop)
    try host.unfocus()
    #expect(host.displayList().items.count == before)
  }

  @Test func aHardwareKeyboardTakesNoSpace() throws {
    let host = try host(Entry(), keyboard: false)
    try host.focus("name")
    #expect(try bottom(of: "box", in: host) == 818)
  }

  @Test func withoutADeviceNothingAppears() throws {
    let host = ViewHost(Entry(), size: ProposedViewSize(width: 393, height: 700))
    try host.update()
    let before = try bottom(of: "box", in: host)
    try host.focus("name")
    #expect(try bottom(of: "box", in: host) == before)
  }

  @Test func aMacHasNoKeyboard() throws {
    let host = ViewHost(device: try DeviceProfile(named: "Mac")) { Entry() }
    try host.update()
    let before = try bottom(of: "box", in: host)
    try host.focus("name")
    #expect(try bottom(of: "box", in: host) == before)
  }

  @Test func aFocusableViewWithoutTextShowsNoKeyboard() throws {
    let view = Color.red.focusable().accessibilityIdentifier("box")
    let host = try host(view)
    try host.update()
    let before = try bottom(of: "box", in: host)
    try host.focus("box")
    #expect(try bottom(of: "box", in: host) == before)
  }

  @Test func aScrollViewShowsTheFieldAboveTheKeyboard() throws {
    let host = try host(LongPage())
    try host.update()
    #expect(try bottom(of: "name", in: host) > keyboardTop)
    try host.focus("name")
    #expect(try bottom(of: "name", in: host) <= keyboardTop)
    #expect(try #require(host.frame(of: "name")).minY >= 59)
  }

  @Test func theKeyboardCoversTheTabBar() throws {
    let host = try host(Tabs())
    try host.update()
    #expect(try bottom(of: "box", in: host) < 818)
    try host.focus("name")
    #expect(try bottom(of: "box", in: host) == keyboardTop)
  }
}

private struct Entry: View {
  @State private var name = ""
  @State private var note = ""

  var body: some View {
    VStack(spacing: 0) {
      TextField("Name", text: $name).accessibilityIdentifier("name")
      TextEditor(text: $note).frame(height: 60).accessibilityIdentifier("note")
      Color.red.accessibilityIdentifier("box")
    }
  }
}

private struct LongPage: View {
  @State private var name = ""

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        Color.red.frame(height: 600)
        TextField("Name", text: $name).accessibilityIdentifier("name")
        Color.blue.frame(height: 600)
      }
    }
  }
}

private struct Tabs: View {
  @State private var name = ""

  var body: some View {
    TabView {
      VStack(spacing: 0) {
        TextField("Name", text: $name).accessibilityIdentifier("name")
        Color.red.accessibilityIdentifier("box")
      }
      .tabItem { Text("Home") }
    }
  }
}
