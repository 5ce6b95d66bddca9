import SwiftUI

struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 300
    var x: CGFloat = 0
    var height: CGFloat = 0
    var line: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        x = 0
        height += line
        line = 0
      }
      x += size.width
      line = max(line, size.height)
    }
    return CGSize(width: width, height: height + line)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var line: CGFloat = 0
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > bounds.width {
        x = 0
        y += line
        line = 0
      }
      subview.place(
        at: CGPoint(x: bounds.minX + x, y: bounds.minY + y),
        proposal: ProposedViewSize(width: min(size.width, bounds.width), height: size.height))
      x += size.width
      line = max(line, size.height)
    }
  }
}

struct Comments: View {
  var body: some View {
    Flow {
      Text("short")
      Text("A comment that is far too long for a single line of this narrow column and should wrap")
    }
    .frame(width: 240)
    .border(.gray)
  }
}

#Preview { Comments() }
