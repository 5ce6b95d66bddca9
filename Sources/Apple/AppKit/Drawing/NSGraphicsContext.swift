import CoreGraphics
import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinViews

/// A destination for drawing.
open class NSGraphicsContext: NSObject, @unchecked Sendable {
  public let cgContext: CGContext
  /// Whether the y axis points down.
  public let isFlipped: Bool
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    (cgContext, isFlipped) = (graphicsPort, initialFlippedState)
  }
  public convenience init?(bitmapImageRep bitmapRep: NSBitmapImageRep) {
    let context = bitmapRep.context
    context.translateBy(x: 0, y: CGFloat(bitmapRep.pixelsHigh))
    context.scaleBy(x: 1, y: -1)
    self.init(cgContext: context, flipped: false)
  }

  open var shouldAntialias = true
  /// Stored only: Quoin doesn't read it.
  open var imageInterpolation = NSImageInterpolation.default
  /// Stored only: Quoin doesn't read it.
  open var compositingOperation = NSCompositingOperation.sourceOver
  open func saveGraphicsState() { cgContext.saveGState() }
  open func restoreGraphicsState() { cgContext.restoreGState() }
  /// Has no effect: drawing isn't buffered.
  open func flushGraphics() {}

  /// The current context. A context that is set stays current until another is set or the state
  /// is restored.
  open class var current: NSGraphicsContext? {
    get {
      CurrentContext.last.map {
        NSGraphicsContext(cgContext: $0, flipped: !CurrentContext.growsUp)
      }
    }
    set {
      if let newValue { CurrentContext.replace(newValue.cgContext, growsUp: !newValue.isFlipped) }
    }
  }
  open class func saveGraphicsState() { CurrentContext.save() }
  open class func restoreGraphicsState() { CurrentContext.restore() }
  open class func currentContextDrawingToScreen() -> Bool { false }
}

public enum NSImageInterpolation: UInt, Sendable { case `default`, none, low, high, medium }

public enum NSCompositingOperation: UInt, Sendable {
  case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor, plusDarker
  case plusLighter = 13
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  case difference, exclusion, hue, saturation, color, luminosity

  var blending: CGBlendMode {
    switch self {
    case .clear: .clear
    case .copy: .copy
    case .sourceOver: .normal
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    }
  }
}

// The names are AppKit's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSRectFill(_ aRect: NSRect) { CurrentContext.last?.fill(aRect) }
// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSFrameRect(_ aRect: NSRect) {
  CurrentContext.last?.stroke(aRect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
extension CGRect {
  /// Fills the rectangle in the current context.
  public func fill(using operation: NSCompositingOperation = .copy) {
    CurrentContext.last?.fill(self)
  }
  public func frame(
    withWidth width: CGFloat = 1, using operation: NSCompositingOperation = .copy
  ) { CurrentContext.last?.stroke(insetBy(dx: width / 2, dy: width / 2), width: width) }
  public func clip() { CurrentContext.last?.clip(to: self) }
}

extension NSShadow {
  /// Applies the shadow to all further drawing.
  public func set() {
    CurrentContext.last?.setShadow(
      offset: shadowOffset, blur: shadowBlurRadius, color: (shadowColor as? NSColor)?.cgColor)
  }
}
