import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinLayout

/// How a node of the layout tree looks. Leaves draw in ``begin(_:in:)``; effects open a group there and
/// close it in ``end(_:in:)``, with the children drawn between.
@MainActor
public protocol NodeDrawing {
  /// The name of the node where its note leaves that open.
  var name: String? { get }
  /// Draws below the children. `frame` is the node's place in the picture, in points, unrounded.
  func begin(_ frame: CGRect, in canvas: DrawingCanvas)
  /// Draws above the children.
  func end(_ frame: CGRect, in canvas: DrawingCanvas)
  /// A copy that keeps looking as it does in the current layout, whatever comes later.
  func fixed() -> Self
  /// How the drawing takes a touch at `point`; both are in the picture, in points.
  func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch
  /// The characters of a drawn text.
  var text: String? { get }
  /// Where the lines of a drawn text begin, from the top of the frame, and where the last one ends, in points; nothing for a
  /// drawing that has no lines to be drawn one by one.
  var lineEdges: [CGFloat] { get }
  /// Draws some lines of a text only.
  func begin(_ frame: CGRect, lines: Range<Int>, in canvas: DrawingCanvas)
  /// The parts of a drawn text that lead somewhere, from the top left corner of the frame.
  var linkAreas: [(url: URL, area: CGRect)] { get }
  /// What a drawn text came to, for reports.
  var textFacts: TextFacts? { get }
  /// What a drawn picture or symbol came to, for reports.
  var imageFacts: ImageFacts? { get }
}

/// How a drawing takes a touch.
public enum DrawingTouch: Equatable, Sendable {
  /// The drawing itself is hit.
  case drawing
  /// The touch goes on to the content, at the point where that is drawn; a leaf is hit anywhere in its frame.
  case inside(CGPoint)
  /// The touch passes: it hits neither the drawing nor its content there.
  case nothing(MissReason)
}

/// Why a touch passes a view.
public enum MissReason: Hashable, Sendable {
  /// The point lies outside the view's frame, shape or content shape.
  case outside, outsideShape, outsideContentShape
  /// The view has no opacity, or is hidden.
  case transparent
  /// `allowsHitTesting(false)`.
  case refused
  /// A scroll view shows another part of it.
  case clipped
  /// It is scaled to nothing.
  case flat
  /// It draws nothing: a spacer, the space between views.
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
