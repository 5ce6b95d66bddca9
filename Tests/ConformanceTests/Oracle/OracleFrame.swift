import Foundation
import SwiftUI

/// `frame(width:height:)`.
enum OracleFrame {
  static func offer(_ width: CGFloat?, _ height: CGFloat?, _ proposal: ProposedViewSize)
    -> ProposedViewSize
  {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

/// One axis of a flexible frame.
struct OracleFlex {
  let min: CGFloat?
  let ideal: CGFloat?
  let max: CGFloat?

  /// A minimum is at least 0, the ideal at least the minimum, the maximum at least the ideal.
  init(_ limits: OracleLimits) {
    min = limits.min.map { Swift.max($0, 0) }
    let least = min ?? 0
    ideal = limits.ideal.map { Swift.max(least, $0) }
    let middle = ideal ?? 0
    max = limits.max.map { Swift.max(middle, $0) }
  }

  /// What the child is offered while measuring.
  func offer(_ proposal: CGFloat?) -> CGFloat? {
    guard let wanted = proposal ?? ideal else { return nil }
    return Swift.min(Swift.max(wanted, min ?? -.infinity), max ?? .infinity)
  }

  /// The frame's own length.
  func length(_ proposal: CGFloat?, _ offer: CGFloat?, _ child: CGFloat) -> CGFloat {
    let clamp = { (length: CGFloat, low: CGFloat, high: CGFloat) in
      Swift.min(Swift.max(length, low), high)
    }
    if let proposal, let min, let max, min <= max { return clamp(proposal, min, max) }
    if proposal == nil, let ideal { return ideal }
    switch (min, max) {
    case (let min?, let max?): return min <= max ? clamp(child, min, max) : child
    case (let min?, nil): return Swift.max(Swift.min(offer ?? .infinity, child), min)
    case (nil, let max?): return Swift.min(Swift.max(offer ?? -.infinity, child), max)
    case (nil, nil): return child
    }
  }

  /// What the child is placed with: what it was measured with, or the frame's `length` where that was
  /// nil and a limit decided the length.
  func placement(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
    if let offer = offer(proposal) { return offer }
    let isBetween = (min ?? -.infinity) < length && length < (max ?? .infinity)
    return isBetween ? nil : length
  }
}
