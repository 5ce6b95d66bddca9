import SwiftUI

/// A view that is as large as it wants to be, on nothing.
struct Shot<Content: View>: View {
  let scheme: ColorScheme
  let content: Content

  init(_ scheme: ColorScheme, @ViewBuilder content: () -> Content) {
    self.scheme = scheme
    self.content = content()
  }

  var body: some View { content.environment(\.colorScheme, scheme) }
}
