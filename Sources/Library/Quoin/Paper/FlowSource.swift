import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinText
import QuoinViews

/// Lays out a view as one endless column of a page's width. A long lazy column is laid out in
/// portions, so that only a few rows exist at a time.
@MainActor
final class FlowSource {
  /// A laid-out portion of the view.
  struct Chunk {
    let views: ViewTree
    let map: FlowMap
    /// The range of the portion, in its own points: it contains the blocks that begin there.
    let range: Range<CGFloat>
    /// The top of the portion's tree, in the points of the whole.
    let offset: CGFloat
    let size: CGSize
    /// The live tree of the view, if it has one.
    var owner: AnyObject?
  }

  /// The position of a portion in the whole document.
  private struct Place {
    var slots: Range<Int>?
    /// The slots above them that repeat on each page.
    var repeated: [Int] = []
    /// The top of its first row; `nil` for the first portion.
    var start: CGFloat?
    /// The end; `nil` for the last portion, and until it has been made.
    var end: CGFloat?
  }

  private let make: @MainActor (PaperEmission) throws -> (ViewTree, AnyObject?)
  private let size: CGSize
  private let columns: Int
  private var places: [Place]
  private var recent: [(number: Int, chunk: Chunk)] = []
  private(set) var warnings: [String] = []
  /// The reasons why the views can't be drawn as specified.
  private(set) var errors: [String] = []
  /// The subset of the errors for which placeholders are drawn.
  private(set) var missing: [String] = []

  /// The bounds of the number of rows in a portion; the first one has the fewest.
  private static let rows = 128...512
  /// The maximum length of a portion, in points; beyond it coordinates lose precision.
  private static let longest: CGFloat = 5_000_000

  /// - Parameters:
  ///   - size: the size of a page's column, in points.
  ///   - columns: the number of a page's columns.
  ///   - make: emits the view for a portion and lays it out for the width.
  init(
    size: CGSize, columns: Int,
    make: @escaping @MainActor (PaperEmission) throws -> (ViewTree, AnyObject?)
  ) {
    (self.size, self.columns, self.make) = (size, columns, make)
    places = [Place(slots: 0..<Self.rows.lowerBound)]
  }

  /// Releases the portions in memory; they are made again when needed.
  func empty() { recent = [] }

  /// The number of portions in memory.
  var madeCount: Int { recent.count }

  /// Returns the portion at index `number`; `nil` after the last one.
  func chunk(_ number: Int) throws -> Chunk? {
    if let known = recent.first(where: { $0.number == number }) { return known.chunk }
    guard places.indices.contains(number) else { return nil }
    // Releases the oldest portion before making another one.
    if recent.count > 2 { recent.removeFirst() }
    let chunk = try load(number)
    recent.append((number, chunk))
    return chunk
  }

  /// Returns the indices of the existing portions that have views between `start` and `end`.
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
    var (views, owner) = try make(PaperEmission(wanted: place.slots, repeated: place.repeated))
    var portion = views.emission.paper?.portion
    if let found = portion, !Self.isColumn(around: found.node, in: views) {
      // Rows next to other views are not divided.
      portion = nil
      places[number].slots = nil
      (views, owner) = try make(PaperEmission())
    }
    let tree = views.layout
    let whole = tree.root.map(tree.size(of:)) ?? .zero
    guard whole.width.isFinite, whole.height.isFinite, whole.height <= Self.longest else {
      throw PageError.endlessContent(size: whole)
    }
    warnings += views.warnings.filter { !warnings.contains($0) }
    missing += views.missing.filter { !missing.contains($0) }
    errors += views.errors.filter { !errors.contains($0) }
    var (low, high, offset) = (-CGFloat.infinity, CGFloat.infinity, CGFloat.zero)
    if let portion {
      // Rows usually have a height, so endless data is detected at once.
      guard portion.count < PageError.mostPages * 1000 else { throw PageError.tooManyPages }
      if let start = place.start {
        low = Self.top(ofRow: 0, of: portion, in: tree)
        offset = start - low
      }
      if portion.range.upperBound < portion.count {
        // The last row belongs to the next portion: it is included for the distance to it.
        high = Self.top(ofRow: portion.range.count - 1, of: portion, in: tree)
      }
    }
    let map = FlowCollector.map(of: views, height: size.height, range: low..<high)
    if let portion, high < .infinity, number + 1 == places.count {
      let (first, last) = (portion.range.upperBound - 1, portion.range.count - 1)
      let length = high - Self.top(ofRow: 0, of: portion, in: tree)
      let rows = rowCount(of: length / CGFloat(max(last, 1)), in: portion.count)
      let headers = map.bands.filter { $0.container.bottom >= high }
        .compactMap { Self.row(at: $0.span.top, of: portion, in: tree) }
      places.append(
        Place(
          slots: first..<(first + rows),
          repeated: Set(place.repeated + headers).filter { $0 < first }.sorted(),
          start: high + offset))
    }
    return Chunk(
      views: views, map: map, range: low..<high, offset: offset, size: whole, owner: owner)
  }

  /// Returns the top of a row of a portion, counted from its first one.
  private static func top(
    ofRow row: Int, of portion: PaperEmission.Portion, in tree: LayoutTree
  ) -> CGFloat {
    tree.frame(of: portion.node).minY
      + tree.lazyContainer(portion.node).frame(ofItem: portion.leading + row).minY
  }

  /// Returns the slot of the row of a portion at `position`; `nil` if that is above its first one.
  private static func row(
    at position: CGFloat, of portion: PaperEmission.Portion, in tree: LayoutTree
  ) -> Int? {
    let below = portion.range.partitioningIndex {
      top(ofRow: $0 - portion.range.lowerBound, of: portion, in: tree)
        > position + PageBreaker.tolerance
    }
    return below > portion.range.lowerBound ? below - 1 : nil
  }

  /// Returns the number of rows, `height` apart, in a portion of a column of `count` rows: about
  /// four pages of them, because drawing a page visits all rows of its portions, but more in a long
  /// column, because each portion evaluates the view's body.
  private func rowCount(of height: CGFloat, in count: Int) -> Int {
    let rows = (size.height * CGFloat(4 * columns) / height).rounded(.up)
    guard rows >= 0, rows < CGFloat(Self.rows.upperBound) else { return Self.rows.upperBound }
    return min(max(Int(rows), count / 64, Self.rows.lowerBound), Self.rows.upperBound)
  }

  /// Whether only columns and modifiers contain `node`, so that its rows are rows of the whole
  /// document.
  private static func isColumn(around node: LayoutTree.NodeID, in views: ViewTree) -> Bool {
    let tree = views.layout
    guard node.exists, tree.isShown(node) else { return false }
    var child = node
    var parent = tree.parent(of: node)
    while parent.isBelowTop {
      let kind = tree.flowKind(of: parent)
      guard kind == .column || kind == .wrapper, !tree.isTransforming(parent) else { return false }
      if tree.isWrapper(parent), tree.firstChild(of: parent) != child { return false }
      (child, parent) = (parent, tree.parent(of: parent))
    }
    return true
  }
}
