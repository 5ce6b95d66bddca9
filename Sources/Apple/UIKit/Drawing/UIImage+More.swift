import Foundation
import ObjectiveC
import QuartzCore
import Quoin
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinViews

extension UIImage {
  public enum Orientation: Int, Sendable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }
  public enum ResizingMode: Int, Sendable { case tile, stretch }

  /// The size of a symbol, relative to the text beside it.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    var weight: UIFont.Weight {
      let all: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return all[rawValue]
    }
  }

  public class Configuration: NSObject, @unchecked Sendable {}

  /// The size, weight and colors of a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let font: UIFont?
    let colors: [UIColor]
    let mode: SymbolRenderingMode?

    private init(font: UIFont?, colors: [UIColor] = [], mode: SymbolRenderingMode? = nil) {
      (self.font, self.colors, self.mode) = (font, colors, mode)
    }
    public convenience init(pointSize: CGFloat) {
      self.init(font: .systemFont(ofSize: pointSize))
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(font: .systemFont(ofSize: pointSize, weight: weight.weight))
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(pointSize: pointSize, weight: weight)
    }
    public convenience init(scale: SymbolScale) { self.init(font: nil) }
    public convenience init(weight: SymbolWeight) {
      self.init(font: .systemFont(ofSize: 17, weight: weight.weight))
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(textStyle: textStyle)
    }
    public convenience init(font: UIFont) { self.init(font: font, colors: []) }
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(font: font, colors: [])
    }
    public convenience init(hierarchicalColor: UIColor) {
      self.init(font: nil, colors: [hierarchicalColor], mode: .hierarchical)
    }
    public convenience init(paletteColors: [UIColor]) {
      self.init(font: nil, colors: paletteColors, mode: .palette)
    }
    public static func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration(font: nil, mode: .multicolor)
    }
    public static func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration(font: nil, mode: .monochrome)
    }
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        font: other.font ?? font, colors: other.colors.isEmpty ? colors : other.colors,
        mode: other.mode ?? mode)
    }
  }

  /// Creates a symbol image with a size of its own. Colors come from the environment.
  public convenience init?(systemName: String, withConfiguration configuration: Configuration?) {
    self.init(systemName: systemName)
  }
  /// Creates the image `name` from the asset catalogs or a file of `bundle`, by default the app's,
  /// or returns `nil` if there is none. It adapts to the environment and ignores the configuration.
  public convenience init?(named name: String, in bundle: Bundle?, with: Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(
      Image(pixels: cgImage, scale: scale, orientation: orientation.image), cgImage.source,
      scale: scale)
  }

  public var imageOrientation: Orientation { .up }
  public var isSymbolImage: Bool { source == nil }
  public var renderingMode: RenderingMode { .automatic }
  public var configuration: Configuration? { nil }
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    self
  }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode)
    -> UIImage
  { self }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

  /// Returns the image in a single color.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    guard let size = source.map({ _ in size }) else { return self }
    let context = CGContext(size: size, scale: scale)
    let rect = CGRect(origin: .zero, size: size)
    draw(in: rect, of: context)
    context.setBlendMode(.sourceIn)
    context.setFillColor(color.cgColor)
    context.fill(rect)
    return context.image ?? self
  }
  /// The symbol's own color. Always `nil`.
  var tint: Color? { nil }

  // MARK: Drawing

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect, of: context)
    context.restoreGState()
  }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let context = CGContext(size: size, scale: scale)
    draw(in: CGRect(origin: .zero, size: size), of: context)
    return context.image
  }
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? {
    preparingThumbnail(of: size)
  }
  public func preparingForDisplay() -> UIImage? { self }
}

extension UIImage.Orientation {
  fileprivate var image: Image.Orientation {
    switch self {
    case .up: .up
    case .down: .down
    case .left: .left
    case .right: .right
    case .upMirrored: .upMirrored
    case .downMirrored: .downMirrored
    case .leftMirrored: .leftMirrored
    case .rightMirrored: .rightMirrored
    }
  }
}

/// Compiles only: there is no photo library, and `completionTarget` receives no message.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Has no effect: there is no photo library.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}

extension UIColor {
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let (red, green, blue) = (redComponent, greenComponent, blueComponent)
    let (high, low) = (max(red, green, blue), min(red, green, blue))
    let range = high - low
    var turn: CGFloat = 0
    if range > 0 {
      turn =
        high == red
        ? (green - blue) / range
        : high == green ? 2 + (blue - red) / range : 4 + (red - green) / range
    }
    hue?.pointee = (turn / 6 + 1).truncatingRemainder(dividingBy: 1)
    saturation?.pointee = high > 0 ? range / high : 0
    brightness?.pointee = high
    alpha?.pointee = alphaComponent
    return true
  }
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    white?.pointee = 0.299 * redComponent + 0.587 * greenComponent + 0.114 * blueComponent
    alpha?.pointee = alphaComponent
    return true
  }
}
