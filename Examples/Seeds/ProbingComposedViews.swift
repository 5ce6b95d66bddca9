import SwiftUI

/// A composed view around an expanding and a hugging child; a view that changes with it is neutral.
struct ComposedView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      VStack {
        Color.red
          .border(Color.green, width: 3)
      }
      VStack {
        Text("Test")
          .border(Color.green, width: 3)
      }
    }
    .border(Color.blue, width: 3)
    .previewLayout(.fixed(width: 1000, height: 1000))
  }
}
