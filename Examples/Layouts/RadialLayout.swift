import SwiftUI

/// Places the subviews on a circle, the first at the top; a rank rotates the circle.
struct RadialLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let radius = min(bounds.size.width, bounds.size.height) / 3.0
    let angle = Angle.degrees(360.0 / Double(max(subviews.count, 1))).radians
    let ranks = subviews.map { $0[Rank.self] }
    let offset = getOffset(ranks)

    for (index, subview) in subviews.enumerated() {
      var point = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: angle * Double(index) + offset))
      point.x += bounds.midX
      point.y += bounds.midY
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }

  /// Half a step further if the first subview doesn't have the first rank.
  private func getOffset(_ ranks: [Int]) -> Double {
    guard let first = ranks.first, ranks.contains(where: { $0 < first }) else { return 0 }
    return Double.pi / Double(ranks.count)
  }
}

private struct Rank: LayoutValueKey {
  static let defaultValue: Int = 1
}

extension View {
  func rank(_ value: Int) -> some View {
    layoutValue(key: Rank.self, value: value)
  }
}

struct RadialLayoutExample: View {
  var body: some View {
    RadialLayout {
      ForEach(0..<6) { index in
        Text("\(index + 1)")
          .font(.title2)
          .frame(width: 44, height: 44)
          .background(Circle().fill(Color.orange.opacity(0.3)))
          .rank(1)
      }
    }
    .background(Circle().stroke(Color.gray).padding(50))
  }
}

struct RadialLayout_Previews: PreviewProvider {
  static var previews: some View {
    RadialLayoutExample()
      .previewLayout(.fixed(width: 300, height: 300))
  }
}
