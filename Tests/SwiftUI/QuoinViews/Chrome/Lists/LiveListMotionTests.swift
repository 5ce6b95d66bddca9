import Foundation
import LiveViews
import Quoin
import SwiftUI
import Testing

/// Animated changes of a list's rows (Rules/Animation.md#list-rows).
@MainActor
struct LiveListMotionTests {
  private func host(_ model: Items) throws -> ViewHost<ItemList> {
    let host = ViewHost(
      ItemList(model: model), size: ProposedViewSize(width: 393, height: 500), platform: .iOS)
    try host.update()
    return host
  }

  /// The visible slices of the card.
  private func cards(_ host: ViewHost<ItemList>) -> [Look] {
    host.looks.filter { $0.width == 361 && $0.opacity > 0 && (20..<100).contains($0.height) }
  }

  /// The visible separators.
  private func lines(_ host: ViewHost<ItemList>) -> [Look] {
    host.looks.filter { $0.height <= 1 && $0.opacity > 0 }
  }

  @Test func theCardAndTheSeparatorMoveWithTheirRow() throws {
    let model = Items()
    let host = try host(model)
    let (card, line) = (cards(host), lines(host))
    let row = card[0].height
    #expect(card.count == 3)
    withAnimation(.linear(duration: 1)) { model.items.insert("New", at: 1) }
    try host.update()
    #expect(cards(host) == card)
    #expect(lines(host) == line)
    // A third of a row is a whole number of pixels.
    try host.advance(by: 1 / 3.0)
    let y = card.map(\.y)
    #expect(
      cards(host).map(\.y) == [y[0], y[1], y[1] + row / 3, y[2] + row / 3].map(Look.rounded))
    #expect(cards(host).map(\.opacity) == [1, Look.rounded(1 / 3.0), 1, 1])
    try host.advance(by: 1)
    #expect(cards(host).map(\.y) == [y[0], y[1], y[2], y[2] + row])
  }

  @Test func theRowsBelowCoverARemovedOne() throws {
    let model = Items()
    let host = try host(model)
    let y = cards(host).map(\.y)
    withAnimation(.linear(duration: 1)) { _ = model.items.removeFirst() }
    try host.advance(by: 1 / 3.0)
    let rest = (y[1] - y[0]) * 2 / 3
    #expect(cards(host).map(\.y) == [y[0], y[0] + rest, y[1] + rest].map(Look.rounded))
    #expect(cards(host)[0].opacity == Look.rounded(2 / 3.0))
    try host.advance(by: 1)
    #expect(cards(host).map(\.y) == [y[0], y[1]])
  }

  /// The last row gets a separator when another one follows it.
  @Test func aNewSeparatorFadesIn() throws {
    let model = Items()
    let host = try host(model)
    let count = lines(host).count
    withAnimation(.linear(duration: 1)) { model.items.append("New") }
    try host.update()
    #expect(lines(host).count == count)
    try host.advance(by: 0.5)
    #expect(lines(host).map(\.opacity) == [1, 1, 0.5])
  }

  @Test func theCornersOfTheCardAreInterpolated() throws {
    let model = Items()
    let host = try host(model)
    let whole = host.displayList()
    withAnimation(.linear(duration: 1)) { model.items.append("New") }
    try host.update()
    #expect(cornerCount(host.displayList()) == cornerCount(whole))
    try host.advance(by: 0.5)
    // Those of the last two rows, each with half of its radius.
    #expect(cornerCount(host.displayList()) > cornerCount(whole))
    try host.advance(by: 0.5)
    #expect(cornerCount(host.displayList()) == cornerCount(whole))
  }

  /// The number of curves in the drawing.
  private func cornerCount(_ list: DisplayList) -> Int {
    var (count, opacities) = (0, [1.0])
    for item in list.items {
      switch item {
      case .push(.opacity(let opacity)): opacities.append(opacity)
      case .push: opacities.append(1)
      case .pop: opacities.removeLast()
      case .fill(let path, _, _) where !opacities.contains(0): count += curveCount(path)
      default: break
      }
    }
    return count
  }

  private func curveCount(_ path: Path) -> Int {
    var count = 0
    let counter: (Path.Element) -> Void = { if case .curve = $0 { count += 1 } }
    path.forEach(counter)
    return count
  }
}

@MainActor @Observable
private final class Items {
  var items = ["One", "Two", "Three"]
}

private struct ItemList: View {
  let model: Items
  var body: some View {
    List { ForEach(model.items, id: \.self) { Text($0) } }
  }
}
