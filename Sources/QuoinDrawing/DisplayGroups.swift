import Foundation
import QuoinGeometry

/// What a press must know about the groups of a list before it draws them: where each ends, what it
/// covers, and how much is in it. Found in one pass over the items.
public struct DisplayGroups: Sendable {
  /// The group that one push opens.
  public struct Group: Sendable, Equatable {
    /// The index of the matching pop; the number of items when there is none.
    public var end: Int
    /// What the items inside may touch, in the coordinates inside the effect; null when they draw
    /// nothing.
    public var contentBounds: CGRect
    /// How many items draw something, groups inside included.
    public var drawnItems: Int
    /// Whether a shadow is cast inside.
    public var containsShadow: Bool

    /// Whether opacity of this group can be given to the colour of the one thing in it.
    public var isSingleItem: Bool { drawnItems <= 1 && !containsShadow }
  }

  /// The groups by the index of their push.
  private let groups: [Int: Group]
  /// What all items may touch, in the coordinates of the list; null when they draw nothing.
  public let bounds: CGRect

  public init(_ items: some RandomAccessCollection<DisplayItem>) {
    var groups: [Int: Group] = [:]
    var open: [(index: Int, effect: Effect?, group: Group)] = []
    let empty = Group(
      end: items.count, contentBounds: .null, drawnItems: 0, containsShadow: false)
    open.append((-1, nil, empty))

    func close(at end: Int) {
      var (index, effect, group) = open.removeLast()
      group.end = end
      groups[index] = group
      let outside = effect.map { $0.bounds(of: group.contentBounds) } ?? group.contentBounds
      let parent = open.count - 1
      open[parent].group.contentBounds = open[parent].group.contentBounds.union(outside)
      open[parent].group.drawnItems += group.drawnItems
      var castsShadow = false
      if case .shadow = effect { castsShadow = true }
      open[parent].group.containsShadow =
        open[parent].group.containsShadow || group.containsShadow || castsShadow
    }

    for (index, item) in items.enumerated() {
      switch item {
      case .push(let effect): open.append((index, effect, empty))
      case .pop:
        if open.count > 1 { close(at: index) }
      default:
        let top = open.count - 1
        open[top].group.contentBounds = open[top].group.contentBounds.union(item.bounds)
        open[top].group.drawnItems += 1
      }
    }
    while open.count > 1 { close(at: items.count) }
    self.groups = groups
    bounds = open[0].group.contentBounds
  }

  /// The group the push at `index` opens.
  public subscript(index: Int) -> Group {
    groups[index]
      ?? Group(end: index, contentBounds: .null, drawnItems: 0, containsShadow: false)
  }
}
