import SwiftUI

/// The text is the least flexible and is proposed a third, whatever is left over afterwards.
struct ColorTextColor: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red
      Text("Hello, World!")
      Color.teal
    }
  }
}

struct ColorFixedTextColor: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red
      Text("Hello, World!").fixedSize()
      Color.teal
    }
  }
}

struct ColorImportantTextColor: View {
  var body: some View {
    HStack(spacing: 0) {
      Color.red
      // Default value is typically 0.
      Text("Hello, World!").layoutPriority(1)
      Color.teal
    }
  }
}

struct ColorOverText: View {
  var body: some View {
    VStack {
      Color.teal
      Text("Hello, world")
    }
  }
}

struct ColorTextColor_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ColorTextColor().previewDisplayName("thirds")
      ColorFixedTextColor().previewDisplayName("fixedSize")
      ColorImportantTextColor().previewDisplayName("priority")
      ColorOverText().previewDisplayName("column")
    }
    .previewLayout(.fixed(width: 180, height: 180))
  }
}
