import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

struct Measured: View {
  var text: String

  var body: some View {
    Text(text)
      .background {
        GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
      }
  }
}

struct Chapter: View {
  @State private var width: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading) {
      Measured(text: "Arrival")
        .onPreferenceChange(WidthKey.self) { width = $0 }
      Capsule().fill(.pink).frame(width: width, height: 3)
      Measured(text: "In which the travelers meet the harbor master")
    }
  }
}

#Preview { Chapter() }
