import CoreGraphics
import Foundation
import Quoin
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinText
import QuoinViews

extension NSImage {
  public typealias Name = String

  /// Creates an empty image of `size` points.
  public convenience init(size: NSSize) {
    self.init()
    become(CGContext(size: size, scale: 2).image ?? self)
  }
  /// Creates an image of `size` points by calling the handler at once.
  public convenience init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (NSRect) -> Bool
  ) {
    self.init()
    let isFlipped = drawingHandlerShouldBeCalledWithFlippedContext
    CurrentContext.push(.drawing(size, scale: 2, growsUp: !isFlipped), growsUp: !isFlipped)
    _ = drawingHandler(NSRect(origin: .zero, size: size))
    finish()
  }
  public convenience init?(contentsOfFile fileName: String, byReference: Bool) {
    self.init(contentsOfFile: fileName)
  }
  public convenience init(byReferencing url: URL) {
    self.init()
    if let image = NSImage(contentsOf: url) { become(image) }
  }
  public convenience init(byReferencingFile fileName: String) {
    self.init(byReferencing: URL(fileURLWithPath: fileName))
  }
  public convenience init?(pasteboard: NSPasteboard) {
    guard let data = pasteboard.data(forType: .png) else { return nil }
    self.init(data: data)
  }
  public convenience init?(dataIgnoringOrientation data: Data) { self.init(data: data) }
  /// Creates a symbol image. Its variable value has no effect.
  public convenience init?(
    systemSymbolName name: String, variableValue value: Double,
    accessibilityDescription description: String?
  ) { self.init(systemSymbolName: name, accessibilityDescription: description) }

  // MARK: Changes

  /// Redirects drawing into the image until ``unlockFocus()``.
  public func lockFocus() { lockFocusFlipped(false) }
  public func lockFocusFlipped(_ flipped: Bool) {
    let context = CGContext.drawing(size, scale: 2, growsUp: !flipped)
    CurrentContext.push(context, growsUp: !flipped)
    CurrentContext.upright(CGRect(origin: .zero, size: size)) { draw(in: $1, of: $0) }
  }
  public func unlockFocus() { finish() }
  private func finish() {
    if let image = CurrentContext.last?.image { become(image) }
    CurrentContext.pop()
  }
  /// Uses the representation's image if the image is empty, so only the first one counts.
  public func addRepresentation(_ imageRep: NSImageRep) {
    if let image = (imageRep as? NSBitmapImageRep)?.cgImage, source == nil {
      become(NSImage(cgImage: image, size: imageRep.size))
    }
  }
  /// Whether the image is a template.
  public var isTemplate: Bool {
    get { image == image.renderingMode(.template) }
    set { become(withRenderingMode(newValue ? .alwaysTemplate : .automatic)) }
  }
  public func setName(_ string: Name?) -> Bool { false }
  public func name() -> Name? { nil }

  // MARK: Properties

  public var isValid: Bool { true }
  public var representations: [NSImageRep] {
    cgImage.map { [NSBitmapImageRep(cgImage: $0)] } ?? []
  }
  public func bestRepresentation(
    for rect: NSRect, context: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
  ) -> NSImageRep? { representations.first }
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<NSRect>?,
    context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? { cgImage }
  /// The image as a PNG, because there is no TIFF encoder.
  public var tiffRepresentation: Data? { pngData() }
  public func recommendedLayerContentsScale(_ preferredContentsScale: CGFloat) -> CGFloat {
    preferredContentsScale > 0 ? preferredContentsScale : 2
  }
  public func layerContents(forContentsScale layerContentsScale: CGFloat) -> Any { self }
  public var accessibilityDescription: String? {
    get { nil }
    set {}
  }

  // MARK: Drawing

  public func draw(
    in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect,
    operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat
  ) {
    guard let context = CurrentContext.last else { return }
    context.saveGState()
    context.setBlendMode(op.blending)
    context.setAlpha(requestedAlpha)
    // To draw a part, draw the whole image enlarged and clip it.
    let part = srcSpacePortionRect
    if part.width > 0, part.height > 0, part.size != size {
      context.clip(to: dstSpacePortionRect)
      let (x, y) = (
        dstSpacePortionRect.width / part.width, dstSpacePortionRect.height / part.height
      )
      draw(
        in: NSRect(
          x: dstSpacePortionRect.minX - part.minX * x,
          y: dstSpacePortionRect.minY - part.minY * y,
          width: size.width * x, height: size.height * y))
    } else {
      draw(in: dstSpacePortionRect)
    }
    context.restoreGState()
  }
  public func draw(
    in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect,
    operation op: NSCompositingOperation, fraction requestedAlpha: CGFloat,
    respectFlipped: Bool, hints: [NSImageRep.HintKey: Any]?
  ) {
    draw(
      in: dstSpacePortionRect, from: srcSpacePortionRect, operation: op, fraction: requestedAlpha)
  }
  public func draw(
    at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation,
    fraction delta: CGFloat
  ) {
    let size = fromRect.size == .zero ? size : fromRect.size
    draw(
      in: NSRect(origin: point, size: size), from: fromRect, operation: op, fraction: delta)
  }

  // MARK: Symbols

  public enum SymbolScale: Int, Sendable {
    case small = 1
    case medium, large
  }

  /// The size, weight and colors of a symbol.
  public final class SymbolConfiguration: NSObject, @unchecked Sendable {
    let font: Font?
    let colors: [NSColor]
    private init(_ font: Font?, _ colors: [NSColor] = []) {
      (self.font, self.colors) = (font, colors)
    }
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
      self.init(NSFont.systemFont(ofSize: pointSize, weight: weight).font)
    }
    public convenience init(
      pointSize: CGFloat, weight: NSFont.Weight, scale: NSImage.SymbolScale
    ) { self.init(pointSize: pointSize, weight: weight) }
    public convenience init(textStyle style: NSFont.TextStyle) {
      self.init(NSFont.preferredFont(forTextStyle: style).font)
    }
    public convenience init(textStyle style: NSFont.TextStyle, scale: NSImage.SymbolScale) {
      self.init(textStyle: style)
    }
    public convenience init(scale: NSImage.SymbolScale) { self.init(nil) }
    public convenience init(hierarchicalColor: NSColor) { self.init(nil, [hierarchicalColor]) }
    public convenience init(paletteColors: [NSColor]) { self.init(nil, paletteColors) }
    public class func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(nil) }
    public class func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(nil) }
    public func applying(_ configuration: SymbolConfiguration) -> SymbolConfiguration {
      SymbolConfiguration(
        configuration.font ?? font,
        configuration.colors.isEmpty ? colors : configuration.colors)
    }
  }
  /// Returns the symbol itself; its size and colors come from the environment.
  public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? { self }

  // System images of macOS, represented by similar symbols
  private static func symbol(_ name: String) -> NSImage {
    NSImage(systemSymbolName: name, accessibilityDescription: nil) ?? NSImage()
  }
  public static let applicationIconName = "NSApplicationIcon"
  public static let folderName = "NSFolder"
  public static let cautionName = "NSCaution"
  public static let addTemplateName = "NSAddTemplate"
  public static let removeTemplateName = "NSRemoveTemplate"
  public static let actionTemplateName = "NSActionTemplate"
  public static let refreshTemplateName = "NSRefreshTemplate"
  public static let statusAvailableName = "NSStatusAvailable"
  public static let statusUnavailableName = "NSStatusUnavailable"
  public static let touchBarPlayTemplateName = "NSTouchBarPlayTemplate"
}

