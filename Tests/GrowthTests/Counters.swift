import Foundation
import Quoin
import SwiftUI
import Synchronization

/// A number that closures on any thread increase.
final class Counter: Sendable {
  private let number = Mutex(0)

  var value: Int { number.withLock { $0 } }

  func add(_ more: Int = 1) { number.withLock { $0 += more } }

  /// Returns the amount by which `body` increases the number.
  @MainActor
  func added(by body: () throws -> Void) rethrows -> Int {
    let before = value
    try body()
    return value - before
  }
}

/// An id that counts how often it is compared and hashed.
struct CountedID: Hashable, Sendable {
  let number: Int
  let counter: Counter

  static func == (a: Self, b: Self) -> Bool {
    a.counter.add()
    return a.number == b.number
  }

  func hash(into hasher: inout Hasher) {
    counter.add()
    hasher.combine(number)
  }
}

/// An element of a `ForEach` whose id counts its use.
struct CountedItem: Identifiable, Sendable {
  let id: CountedID

  static func list(_ numbers: some Sequence<Int>, _ counter: Counter) -> [CountedItem] {
    numbers.map { CountedItem(id: CountedID(number: $0, counter: counter)) }
  }
}

/// A shaper that counts the bytes that it shapes.
struct CountingShaper: TextShaper {
  let counter: Counter

  func shape(_ text: String, runs: [TextRun]) -> ShapedText {
    counter.add(text.utf8.count)
    return FixedShaper().shape(text, runs: runs)
  }

  func customMetrics(_ font: FontKey) -> LineMetrics? { nil }
}

/// A column that counts the sizes that it requests of its subviews.
struct CountingColumn: Layout {
  let counter: Counter

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    counter.add(subviews.count)
    return subviews.reduce(into: .zero) { size, subview in
      let own = subview.sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
      size = CGSize(width: max(size.width, own.width), height: size.height + own.height)
    }
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    counter.add(subviews.count)
    var y = bounds.minY
    for subview in subviews {
      let proposal = ProposedViewSize(width: bounds.width, height: nil)
      subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: proposal)
      y += subview.sizeThatFits(proposal).height
    }
  }
}

extension UpdateRecord {
  /// The bodies, measurements and placements of the update.
  var work: Int { evaluations.count + measurements + placements }
}

/// Returns a host of `view` with fixed fonts.
@MainActor
func host<V: View>(
  _ view: V, width: CGFloat? = 300, height: CGFloat? = 600
) -> ViewHost<V> {
  ViewHost(
    view, size: ProposedViewSize(width: width, height: height), shaper: FixedShaper())
}

/// Returns the work of the first update of `view`.
@MainActor
func firstWork<V: View>(_ view: V, width: CGFloat? = 300, height: CGFloat? = 600) throws -> Int {
  try host(view, width: width, height: height).update().work
}

/// Returns the work of the update after `change`.
@MainActor
func laterWork<V: View>(
  _ view: V, width: CGFloat? = 300, height: CGFloat? = 600,
  _ change: (ViewHost<V>) throws -> Void
) throws -> Int {
  let host = host(view, width: width, height: height)
  try host.update()
  return try host.watchingUpdates {
    try change(host)
    try host.update()
  }.reduce(0) { $0 + $1.work }
}

/// Returns a renderer of `view` with fixed fonts.
@MainActor
func renderer<V: View>(
  _ view: V, width: CGFloat? = 300, height: CGFloat? = nil
) -> ImageRenderer<V> {
  let renderer = ImageRenderer(content: view)
  renderer.shaper = FixedShaper()
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  return renderer
}

/// Returns `count` modifiers around a view.
@MainActor
func chain<V: View>(_ count: Int, _ modified: (AnyView) -> V) -> AnyView {
  (0..<count).reduce(AnyView(Text("a"))) { view, _ in AnyView(modified(view)) }
}

/// Returns `count` different words.
func words(_ count: Int) -> String {
  (0..<count).map { "word\($0)" }.joined(separator: " ")
}
