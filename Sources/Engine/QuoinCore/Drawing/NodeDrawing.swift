import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// The drawing of a layout node.
///
/// Leaves draw in ``begin(_:in:)``; effects begin a group there and end it in ``end(_:in:)``, with
/// the children drawn in between.
@MainActor
public protocol NodeDrawing {
  /// The name of the node in reports, unless the view that emitted it has set one.
  var name: String? { get }
  /// Draws beneath the children. `frame` is the node's frame in the picture, in points, unrounded.
  func begin(_ frame: CGRect, in canvas: DrawingCanvas)
  /// Draws above the children.
  func end(_ frame: CGRect, in canvas: DrawingCanvas)
  /// Returns a copy that keeps its current appearance when the layout changes.
  func fixed() -> Self
  /// Returns the effect of a touch at `point`; both parameters are in the picture, in points.
  func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch
  /// The characters of drawn text.
  var text: String? { get }
  /// The tops of the lines of drawn text and the bottom of the last one, in points from the top of
  /// the frame.
  ///
  /// It is empty for a drawing whose lines can't be drawn individually.
  var lineEdges: [CGFloat] { get }
  /// Draws only some lines of a text.
  func begin(_ frame: CGRect, lines: Range<Int>, in canvas: DrawingCanvas)
  /// The areas of links in drawn text, from the top-left corner of the frame.
  var linkAreas: [(url: URL, area: CGRect)] { get }
  /// Properties of drawn text, for reports.
  var textFacts: TextFacts? { get }
  /// Properties of a drawn image or symbol, for reports.
  var imageFacts: ImageFacts? { get }
}

/// The effect of a touch on a drawing.
public enum DrawingTouch: Equatable, Sendable {
  /// The touch hits the drawing itself.
  case drawing
  /// The touch is passed to the content at the point where that is drawn; a leaf is hit anywhere in
  /// its frame.
  case inside(CGPoint)
  /// The touch passes through the drawing and its content.
  case nothing(MissReason)
}

/// The reason why a touch misses a view.
public enum MissReason: Hashable, Sendable {
  /// The point is outside the view's frame, shape or content shape.
  case outside, outsideShape, outsideContentShape
  /// The view is transparent or hidden.
  case transparent
  /// The view disables touches with `allowsHitTesting(false)`.
  case refused
  /// The view is outside the visible part of a scroll view.
  case clipped
  /// The view is scaled to zero.
  case flat
  /// The view draws nothing: a spacer, or the space between views.
  case empty
}

extension NodeDrawing {
  public var name: String? { nil }
  public func end(_ frame: CGRect, in canvas: DrawingCanvas) {}
  public func fixed() -> Self { self }
  public func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch { .inside(point) }
  public var text: String? { nil }
  public var lineEdges: [CGFloat] { [] }
  public var linkAreas: [(url: URL, area: CGRect)] { [] }
  public func begin(_ frame: CGRect, lines: Range<Int>, in canvas: DrawingCanvas) {
    begin(frame, in: canvas)
  }
  public var textFacts: TextFacts? { nil }
  public var imageFacts: ImageFacts? { nil }
}
