import SwiftUI

/// A border on a large canvas shows how a simple view sizes itself.
struct SimpleView_Previews: PreviewProvider {
  static var previews: some View {
    Text("Text")
      .border(Color.blue, width: 3)
      .previewLayout(.fixed(width: 1000, height: 1000))
      .previewDisplayName("Text")
    Color.red
      .border(Color.blue, width: 3)
      .previewLayout(.fixed(width: 1000, height: 1000))
      .previewDisplayName("Color")
  }
}
