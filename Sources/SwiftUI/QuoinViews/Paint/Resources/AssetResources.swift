import Foundation
import QuoinCore
import QuoinDrawing
import QuoinResources

/// A color in an asset catalog, as referenced by generated symbols.
public struct ColorResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to the color `name` in the catalogs of `bundle`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// An image in an asset catalog, as referenced by generated symbols.
public struct ImageResource: Hashable, Sendable {
  let name: String
  let bundle: Bundle

  /// Creates a reference to the image `name` in the catalogs of `bundle`.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Color {
  /// Creates a color from `resource`.
  /// Sizing: h-exp, v-exp.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension Image {
  /// Creates an image from `resource`.
  /// Sizing: h-hug, v-hug.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIColor {
  /// Creates a color from `resource`.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }

  /// Creates the color `name` from the asset catalogs of `bundle`, by default the app's. It adapts
  /// to the environment and ignores `traits`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    self.init(Color(name, bundle: bundle))
  }

  /// Creates the color `name` from the asset catalogs of `bundle`, as in AppKit.
  public convenience init?(named name: String, bundle: Bundle?) {
    self.init(Color(name, bundle: bundle))
  }
}

extension UIImage {
  /// Creates an image from `resource`, which has no pixels if it doesn't exist.
  public convenience init(resource: ImageResource) {
    let lookup = AssetLookup(environment: EnvironmentValues())
    let bundle = resource.bundle.resourcePath
    if let asset = try? lookup.image(resource.name, bundle: bundle) {
      self.init(asset, named: resource.name, bundle: bundle)
    } else {
      self.init(Image(resource), nil, scale: 1)
    }
  }

  /// Creates the image `name` from the asset catalogs or a file of `bundle`, by default the app's,
  /// or returns `nil` if there is none.
  ///
  /// It adapts to the environment and ignores `traits`.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?
  ) {
    let environment = EnvironmentValues()
    let path = bundle?.resourcePath
    if let asset = try? AssetLookup(environment: environment).image(name, bundle: path) {
      self.init(asset, named: name, bundle: path)
      return
    }
    let directories = [path].compactMap { $0 } + environment.imageDirectories
    guard
      let file = ImageFile.find(
        name, in: directories, displayScale: environment.displayScale)
    else { return nil }
    self.init(contentsOfFile: file.path)
  }

  /// Creates an image from an asset catalog. Its variant is chosen where it is drawn.
  convenience init(_ asset: AssetImage, named name: String, bundle: String?) {
    let data = FileManager.default.contents(atPath: asset.variant.file)
    self.init(
      Image(source: .named(name, bundle: bundle)),
      data.flatMap { try? ImageDecoder.source(data: $0) }, scale: asset.scale)
  }
}

/// The bytes of a data set of an asset catalog.
public final class NSDataAsset {
  public let name: String
  public let data: Data
  public let typeIdentifier: String

  /// Creates the data set `name` from the app's asset catalogs, or returns `nil` if there is none.
  public convenience init?(name: String) { self.init(name: name, bundle: .main) }

  /// Creates the data set `name` from the asset catalogs of `bundle`, or returns `nil` if there is
  /// none.
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
