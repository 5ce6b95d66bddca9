#if Graphics
  import QuoinGeometry
  import QuoinText

  extension PangoShaper {
    /// A shaper with only the icon font, which it looks for where distributions install it. It is
    /// separate from the other fonts, so that text never falls back to the icon font.
    private static let symbols = PangoShaper(fontDirectories: [
      "/usr/share/fonts/truetype/material-design-icons-iconfont",
      "/usr/share/fonts/material-design-icons-iconfont",
    ])

    public func outline(of character: Unicode.Scalar, font: FontKey) -> Path? {
      let isSymbol = font.family == FontKey.symbolFamily && !hasFamily(FontKey.symbolFamily)
      return (isSymbol ? Self.symbols : self).ownOutline(of: character, font: font)
    }

    private func ownOutline(of character: Unicode.Scalar, font: FontKey) -> Path? {
      let catalogue = catalogue
      let request = FaceRequest(font, isLetterSpaced: false, catalogue: catalogue)
      return withEngine(catalogue) { $0.outline(of: character, request) }
    }
  }
#endif
