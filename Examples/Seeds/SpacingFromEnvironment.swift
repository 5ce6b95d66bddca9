import SwiftUI

/// The environment determines the spacing.
struct SpacingFromEnvironment: View {
  @Environment(\.sizeCategory) var sizeCategory

  var body: some View {
    // This is just an example.
    HStack(spacing: sizeCategory == .large ? 20 : 10) {
      Image("swiftui")
      Text("Lorem ipsum dolor sit amet, consectetur adipiscing elit.")
    }
  }
}

struct SpacingFromEnvironment_Previews: PreviewProvider {
  static var previews: some View {
    SpacingFromEnvironment()
      .previewLayout(.fixed(width: 320, height: 100))
      .previewDisplayName("large")
    SpacingFromEnvironment()
      .environment(\.sizeCategory, .small)
      .previewLayout(.fixed(width: 320, height: 100))
      .previewDisplayName("small")
  }
}
