import CoreGraphics
import Foundation
import QuoinGeometry
import QuoinViews

extension UIBezierPath {
  public func fill() {
    CurrentContext.last?.fill(path, evenOdd: usesEvenOddFillRule)
  }
  public func stroke() { CurrentContext.last?.stroke(path, strokeStyle) }
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    inGroup(blendMode, alpha) { fill() }
  }
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    inGroup(blendMode, alpha) { stroke() }
  }
  private func inGroup(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    guard let context = CurrentContext.last else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw()
    context.restoreGState()
  }
  public func addClip() {
    CurrentContext.last?.clip(to: path, evenOdd: usesEvenOddFillRule)
  }
  public func reversing() -> UIBezierPath { UIBezierPath(path: path.reversed) }
}

extension Path {
  /// The path with each of its subpaths reversed.
  fileprivate var reversed: Path {
    var result = Path()
    var points: [(end: CGPoint, element: Element?)] = []
    func finish(_ closes: Bool) {
      guard var last = points.popLast() else { return }
      result.move(to: last.end)
      while let before = points.popLast() {
        switch last.element {
        case .quadCurve(_, let control): result.addQuadCurve(to: before.end, control: control)
        case .curve(_, let control1, let control2):
          result.addCurve(to: before.end, control1: control2, control2: control1)
        default: result.addLine(to: before.end)
        }
        last = before
      }
      if closes { result.closeSubpath() }
    }
    forEach { element in
      switch element {
      case .move(let end):
        finish(false)
        points = [(end, nil)]
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        points.append((end, element))
      case .closeSubpath: finish(true)
      }
    }
    finish(false)
    return result
  }
}
