import SwiftUI

/// A ring of shares, with a legend.
struct FavouritesRing: View {
  let shares: [Share]

  struct Share: Identifiable {
    let title: LocalizedStringKey
    let value: Double
    let color: Color
    let id = UUID()
  }

  var body: some View {
    HStack(spacing: 28) {
      ZStack {
        ForEach(Array(shares.enumerated()), id: \.offset) { index, share in
          let start = shares[..<index].reduce(0) { $0 + $1.value }
          Circle()
            .trim(from: start + 0.01, to: start + share.value - 0.01)
            .stroke(share.color, style: StrokeStyle(lineWidth: 16, lineCap: .butt))
            .rotationEffect(.degrees(-90))
        }
      }
      .padding(8)
      .frame(width: 120, height: 120)
      VStack(alignment: .leading, spacing: 8) {
        ForEach(shares) { share in
          HStack {
            Circle()
              .fill(share.color)
              .frame(width: 10, height: 10)
            Text(share.title)
            Spacer()
            Text(share.value, format: .percent)
              .foregroundStyle(.secondary)
          }
          .font(.subheadline)
        }
      }
    }
  }
}

struct FavouritesRing_Previews: PreviewProvider {
  static var previews: some View {
    FavouritesRing(shares: [
      .init(title: "Coffee", value: 0.6, color: .brand),
      .init(title: "Tea", value: 0.4, color: .leafGreen),
    ])
    .padding()
    .previewLayout(.fixed(width: 340, height: 150))
    .previewDisplayName("Ring")
  }
}
