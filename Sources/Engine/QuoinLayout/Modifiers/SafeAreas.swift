import Foundation
import QuoinGeometry

// The safe area of a view depends on its position: an edge that touches the inner edge of a safe
// area could extend to its outer edge, and from there into the next safe area outside
// (Rules/SafeArea.md#touching).

/// One layer of safe area: a rectangle and its insets, in the root's space. `leading` is the left
/// side and `trailing` the right side.
private struct SafeAreaLayer {
  var bounds: CGRect
  var insets: EdgeInsets
  var region: SafeAreaRegions
}

extension LayoutTree {
  /// Returns the distance by which a laid-out node could extend beyond each edge by ignoring the
  /// safe area, in points.
  ///
  /// The distance is zero on each edge that doesn't touch a safe area.
  ///
  /// The safe areas are those of the window (``windowInsets``) and of every `safeAreaInset` around
  /// the node. Transforms end the search (``setTransforming(_:)``).
  ///
  /// - Parameter regions: the regions that the node may extend into. A region left out also blocks
  ///   those beyond it.
  package func safeAreaInsets(of node: NodeID, regions: SafeAreaRegions = .all) -> EdgeInsets {
    pass.safeAreaInsets(of: node, regions: regions)
  }
}

extension LayoutPass {
  func safeAreaInsets(of node: NodeID, regions: SafeAreaRegions) -> EdgeInsets {
    let frame = tree.frame(of: node)
    guard frame.width.isFinite, frame.height.isFinite else { return EdgeInsets() }
    var (top, left) = (Reach(frame.minY), Reach(frame.minX))
    var (bottom, right) = (Reach(frame.maxY), Reach(frame.maxX))
    for layer in safeAreaLayers(around: node, at: frame.origin) {
      let isOpen = regions.contains(layer.region)
      let (bounds, insets) = (layer.bounds, layer.insets)
      let tolerance = tree.pixelLength / 2 + 0.001
      top.cross(bounds.minY, inset: insets.top, outwards: -1, isOpen, tolerance)
      left.cross(bounds.minX, inset: insets.leading, outwards: -1, isOpen, tolerance)
      bottom.cross(bounds.maxY, inset: insets.bottom, outwards: 1, isOpen, tolerance)
      right.cross(bounds.maxX, inset: insets.trailing, outwards: 1, isOpen, tolerance)
    }
    let isReversed = records[node].flags.contains(.rightToLeft)
    let (toLeft, toRight) = (frame.minX - left.edge, right.edge - frame.maxX)
    return EdgeInsets(
      top: frame.minY - top.edge, leading: isReversed ? toRight : toLeft,
      bottom: bottom.edge - frame.maxY, trailing: isReversed ? toLeft : toRight)
  }

  /// Returns the safe areas around `node`, whose frame begins at `corner`, from the inside out.
  private func safeAreaLayers(around node: NodeID, at corner: CGPoint) -> [SafeAreaLayer] {
    var layers: [SafeAreaLayer] = []
    var (child, corner) = (node, corner)
    while true {
      let parent = records[child].parent
      let offset = tree.origin(of: child)
      corner = CGPoint(x: corner.x - offset.x, y: corner.y - offset.y)
      guard parent.isBelowTop else { break }
      let record = records[parent]
      // Only scrolling moves the content of a scroll view out of the safe area.
      if record.flags.contains(.transforms) || record.kind == .scroll { return layers }
      if record.kind == .safeAreaInset, record.firstChild == child {
        layers.append(
          SafeAreaLayer(
            bounds: CGRect(origin: corner, size: record.size), insets: addedInsets(record),
            region: .container))
      }
      child = parent
    }
    guard let windowInsets = tree.windowInsets else { return layers }
    let insets = physical(windowInsets.container)
    let window = CGRect(origin: .zero, size: tree.windowSize)
    let container = CGRect(
      x: insets.leading, y: insets.top, width: window.width - insets.total(along: .horizontal),
      height: window.height - insets.total(along: .vertical))
    let keyboard = EdgeInsets(.bottom, windowInsets.keyboardBeyondContainer)
    layers.append(SafeAreaLayer(bounds: container, insets: keyboard, region: .keyboard))
    layers.append(SafeAreaLayer(bounds: window, insets: insets, region: .container))
    return layers
  }

  /// Returns the insets that a `safeAreaInset` adds to the safe area of its primary view.
  private func addedInsets(_ record: LayoutNode) -> EdgeInsets {
    let isAtEnd = record.flags.contains(.atEnd)
    if record.axis == .vertical { return EdgeInsets(isAtEnd ? .bottom : .top, record.inset.taken) }
    let isRight = isAtEnd != record.flags.contains(.rightToLeft)
    return EdgeInsets(isRight ? .trailing : .leading, record.inset.taken)
  }

  /// Returns the window's `insets` with the left side as `leading`.
  private func physical(_ insets: EdgeInsets) -> EdgeInsets {
    guard let root = tree.root, records[root].flags.contains(.rightToLeft) else { return insets }
    return EdgeInsets(
      top: insets.top, leading: insets.trailing, bottom: insets.bottom, trailing: insets.leading)
  }

  // MARK: The window

  /// Returns the part of the window's size inside its insets.
  func safeOffer(in window: Offer) -> Offer {
    guard let insets = tree.windowInsets?.total else { return window }
    func reduced(_ length: CGFloat, _ inset: CGFloat) -> CGFloat {
      length.isNaN ? .nan : max(length - inset, 0)
    }
    return Offer(
      reduced(window.width, insets.total(along: .horizontal)),
      reduced(window.height, insets.total(along: .vertical)))
  }

  /// Sets the window's size and returns the position of a root of `size` in it. A side without a
  /// proposal is as long as the root and the insets.
  @discardableResult
  func placeRoot(_ size: CGSize, in window: Offer) -> CGPoint {
    guard let insets = tree.windowInsets.map({ physical($0.total) }) else {
      tree.windowSize = size
      return .zero
    }
    tree.windowSize = CGSize(
      width: window.width.isFinite
        ? window.width : size.width + insets.total(along: .horizontal),
      height: window.height.isFinite
        ? window.height : size.height + insets.total(along: .vertical))
    func centred(_ start: CGFloat, _ end: CGFloat, _ whole: CGFloat, _ length: CGFloat) -> CGFloat {
      let origin = start + (whole - start - end - length) / 2
      return origin.isFinite ? origin : 0
    }
    return CGPoint(
      x: centred(insets.leading, insets.trailing, tree.windowSize.width, size.width),
      y: centred(insets.top, insets.bottom, tree.windowSize.height, size.height))
  }
}

/// One edge of a view as it extends outwards.
private struct Reach {
  var edge: CGFloat
  private var isBarred = false

  init(_ edge: CGFloat) { self.edge = edge }

  /// Moves the edge to `outer` if it is between `outer` and the inner edge, `inset` further in.
  ///
  /// - Parameters:
  ///   - direction: 1 if outwards is towards larger coordinates, else -1.
  ///   - isOpen: whether the edge may extend into the region.
  mutating func cross(
    _ outer: CGFloat, inset: CGFloat, outwards direction: CGFloat, _ isOpen: Bool,
    _ tolerance: CGFloat
  ) {
    guard inset > 0, !isBarred else { return }
    guard isOpen else {
      isBarred = true
      return
    }
    let distance = (outer - edge) * direction
    if distance > 0, distance <= inset + tolerance { edge = outer }
  }
}
