import SwiftUI

/// A geometry reader pushes the views below it to the bottom of the screen.
struct GreedyReader: View {
  var body: some View {
    VStack {
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) points wide")
      }
      .accessibilityIdentifier("reader")
      Text("Below")
    }
    .frame(width: 200, height: 400)
  }
}

struct GreedyReader_Previews: PreviewProvider {
  static var previews: some View { GreedyReader() }
}
