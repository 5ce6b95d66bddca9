import UIKit

// Parts of the app that would take minutes to compile, or that a tool generates.

enum L10n {
  enum LiveActivity {
    static let defaultTitle = ""

    enum Accessibility {
      static let progress = "Progress"
    }
  }
}

/// The three icons of the pictures, from the app's icon font.
struct MaterialDesignIcons: IconDrawable {
  static let familyName = "Material Design Icons"
  static let count = 3

  let name: String

  var unicode: String {
    switch name {
    case "battery-alert": "\u{F0083}"
    case "timer": "\u{F13AB}"
    default: "\u{F072A}"
    }
  }

  init(named name: String) { self.name = name }
  init(serversideValueNamed name: String) { self.name = name }
}

extension Bundle {
  static var module: Bundle { .main }
}
