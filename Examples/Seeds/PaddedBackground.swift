import SwiftUI

/// The background is as large as the padded text.
struct PaddedBackground: View {
  var body: some View {
    Text("Favorite")
      .padding(10)
      .background(Color.teal)
  }
}

/// A background may draw outside its view, which stays 30 by 30.
struct LargerBackground: View {
  var body: some View {
    Rectangle()
      .frame(width: 30, height: 30)
      .background { Color.red.padding(-10) }
      .border(.blue)
  }
}

struct PaddedBackground_Previews: PreviewProvider {
  static var previews: some View {
    PaddedBackground()
      .previewLayout(.fixed(width: 320, height: 480))
      .previewDisplayName("padding")
    LargerBackground()
      .padding(20)
      .previewDisplayName("larger")
  }
}
