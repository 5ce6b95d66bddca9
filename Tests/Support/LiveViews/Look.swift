import Foundation
import Quoin

/// A visible filled rectangle, with the surrounding transforms and opacities applied. Numbers are
/// rounded to a thousandth.
package struct Look: Equatable, CustomStringConvertible {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
  package var opacity: Double

  package init(
    x: Double, y: Double = 30, width: Double = 40, height: Double = 40, opacity: Double = 1
  ) {
    (self.x, self.y) = (Self.rounded(x), Self.rounded(y))
    (self.width, self.height) = (Self.rounded(width), Self.rounded(height))
    self.opacity = Self.rounded(opacity)
  }

  package static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 + 0 }

  package var description: String { "(\(x), \(y), \(width) x \(height), \(opacity))" }
}

extension DisplayList {
  /// The filled rectangles from back to front.
  package var looks: [Look] {
    var result: [Look] = []
    var open: [(transform: CGAffineTransform, opacity: Double)] = [(.identity, 1)]
    for item in items {
      let (transform, opacity) = open[open.count - 1]
      switch item {
      case .push(.transform(let inner)): open.append((inner.concatenating(transform), opacity))
      case .push(.opacity(let inner)): open.append((transform, opacity * inner))
      case .push: open.append((transform, opacity))
      case .pop: open.removeLast()
      case .fill(let path, _, _):
        let rect = path.boundingRect.applying(transform)
        result.append(
          Look(
            x: rect.minX, y: rect.minY, width: rect.width, height: rect.height, opacity: opacity))
      default: break
      }
    }
    return result
  }
}

extension ViewHost {
  /// The currently visible filled rectangles, from back to front.
  package var looks: [Look] { displayList().looks }
}
