import Foundation
import QuoinFiles

/// A color of a catalog.
public enum AssetColor: Hashable, Sendable {
  /// The space of a color's components.
  public enum Space: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Components 0…1, or beyond in an extended space.
  case components(Space, red: Double, green: Double, blue: Double, opacity: Double)
  /// A system color, by its name in UIKit or AppKit: `systemBlueColor`.
  case system(String)
}

/// A named color's variants for devices and appearances.
public struct ColorSet: Hashable, Sendable {
  /// A variant of the color.
  public struct Variant: Hashable, Sendable {
    public let color: AssetColor
    let traits: VariantTraits
  }

  /// The variants. Slots without a color are omitted; an unspecified accent color has none.
  public let variants: [Variant]

  package init(_ contents: ContentsFile) throws {
    variants = try contents.items("colors").compactMap { item in
      guard let fields = item["color"]?.object else { return nil }
      return Variant(
        color: try AssetColor(fields, in: contents.folder), traits: VariantTraits(item))
    }
  }

  /// Returns the variant that suits `traits` best; `nil` if the set has no color.
  public func color(for traits: AssetTraits) -> AssetColor? {
    variants.min { $0.traits.distance(to: traits) < $1.traits.distance(to: traits) }?.color
  }
}

extension AssetColor {
  init(_ fields: [String: JSONValue], in folder: String) throws {
    if let reference = fields["reference"]?.string {
      self = .system(reference)
      return
    }
    guard let components = fields["components"]?.object else {
      throw AssetError("\(folder) has a color without components.")
    }
    func component(_ name: String) throws -> Double {
      guard let value = components[name] else { return 0 }
      guard let number = Self.component(value) else {
        throw AssetError(
          "\(folder) has a color whose \(name) is not a number. "
            + "Write 0.0 to 1.0, 0 to 255, or 0x00 to 0xFF.")
      }
      return number
    }
    let opacity = try components["alpha"].map { alpha -> Double in
      // An opacity is written with a decimal point, but “1” means opaque, not 1/255.
      if let number = alpha.number, (0...1).contains(number) { return number }
      return try component("alpha")
    }
    let space: Space =
      switch fields["color-space"]?.string {
      case "display-p3", "extended-display-p3": .displayP3
      case "extended-linear-srgb", "linear-srgb", "srgb-linear": .sRGBLinear
      default: .sRGB
      }
    if components["white"] != nil {
      let white = try component("white")
      self = .components(space, red: white, green: white, blue: white, opacity: opacity ?? 1)
    } else {
      self = .components(
        space, red: try component("red"), green: try component("green"),
        blue: try component("blue"), opacity: opacity ?? 1)
    }
  }

  /// Parses a component: `0.502` of 1, `128` of 255, `0x80` of 255.
  private static func component(_ value: JSONValue) -> Double? {
    guard case .string(let text) = value else {
      return value.number.map { $0 > 1 ? $0 / 255 : $0 }
    }
    let trimmed = text.trimmingCharacters(in: .whitespaces).lowercased()
    if trimmed.hasPrefix("0x") {
      return UInt64(trimmed.dropFirst(2), radix: 16).map { Double($0) / 255 }
    }
    guard let number = Double(trimmed), number.isFinite else { return nil }
    return trimmed.contains(".") || trimmed.contains("e") ? number : number / 255
  }
}
