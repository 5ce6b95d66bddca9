import Foundation
import QuoinDrawing
import QuoinGeometry

/// An image from a file, or a symbol.
///
/// Sizing: h-hug, v-hug (its own size, pixels ÷ scale); after ``resizable(capInsets:resizingMode:)`` h-exp,
/// v-exp with that size as the ideal.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    /// An image looked up in the asset catalogs and files of a bundle (the app's for `nil`), then
    /// in the directories of `EnvironmentValues.imageDirectories`.
    case named(String, bundle: String?)
    case file(String)
    case data(Data, scale: CGFloat)
    case picture(ImageSource, scale: CGFloat)
    case symbol(String)
    /// An image without pixels.
    case nothing
  }

  /// The way in which an image fills a space larger than its size.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether an image keeps its colors or is a template for the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// The resampling quality of a scaled image.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// The orientation in which the stored pixels are displayed.
  public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  /// The size of a symbol relative to text.
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

  /// The way in which a resizable image fills its space.
  struct Resizing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode

    /// Whether the view itself doesn't specify the way in which the image grows.
    var isPlain: Bool { capInsets == EdgeInsets() && mode == .stretch }
  }

  /// The description of an image for assistive technologies.
  enum Description: Hashable, Sendable {
    /// The image's name, if it has one.
    case name
    case label(ImageLabel)
    /// None: the image is no accessibility element.
    case decorative
  }

  let source: Source
  var spoken = Description.name
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolationMode = Interpolation.medium
  var symbolMode: SymbolRenderingMode?
  var hasVariableValue = false
  var orientation = Orientation.up

  init(source: Source) { self.source = source }

  // MARK: Making images

  /// Creates an image named `name` in a bundle, by default the app's.
  ///
  /// It is looked up in the bundle's asset catalogs, as a file there, and in
  /// `EnvironmentValues.imageDirectories`.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle: bundle?.resourcePath))
  }

  /// Creates an image named `name`; `label` is for accessibility.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
    spoken = .label(ImageLabel(text: label))
  }

  /// Creates an image named `name` that isn't an accessibility element.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, bundle: bundle)
    spoken = .decorative
  }

  /// Creates one of Apple's symbols by name.
  ///
  /// It is drawn with a glyph of the same meaning from the Material Icons font. If there is no such
  /// glyph, or the font isn't installed, it is a box with the name's first letter, with a warning.
  public init(systemName: String) { self.init(source: .symbol(systemName)) }

  /// Creates one of Apple's symbols by name. `variableValue` has no effect, with a warning: the
  /// whole symbol is drawn.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    hasVariableValue = variableValue != nil
  }

  /// Creates an image from the file at `path`; `@2x` before the extension means two pixels per
  /// point.
  public init(contentsOfFile path: String) { self.init(source: .file(path)) }

  /// Creates an image from `data`, the bytes of a PNG or JPEG file, with `scale` pixels per point.
  public init(data: Data, scale: CGFloat = 1) { self.init(source: .data(data, scale: scale)) }

  // MARK: Changing images

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// Resizes the image to the proposed size, independently on each axis.
  ///
  /// - Parameters:
  ///   - capInsets: The insets that keep their size, in points; the image is never smaller than
  ///     these.
  ///   - resizingMode: Whether the part between the insets is stretched or tiled.
  ///
  /// Sizing: h-exp, v-exp.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Sets whether the image is a template, which shows the foreground style where it is opaque.
  /// Sizing: as the image.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// Sets the resampling quality of the image.
  /// Sizing: as the image.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolationMode = interpolation }
  }

  /// Has no effect: edges are aligned to pixels, so there is nothing to smooth.
  /// Sizing: as the image.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image.Interpolation {
  var drawn: ImageInterpolation {
    switch self {
    case .none: .none
    case .low: .low
    case .medium: .medium
    case .high: .high
    }
  }
}
