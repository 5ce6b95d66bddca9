import Foundation
import QuoinCore
import QuoinDrawing
import QuoinResources

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

  /// The colour `name` of the asset catalogues in `bundle`, the app's unless said; it follows the surroundings it is drawn in,
  /// whatever `traits` say.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(Color(name, bundle: bundle))
  }

  /// AppKit's form of the same.
  public convenience init?(named name: String, bundle: Bundle?) {
    self.init(Color(name, bundle: bundle))
  }
}

extension UIImage {
  /// The picture `resource`; one without pixels where there is none.
  public convenience init(resource: ImageResource) {
    let lookup = AssetLookup(environment: EnvironmentValues())
    let bundle = resource.bundle.resourcePath
    if let asset = try? lookup.image(resource.name, bundle: bundle) {
      self.init(asset, named: resource.name, bundle: bundle)
    } else {
      self.init(Image(resource), nil, scale: 1)
    }
  }

  /// The picture `name` of the asset catalogues in `bundle`, the app's unless said; `nil` where there is none. It follows the
  /// surroundings it is drawn in, whatever `traits` say.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let lookup = AssetLookup(environment: EnvironmentValues())
    guard let asset = try? lookup.image(name, bundle: bundle?.resourcePath) else { return nil }
    self.init(asset, named: name, bundle: bundle?.resourcePath)
  }

  /// The picture of a catalogue. What it looks like is looked up where it is drawn.
  convenience init(_ asset: AssetImage, named name: String, bundle: String?) {
    let data = FileManager.default.contents(atPath: asset.variant.file)
    self.init(
      Image(source: .named(name, bundle: bundle)),
      data.flatMap { try? ImageDecoder.source(data: $0) }, scale: asset.scale)
  }
}

/// The bytes of a data set of an asset catalogue.
public final class NSDataAsset {
  public let name: String
  public let data: Data
  public let typeIdentifier: String

  /// The data set `name` of the app's asset catalogues; `nil` where there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// The data set `name` of the asset catalogues in `bundle`; `nil` where there is none.
  public init?(name: String, bundle: Bundle) {
    let folder = bundle.resourcePath ?? bundle.bundlePath
    let set = try? ResourceStore.shared.with(folder) { try $0.catalog.dataSet(named: name) }
    guard let set, let file = set.file, let data = FileManager.default.contents(atPath: file)
    else { return nil }
    self.name = name
    self.data = data
    typeIdentifier = set.type ?? "public.data"
  }
}
