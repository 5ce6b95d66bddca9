import CoreGraphics
import Foundation
import QuoinKit
import QuoinViews

/// A gradient of colors, drawn in the current graphics context.
open class NSGradient: NSObject, NSCopying, @unchecked Sendable {
  public struct DrawingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let drawsBeforeStartingLocation = DrawingOptions(rawValue: 1)
    public static let drawsAfterEndingLocation = DrawingOptions(rawValue: 2)
  }

  private let stops: [(color: NSColor, location: CGFloat)]

  private init?(stops: [(NSColor, CGFloat)]) {
    guard !stops.isEmpty else { return nil }
    self.stops = stops.map { (color: $0, location: $1) }
  }

  /// Creates a gradient of two colors.
  public convenience init?(starting startingColor: NSColor, ending endingColor: NSColor) {
    self.init(stops: [(startingColor, 0), (endingColor, 1)])
  }
  /// Creates a gradient of colors at even distances.
  public convenience init?(colors colorArray: [NSColor]) {
    let last = CGFloat(max(colorArray.count - 1, 1))
    self.init(stops: colorArray.enumerated().map { ($1, CGFloat($0) / last) })
  }
  /// Creates a gradient of colors at locations in 0…1. The color space has no effect.
  public convenience init?(
    colors colorArray: [NSColor], atLocations locations: UnsafePointer<CGFloat>?,
    colorSpace: NSColorSpace
  ) {
    guard let locations else {
      self.init(colors: colorArray)
      return
    }
    self.init(stops: colorArray.enumerated().map { ($1, locations[$0]) })
  }
  /// Creates a gradient of colors and their locations in 0…1.
  public convenience init?(colorsAndLocations objects: (NSColor, CGFloat)...) {
    self.init(stops: objects)
  }

  open var numberOfColorStops: Int { stops.count }
  open func getColor(
    _ color: UnsafeMutablePointer<NSColor>?, location: UnsafeMutablePointer<CGFloat>?,
    at index: Int
  ) {
    color?.pointee = stops[index].color
    location?.pointee = stops[index].location
  }
  /// Returns the color at a location in 0…1.
  open func interpolatedColor(atLocation location: CGFloat) -> NSColor {
    guard let after = stops.firstIndex(where: { $0.location >= location }) else {
      return stops[stops.count - 1].color
    }
    guard after > 0 else { return stops[0].color }
    let (first, second) = (stops[after - 1], stops[after])
    let share = (location - first.location) / max(second.location - first.location, 1e-9)
    return first.color.blended(withFraction: share, of: second.color) ?? first.color
  }
  open func copy(with zone: NSZone? = nil) -> Any { self }

  private var gradient: CGGradient? {
    CGGradient(
      colorsSpace: nil, colors: stops.map(\.color.cgColor),
      locations: stops.map(\.location))
  }

  // MARK: Drawing

  /// Draws from a point to another.
  open func draw(
    from startingPoint: NSPoint, to endingPoint: NSPoint, options: DrawingOptions = []
  ) {
    guard let gradient else { return }
    CurrentContext.last?.drawLinearGradient(
      gradient, start: startingPoint, end: endingPoint,
      options: CGGradientDrawingOptions(rawValue: UInt32(options.rawValue)))
  }
  /// Draws from a circle to another.
  open func draw(
    fromCenter startCenter: NSPoint, radius startRadius: CGFloat, toCenter endCenter: NSPoint,
    radius endRadius: CGFloat, options: DrawingOptions = []
  ) {
    guard let gradient else { return }
    CurrentContext.last?.drawRadialGradient(
      gradient, startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
      endRadius: endRadius, options: CGGradientDrawingOptions(rawValue: UInt32(options.rawValue)))
  }
  /// Fills a rectangle in the direction of `angle`, in degrees counterclockwise from the right.
  open func draw(in rect: NSRect, angle: CGFloat) {
    draw(in: NSBezierPath(rect: rect), angle: angle)
  }
  /// Fills a path in the direction of `angle`, in degrees counterclockwise from the right.
  open func draw(in path: NSBezierPath, angle: CGFloat) {
    clipped(to: path) { rect in
      let (x, y) = (cos(angle * .pi / 180), sin(angle * .pi / 180))
      // From corner to corner: the lines of equal color at the ends touch the rectangle.
      let half = (abs(x) * rect.width + abs(y) * rect.height) / 2
      draw(
        from: NSPoint(x: rect.midX - x * half, y: rect.midY - y * half),
        to: NSPoint(x: rect.midX + x * half, y: rect.midY + y * half))
    }
  }
  /// Fills a rectangle from a center, in −1…1 of its half sides, outward.
  open func draw(in rect: NSRect, relativeCenterPosition: NSPoint) {
    draw(in: NSBezierPath(rect: rect), relativeCenterPosition: relativeCenterPosition)
  }
  /// Fills a path from a center, in −1…1 of its bounds' half sides, outward.
  open func draw(in path: NSBezierPath, relativeCenterPosition: NSPoint) {
    clipped(to: path) { rect in
      let center = NSPoint(
        x: rect.midX + relativeCenterPosition.x * rect.width / 2,
        y: rect.midY + relativeCenterPosition.y * rect.height / 2)
      let farthest = hypot(
        max(center.x - rect.minX, rect.maxX - center.x),
        max(center.y - rect.minY, rect.maxY - center.y))
      draw(
        fromCenter: center, radius: 0, toCenter: center, radius: farthest,
        options: .drawsAfterEndingLocation)
    }
  }
  private func clipped(to path: NSBezierPath, _ draw: (NSRect) -> Void) {
    guard let context = CurrentContext.last, !path.bounds.isEmpty else { return }
    context.saveGState()
    path.addClip()
    draw(path.bounds)
    context.restoreGState()
  }
}
