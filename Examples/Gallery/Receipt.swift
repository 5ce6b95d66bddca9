import SwiftUI

/// A receipt: monospaced text, dotted lines, a bar code, a torn edge.
struct Receipt: View {
  private let items = [
    ("Flat white", 42.0), ("Cardamom bun", 35), ("Orange juice, large", 48), ("Sourdough loaf", 65),
  ]

  var body: some View {
    VStack(spacing: 12) {
      Image(systemName: "cup.and.saucer.fill").font(.largeTitle)
      Text("KAFÉ MAGASINET").font(.headline).kerning(2)
      Text("Tredje Långgatan 9, Göteborg\nOrg. 556677-8899").font(.caption).multilineTextAlignment(
        .center)
      rule
      ForEach(items, id: \.0) { item in row(item.0, item.1) }
      rule
      row("Total SEK", 190).font(.system(.body, design: .monospaced, weight: .bold))
      row("of which VAT 12 %", 20.36).foregroundStyle(.secondary)
      rule
      HStack(alignment: .bottom, spacing: 1.5) {
        ForEach(0..<42, id: \.self) { bar in
          Rectangle().frame(width: bar % 3 == 0 ? 3 : (bar % 5 == 0 ? 2 : 1), height: 44)
        }
      }
      Text("21.11.2026 14:07   #004512").font(.system(.caption2, design: .monospaced))
    }
    .font(.system(.footnote, design: .monospaced))
    .padding(24)
    .padding(.bottom, 10)
    .frame(width: 300)
    .background(.white, in: TornPaper())
    .compositingGroup()
    .shadow(color: .black.opacity(0.2), radius: 6, y: 3)
    .padding(24)
    .background(Color(white: 0.9))
    .environment(\.colorScheme, .light)
  }

  private func row(_ name: String, _ price: Double) -> some View {
    HStack(alignment: .firstTextBaseline) {
      Text(name)
      Spacer()
      Text(String(format: "%.2f", price))
    }
  }

  private var rule: some View {
    HorizontalLine()
      .stroke(style: StrokeStyle(lineWidth: 1, dash: [3, 3]))
      .frame(height: 1)
  }
}

private struct HorizontalLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

private struct TornPaper: Shape {
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    let teeth = 25
    for tooth in 0...teeth {
      let x = rect.maxX - rect.width * Double(tooth) / Double(teeth)
      path.addLine(to: CGPoint(x: x, y: rect.maxY - (tooth % 2 == 0 ? 8 : 0)))
    }
    path.closeSubpath()
    return path
  }
}

struct Receipt_Previews: PreviewProvider {
  static var previews: some View {
    Receipt().previewLayout(.sizeThatFits)
  }
}
