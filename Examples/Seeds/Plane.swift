import SwiftUI

/// Two axes and four quadrants: every child is proposed a quarter of the plane and touches the
/// origin with its nearest corner. The first quadrant is the upper right one, as in mathematics.
struct Plane: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let quarter = ProposedViewSize(width: bounds.width / 2, height: bounds.height / 2)
    let corners: [UnitPoint] = [.bottomLeading, .bottomTrailing, .topTrailing, .topLeading]
    for (subview, corner) in zip(subviews, corners) {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: corner, proposal: quarter)
    }
  }
}

struct PlaneExample: View {
  var body: some View {
    Plane {
      Color.red.frame(width: 40, height: 40)
      Text("second")
      Color.blue
      Circle().fill(Color.green)
    }
    .overlay(Rectangle().fill(Color.gray).frame(width: 1))
    .overlay(Rectangle().fill(Color.gray).frame(height: 1))
  }
}

struct Plane_Previews: PreviewProvider {
  static var previews: some View {
    PlaneExample()
      .previewLayout(.fixed(width: 240, height: 160))
  }
}