extension CGContext {
  /// Creates a context of `size` points for drawing an image.
  fileprivate static func drawing(_ size: CGSize, scale: CGFloat, growsUp: Bool) -> CGContext {
    let context = CGContext(size: size, scale: scale)
    if growsUp {
      context.translateBy(x: 0, y: size.height)
      context.scaleBy(x: 1, y: -1)
    }
    return context
  }
}

extension DisplayList {
  /// A PDF document with one page, which is empty in a build without graphics.
  var pdf: Data { (try? pdfData()) ?? Data() }
}

/// A representation of an image.
open class NSImageRep: NSObject, @unchecked Sendable {
  open var size = NSSize.zero
  open var pixelsWide: Int { 0 }
  open var pixelsHigh: Int { 0 }
  open var hasAlpha: Bool { true }
  open var bitsPerSample: Int { 8 }
  public struct HintKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let interpolation = HintKey(rawValue: "NSImageHintInterpolation")
    public static let ctm = HintKey(rawValue: "NSImageHintCTM")
  }
}

/// A bitmap.
open class NSBitmapImageRep: NSImageRep, @unchecked Sendable {
  public enum FileType: UInt, Sendable { case tiff, bmp, gif, jpeg, png, jpeg2000 }
  public struct PropertyKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let compressionFactor = PropertyKey(rawValue: "NSImageCompressionFactor")
    public static let interlaced = PropertyKey(rawValue: "NSImageInterlaced")
    public static let progressive = PropertyKey(rawValue: "NSImageProgressive")
  }

  private var image: CGImage?
  private let pixels: (width: Int, height: Int)
  /// The context for drawing into the representation, with its origin at the top left and one
  /// point per pixel.
  package private(set) lazy var context = CGContext(
    size: CGSize(width: pixels.width, height: pixels.height), scale: 1)
  private var isDrawn = false

  public init(cgImage: CGImage) {
    image = cgImage
    pixels = (cgImage.width, cgImage.height)
    super.init()
    size = NSSize(width: cgImage.width, height: cgImage.height)
  }
  public convenience init?(data: Data) {
    guard let image = NSImage(data: data)?.cgImage else { return nil }
    self.init(cgImage: image)
  }
  public convenience init?(focusedViewRect rect: NSRect) { nil }
  /// Creates an empty bitmap to draw into.
  public init?(
    bitmapDataPlanes planes: UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>?,
    pixelsWide width: Int, pixelsHigh height: Int, bitsPerSample bps: Int,
    samplesPerPixel spp: Int, hasAlpha alpha: Bool, isPlanar: Bool,
    colorSpaceName: NSColorSpaceName, bytesPerRow rBytes: Int, bitsPerPixel pBits: Int
  ) {
    guard width > 0, height > 0 else { return nil }
    pixels = (width, height)
    super.init()
    size = NSSize(width: width, height: height)
  }

  open override var pixelsWide: Int { pixels.width }
  open override var pixelsHigh: Int { pixels.height }
  open var cgImage: CGImage? { image ?? context.makeImage() }
  /// Returns the image as a file.
  ///
  /// This is a JPEG with the quality `compressionFactor` if the type is `.jpeg`, and otherwise a
  /// PNG, because there are no other encoders.
  open func representation(
    using storageType: FileType, properties: [PropertyKey: Any] = [:]
  ) -> Data? {
    guard let source = cgImage?.source else { return nil }
    guard storageType == .jpeg else { return source.file(as: .png) }
    let factor = properties[.compressionFactor]
    return source.file(
      as: .jpeg,
      quality: (factor as? any BinaryFloatingPoint).map { Double($0) }
        ?? (factor as? NSNumber)?.doubleValue)
  }
  open var tiffRepresentation: Data? { cgImage?.source.file(as: .png) }
  open var bitmapData: UnsafeMutablePointer<UInt8>? { nil }
  /// Returns `nil`, because pixels can't be read back.
  open func colorAt(x: Int, y: Int) -> NSColor? { nil }
  /// Has no effect: pixels can't be written.
  open func setColor(_ color: NSColor, atX x: Int, y: Int) {}
  open class func representationOfImageReps(
    in imageReps: [NSImageRep], using storageType: FileType, properties: [PropertyKey: Any]
  ) -> Data? {
    (imageReps.first as? NSBitmapImageRep)?
      .representation(using: storageType, properties: properties)
  }
}

