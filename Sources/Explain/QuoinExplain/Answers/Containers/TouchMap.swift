import Foundation
import QuoinGeometry
import QuoinLayout

/// The touches that reach a view, found by trying points of a live view.
struct TouchMap {
  private let scene: ContainerScene
  private let hit: (CGPoint) -> LayoutTree.NodeID?
  private let positions: [LayoutTree.NodeID: Int]

  /// `nil` without a live view.
  init?(_ scene: ContainerScene) {
    guard let hit = scene.pass.context.hit else { return nil }
    (self.scene, self.hit) = (scene, hit)
    var positions: [LayoutTree.NodeID: Int] = [:]
    for index in scene.indices {
      if let node = scene.pass.treeNode(index) { positions[node] = index }
    }
    self.positions = positions
  }

  /// The node that a touch at a point hits.
  func index(at point: CGPoint) -> Int? { hit(point).flatMap { positions[$0] } }

  /// The result of a touch in a view's frame.
  private enum Touch {
    /// It hits something in the view.
    case inside(Int)
    /// It hits nothing, or something around or behind the view.
    case missed
    /// It hits a view in front, or an unknown one.
    case other
  }

  private func touch(_ point: CGPoint, of target: Int, _ owner: Range<Int>) -> Touch {
    guard let node = hit(point) else { return .missed }
    guard let index = positions[node], !scene.pass.isSystem(index) else { return .other }
    if owner.contains(index) { return .inside(index) }
    // An earlier view is behind, and so is one around.
    if index < target { return .missed }
    guard let common = scene.common(index, target) else { return .other }
    let isBehind =
      scene.node(common).callName == "background" && scene.node(target).layer != .secondary
    return isBehind || scene.node(common).name == "List row" ? .missed : .other
  }

  /// The empty parts of a view that take no touches.
  struct Holes {
    /// A point in the middle of the largest one.
    var point: CGPoint
    /// The touchable parts beside it, from left to right.
    var touched: [ClosedRange<CGFloat>]
    /// The area that takes no touches.
    var area: CGFloat
  }

  /// The smallest side of a view's empty part that a finger misses noticeably, in points.
  private static let least: CGFloat = 44

  /// Returns the empty parts of a view that take no touches.
  ///
  /// - Parameter owner: the nodes that take the touches for the view; by default its own.
  /// - Returns: `nil` if they are small, if nothing of the view takes touches, or if other views
  /// are
  ///   in front of it.
  func holes(in target: Int, of owner: Range<Int>? = nil) -> Holes? {
    let owner = owner ?? scene.nodes(in: target)
    let area = visible(target).insetBy(dx: 0.5, dy: 0.5)
    guard !area.isNull, area.width >= Self.least, area.height >= 10 else { return nil }
    let (columns, rows) = (32, 7)
    let step = area.width / CGFloat(columns)
    var (missed, others) = (0, 0)
    var isTouched = isTouchedAnywhere(target, owner)
    var best: (run: Range<Int>, y: CGFloat)?
    for row in 0..<rows {
      let y = area.minY + area.height * (CGFloat(row) + 0.5) / CGFloat(rows)
      var start = 0
      for column in 0...columns {
        var isMissed = false
        if column < columns {
          let point = CGPoint(x: area.minX + step * (CGFloat(column) + 0.5), y: y)
          switch touch(point, of: target, owner) {
          case .inside: isTouched = true
          case .missed: isMissed = true
          case .other: others += 1
          }
        }
        if isMissed {
          missed += 1
          continue
        }
        // Only the line in the middle counts, because the ends of a row are often empty.
        if row == rows / 2, column - start > best?.run.count ?? 0 { best = (start..<column, y) }
        start = column + 1
      }
    }
    let total = columns * rows
    guard isTouched, others * 10 < total, let hole = best,
      CGFloat(hole.run.count) * step >= Self.least,
      missed * 10 >= total * 3
    else { return nil }
    let middle = (CGFloat(hole.run.lowerBound) + CGFloat(hole.run.upperBound)) / 2
    let point = CGPoint(x: (area.minX + step * middle).rounded(), y: hole.y.rounded())
    return Holes(
      point: point, touched: touched(of: target, owner, at: point.y),
      area: area.width * area.height * CGFloat(missed) / CGFloat(total))
  }

  /// The visible part of a view.
  private func visible(_ target: Int) -> CGRect {
    var frame = scene.frame(target).intersection(scene.base.window)
    for outer in scene.around(target)
    where ["ScrollView", "List", "Form"].contains(scene.node(outer).name) {
      frame = frame.intersection(scene.frame(outer))
    }
    return frame
  }

  /// Whether a touch in the middle of one of a view's texts, images or colors reaches the view.
  private func isTouchedAnywhere(_ target: Int, _ owner: Range<Int>) -> Bool {
    scene.nodes(in: target).contains { index in
      guard scene.children(index).isEmpty else { return false }
      let frame = scene.frame(index)
      let point = CGPoint(x: frame.midX, y: frame.midY)
      if case .inside = touch(point, of: target, owner) { return true }
      return false
    }
  }

  /// The parts of a view that take touches at a height, from left to right.
  private func touched(
    of target: Int, _ owner: Range<Int>, at y: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    let frames = scene.nodes(in: target).compactMap { index -> CGRect? in
      let frame = scene.frame(index)
      guard scene.children(index).isEmpty, frame.width > 0, frame.minY <= y, frame.maxY >= y,
        case .inside(let found) = touch(CGPoint(x: frame.midX, y: y), of: target, owner),
        found == index
      else { return nil }
      return frame
    }
    var ranges: [ClosedRange<CGFloat>] = []
    for frame in frames.sorted(by: { $0.minX < $1.minX }) {
      if let last = ranges.last, last.upperBound >= frame.minX {
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, frame.maxX)
      } else {
        ranges.append(frame.minX...frame.maxX)
      }
    }
    return ranges
  }
}
