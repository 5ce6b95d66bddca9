// The functions' names are UIKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuartzCore
import Quoin
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinViews

public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentContext.last }
public func UIGraphicsPushContext(_ context: CGContext) { CurrentContext.push(context) }
public func UIGraphicsPopContext() { CurrentContext.pop() }

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}
/// Begins an image context; a scale of zero means the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let context = CGContext(size: size, scale: scale > 0 ? scale : 3)
  if opaque {
    context.setFillColor(gray: 0, alpha: 1)
    context.fill(CGRect(origin: .zero, size: size))
  }
  UIGraphicsPushContext(context)
}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext()?.image
}
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect, width: 1) }
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// The size and resolution of an image.
open class UIGraphicsRendererFormat: NSObject {
  open var bounds: CGRect { .zero }
  public override init() {}
}

open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }
  /// The number of pixels per point.
  open var scale: CGFloat = 3
  open var opaque = false
  /// Stored only: Quoin doesn't read it.
  open var preferredRange = Range.automatic
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public override init() { super.init() }
  public init(for traitCollection: UITraitCollection) { super.init() }
}

open class UIGraphicsRendererContext: NSObject {
  public let cgContext: CGContext
  init(_ context: CGContext) { cgContext = context }
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.setBlendMode(.normal)
  }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image drawn so far.
  open var currentImage: UIImage { cgContext.image ?? UIImage() }
}

/// A renderer that draws images.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat = .default()) {
    (self.bounds, self.format) = (bounds, format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  public convenience init(
    size: CGSize, format: UIGraphicsImageRendererFormat = .default()
  ) { self.init(bounds: CGRect(origin: .zero, size: size), format: format) }

  private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> CGContext {
    let context = CGContext(size: bounds.size, scale: max(format.scale, 0.1))
    if format.opaque {
      context.setFillColor(gray: 0, alpha: 1)
      context.fill(CGRect(origin: .zero, size: bounds.size))
    }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(context))
    UIGraphicsPopContext()
    return context
  }

  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    draw(actions).image ?? UIImage()
  }
  /// Returns the drawing as PNG data, which is empty in a build without graphics.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    (try? draw(actions).displayList.pngData(scale: format.scale)) ?? Data()
  }
  /// Returns the drawing as JPEG data on a white background, which is empty in a build without
  /// graphics.
  ///
  /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best
  ///   image. Values outside this range are clamped.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    (try? draw(actions).displayList.jpegData(
      scale: format.scale, quality: min(max(compressionQuality, 0), 1))) ?? Data()
  }
}

open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// Stored only: Quoin doesn't read it.
  open var documentInfo: [String: Any] = [:]
}
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// Begins a page with the renderer's bounds.
  open func beginPage() { cgContext.beginPage(mediaBox: nil) }
  /// Begins a page with bounds of its own, in points.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    var bounds = bounds
    cgContext.beginPage(mediaBox: &bounds)
  }
}

/// A renderer that draws a PDF document. A drawing that begins no page is the only one.
open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat = UIGraphicsPDFRendererFormat()) {
    self.bounds = bounds
  }
  /// Returns the drawing as a PDF document, which is empty in a build without graphics.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    let data = NSMutableData()
    guard let context = CGContext(pages: bounds, in: data) else { return Data() }
    UIGraphicsPushContext(context)
    actions(UIGraphicsPDFRendererContext(context))
    UIGraphicsPopContext()
    context.closePages()
    return Data(referencing: data)
  }
  open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void)
    throws
  {
    try pdfData(actions: actions).write(to: url)
  }
}

extension UIImage {
  /// A format for images like this one: with its scale, and not opaque.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
