import SwiftUI

/// The measures that the app's views share.
struct ShopTheme {
  var cornerRadius: CGFloat = 18
  var margin: CGFloat = 20
}

extension EnvironmentValues {
  @Entry var shopTheme = ShopTheme()
}
