#if !canImport(Darwin)
  import QuoinViews

  // What `#colorLiteral` and `#imageLiteral` are, which Xcode shows as a colour and a picture. The names are the compiler's.

  public typealias _ColorLiteralType = UIColor
  public typealias _ImageLiteralType = UIImage

  extension UIColor: _ExpressibleByColorLiteral {
    /// Gamma-encoded sRGB components 0…1.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
      self.init(
        red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
  }

  extension UIImage: _ExpressibleByImageLiteral {
    /// The picture `path` of the app's asset catalogues; where there is none, one without pixels.
    public convenience init(imageLiteralResourceName path: String) {
      self.init()
      if let found = UIImage(named: path) { become(found) }
    }
  }
#endif
