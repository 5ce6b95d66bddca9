import SwiftUI

/// Two texts in a column, one of which reads its width.
struct TextBelow: View {
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

struct TextBelow_Previews: PreviewProvider {
  static var previews: some View { TextBelow() }
}