public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let deviceRGB = NSColorSpaceName(rawValue: "NSDeviceRGBColorSpace")
  public static let calibratedRGB = NSColorSpaceName(rawValue: "NSCalibratedRGBColorSpace")
  public static let deviceWhite = NSColorSpaceName(rawValue: "NSDeviceWhiteColorSpace")
}

extension NSColor {
  public typealias Name = String

  /// Creates a color from `dynamicProvider`, which is called once for light and once for dark
  /// appearance.
  public convenience init(
    name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor
  ) {
    self.init { traits in
      let isDark = traits.userInterfaceStyle == .dark
      return dynamicProvider(NSAppearance(named: isDark ? .darkAqua : .aqua)!)
    }
  }
  public convenience init(
    deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

  /// Returns the color itself, because components are in sRGB in any color space.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * fraction }
    return NSColor(
      red: mix(redComponent, color.redComponent),
      green: mix(greenComponent, color.greenComponent),
      blue: mix(blueComponent, color.blueComponent),
      alpha: mix(alphaComponent, color.alphaComponent))
  }
  public func highlight(withLevel val: CGFloat) -> NSColor? {
    blended(withFraction: val, of: .white)
  }
  public func shadow(withLevel val: CGFloat) -> NSColor? {
    blended(withFraction: val, of: .black)
  }
  public var brightnessComponent: CGFloat { max(redComponent, greenComponent, blueComponent) }
  public var saturationComponent: CGFloat {
    let (high, low) = (
      brightnessComponent, min(redComponent, greenComponent, blueComponent)
    )
    return high > 0 ? (high - low) / high : 0
  }
}

/// A color space. Components are in sRGB in all of them.
open class NSColorSpace: NSObject, @unchecked Sendable {
  public static let sRGB = NSColorSpace()
  public static let deviceRGB = NSColorSpace()
  public static let genericRGB = NSColorSpace()
  public static let extendedSRGB = NSColorSpace()
  public static let displayP3 = NSColorSpace()
  public static let genericGray = NSColorSpace()
}
