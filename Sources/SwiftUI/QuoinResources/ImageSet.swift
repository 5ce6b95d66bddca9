/// The pictures of one name: versions for scales, devices and appearances.
public struct ImageSet: Hashable, Sendable {
  /// Whether a picture is a stencil, where the set says so.
  public enum RenderingIntent: Hashable, Sendable { case template, original }

  /// How a sliced picture grows.
  public struct Slicing: Hashable, Sendable {
    /// Pixels along each edge that keep their size.
    public let top, left, bottom, right: Double
    /// Whether what is between them is repeated; else it is stretched.
    public let isTiled: Bool
  }

  /// One version.
  public struct Variant: Hashable, Sendable {
    /// The path of the file.
    public let file: String
    /// Pixels a point; `nil` for a version for all scales, as vectors are.
    public let scale: Double?
    public let slicing: Slicing?
    let traits: VariantTraits

    /// Whether the file is a drawing without pixels.
    public var isVector: Bool {
      let name = file.lowercased()
      return name.hasSuffix(".pdf") || name.hasSuffix(".svg")
    }
  }

  public let variants: [Variant]
  public let renderingIntent: RenderingIntent?
  /// Whether a vector keeps its edges at sizes other than its own.
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

  /// The version that suits `traits` best; `nil` if the set has no picture.
  ///
  /// Of those for the right surroundings it is the one with the wanted scale, else the next larger one, else the largest.
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

/// The files of one name that an app reads itself.
public struct DataSet: Hashable, Sendable {
  /// The path of the file for all devices, or of the first one.
  public let file: String?
  /// The file's uniform type identifier, where the set says it.
  public let type: String?

  package init(_ contents: ContentsFile) throws {
    let items = contents.items("data").filter { contents.file($0) != nil }
    let chosen = items.first { $0["idiom"]?.string ?? "universal" == "universal" } ?? items.first
    file = chosen.flatMap { contents.file($0) }
    type = chosen?["universal-type-identifier"]?.string
  }
}
