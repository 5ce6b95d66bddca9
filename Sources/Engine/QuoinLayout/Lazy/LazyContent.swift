import Foundation
import QuoinGeometry

/// The state of a lazy container's items: their number, and those that exist.
///
/// An *item* is what the owner creates at a time: one element of a stack, with all its views, or
/// one cell of a grid. Items form *lines* along the axis: a line of a stack is one item; a line of
/// a grid has one item for each track.
final class LazyContent {
  struct Item {
    var position: Int
    var nodes: [LayoutTree.NodeID] = []
    /// Whether the item's views exist; there may be none.
    var isMade = true
    var isShown = true
    /// The space that the item occupied when it was last visible.
    var footprint: LazyFootprint?
    /// The footprint that currently determines the item's size; `nil` if its views are measured.
    var counted: LazyFootprint? { isMade && isShown ? nil : footprint }
  }

  let axis: Axis
  var alignment: Alignment
  /// The distance between lines; NaN for the distance that each pair of neighbors prefers.
  var spacing: CGFloat
  /// The tracks of a grid; none in a stack.
  private(set) var tracks: [LazyTrack]
  /// The estimated length of a line that doesn't exist yet; `nil` for the mean of the existing
  /// ones.
  let estimate: CGFloat?
  let pinned: LazyPinning
  /// The estimate for lines that were never created. It is fixed once an item in the middle has
  /// been created, because the visible items would move if it changed.
  var settled: LazyEstimate?

  /// The items that are shown besides the visible ones, because an animation moves them away.
  var keptItems: [Range<Int>] = []
  /// Whether the container itself is out of view, so that none of its items is visible.
  var isOutOfView = false

  /// Whether the visible items are known before the layout.
  var isFilledBeforeLayout = false

  private(set) var count = 0
  private(set) var sections: [LazySection] = []
  /// The created items, and those with a footprint, in order.
  private(set) var items: [Item] = []
  /// The number of created items.
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

  /// Creates an independent copy of `other`.
  init(copying other: LazyContent) {
    (axis, alignment, spacing, tracks) = (other.axis, other.alignment, other.spacing, other.tracks)
    (estimate, pinned, settled) = (other.estimate, other.pinned, other.settled)
    (count, sections, items) = (other.count, other.sections, other.items)
    (madeCount, maps) = (other.madeCount, other.maps)
    (keptItems, isOutOfView) = (other.keptItems, other.isOutOfView)
    isFilledBeforeLayout = other.isFilledBeforeLayout
  }

  /// Replaces `old` with `new` among the views of the items.
  func replace(_ old: LayoutTree.NodeID, by new: LayoutTree.NodeID) {
    for index in items.indices {
      guard let place = items[index].nodes.firstIndex(of: old) else { continue }
      items[index].nodes[place] = new
    }
  }

  /// Sets the distance between the tracks.
  func setTrackSpacing(_ length: CGFloat) {
    for index in tracks.indices { tracks[index].gap = length }
  }

  /// Sets the alignment of the cells in all tracks.
  func setTrackAlignment(_ alignment: Alignment) {
    for index in tracks.indices { tracks[index].alignment = alignment }
  }

  func setItems(count: Int, sections: [LazySection]) {
    (self.count, self.sections, maps) = (count, sections, [:])
  }

  /// Returns the arrangement of the items in lines of `columns` items.
  func lines(_ columns: Int) -> LazyLines {
    if let cached = maps[columns] { return cached }
    let map = LazyLines(
      count: count, columns: columns, sections: tracks.isEmpty ? [] : sections)
    maps[columns] = map
    return map
  }

  /// Returns the index of the item at `position` among the existing items, or its insertion index.
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

  /// Returns the section that contains the item at `position`.
  func section(of position: Int) -> LazySection? {
    var (low, high) = (0, sections.count)
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].all.upperBound <= position { low = middle + 1 } else { high = middle }
    }
    return low < sections.count && sections[low].all.contains(position) ? sections[low] : nil
  }

  /// Whether the item at `position` has been created.
  func isMade(_ position: Int) -> Bool { item(at: position)?.isMade ?? false }

  /// Sets the views of the item at `position`. If the item has a footprint, that remains in use
  /// until the item is shown.
  func insert(_ nodes: [LayoutTree.NodeID], at position: Int, isShown: Bool) {
    let index = index(of: position)
    if index == items.count || items[index].position != position {
      items.insert(Item(position: position, isMade: false), at: index)
    }
    if !items[index].isMade { madeCount += 1 }
    (items[index].nodes, items[index].isMade) = (nodes, true)
    items[index].isShown = isShown || items[index].footprint == nil
  }

  /// Shows the item at `position`, if it has been created.
  func show(_ position: Int) {
    let index = index(of: position)
    guard index < items.count, items[index].position == position, items[index].isMade else {
      return
    }
    items[index].isShown = true
  }

  /// Sets the footprint that determines the size of the item at `position` until it is shown.
  func remember(_ footprint: LazyFootprint, at position: Int) {
    let index = index(of: position)
    if index == items.count || items[index].position != position {
      items.insert(Item(position: position, isMade: false), at: index)
    }
    (items[index].isShown, items[index].footprint) = (false, footprint)
  }

  /// Releases the views of the item at `position`, leaving `footprint`.
  ///
  /// - Returns: the item's nodes.
  func release(_ position: Int, _ footprint: LazyFootprint) -> [LayoutTree.NodeID] {
    let index = index(of: position)
    defer {
      (items[index].nodes, items[index].isMade, items[index].footprint) = ([], false, footprint)
    }
    madeCount -= 1
    return items[index].nodes
  }

  /// Shows exactly the items for which `isSeen` returns `true`; `leave` creates the footprint of an
  /// item that becomes hidden.
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

/// The configuration of a lazy container.
public struct LazyConfiguration {
  public var axis: Axis
  public var alignment: Alignment
  /// The distance between lines, in points; `nil` for the distance that each pair of neighbors
  /// prefers.
  public var spacing: CGFloat?
  /// The tracks of a grid; empty for a stack.
  public var tracks: [LazyTrack]
  /// The assumed length of a line that hasn't been created; by default, the mean of the others.
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

/// The parts of a section that remain at the edges of the visible part while the section is
/// visible.
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
