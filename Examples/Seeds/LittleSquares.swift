import SwiftUI

/// Draws as many squares as fit into the proposed width: green if all fit, red if some are missing.
struct LittleSquares: View {
  let sqSize: CGFloat = 20
  let total: Int

  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 5) {
        ForEach(0..<self.maxSquares(proxy), id: \.self) { _ in
          RoundedRectangle(cornerRadius: 5).frame(width: self.sqSize, height: self.sqSize)
            .foregroundColor(self.allFit(proxy) ? .green : .red)
        }
      }
    }.frame(
      idealWidth: (5 + self.sqSize) * CGFloat(self.total),
      maxWidth: (5 + self.sqSize) * CGFloat(self.total))
  }

  func maxSquares(_ proxy: GeometryProxy) -> Int {
    return min(Int(proxy.size.width / (sqSize + 5)), total)
  }

  func allFit(_ proxy: GeometryProxy) -> Bool {
    return maxSquares(proxy) == total
  }
}

struct MyGradient: View {
  var body: some View {
    LinearGradient(
      gradient: Gradient(colors: [Color.red.opacity(0.1), Color.green.opacity(0.1)]),
      startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 1))
  }
}

struct LittleSquaresExample: View {
  @State var width: CGFloat = 150
  @State var fixedSize: Bool = true

  var body: some View {
    VStack {
      LittleSquares(total: 7)
        .border(Color.green)
        .fixedSize(horizontal: self.fixedSize, vertical: false)
    }
    .frame(width: self.width)
    .border(Color.primary)
    .background(MyGradient())
  }
}

struct LittleSquares_Previews: PreviewProvider {
  static var previews: some View {
    LittleSquaresExample(width: 150, fixedSize: true)
      .previewLayout(.fixed(width: 240, height: 60))
      .previewDisplayName("150 fixed")
    LittleSquaresExample(width: 150, fixedSize: false)
      .previewLayout(.fixed(width: 240, height: 60))
      .previewDisplayName("150")
    LittleSquaresExample(width: 200, fixedSize: false)
      .previewLayout(.fixed(width: 240, height: 60))
      .previewDisplayName("200")
  }
}
