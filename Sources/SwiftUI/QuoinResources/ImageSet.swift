import QuoinFiles

/// A named image's variants for scales, devices and appearances.
public struct ImageSet: Hashable, Sendable {
  /// The rendering mode that the set specifies.
  public enum RenderingIntent: Hashable, Sendable { case template, original }

  /// The slicing of a resizable image.
  public struct Slicing: Hashable, Sendable {
    /// The insets, in pixels, of the edges that aren't resized.
    public let top, left, bottom, right: Double
    /// Whether the center is tiled instead of stretched.
    public let isTiled: Bool
  }

  /// A variant of the image.
  public struct Variant: Hashable, Sendable {
    /// The path of the file.
    public let file: String
    /// The number of pixels per point; `nil` for a variant for all scales, such as a vector.
    public let scale: Double?
    public let slicing: Slicing?
    let traits: VariantTraits

    /// Whether the file is a vector drawing.
    public var isVector: Bool {
      let name = file.lowercased()
      return name.hasSuffix(".pdf") || name.hasSuffix(".svg")
    }
  }

  public let variants: [Variant]
  public let renderingIntent: RenderingIntent?
  /// Whether a vector stays sharp at sizes other than its own.
  public let preservesVector: Bool

  package init(_ contents: ContentsFile) throws {
    variants = contents.items("images").compactMap { item in
      guard let file = contents.file(item) else { return nil }
      return Variant(
        file: file, scale: Self.scale(item), slicing: Self.slicing(item),
        traits: VariantTraits(item))
    }
    renderingIntent =
      switch contents.properties["template-rendering-intent"]?.string {
      case "template": .template
      case "original": .original
      default: nil
      }
    preservesVector = contents.properties["preserves-vector-representation"]?.bool ?? false
  }

  /// Returns the variant that suits `traits` best; `nil` if the set has no image.
  ///
  /// Among the variants that match the other traits best, it prefers the wanted scale, then the
  /// next larger one, then the largest.
  public func variant(for traits: AssetTraits) -> Variant? {
    func rank(_ variant: Variant) -> (Int, Double) {
      let distance = variant.traits.distance(to: traits)
      guard let scale = variant.scale else { return (distance, variant.isVector ? 0 : 50) }
      return (distance, scale >= traits.scale ? scale - traits.scale : 100 - scale)
    }
    return variants.min { rank($0) < rank($1) }
  }

  static func scale(_ item: [String: JSONValue]) -> Double? {
    guard let text = item["scale"]?.string, text.hasSuffix("x"),
      let scale = Double(text.dropLast()), scale > 0, scale <= 16
    else { return nil }
    return scale
  }

  private static func slicing(_ item: [String: JSONValue]) -> Slicing? {
    guard let resizing = item["resizing"]?.object else { return nil }
    let insets = resizing["cap-insets"]?.object ?? [:]
    func inset(_ edge: String) -> Double {
      let value = insets[edge]?.number ?? 0
      return value.isFinite ? min(max(value, 0), 1e6) : 0
    }
    return Slicing(
      top: inset("top"), left: inset("left"), bottom: inset("bottom"), right: inset("right"),
      isTiled: resizing["center"]?.object?["mode"]?.string == "tile")
  }
}

/// A named data file's variants, for the app to read.
public struct DataSet: Hashable, Sendable {
  /// The path of the file for all devices, or of the first one.
  public let file: String?
  /// The file's uniform type identifier, if the set specifies it.
  public let type: String?

  package init(_ contents: ContentsFile) throws {
    let items = contents.items("data").filter { contents.file($0) != nil }
    let chosen = items.first { $0["idiom"]?.string ?? "universal" == "universal" } ?? items.first
    file = chosen.flatMap { contents.file($0) }
    type = chosen?["universal-type-identifier"]?.string
  }
}
