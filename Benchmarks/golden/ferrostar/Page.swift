import SwiftUI

/// The page of every picture: its view is centered on green, 430 × 932 points.
struct Page<Content: View>: View {
  var scheme = ColorScheme.light
  var formatters = TestingFormatterCollection()
  @ViewBuilder var content: Content

  var body: some View {
    content
      .environment(\.colorScheme, scheme)
      .environment(\.navigationUITheme, DefaultNavigationUITheme())
      .environment(\.navigationFormatterCollection, formatters)
      .frame(width: 430, height: 932)
      .background(Color(red: 130 / 255, green: 203 / 255, blue: 114 / 255))
  }
}

// The sources are compiled as one module without a package.
extension Bundle {
  static var module: Bundle { .main }
}
