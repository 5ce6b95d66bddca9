import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinResources

/// Finds assets by name in the catalogs of a bundle and of the image directories.
struct AssetLookup {
  let environment: EnvironmentValues

  private func folders(_ bundle: String?) -> [String] {
    [bundle ?? ResourceStore.mainFolder] + environment.imageDirectories
  }

  /// Returns the color `name`, if there is one and it isn't damaged.
  func color(_ name: String, bundle: String?) -> Color.Storage? {
    for folder in folders(bundle) {
      guard let set = try? ResourceStore.shared.with(folder, { try $0.color(name) }) else {
        continue
      }
      if let color = set.color(for: environment.assetTraits) {
        return Color.Storage(color, on: environment.platform)
      }
      // The app has no accent color of its own, so the system's is used.
      if name == "AccentColor" { return .accent }
    }
    return nil
  }

  /// Returns the image `name`, if there is one.
  ///
  /// - Throws: An `AssetError` if it is damaged.
  func image(_ name: String, bundle: String?) throws -> AssetImage? {
    for folder in folders(bundle) {
      guard let set = try ResourceStore.shared.with(folder, { try $0.image(name) }) else {
        continue
      }
      return set.variant(for: environment.assetTraits).map { AssetImage(set: set, variant: $0) }
    }
    return nil
  }
}

/// The variant of an asset catalog's image for the environment.
struct AssetImage {
  let set: ImageSet
  let variant: ImageSet.Variant

  /// The number of pixels per point.
  var scale: CGFloat { CGFloat(variant.scale ?? 1) }

  /// The slicing of the image, if it has one, with lengths in points.
  var slicing: Image.Resizing? {
    variant.slicing.map { slicing in
      Image.Resizing(
        capInsets: EdgeInsets(
          top: slicing.top / scale, leading: slicing.left / scale, bottom: slicing.bottom / scale,
          trailing: slicing.right / scale),
        mode: slicing.isTiled ? .tile : .stretch)
    }
  }
}

extension EnvironmentValues {
  /// The traits for choosing asset variants.
  var assetTraits: AssetTraits {
    AssetTraits(
      idiom: platform.assetIdiom,
      scale: displayScale.isFinite ? Double(displayScale) : 2, isDark: colorScheme == .dark,
      hasHighContrast: colorSchemeContrast == .increased,
      isRightToLeft: layoutDirection == .rightToLeft)
  }
}

extension Platform {
  /// The kind of device in catalogs.
  var assetIdiom: AssetTraits.Idiom {
    switch self {
    case .iOS: .phone
    case .macOS: .mac
    case .tvOS: .tv
    case .watchOS: .watch
    case .visionOS: .vision
    }
  }

  /// The names of the platform's devices in string tables.
  var stringDevices: [String] {
    switch self {
    case .iOS: ["iphone"]
    case .macOS: ["mac"]
    case .tvOS: ["appletv"]
    case .watchOS: ["applewatch"]
    case .visionOS: ["applevision"]
    }
  }
}

extension Color.Storage {
  /// Creates a color from an asset catalog. An unknown system color is gray.
  init(_ color: AssetColor, on platform: Platform) {
    switch color {
    case .components(let space, let red, let green, let blue, let opacity):
      let space: Color.RGBColorSpace =
        switch space {
        case .sRGB: .sRGB
        case .sRGBLinear: .sRGBLinear
        case .displayP3: .displayP3
        }
      self = .components(
        space.resolved(red: red, green: green, blue: blue, opacity: opacity))
    case .system(let name):
      self = UIColor.named(ofSystem: name, on: platform)?.storage ?? .system(.gray)
    }
  }
}

extension UIColor {
  /// Returns the system color with a catalog's `name`, such as `systemBlueColor`.
  static func named(ofSystem name: String, on platform: Platform) -> UIColor? {
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    if platform == .macOS, let color = windowColors[short] { return color }
    return systemColors[short] ?? windowColors[short]
  }

  private static let windowColors: [String: UIColor] = [
    "label": .labelColor, "secondaryLabel": .secondaryLabelColor,
    "tertiaryLabel": .tertiaryLabelColor, "quaternaryLabel": .quaternaryLabelColor,
    "text": .textColor, "placeholderText": .placeholderTextColor, "headerText": .headerTextColor,
    "link": .linkColor, "windowBackground": .windowBackgroundColor,
    "controlBackground": .controlBackgroundColor, "textBackground": .textBackgroundColor,
    "underPageBackground": .underPageBackgroundColor, "control": .controlColor,
    "controlText": .controlTextColor, "disabledControlText": .disabledControlTextColor,
    "controlAccent": .controlAccentColor, "selectedControl": .selectedControlColor,
    "selectedContentBackground": .selectedContentBackgroundColor, "separator": .separatorColor,
    "grid": .gridColor,
  ]

  private static let systemColors: [String: UIColor] = [
    "systemRed": .systemRed, "systemOrange": .systemOrange, "systemYellow": .systemYellow,
    "systemGreen": .systemGreen, "systemMint": .systemMint, "systemTeal": .systemTeal,
    "systemCyan": .systemCyan, "systemBlue": .systemBlue, "systemIndigo": .systemIndigo,
    "systemPurple": .systemPurple, "systemPink": .systemPink, "systemBrown": .systemBrown,
    "systemGray": .systemGray, "systemGray2": .systemGray2, "systemGray3": .systemGray3,
    "systemGray4": .systemGray4, "systemGray5": .systemGray5, "systemGray6": .systemGray6,
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "placeholderText": .placeholderText, "link": .link,
    "darkText": .darkText, "lightText": .lightText, "systemBackground": .systemBackground,
    "secondarySystemBackground": .secondarySystemBackground,
    "tertiarySystemBackground": .tertiarySystemBackground,
    "systemGroupedBackground": .systemGroupedBackground,
    "groupTableViewBackground": .systemGroupedBackground,
    "secondarySystemGroupedBackground": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackground": .tertiarySystemGroupedBackground, "systemFill": .systemFill,
    "secondarySystemFill": .secondarySystemFill, "tertiarySystemFill": .tertiarySystemFill,
    "quaternarySystemFill": .quaternarySystemFill, "separator": .separator,
    "opaqueSeparator": .opaqueSeparator, "tint": .tintColor,
  ]
}
