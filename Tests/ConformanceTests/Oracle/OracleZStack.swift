import Foundation
import SwiftUI

/// `ZStack`, section 7 of the fact sheet.
struct OracleZStack {
  let alignment: Alignment
  let children: [OracleTree]

  /// The children of the highest priority.
  var deciding: [OracleTree] {
    let highest = children.map(Oracle.priority).max()
    return children.filter { Oracle.priority($0) == highest }
  }

  /// The union of the aligned children of the highest priority.
  func size(_ proposal: ProposedViewSize) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let sizes = deciding.map { Oracle().size($0, proposal) }
    func length(_ axis: Axis) -> CGFloat {
      let lengths = sizes.map { $0[axis] }
      if lengths.contains(.infinity) { return .infinity }
      let before = lengths.map { alignment.guide(axis, $0) }.max() ?? 0
      let after = lengths.map { $0 - alignment.guide(axis, $0) }.max() ?? 0
      return before + after
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  /// Every child is offered the stack's own size and laid over the line of the deciding ones.
  func place(size: CGSize) -> [OracleStack.Placed] {
    let offer = ProposedViewSize(size)
    let line = CGPoint(x: line(.horizontal, offer), y: line(.vertical, offer))
    return children.map { child in
      let answer = Oracle().size(child, offer)
      let origin = CGPoint(
        x: line.x - alignment.guide(.horizontal, answer.width),
        y: line.y - alignment.guide(.vertical, answer.height))
      return OracleStack.Placed(proposal: offer, size: answer, origin: origin)
    }
  }

  private func line(_ axis: Axis, _ offer: ProposedViewSize) -> CGFloat {
    deciding.map { alignment.guide(axis, Oracle().size($0, offer)[axis]) }.max() ?? 0
  }
}
