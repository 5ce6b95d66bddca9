import Foundation
import QuoinDrawing
import QuoinGeometry

/// A picture from a file, or a symbol.
///
/// Sizing: h-hug, v-hug (its own size, pixels ÷ scale); after ``resizable(capInsets:resizingMode:)`` h-exp,
/// v-exp with that size as the ideal.
public struct Image: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    /// Looked up in the asset catalogues and as a file of a bundle, the app's for `nil`, then in the directories of
    /// `EnvironmentValues.imageDirectories`.
    case named(String, bundle: String?)
    case file(String)
    case data(Data, scale: CGFloat)
    case picture(ImageSource, scale: CGFloat)
    case symbol(String)
    /// A picture without pixels.
    case nothing
  }

  /// How a picture fills more space than it has.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }
  /// Whether a picture keeps its colours or is a stencil for the foreground style.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How a scaled picture is resampled.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// How the stored pixels are turned to be seen.
  public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  /// The size of a symbol beside text.
  public enum Scale: Hashable, CaseIterable, Sendable { case small, medium, large }

  /// How a resizable picture fills its space.
  struct Resizing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode

    /// Whether the view itself says nothing about how the picture grows.
    var isPlain: Bool { capInsets == EdgeInsets() && mode == .stretch }
  }

  let source: Source
  var resizing: Resizing?
  var renderingMode: TemplateRenderingMode?
  var interpolationMode = Interpolation.medium
  var symbolMode: SymbolRenderingMode?
  var hasVariableValue = false
  var orientation = Orientation.up

  init(source: Source) { self.source = source }

  // MARK: Making images

  /// The picture `name` of the asset catalogues in `bundle`, the app's unless said, or the file of that name there or where
  /// `EnvironmentValues.imageDirectories` says.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(source: .named(name, bundle: bundle?.resourcePath))
  }

  /// The picture `name`; `label` is for assistive technology.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name, bundle: bundle)
  }

  /// The picture `name`, without meaning for assistive technology.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

  /// A symbol of Apple's by name, drawn with a glyph of the same meaning from the Material Icons font.
  /// A name without such a glyph, or a machine without the font, gives a box with the name's first letter,
  /// and a remark says so.
  public init(systemName: String) { self.init(source: .symbol(systemName)) }

  /// A symbol of Apple's by name. `variableValue` has no effect, which a remark says: the symbol is drawn whole.
  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
    hasVariableValue = variableValue != nil
  }

  /// The picture in the file at `path`; `@2x` before the extension means two pixels a point.
  public init(contentsOfFile path: String) { self.init(source: .file(path)) }

  /// The picture in `data`, the bytes of a PNG or JPEG file, with `scale` pixels a point.
  public init(data: Data, scale: CGFloat = 1) { self.init(source: .data(data, scale: scale)) }

  // MARK: Changing images

  private func with(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }

  /// The picture resized to the space it is offered, each axis on its own.
  ///
  /// - Parameters:
  ///   - capInsets: points along each edge that keep their size; the picture is never smaller than
  ///     those.
  ///   - resizingMode: whether what is between them is stretched or repeated.
  ///
  /// Sizing: h-exp, v-exp.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Whether the picture is a stencil: where it is opaque the foreground style shows. Sizing: as the image.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.renderingMode = renderingMode }
  }

  /// How the picture is resampled. Sizing: as the image.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    with { $0.interpolationMode = interpolation }
  }

  /// Has no effect: edges lie on pixels, so that there is nothing to smooth.
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
