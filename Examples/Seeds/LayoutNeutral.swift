import SwiftUI

/// A custom view adds nothing to the layout: its two texts are two children of the stack.
struct Greeting: View {
  var showText = true

  var body: some View {
    Text("Hello")
    if showText {
      Text(", World!")
    }
  }
}

struct GlobeStack: View {
  var body: some View {
    VStack {
      Image(systemName: "globe")
      Text("Hello, World!")
    }
  }
}

struct LayoutNeutral_Previews: PreviewProvider {
  static var previews: some View {
    HStack { Greeting() }
      .padding()
      .previewDisplayName("neutral")
    GlobeStack()
      .padding()
      .previewDisplayName("globe")
  }
}
