import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinText
import QuoinViews

/// Lays a view out as one endless column of a page's width. A long lazy column in it is made in portions, so that only a few
/// rows are there at a time.
@MainActor
final class FlowSource {
  /// A portion of the view, laid out.
  struct Chunk {
    let views: ViewTree
    let map: FlowMap
    /// What belongs to the portion, in its own points: things that begin in here.
    let range: Range<CGFloat>
    /// What lies at the top of the portion's tree, in the points of the whole.
    let offset: CGFloat
    let size: CGSize
    /// The living tree of a view that lives.
    var owner: AnyObject?
  }

  /// Where a portion lies in the whole.
  private struct Place {
    var slots: Range<Int>?
    /// Where its first row begins; `nil` for the first portion.
    var start: CGFloat?
    /// Where it ends; `nil` for the last portion, and as long as it hasn't been made.
    var end: CGFloat?
  }

  private let make: @MainActor (PaperEmission) throws -> (ViewTree, AnyObject?)
  private let size: CGSize
  private var places: [Place]
  private var recent: [(number: Int, chunk: Chunk)] = []
  private(set) var remarks: [String] = []
  /// What keeps the views from being drawn as they say.
  private(set) var problems: [String] = []
  /// Those of the problems for which placeholders are drawn.
  private(set) var missing: [String] = []

  /// Rows of a portion.
  private static let rows = 512
  /// The longest portion, in points: beyond that no coordinate is exact enough.
  private static let longest: CGFloat = 5_000_000

  /// - Parameters:
  ///   - size: of a page's column, in points.
  ///   - make: emits the view for a portion and lays it out for the width.
  init(size: CGSize, make: @escaping @MainActor (PaperEmission) throws -> (ViewTree, AnyObject?)) {
    (self.size, self.make) = (size, make)
    places = [Place(slots: 0..<Self.rows)]
  }

  /// Lets go of the portions that are in memory; they are made again when they are asked for.
  func empty() { recent = [] }

  /// How many portions are in memory.
  var madeCount: Int { recent.count }

  /// The portion after the first `number`; `nil` after the last one.
  func chunk(_ number: Int) throws -> Chunk? {
    if let known = recent.first(where: { $0.number == number }) { return known.chunk }
    guard places.indices.contains(number) else { return nil }
    // The memory of an old one is free before another one is made.
    if recent.count > 2 { recent.removeFirst() }
    let chunk = try load(number)
    recent.append((number, chunk))
    return chunk
  }

  /// The numbers of the portions that have views between `start` and `end`, of those that have been made.
  func numbers(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    var (low, high) = (0, places.count)
    // The last one that begins at `start` or above.
    while low + 1 < high {
      let middle = (low + high) / 2
      if (places[middle].start ?? -.infinity) <= start { low = middle } else { high = middle }
    }
    var last = low
    while last + 1 < places.count, (places[last + 1].start ?? .infinity) <= end { last += 1 }
    return low..<(last + 1)
  }

  private func load(_ number: Int) throws -> Chunk {
    let place = places[number]
    var (views, owner) = try make(PaperEmission(wanted: place.slots))
    var portion = views.emission.paper?.portion
    if let found = portion, !Self.isColumn(around: found.node, in: views) {
      // Rows beside something else are not divided.
      portion = nil
      places[number].slots = nil
      (views, owner) = try make(PaperEmission())
    }
    let tree = views.layout
    let whole = tree.root >= 0 ? tree.size(of: tree.root) : .zero
    guard whole.width.isFinite, whole.height.isFinite, whole.height <= Self.longest else {
      throw PageError.endless(whole)
    }
    remarks += views.remarks.filter { !remarks.contains($0) }
    missing += views.missing.filter { !missing.contains($0) }
    problems += views.problems.filter { !problems.contains($0) }
    var (low, high, offset) = (-CGFloat.infinity, CGFloat.infinity, CGFloat.zero)
    if let portion {
      // A row is higher than nothing, as a rule: data without end is found at once.
      guard portion.count < PageError.mostPages * 1000 else { throw PageError.tooMany }
      let top = tree.frame(of: portion.node).minY
      func row(_ position: Int) -> CGFloat {
        top + tree.frame(ofItem: portion.leading + position, in: portion.node).minY
      }
      if let start = place.start {
        low = row(0)
        offset = start - low
      }
      if portion.range.upperBound < portion.count {
        // The last row belongs to the next portion: it is here for the distance to it.
        high = row(portion.range.count - 1)
        if number + 1 == places.count {
          let first = portion.range.upperBound - 1
          places.append(Place(slots: first..<(first + Self.rows), start: high + offset))
        }
      }
    }
    return Chunk(
      views: views, map: FlowCollector.map(of: views, height: size.height, range: low..<high),
      range: low..<high,
      offset: offset, size: whole, owner: owner)
  }

  /// Whether only columns and modifiers are around `node`, so that its rows are the whole's.
  private static func isColumn(around node: LayoutTree.Node, in views: ViewTree) -> Bool {
    let tree = views.layout
    guard node >= 0, tree.isShown(node) else { return false }
    var child = node
    var parent = tree.parent(of: node)
    while parent > 0 {
      let kind = tree.flowKind(of: parent)
      guard kind == .column || kind == .wrapper, !tree.isTransforming(parent) else { return false }
      if tree.isWrapper(parent), tree.firstChild(of: parent) != child { return false }
      (child, parent) = (parent, tree.parent(of: parent))
    }
    return true
  }
}
