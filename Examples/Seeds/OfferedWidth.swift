import SwiftUI

/// A child that takes the proposed size, but at least 120 by 120.
struct SubView: View {
  var body: some View {
    GeometryReader { proxy in
      Rectangle()
        .fill(Color.yellow.opacity(0.7))
        .frame(width: max(proxy.size.width, 120), height: max(proxy.size.height, 120))
    }
  }
}

/// The frame takes the proposed width; the child inside doesn't.
struct OfferedWidth: View {
  @State var width: CGFloat = 50

  var body: some View {
    VStack {
      SubView()
        .frame(width: self.width, height: 120)
        .border(Color.blue, width: 2)

      Text("Offered Width \(Int(width))")
    }
  }
}

struct OfferedWidth_Previews: PreviewProvider {
  static var previews: some View {
    ForEach([0, 50, 120, 200], id: \.self) { width in
      OfferedWidth(width: CGFloat(width))
        .previewLayout(.fixed(width: 260, height: 170))
        .previewDisplayName("\(width)")
    }
  }
}
