import SwiftUI

/// Proposes its whole size to one child and is as large as the child; the line is drawn on top.
struct Border: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    subviews.first?.place(at: bounds.origin, proposal: proposal)
  }
}

struct BorderExample: View {
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    VStack(spacing: 12) {
      Border { Text("Hugging") }
        .overlay(Rectangle().strokeBorder(Color.blue, lineWidth: pixelLength))
      Border { Color.yellow }
        .overlay(Rectangle().strokeBorder(Color.blue, lineWidth: pixelLength))
    }
  }
}

struct Border_Previews: PreviewProvider {
  static var previews: some View {
    BorderExample()
      .previewLayout(.fixed(width: 200, height: 120))
  }
}
