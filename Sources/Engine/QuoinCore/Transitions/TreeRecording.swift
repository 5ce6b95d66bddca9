import Foundation
import QuoinGeometry

/// A recording of the visible state of a part of a tree, drawn after the part was removed.
@MainActor
struct TreeRecording {
  private enum Step {
    case begin(any NodeDrawing, CGRect)
    case end(any NodeDrawing, CGRect)
  }
  private var steps: [Step] = []
  /// The visible frame, in points.
  let frame: CGRect

  init(frame: CGRect) { self.frame = frame }

  mutating func begin(_ drawing: any NodeDrawing, _ frame: CGRect) {
    steps.append(.begin(drawing, frame))
  }

  mutating func end(_ drawing: any NodeDrawing, _ frame: CGRect) {
    steps.append(.end(drawing, frame))
  }

  /// Draws the recording with its top-left corner at `corner`.
  func draw(at corner: CGPoint, in canvas: DrawingCanvas) {
    let (x, y) = (corner.x - frame.minX, corner.y - frame.minY)
    for step in steps {
      switch step {
      case .begin(let drawing, let frame): drawing.begin(frame.offsetBy(dx: x, dy: y), in: canvas)
      case .end(let drawing, let frame): drawing.end(frame.offsetBy(dx: x, dy: y), in: canvas)
      }
    }
  }
}

/// The drawing of a moving part inside a larger recording.
struct TransitionDrawing: NodeDrawing {
  let transitionContainer: TransitionContainer
  let capture: TreeRecording

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    transitionContainer.draw(frame, in: canvas) { capture.draw(at: $0.origin, in: $1) }
  }
}
