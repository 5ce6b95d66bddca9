#if Graphics
  import Foundation
  import QuoinText

  /// The families of the system's font designs: Apple's own if the user has given a folder that
  /// contains them, or else their substitutes.
  ///
  /// Apple's fonts are never taken from any other folder.
  enum SystemFontSubstitutes {
    /// The family for a font without a family name.
    static func family(_ font: FontKey, in catalogue: FontCatalogue) -> String {
      if let own = apples(font.design, font.size).first(where: catalogue.isUsers) { return own }
      switch font.design {
      case .serif: return "Noto Serif"
      case .monospaced: return "JetBrains Mono"
      case .rounded:
        if let rounded = roundedFamilies(font.weight).first(where: catalogue.has) { return rounded }
      case .default: break
      }
      return cut(font.design, font.size) > 0 && catalogue.has("Inter Display")
        ? "Inter Display" : "Inter"
    }

    /// The index of the optical size for a font of `size` points.
    static func cut(_ design: FontKey.Design, _ size: CGFloat) -> Int {
      let limits: [CGFloat] = design == .serif ? [20, 36, 54] : [20]
      return limits.count { size >= $0 }
    }

    /// The substitute for San Francisco's rounded design.
    static let rounded = "Quicksand"

    /// Quicksand's strokes are thinner than San Francisco's, so its medium face, a separate family,
    /// substitutes for regular text.
    private static func roundedFamilies(_ weight: Int) -> [String] {
      (350..<550).contains(weight) ? [rounded + " Medium", rounded] : [rounded]
    }

    /// Apple's families for a design at a size.
    static func apples(_ design: FontKey.Design, _ size: CGFloat) -> [String] {
      let cut = cut(design, size)
      return switch design {
      case .default: [cut == 0 ? "SF Pro Text" : "SF Pro Display"]
      case .rounded: ["SF Pro Rounded"]
      case .monospaced: ["SF Mono"]
      case .serif: ["New York \(["Small", "Medium", "Large", "Extra Large"][cut])"]
      }
    }
  }
#endif
