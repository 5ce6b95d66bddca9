import SwiftUI

/// The strength, sweetness, sourness, bitterness and freshness of a taste, from 0 to 1, as a star.
struct TasteChart: View {
  let values: [Double]

  private let titles: [LocalizedStringKey] = ["Strong", "Sweet", "Sour", "Bitter", "Fresh"]

  var body: some View {
    ZStack {
      ForEach(1..<5) { ring in
        Star(values: values.map { _ in Double(ring) / 4 })
          .stroke(.quaternary)
      }
      Star(values: values)
        .fill(.brand.opacity(0.25))
      Star(values: values)
        .stroke(.brand, style: StrokeStyle(lineWidth: 2, lineJoin: .round))
      GeometryReader { proxy in
        ForEach(titles.indices, id: \.self) { index in
          Text(titles[index])
            .font(.caption2)
            .foregroundStyle(.secondary)
            .position(Star.corner(index, of: titles.count, at: 1.2, in: proxy.size))
        }
      }
    }
    .padding(30)
  }
}

/// A polygon with one corner per value.
struct Star: Shape {
  var values: [Double]

  func path(in rect: CGRect) -> Path {
    let corners = values.indices.map { index in
      Self.corner(index, of: values.count, at: values[index], in: rect.size)
    }
    var path = Path()
    path.addLines(corners)
    path.closeSubpath()
    return path.offsetBy(dx: rect.minX, dy: rect.minY)
  }

  static func corner(_ index: Int, of count: Int, at value: Double, in size: CGSize) -> CGPoint {
    let angle = Double(index) / Double(count) * 2 * .pi - .pi / 2
    let radius = min(size.width, size.height) / 2 * value
    return CGPoint(
      x: size.width / 2 + radius * cos(angle), y: size.height / 2 + radius * sin(angle))
  }
}

#Preview("Taste", traits: .fixedLayout(width: 240, height: 220)) {
  TasteChart(values: [0.8, 0.35, 0.6, 0.9, 0.5])
}
