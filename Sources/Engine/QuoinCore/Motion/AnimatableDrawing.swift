import Foundation
import QuoinGeometry

/// A drawing with animatable data; while a change is animated, the tree draws it with interpolated
/// data and keeps the layout.
public protocol AnimatableDrawing: NodeDrawing {
  associatedtype AnimatableData: VectorArithmetic
  /// The data to animate.
  var animatableData: AnimatableData { get set }

  /// Returns the way in which this drawing replaces its predecessor `old`.
  func change(from old: Self) -> DrawingChange
}

/// The way in which a drawing replaces its predecessor.
public enum DrawingChange: Sendable {
  /// The change isn't animated: the drawings look the same, or can't be interpolated.
  case none
  /// The data is interpolated.
  case data
  /// The drawings crossfade.
  case fade
}

extension AnimatableDrawing {
  public func change(from old: Self) -> DrawingChange {
    animatableData == old.animatableData ? .none : .data
  }
}

/// A crossfade between two drawings.
struct FadingDrawing: NodeDrawing {
  let old: any NodeDrawing
  let new: any NodeDrawing
  /// The progress, in 0…1.
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
