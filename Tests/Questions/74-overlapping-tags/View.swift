import SwiftUI

struct Tags: Layout {
  func arranged(_ subviews: Subviews, within width: CGFloat) -> (points: [CGPoint], size: CGSize) {
    var (points, corner, size) = ([CGPoint](), CGPoint.zero, CGSize.zero)
    for child in subviews.map({ $0.sizeThatFits(.unspecified) }) {
      if corner.x > 0, corner.x + child.width > width {
        corner = CGPoint(x: 0, y: size.height)
      }
      points.append(corner)
      corner.x += child.width
      size.width = max(size.width, corner.x)
      size.height = max(size.height, corner.y + child.height)
    }
    return (points, size)
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = arranged(subviews, within: .infinity).size
    return CGSize(width: min(size.width, proposal.width ?? size.width), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (point, child) in zip(arranged(subviews, within: bounds.width).points, subviews) {
      let place = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
      child.place(at: place, proposal: .unspecified)
    }
  }
}

#Preview {
  VStack(spacing: 0) {
    Tags { ForEach(["sweet potato", "lentils", "coriander", "lime"], id: \.self) { Text($0) } }
    Text("Serves four")
  }
  .frame(width: 160)
}
