import Foundation
import QuoinDrawing

/// The way in which a drawing is blended with its background.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop, xor
  case plusDarker, plusLighter

  /// The corresponding mode of a display list, which has the same order.
  package var blending: Blending { Blending.allCases[Int(rawValue)] }
}

/// The way in which a path is drawn.
public enum CGPathDrawingMode: Int32, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The way in which glyphs are drawn. Compiles only: contexts draw no glyphs of their own.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

/// The quality with which images are resampled.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low
  case medium = 4
  case high = 3
}

/// The number of a glyph in a font.
public typealias CGGlyph = UInt16
public typealias CGFontIndex = UInt16

/// The position of a pixel's opacity.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  case alphaOnly
}

/// The layout of a pixel's bytes. It has no effect, because images are stored as files.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The directions in which a gradient extends beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}

/// Colors at locations.
public final class CGGradient: Sendable {
  let stops: [GradientStop]

  /// Creates a gradient from the `CGColor` elements of `colors`, at `locations` from 0 to 1, or
  /// evenly spaced.
  public init?(
    colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?
  ) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    stops = colors.enumerated().map { index, color in
      let even = CGFloat(index) / CGFloat(max(colors.count - 1, 1))
      return GradientStop(color: color.color, location: Double(locations?[index] ?? even))
    }
  }

  /// Creates a gradient from `count` colors in `space`, at `locations` from 0 to 1, or evenly
  /// spaced.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    let width = space.numberOfComponents + 1
    let colors = (0..<max(count, 0)).compactMap {
      CGColor(colorSpace: space, components: components + $0 * width)
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}
