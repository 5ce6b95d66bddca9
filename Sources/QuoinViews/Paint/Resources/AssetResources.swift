import Foundation

/// A colour of an asset catalogue, as generated symbols name it.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The colour `name` of the catalogues in `bundle`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A picture of an asset catalogue, as generated symbols name it.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// The picture `name` of the catalogues in `bundle`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// The colour `resource`. Sizing: h-exp, v-exp.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
  /// The picture `resource`. Sizing: h-hug, v-hug.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIColor {
  /// The colour `resource`.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

extension UIImage {
  /// The picture `resource`; one without pixels where there is none.
  public convenience init(resource: ImageResource) {
    self.init(Image(resource), nil, scale: 1)
  }
}
