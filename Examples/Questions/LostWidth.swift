import SwiftUI

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = nextValue()
  }
}

struct Underlined: View {
  @State private var width: CGFloat = 40
  var body: some View {
    VStack(alignment: .leading) {
      VStack(alignment: .leading) {
        Text("A measured headline")
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
            })
        if width >= 0 {
          Text("small print").font(.caption)
        }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 }
      Rectangle().fill(.red).frame(width: width, height: 3)
    }
  }
}

#Preview { Underlined() }
