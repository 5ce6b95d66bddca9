import Foundation
import QuoinCore

// Xcode shows these literals as a swatch and a picture: `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.

/// What a colour literal is where nothing else is said.
public typealias _ColorLiteralType = UIColor
/// What a literal of a picture is where nothing else is said.
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension UIImage: _ExpressibleByImageLiteral {
  /// The app's picture of this name; without one, what is drawn is a placeholder.
  public convenience init(imageLiteralResourceName name: String) {
    let lookup = AssetLookup(environment: EnvironmentValues())
    if let asset = try? lookup.image(name, bundle: nil) {
      self.init(asset, named: name, bundle: nil)
    } else {
      self.init(Image(name), nil, scale: 1)
    }
  }
}
