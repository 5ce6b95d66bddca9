import Foundation
import SwiftUI

extension Oracle {
  /// The frames of all leaves and spacers of `tree` in source order, in the root's space, when the root
  /// is placed with `proposal`.
  static func frames(_ tree: OracleTree, _ proposal: ProposedViewSize) -> [CGRect] {
    var frames: [CGRect] = []
    Oracle().place(tree, at: .zero, proposal, &frames)
    return frames
  }

  private func place(
    _ tree: OracleTree, at origin: CGPoint, _ proposal: ProposedViewSize, _ frames: inout [CGRect]
  ) {
    let own = size(tree, proposal)
    switch tree {
    case .leaf, .area, .spacer:
      frames.append(CGRect(origin: origin, size: own))
    case .stack(let axis, let alignment, let spacing, let children):
      let placed = OracleStack(axis, alignment, spacing, children).place(proposal)
      for (child, place) in zip(children, placed) {
        Oracle(orientation: axis).place(child, at: origin + place.origin, place.proposal, &frames)
      }
    case .zStack(let alignment, let children):
      let placed = OracleZStack(alignment: alignment, children: children).place(size: own)
      for (child, place) in zip(children, placed) {
        Oracle().place(child, at: origin + place.origin, place.proposal, &frames)
      }
    case .fixedFrame(let width, let height, let alignment, let child):
      let offer = OracleFrame.offer(width, height, proposal)
      let place = origin + lay(size(child, offer), in: own, alignment)
      self.place(child, at: place, offer, &frames)
    case .flexFrame(let width, let height, let alignment, let child):
      let offer = ProposedViewSize(
        width: OracleFlex(width).placement(proposal.width, length: own.width),
        height: OracleFlex(height).placement(proposal.height, length: own.height))
      place(child, at: origin + lay(size(child, offer), in: own, alignment), offer, &frames)
    case .padding(let insets, let child):
      let inside = origin + CGPoint(x: insets.leading, y: insets.top)
      place(child, at: inside, proposal.shrunk(by: insets), &frames)
    case .fixedSize(let horizontal, let vertical, let child):
      place(child, at: origin, proposal.unspecified(horizontal, vertical), &frames)
    case .aspectRatio(let ratio, let fills, let child):
      place(child, at: origin, proposal.scaled(to: ratio, fills: fills), &frames)
    case .priority(_, let child):
      place(child, at: origin, proposal, &frames)
    case .overlay(let alignment, let primary, let content):
      place(primary, at: origin, proposal, &frames)
      let offer = ProposedViewSize(own)
      let place = origin + lay(size(content, offer), in: own, alignment)
      self.place(content, at: place, offer, &frames)
    }
  }

  /// Where a view of size `inner` lies in `outer`.
  private func lay(_ inner: CGSize, in outer: CGSize, _ alignment: Alignment) -> CGPoint {
    func offset(_ axis: Axis) -> CGFloat {
      alignment.guide(axis, outer[axis]) - alignment.guide(axis, inner[axis])
    }
    return CGPoint(x: offset(.horizontal), y: offset(.vertical))
  }
}
