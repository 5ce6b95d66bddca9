import SwiftUI

/// The receipt of an order, as printed by a till: in a font that iOS has by name.
struct Receipt: View {
  let lines: [Cart.Line]
  let total: Decimal

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(verbatim: "LEAF & BEAN")
        .font(.receipt(24))
        .frame(maxWidth: .infinity)
        .padding(.bottom, 10)
      ForEach(lines) { line in
        row(Text(verbatim: "\(line.quantity)× \(line.product.name)"), line.price)
      }
      rule
      row(Text("Total"), total)
        .font(.receipt(20))
    }
    .font(.receipt(14))
    .lineLimit(1)
    .padding(20)
    .frame(width: 320)
    .foregroundStyle(.black)
    .background(.white)
  }

  private var rule: some View {
    Line()
      .stroke(style: StrokeStyle(lineWidth: 1, dash: [4, 3]))
      .frame(height: 1)
      .padding(.vertical, 6)
  }

  private func row(_ name: Text, _ price: Decimal) -> some View {
    HStack {
      name
      Spacer()
      Text(price, format: .currency(code: "EUR"))
        .layoutPriority(1)
    }
  }

  private struct Line: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      }
    }
  }
}

extension Font {
  /// The receipt's font, which scales with the user's text size.
  static func receipt(_ size: CGFloat) -> Font {
    .custom("Courier New", size: size, relativeTo: .body)
  }
}

#Preview("Receipt", traits: .sizeThatFitsLayout) {
  Receipt(lines: Cart.sample.lines, total: Cart.sample.total)
}
