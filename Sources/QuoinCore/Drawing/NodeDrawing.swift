import Foundation
import QuoinDrawing
import QuoinGeometry

/// How a node of the layout tree looks. Leaves draw in ``begin(_:in:)``; effects open a group there and
/// close it in ``end(_:in:)``, with the children drawn between.
@MainActor
public protocol NodeDrawing {
  /// What to call the node where its note leaves that open.
  var name: String? { get }
  /// Draws what lies below the children. `frame` is the node's place in the picture, in points, unrounded.
  func begin(_ frame: CGRect, in canvas: DrawingCanvas)
  /// Draws what lies above the children.
  func end(_ frame: CGRect, in canvas: DrawingCanvas)
  /// The drawing as it is for the layout there is, whatever comes later.
  func fixed() -> Self
  /// What a touch at `point` meets where the drawing is; both in the picture, in points.
  func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch
  /// What the drawing says, where it is a text.
  var text: String? { get }
}

/// What a touch meets in a drawing.
public enum DrawingTouch: Equatable, Sendable {
  /// The drawing itself.
  case drawing
  /// What is inside at the point of the picture that is drawn there; a leaf is met anywhere in its frame.
  case inside(CGPoint)
  /// Nothing: neither the drawing nor what is inside is touched there.
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
}
