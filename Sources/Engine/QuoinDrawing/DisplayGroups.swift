import Foundation
import QuoinGeometry

/// The groups of a list, with the properties that a renderer needs before it draws them: their end,
/// bounds and contents. One pass over the items computes them all.
public struct DisplayGroups: Sendable {
  /// The group opened by a push.
  public struct Group: Sendable, Equatable {
    /// The index of the matching pop, or the number of items if there is none.
    public var end: Int
    /// The area that the items inside may touch, in the coordinates inside the effect; null if they
    /// draw nothing.
    public var contentBounds: CGRect = .null
    /// The area that the shape of a mask may touch.
    public var maskBounds: CGRect = .null
    /// The number of items that draw something, including nested groups.
    public var drawnItems = 0
    /// Whether an effect inside, such as a shadow, depends on the opacity of its content.
    public var dependsOnOpacity = false
    /// Whether an item inside is blended with what the group has drawn before it.
    public var containsBlend = false
    /// Whether some colors inside exist only as pixels: images, color glyphs, backdrops, and groups
    /// whose colors depend on their opacity.
    public var containsPixels = false

    init(end: Int) { self.end = end }

    /// Whether a renderer can apply the group's opacity to the color of its only item.
    public var isSingleItem: Bool { drawnItems <= 1 && !dependsOnOpacity && !containsBlend }

    /// Whether recoloring each item of this group is the same as recoloring the group, except for
    /// translucent items whose new colors have to be clamped.
    public var hasPlainColors: Bool { !containsPixels && !containsBlend }
  }

  /// The groups in the order of their pops.
  private let groups: [Group]
  /// For each item, the index of the group that it opens; -1 for other items.
  private let places: [Int32]
  /// The area that all items may touch, in the coordinates of the list; null if they draw nothing.
  public let bounds: CGRect

  public init(_ items: [DisplayItem]) {
    var groups: [Group] = []
    var places = [Int32](repeating: -1, count: items.count)
    var open: [(index: Int, group: Group)] = []
    let empty = Group(end: items.count)
    open.append((-1, empty))

    func close(at end: Int) {
      var (index, group) = open.removeLast()
      guard case .push(let effect) = items[index] else { return }
      group.end = end
      if case .mask = effect {
        group.contentBounds = group.contentBounds.overlap(group.maskBounds)
      }
      places[index] = Int32(clamping: groups.count)
      groups.append(group)
      open[open.count - 1].group.add(group, inside: effect)
    }

    for (index, item) in items.enumerated() {
      switch item {
      case .push: open.append((index, empty))
      case .pop:
        if open.count > 1 { close(at: index) }
      default: open[open.count - 1].group.add(item)
      }
    }
    while open.count > 1 { close(at: items.count) }
    (self.groups, self.places) = (groups, places)
    bounds = open[0].group.contentBounds
  }

  /// The group opened by the push at `index`.
  public subscript(index: Int) -> Group {
    guard places.indices.contains(index), places[index] >= 0 else { return Group(end: index) }
    return groups[Int(places[index])]
  }
}

extension DisplayGroups.Group {
  fileprivate mutating func add(_ item: DisplayItem) {
    contentBounds = contentBounds.union(item.bounds)
    // Overlapping stamps fade as a group, like separate items.
    if case .stamps(_, let positions, _) = item {
      drawnItems += positions.count
    } else {
      drawnItems += 1
    }
    containsPixels = containsPixels || item.hasPixels
  }

  fileprivate mutating func add(_ group: Self, inside effect: Effect) {
    if case .maskShape = effect {
      maskBounds = maskBounds.union(group.contentBounds)
      return
    }
    contentBounds = contentBounds.union(effect.bounds(of: group.contentBounds))
    drawnItems += group.drawnItems
    containsPixels = containsPixels || group.containsPixels
    dependsOnOpacity = dependsOnOpacity || group.dependsOnOpacity
    switch effect {
    case .shadow, .innerShadow, .blur(_, isOpaque: true): dependsOnOpacity = true
    case .luminanceToAlpha: containsPixels = true
    case .recolor(let matrix) where !matrix.keepsOpacityApart:
      dependsOnOpacity = true
      containsPixels = true
    case .blend: containsBlend = true
    // These groups aren't drawn into a picture of their own first.
    case .transform, .element: containsBlend = containsBlend || group.containsBlend
    default: break
    }
  }
}

extension DisplayItem {
  fileprivate var hasPixels: Bool {
    switch self {
    case .image: true
    case .fill(_, .backdrop, _), .stroke(_, _, .backdrop), .glyphs(_, _, .backdrop): true
    case .glyphs(let run, _, _): run.face.isColor
    default: false
    }
  }
}
