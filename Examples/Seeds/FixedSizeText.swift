import SwiftUI

/// The parent is not large enough, and the text is truncated.
struct TruncatedText: View {
  var body: some View {
    Text("hello there, this is a long line that won't fit parent's size.")
      .border(Color.blue)
      .frame(width: 200, height: 100)
      .border(Color.green)
      .font(.title)
  }
}

/// The text takes the width it needs, whatever the parent's size.
struct FixedSizeText: View {
  var body: some View {
    Text("hello there, this is a long line that won't fit parent's size.")
      .fixedSize(horizontal: true, vertical: false)
      .border(Color.blue)
      .frame(width: 200, height: 100)
      .border(Color.green)
      .font(.title)
  }
}

struct FixedSizeText_Previews: PreviewProvider {
  static var previews: some View {
    TruncatedText()
      .frame(width: 900, height: 120)
      .previewDisplayName("truncated")
    FixedSizeText()
      .frame(width: 900, height: 120)
      .previewDisplayName("fixed")
  }
}
