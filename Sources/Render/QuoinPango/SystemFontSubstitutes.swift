#if Graphics
  import Foundation
  import QuoinText

  /// The families of the system's font designs: Apple's own if the user has given a folder that
  /// contains them, or else their substitutes.
  ///
  /// Apple's fonts are never taken from any other folder.
  enum SystemFontSubstitutes {
    /// Returns the family for a font without a family name.
    static func family(_ font: FontKey, in catalogue: FontCatalogue) -> String {
      let wanted = wanted(font, in: catalogue)
      return wanted == "Inter Display" && !catalogue.has(wanted) ? "Inter" : wanted
    }

    private static func wanted(_ font: FontKey, in catalogue: FontCatalogue) -> String {
      if let own = apples(font.design, font.size).first(where: catalogue.isUsers) { return own }
      switch font.design {
      case .serif: return "Noto Serif"
      case .monospaced: return "JetBrains Mono"
      case .rounded:
        if let rounded = roundedFamilies(font.weight).first(where: catalogue.has) { return rounded }
      case .default: break
      }
      return cut(font.design, font.size) > 0 ? "Inter Display" : "Inter"
    }

    /// The packages that contain the families, in Debian and Ubuntu.
    static let packages = [
      "Inter": "fonts-inter", "Inter Display": "fonts-inter", "Noto Serif": "fonts-noto-core",
      "JetBrains Mono": "fonts-jetbrains-mono",
    ]

    /// Returns a warning that the family for a font is missing; `nil` if it is available.
    static func missing(_ font: FontKey, in catalogue: FontCatalogue) -> String? {
      guard !catalogue.missingFamilies.isEmpty else { return nil }
      let family = wanted(font, in: catalogue)
      guard catalogue.missingFamilies.contains(family), let package = packages[family] else {
        return nil
      }
      let families = FaceRequest(font, isLetterSpaced: false, catalogue: catalogue).families
      let used = families.split(separator: ",").map(String.init).first(where: catalogue.has)
      return "The system font \(family) is not installed: "
        + (used.map { "\($0) is used instead, and lines have other widths. " }
          ?? "text can't be drawn. ")
        + "Install the package \(package)."
    }

    /// Returns the index of the optical size for a font of `size` points.
    static func cut(_ design: FontKey.Design, _ size: CGFloat) -> Int {
      let limits: [CGFloat] = design == .serif ? [20, 36, 54] : [20]
      return limits.count { size >= $0 }
    }

    /// The substitute for San Francisco's rounded design.
    static let rounded = "Quicksand"

    /// Returns Quicksand's families for a weight. Its strokes are thinner than San Francisco's, so
    /// its medium face, a separate family, substitutes for regular text.
    private static func roundedFamilies(_ weight: Int) -> [String] {
      (350..<550).contains(weight) ? [rounded + " Medium", rounded] : [rounded]
    }

    /// Returns Apple's families for a design at a size.
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
