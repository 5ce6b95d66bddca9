// Generated from asset catalogs by quoin.
import Foundation
import SwiftUI

private let resourceBundle = Foundation.Bundle.main
extension SwiftUI.ColorResource {
  static let brand = SwiftUI.ColorResource(name: "brand", bundle: resourceBundle)
  static let red = SwiftUI.ColorResource(name: "red", bundle: resourceBundle)
  enum Ink {
    static let deepBlue = SwiftUI.ColorResource(name: "Ink/deep blue", bundle: resourceBundle)
  }
}
extension SwiftUI.ImageResource {
  static let file = SwiftUI.ImageResource(name: "File", bundle: resourceBundle)
  static let logo = SwiftUI.ImageResource(name: "logo", bundle: resourceBundle)
  static let tallTale = SwiftUI.ImageResource(name: "tall \"tale\"", bundle: resourceBundle)
}
extension SwiftUI.Color {
  static var brand: SwiftUI.Color { .init(SwiftUI.ColorResource.brand) }
  enum Ink {
    static var deepBlue: SwiftUI.Color { .init(SwiftUI.ColorResource.Ink.deepBlue) }
  }
}
extension SwiftUI.ShapeStyle where Self == SwiftUI.Color {
  static var brand: SwiftUI.Color { .init(SwiftUI.ColorResource.brand) }
}
