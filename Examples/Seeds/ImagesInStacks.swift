import SwiftUI

// The image is 80 by 80 and can't be resized.

struct TwoImages: View {
  var body: some View {
    HStack(spacing: 10) {
      Image("swiftui-80")
      Image("swiftui-80")

    }
  }
}

struct ImageAndTexts: View {
  var body: some View {
    HStack(spacing: 10) {
      Image("swiftui-80")
        .border(Color.red)
      Text(
        "Lorem ipsum dolor sit amet, consectetur adipiscing elit. Praesent et ipsum nulla. In nec nisl nunc. Nulla lectus sem, vulputate non dolor nec, tristique pulvinar felis."
      )
      .border(Color.green)
      Text("Lorem ipsum dolor sit amet, consectetur adipiscing elit.")
        .border(Color.blue)
    }
  }
}

/// The second text is proposed everything except the minimum of the others.
struct ImageAndTextsWithPriority: View {
  var body: some View {
    HStack(spacing: 10) {
      Image("swiftui-80")
        .border(Color.red)
      Text(
        "Lorem ipsum dolor sit amet, consectetur adipiscing elit. Praesent et ipsum nulla. In nec nisl nunc. Nulla lectus sem, vulputate non dolor nec, tristique pulvinar felis."
      )
      .border(Color.green)
      Text("Lorem ipsum dolor sit amet, consectetur adipiscing elit.")
        .border(Color.blue)
        .layoutPriority(1)
    }
  }
}

struct ImagesInStacks_Previews: PreviewProvider {
  static var previews: some View {
    TwoImages()
      .previewLayout(.fixed(width: 200, height: 140))
      .previewDisplayName("200 x 140")
    TwoImages()
      .previewLayout(.fixed(width: 140, height: 140))
      .previewDisplayName("140 x 140")
    ImageAndTexts()
      .previewLayout(.fixed(width: 230, height: 120))
      .previewDisplayName("230 x 120")
    ImageAndTexts()
      .previewLayout(.fixed(width: 340, height: 180))
      .previewDisplayName("340 x 180")
    ImageAndTextsWithPriority()
      .previewLayout(.fixed(width: 340, height: 180))
      .previewDisplayName("priority")
  }
}
