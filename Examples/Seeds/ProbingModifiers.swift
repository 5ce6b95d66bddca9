import SwiftUI

/// `frame(maxWidth: .infinity)` expands horizontally and is neutral vertically.
struct Modifier_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      Color.red
      Text("Test")
    }
    .border(Color.green, width: 3)
    .frame(maxWidth: .infinity)
    .border(Color.blue, width: 3)
    .previewLayout(.fixed(width: 1000, height: 1000))
  }
}
