import Foundation
import QuoinCore

// Xcode shows these literals as a swatch and an image:
// `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.

/// The default type of a color literal.
public typealias _ColorLiteralType = UIColor
/// The default type of an image literal.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// Creates the app's image with this name, or an empty one if there is none.
  public convenience init(imageLiteralResourceName name: String) {
    let lookup = AssetLookup(environment: EnvironmentValues())
    if let asset = try? lookup.image(name, bundle: nil) {
      self.init(asset, named: name, bundle: nil)
    } else {
      self.init(Image(name), nil, scale: 1)
    }
  }
}
