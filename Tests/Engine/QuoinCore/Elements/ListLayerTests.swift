import SwiftUI
import Testing

/// The layers that a modifier adds to each view of a list stay with their views.
@MainActor
struct ListLayerTests {
  private func host(_ items: [String], isMarked: Bool = false) -> ViewHost<Items> {
    ViewHost(
      Items(items: items, isMarked: isMarked), size: ProposedViewSize(width: 300, height: 300))
  }

  @Test func aLayerKeepsItsStateWithItsItem() throws {
    let host = host(["a", "b", "c"])
    try host.update()
    for name in ["b", "c", "c"] { try host.tap("over \(name)") }
    #expect(try host.text(of: "over c") == "2")
    host.rootView.items = ["c", "d", "b"]
    try host.update()
    #expect(try host.text(of: "over b") == "1")
    #expect(try host.text(of: "over c") == "2")
    #expect(try host.text(of: "over d") == "0")
    host.rootView.items = ["b"]
    try host.update()
    #expect(try host.text(of: "over b") == "1")
  }

  /// Each view has its own layer next to one that comes and goes, and the views after the list are
  /// not affected.
  @Test func aLayerKeepsItsStateBesideABranch() throws {
    let host = host(["a"])
    try host.update()
    try host.tap("over a")
    try host.tap("under")
    host.rootView.isMarked = true
    try host.update()
    #expect(try host.text(of: "over a") == "1")
    #expect(try host.text(of: "under") == "1")
    host.rootView.isMarked = false
    try host.update()
    #expect(try host.text(of: "over a") == "1")
  }
}

private struct Items: View {
  var items: [String]
  var isMarked: Bool

  var body: some View {
    VStack {
      Group {
        if isMarked { Named(name: "mark") }
        ForEach(items, id: \.self) { Named(name: $0) }
      }
      .overlayPreferenceValue(NameKey.self) { Tapped(name: "over \($0)") }
      Tapped(name: "under")
    }
  }
}

private enum NameKey: PreferenceKey {
  static var defaultValue: String { "" }
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Named: View {
  let name: String
  var body: some View {
    Color.red.frame(width: 50, height: 20).preference(key: NameKey.self, value: name)
  }
}

private struct Tapped: View {
  let name: String
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }.accessibilityIdentifier(name)
  }
}
