import Foundation
import SwiftUI

/// The published layout rules by plain probing, written from the fact sheet alone and without a single
/// shortcut: every question is answered by asking, every time. Slow and obvious, to check an engine that
/// is neither.
///
/// `orientation` is the direction of the nearest container, which spacers follow.
struct Oracle {
  var orientation: Axis?

  /// The answer of `tree` to `proposal`.
  func size(_ tree: OracleTree, _ proposal: ProposedViewSize) -> CGSize {
    switch tree {
    case .leaf(let width, let height):
      return CGSize(width: width.answer(proposal.width), height: height.answer(proposal.height))
    case .area:
      return OracleTree.areaSize(proposal)
    case .spacer(let minLength):
      return spacerSize(minLength ?? 8, proposal)
    case .stack(let axis, let alignment, let spacing, let children):
      return OracleStack(axis, alignment, spacing, children).size(proposal)
    case .zStack(let alignment, let children):
      return OracleZStack(alignment: alignment, children: children).size(proposal)
    case .fixedFrame(let width, let height, _, let child):
      let answer = size(child, OracleFrame.offer(width, height, proposal))
      return CGSize(width: width ?? answer.width, height: height ?? answer.height)
    case .flexFrame(let width, let height, _, let child):
      let (width, height) = (OracleFlex(width), OracleFlex(height))
      let offer = ProposedViewSize(
        width: width.offer(proposal.width), height: height.offer(proposal.height))
      let answer = size(child, offer)
      return CGSize(
        width: width.length(proposal.width, offer.width, answer.width),
        height: height.length(proposal.height, offer.height, answer.height))
    case .padding(let insets, let child):
      let answer = size(child, proposal.shrunk(by: insets))
      return CGSize(
        width: max(0, answer.width + insets.leading + insets.trailing),
        height: max(0, answer.height + insets.top + insets.bottom))
    case .fixedSize(let horizontal, let vertical, let child):
      return size(child, proposal.unspecified(horizontal, vertical))
    case .aspectRatio(let ratio, let fills, let child):
      return size(child, proposal.scaled(to: ratio, fills: fills))
    case .priority(_, let child):
      return size(child, proposal)
    case .overlay(_, let primary, _):
      return size(primary, proposal)
    }
  }

  /// What the element reports to a container that asks for its priority.
  static func priority(_ tree: OracleTree) -> CGFloat {
    switch tree {
    case .spacer: -.infinity
    case .stack(_, _, _, let children), .zStack(_, let children):
      children.isEmpty ? -.infinity : 0
    case .priority(let value, _): value
    case .fixedSize(_, _, let child): priority(child)
    case .overlay(_, let primary, _): priority(primary)
    case .leaf, .area, .fixedFrame, .flexFrame, .padding, .aspectRatio: 0
    }
  }

  private func spacerSize(_ least: CGFloat, _ proposal: ProposedViewSize) -> CGSize {
    func along(_ axis: Axis, _ length: CGFloat?) -> CGFloat {
      if let orientation, orientation != axis { return 0 }
      return max(length ?? -.infinity, least)
    }
    return CGSize(
      width: along(.horizontal, proposal.width), height: along(.vertical, proposal.height))
  }
}

extension ProposedViewSize {
  /// What padding offers inside: never negative, and nil stays nil.
  func shrunk(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max(0, $0 - (insets.leading + insets.trailing)) },
      height: height.map { max(0, $0 - (insets.top + insets.bottom)) })
  }

  /// nil on the chosen axes.
  func unspecified(_ horizontal: Bool, _ vertical: Bool) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : width, height: vertical ? nil : height)
  }

  /// The largest rectangle of `ratio` inside, or the smallest around, what is proposed; an axis that is
  /// nil has no say.
  func scaled(to ratio: CGFloat, fills: Bool) -> ProposedViewSize {
    let scales = [width.map { $0 / ratio }, height].compactMap { $0 }
    guard let scale = fills ? scales.max() : scales.min() else { return self }
    return ProposedViewSize(width: ratio * scale, height: scale)
  }
}
