import SwiftUI

/// A row whose subviews are all as wide as the widest, with the preferred spacing of each pair; a
/// column if the row doesn't fit.
struct EqualWidthHStack: Layout {
  struct CacheData {
    let maxSize: CGSize
    let spacing: [CGFloat]
    let totalSpacing: CGFloat
  }

  func makeCache(subviews: Subviews) -> CacheData {
    let maxSize = subviews.map { $0.sizeThatFits(.unspecified) }.reduce(CGSize.zero) {
      CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height))
    }
    let spacing = subviews.indices.map { index in
      guard index < subviews.count - 1 else { return CGFloat(0) }
      return subviews[index].spacing.distance(
        to: subviews[index + 1].spacing, along: .horizontal)
    }
    return CacheData(
      maxSize: maxSize, spacing: spacing, totalSpacing: spacing.reduce(0) { $0 + $1 })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData)
    -> CGSize
  {
    guard !subviews.isEmpty else { return .zero }
    return CGSize(
      width: cache.maxSize.width * CGFloat(subviews.count) + cache.totalSpacing,
      height: cache.maxSize.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData
  ) {
    guard !subviews.isEmpty else { return }
    let placementProposal = ProposedViewSize(
      width: cache.maxSize.width, height: cache.maxSize.height)
    var nextX = bounds.minX + cache.maxSize.width / 2

    for index in subviews.indices {
      subviews[index].place(
        at: CGPoint(x: nextX, y: bounds.midY), anchor: .center, proposal: placementProposal)
      nextX += cache.maxSize.width + cache.spacing[index]
    }
  }
}

struct WideLabel: View {
  let title: String

  var body: some View {
    Text(title)
      .padding(.horizontal, 14)
      .padding(.vertical, 8)
      .frame(maxWidth: .infinity)
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.blue.opacity(0.2)))
  }
}

struct EqualWidthExample: View {
  var body: some View {
    ViewThatFits {
      EqualWidthHStack {
        buttons
      }
      VStack {
        buttons
      }
      .fixedSize(horizontal: true, vertical: false)
    }
  }

  @ViewBuilder private var buttons: some View {
    WideLabel(title: "Cat")
    WideLabel(title: "Goldfish")
    WideLabel(title: "Dog")
  }
}

struct EqualWidth_Previews: PreviewProvider {
  static var previews: some View {
    EqualWidthExample()
      .previewLayout(.fixed(width: 400, height: 160))
      .previewDisplayName("row")
    EqualWidthExample()
      .previewLayout(.fixed(width: 200, height: 160))
      .previewDisplayName("column")
  }
}
