import SwiftUI

/// Up to five stars.
struct RatingStars: View {
  let rating: Double

  var body: some View {
    HStack(spacing: 2) {
      ForEach(0..<5) { index in
        Image(systemName: symbol(at: Double(index)))
          .foregroundStyle(.orange)
      }
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel("Rating")
    .accessibilityValue(Text(rating, format: .number))
  }

  private func symbol(at index: Double) -> String {
    if rating >= index + 0.75 { return "star.fill" }
    return rating >= index + 0.25 ? "star.leadinghalf.filled" : "star"
  }
}

struct RatingStars_Previews: PreviewProvider {
  static var previews: some View {
    ForEach([1.5, 3, 4.8], id: \.self) { rating in
      RatingStars(rating: rating)
        .padding()
        .previewDisplayName("\(rating) stars")
    }
    .previewLayout(.sizeThatFits)
  }
}
