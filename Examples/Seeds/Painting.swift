import SwiftUI

/// A thick picture frame: subtracts its border from the proposal and passes the rest to one child,
/// which it places in the center.
struct Painting: Layout {
  var thickness: CGFloat = 24

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let picture = subviews.first else { return .zero }
    let size = picture.sizeThatFits(inner(proposal))
    return CGSize(width: size.width + 2 * thickness, height: size.height + 2 * thickness)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: inner(proposal))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - 2 * thickness, 0) },
      height: proposal.height.map { max($0 - 2 * thickness, 0) })
  }
}

struct PaintingExample: View {
  var body: some View {
    Painting {
      Circle()
        .fill(Color.orange)
    }
    .background(Color.brown)
  }
}

struct Painting_Previews: PreviewProvider {
  static var previews: some View {
    PaintingExample()
      .previewLayout(.fixed(width: 200, height: 160))
  }
}
