import SwiftUI

/// The documented algorithm of a horizontal stack without gaps and priorities, implemented without
/// the engine.
///
/// It measures each child at a huge width and at zero, serves the least flexible child first, and
/// proposes to each an even share of the remaining width.
enum GreedyStack {
  private static let huge: CGFloat = 1e7

  static func widths(of boxes: [FuzzBox], in width: CGFloat) -> [CGFloat] {
    let flexibility = boxes.map { $0.width(at: huge) - $0.width(at: 0) }
    let order = boxes.indices.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
    var widths = [CGFloat](repeating: 0, count: boxes.count)
    var remaining = width
    for (served, index) in order.enumerated() {
      widths[index] = boxes[index].width(at: max(remaining, 0) / CGFloat(boxes.count - served))
      remaining -= widths[index]
    }
    return widths
  }
}

/// A rectangle with one kind of frame.
enum FuzzBox {
  case plain
  case fixed(CGFloat)
  case min(CGFloat)
  case max(CGFloat)
  case minMax(CGFloat, CGFloat)

  static func random(using random: inout SeededGenerator) -> FuzzBox {
    func length() -> CGFloat { CGFloat(Int.random(in: 0...150, using: &random)) }
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .plain
    case 1: return .fixed(length())
    case 2: return .min(length())
    case 3: return .max(length())
    default:
      let low = length()
      return .minMax(low, low + length())
    }
  }

  /// Returns the width of the rectangle, according to the documentation of its frame.
  func width(at proposal: CGFloat) -> CGFloat {
    switch self {
    case .plain: proposal
    case .fixed(let width): width
    case .min(let low): Swift.max(proposal, low)
    case .max(let high): Swift.min(proposal, high)
    case .minMax(let low, let high): Swift.min(Swift.max(proposal, low), high)
    }
  }
}

/// A stack of boxes, each named by its index.
struct FuzzRow: View {
  let boxes: [FuzzBox]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(boxes.indices, id: \.self) { index in
        FuzzBoxView(box: boxes[index]).accessibilityIdentifier("\(index)")
      }
    }
  }
}

private struct FuzzBoxView: View {
  let box: FuzzBox

  var body: some View {
    switch box {
    case .plain: Rectangle()
    case .fixed(let width): Rectangle().frame(width: width)
    case .min(let low): Rectangle().frame(minWidth: low)
    case .max(let high): Rectangle().frame(maxWidth: high)
    case .minMax(let low, let high): Rectangle().frame(minWidth: low, maxWidth: high)
    }
  }
}
