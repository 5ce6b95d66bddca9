import Foundation
import QuoinGeometry

/// A drawing whose numbers are animated: on the way from one drawing to another, the tree draws it with data in
/// between, without laying anything out again.
public protocol AnimatableDrawing: NodeDrawing {
  associatedtype AnimatableData: VectorArithmetic
  /// The numbers that are animated.
  var animatableData: AnimatableData { get set }

  /// How this drawing replaces `old`, which stood in its place before.
  func change(from old: Self) -> DrawingChange
}

/// How a drawing replaces the one before.
public enum DrawingChange: Sendable {
  /// Nothing has to move: they look alike, or can't be mixed.
  case none
  /// Along the data.
  case data
  /// The old one fades out, the new one in.
  case fade
}

extension AnimatableDrawing {
  public func change(from old: Self) -> DrawingChange {
    animatableData == old.animatableData ? .none : .data
  }
}

/// One drawing on its way to another one.
struct FadingDrawing: NodeDrawing {
  let old: any NodeDrawing
  let new: any NodeDrawing
  /// How much of the way is done, 0…1.
  let progress: Double

  var name: String? { new.name }

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    if progress <= 0 { return draw(old, frame, canvas) }
    if progress >= 1 { return draw(new, frame, canvas) }
    canvas.beginGroup(.opacity(1 - progress))
    draw(old, frame, canvas)
    canvas.endGroup()
    canvas.beginGroup(.opacity(progress))
    draw(new, frame, canvas)
    canvas.endGroup()
  }

  func touch(_ point: CGPoint, in frame: CGRect) -> DrawingTouch { new.touch(point, in: frame) }

  private func draw(_ drawing: any NodeDrawing, _ frame: CGRect, _ canvas: DrawingCanvas) {
    drawing.begin(frame, in: canvas)
    drawing.end(frame, in: canvas)
  }
}
