import CoreGraphics
import Foundation
import QuoinDrawing
import QuoinViews

extension UIImage {
  package func draw(in rect: CGRect, of context: CGContext) {
    if let source { context.draw(source, upright: rect) }
  }
  public func draw(in rect: CGRect) {
    CurrentContext.upright(rect) { draw(in: $1, of: $0) }
  }
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }
}
