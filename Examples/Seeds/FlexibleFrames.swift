import SwiftUI

/// At least as wide as proposed.
struct ProposedOrWider: View {
  var body: some View {
    Text("Hello, World!")
      .frame(maxWidth: .infinity)
      .background(.quaternary)
  }
}

/// Exactly as wide as proposed, in ten steps (see the article).
struct ExactlyAsProposed: View {
  var body: some View {
    Text("Hello, World")
      .frame(minWidth: 0, maxWidth: .infinity)
      .background(Color.teal)
      .padding(10)
  }
}

/// Text at the trailing edge without a spacer, which would take its minimum length.
struct TrailingText: View {
  var body: some View {
    Text("Some right-aligned text")
      .frame(maxWidth: .infinity, alignment: .trailing)
  }
}

struct TrailingTextWithSpacer: View {
  var body: some View {
    HStack {
      Spacer()
      Text("Some right-aligned text")
    }
  }
}

struct RatioOfColor: View {
  var body: some View {
    Color.secondary.aspectRatio(4 / 3, contentMode: .fit)
  }
}

struct FlexibleFrames_Previews: PreviewProvider {
  static var previews: some View {
    ProposedOrWider()
      .previewLayout(.fixed(width: 320, height: 60))
      .previewDisplayName("maxWidth")
    ExactlyAsProposed()
      .previewLayout(.fixed(width: 320, height: 480))
      .previewDisplayName("ten steps")
    TrailingText()
      .previewLayout(.fixed(width: 320, height: 60))
      .previewDisplayName("trailing")
    TrailingTextWithSpacer()
      .previewLayout(.fixed(width: 320, height: 60))
      .previewDisplayName("spacer")
    RatioOfColor()
      .previewLayout(.fixed(width: 320, height: 200))
      .previewDisplayName("ratio")
  }
}
