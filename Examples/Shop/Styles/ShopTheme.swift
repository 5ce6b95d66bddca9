import SwiftUI

/// The metrics shared by the app's views.
struct ShopTheme {
  var cornerRadius: CGFloat = 18
  var margin: CGFloat = 20
}

extension EnvironmentValues {
  @Entry var shopTheme = ShopTheme()
}
