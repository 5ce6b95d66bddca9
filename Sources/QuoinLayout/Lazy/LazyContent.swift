import Foundation
import QuoinGeometry

/// What a lazy container knows of its items: how many there are, and those that exist.
///
/// An *item* is what its owner makes at once: one element of a stack, with all its views, or one cell of a grid. Items
/// form *lines* along the axis: a line of a stack is one item, a line of a grid as many as there are tracks.
final class LazyContent {
  struct Item {
    var position: Int
    var nodes: [LayoutTree.Node] = []
    /// Whether its views exist, though it may have none.
    var isMade = true
    var isShown = true
    /// What it took up when it was seen last.
    var footprint: LazyFootprint?
    /// What it counts as now; `nil` for what its views measure.
    var counted: LazyFootprint? { isMade && isShown ? nil : footprint }
  }

  let axis: Axis
  let alignment: Alignment
  /// The distance between lines; NaN for the one that each pair of neighbours prefers.
  let spacing: CGFloat
  /// The tracks of a grid; none in a stack.
  let tracks: [LazyTrack]
  /// The estimated length of a line that doesn't exist yet; `nil` for the mean of those that do.
  let estimate: CGFloat?
  let pinned: LazyPinning
  /// What lines that were never made count as since an item in the middle was first made: if that changed, the items that
  /// are shown would move.
  var settled: LazyEstimate?

  private(set) var count = 0
  private(set) var sections: [LazySection] = []
  /// The items that are made, and those with a footprint, in order.
  private(set) var items: [Item] = []
  /// How many of them are made.
  private(set) var madeCount = 0
  private var maps: [Int: LazyLines] = [:]

  init(_ configuration: LazyConfiguration) {
    axis = configuration.axis
    alignment = configuration.alignment
    spacing = configuration.spacing.flatMap { $0.isFinite ? $0 : nil } ?? .nan
    tracks = configuration.tracks
    estimate = configuration.estimate
    pinned = configuration.pinned
  }

  /// The same content, to be changed by itself.
  init(copying other: LazyContent) {
    (axis, alignment, spacing, tracks) = (other.axis, other.alignment, other.spacing, other.tracks)
    (estimate, pinned, settled) = (other.estimate, other.pinned, other.settled)
    (count, sections, items) = (other.count, other.sections, other.items)
    (madeCount, maps) = (other.madeCount, other.maps)
  }

  /// Has `new` take the place of `old` among the views of the items.
  func replace(_ old: LayoutTree.Node, by new: LayoutTree.Node) {
    for index in items.indices {
      guard let place = items[index].nodes.firstIndex(of: old) else { continue }
      items[index].nodes[place] = new
    }
  }

  func setItems(count: Int, sections: [LazySection]) {
    (self.count, self.sections, maps) = (count, sections, [:])
  }

  /// How the items form lines of `columns`.
  func lines(_ columns: Int) -> LazyLines {
    if let cached = maps[columns] { return cached }
    let map = LazyLines(
      count: count, columns: columns, sections: tracks.isEmpty ? [] : sections)
    maps[columns] = map
    return map
  }

  /// The index of the item at `position` among those that exist, or the index that it would have.
  func index(of position: Int) -> Int {
    var (low, high) = (0, items.count)
    while low < high {
      let middle = (low + high) / 2
      if items[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func item(at position: Int) -> Item? {
    let index = index(of: position)
    return index < items.count && items[index].position == position ? items[index] : nil
  }

  /// The section that the item at `position` lies in.
  func section(of position: Int) -> LazySection? {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].all.upperBound <= position { low = middle + 1 } else { high = middle }
    }
    return low < sections.count && sections[low].all.contains(position) ? sections[low] : nil
  }

  /// Whether the item at `position` is made.
  func isMade(_ position: Int) -> Bool { item(at: position)?.isMade ?? false }

  /// Makes `nodes` the views of the item at `position`. One with a footprint counts as that until it is shown.
  func insert(_ nodes: [LayoutTree.Node], at position: Int, isShown: Bool) {
    let index = index(of: position)
    if index == items.count || items[index].position != position {
      items.insert(Item(position: position, isMade: false), at: index)
    }
    if !items[index].isMade { madeCount += 1 }
    (items[index].nodes, items[index].isMade) = (nodes, true)
    items[index].isShown = isShown || items[index].footprint == nil
  }

  /// Has the item at `position` count as `footprint` until it is shown.
  func remember(_ footprint: LazyFootprint, at position: Int) {
    let index = index(of: position)
    if index == items.count || items[index].position != position {
      items.insert(Item(position: position, isMade: false), at: index)
    }
    (items[index].isShown, items[index].footprint) = (false, footprint)
  }

  /// Leaves `footprint` of the item at `position`.
  ///
  /// - Returns: the nodes that it had.
  func release(_ position: Int, _ footprint: LazyFootprint) -> [LayoutTree.Node] {
    let index = index(of: position)
    defer {
      (items[index].nodes, items[index].isMade, items[index].footprint) = ([], false, footprint)
    }
    madeCount -= 1
    return items[index].nodes
  }

  /// Shows the items that `isSeen` says, and no others; `leave` makes the footprint of one that is no longer seen.
  ///
  /// - Returns: whether that changed anything.
  func show(_ isSeen: (Int) -> Bool, leave: (Item) -> LazyFootprint?) -> Bool {
    var changed = false
    for index in items.indices {
      let wanted = isSeen(items[index].position)
      guard items[index].isShown != wanted else { continue }
      if !wanted, items[index].isMade { items[index].footprint = leave(items[index]) }
      items[index].isShown = wanted
      changed = true
    }
    return changed
  }
}

/// How a lazy container arranges its elements.
public struct LazyConfiguration {
  public var axis: Axis
  public var alignment: Alignment
  /// Points between lines; `nil` takes what each pair of neighbours prefers.
  public var spacing: CGFloat?
  /// The tracks of a grid; empty for a stack.
  public var tracks: [LazyTrack]
  /// How long a line counts that has not been made; the mean of the others unless said.
  public var estimate: CGFloat?
  public var pinned: LazyPinning

  public init(
    _ axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil,
    tracks: [LazyTrack] = [], estimate: CGFloat? = nil, pinned: LazyPinning = []
  ) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing
    self.tracks = tracks
    self.estimate = estimate
    self.pinned = pinned
  }
}

/// Which of a section's views stay at the edges of the visible part while the section is seen.
public struct LazyPinning: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let headers = LazyPinning(rawValue: 1)
  public static let footers = LazyPinning(rawValue: 2)
}

/// The items of a section.
public struct LazySection: Equatable, Sendable {
  public var header: Range<Int>
  public var content: Range<Int>
  public var footer: Range<Int>
  public var all: Range<Int> {
    header.lowerBound..<max(header.lowerBound, footer.upperBound)
  }

  public init(header: Range<Int>, content: Range<Int>, footer: Range<Int>) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}
