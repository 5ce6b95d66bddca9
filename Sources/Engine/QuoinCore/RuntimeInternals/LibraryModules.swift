/// The modules whose views and keys belong to the library, not to the user.
enum LibraryModules {
  private static let names: Set<Substring> = [
    "AVKit", "AppKit", "AuthenticationServices", "Charts", "CoreData", "MapKit", "PDFKit",
    "PhotosUI",
    "Quoin", "QuoinCore", "QuoinKit", "QuoinLayout", "QuoinNeighbours", "QuoinViews", "SceneKit",
    "SpriteKit", "StoreKit", "SwiftData", "SwiftUI", "TipKit", "UIKit", "WebKit", "WidgetKit",
  ]

  /// Whether one of these modules defines the type with this name, as `String(reflecting:)` gives
  /// it.
  static func define(_ name: String) -> Bool { names.contains(name.prefix { $0 != "." }) }
}
