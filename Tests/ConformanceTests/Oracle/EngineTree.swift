import Foundation
import QuoinLayout
import SwiftUI

/// An oracle's tree in the engine's arena.
final class EngineTree: Subject {
  let tree = LayoutTree()
  /// The leaves and spacers in source order, as ``Oracle/frames(_:_:)`` lists them.
  private var leaves: [LayoutTree.Node] = []

  init(_ source: OracleTree) { add(source, in: nil) }

  func layout(_ proposal: ProposedViewSize) throws -> (size: CGSize, frames: [CGRect]) {
    let size = try tree.layout(proposal: proposal)
    return (size, leaves.map(tree.frame(of:)))
  }

  private func add(_ source: OracleTree, in orientation: Axis?) {
    let mark = tree.mark
    switch source {
    case .leaf(let width, let height):
      leaves.append(tree.addLeaf(LeafLength(width), LeafLength(height)))
    case .area:
      leaves.append(tree.addLeaf(AreaMeasure()))
    case .spacer(let minLength):
      leaves.append(tree.addSpacer(minLength: minLength, in: orientation))
    case .stack(let axis, let alignment, let spacing, let children):
      tree.beginStack(axis, alignment: alignment, spacing: spacing)
      for child in children { add(child, in: axis) }
      tree.end()
    case .zStack(let alignment, let children):
      tree.beginZStack(alignment: alignment)
      for child in children { add(child, in: nil) }
      tree.end()
    case .fixedFrame(let width, let height, let alignment, let child):
      add(child, in: orientation)
      tree.wrapFixedFrame(since: mark, width: width, height: height, alignment: alignment)
    case .flexFrame(let width, let height, let alignment, let child):
      add(child, in: orientation)
      tree.wrapFlexFrame(
        since: mark, width: FrameLimits(width), height: FrameLimits(height), alignment: alignment)
    case .padding(let insets, let child):
      add(child, in: orientation)
      tree.wrapPadding(since: mark, insets)
    case .fixedSize(let horizontal, let vertical, let child):
      add(child, in: orientation)
      tree.wrapFixedSize(since: mark, horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let fills, let child):
      add(child, in: orientation)
      tree.wrapAspectRatio(since: mark, ratio: ratio, fills: fills)
    case .priority(let priority, let child):
      add(child, in: orientation)
      tree.setPriority(priority, since: mark)
    case .overlay(let alignment, let primary, let content):
      add(primary, in: orientation)
      tree.wrapLayer(since: mark, isBackground: false, alignment: alignment) { _ in
        add(content, in: orientation)
      }
    }
  }
}

/// The coupled leaf of ``OracleTree/area``.
private final class AreaMeasure: LayoutLeaf {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    OracleTree.areaSize(proposal)
  }
}

extension LeafLength {
  fileprivate init(_ span: OracleSpan) {
    self.init(min: span.min, ideal: span.ideal, max: span.max)
  }
}

extension FrameLimits {
  fileprivate init(_ limits: OracleLimits) {
    self.init(min: limits.min, ideal: limits.ideal, max: limits.max)
  }
}
