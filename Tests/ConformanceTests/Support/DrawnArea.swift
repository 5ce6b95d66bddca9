import Foundation
import Quoin
import SwiftUI

/// A filled or stroked path, or a run of glyphs, with the surrounding transforms and opacities.
struct DrawnArea {
  /// The path; for glyphs, the run's box between its left and right edge on the baseline.
  var path: Path
  /// The box around the path, with the width of its line.
  var frame: CGRect
  var transform: CGAffineTransform
  var opacity: CGFloat
  var paint: Paint
  var lineWidth: CGFloat?
  var glyphs: GlyphRun?

  /// The color of a plain paint.
  var color: ResolvedColor? {
    if case .color(let color) = paint { color } else { nil }
  }

  var size: (CGFloat, CGFloat) { (frame.width, frame.height) }

  /// The clockwise angle of the transform.
  var degrees: CGFloat {
    let (start, end) = (
      CGPoint.zero.applying(transform), CGPoint(x: 1, y: 0).applying(transform)
    )
    return atan2(end.y - start.y, end.x - start.x) * 180 / .pi
  }

  /// Returns red, green and blue, 0…255, on an opaque gray `background`, 0…1.
  func bytes(over background: Double) -> [Int] {
    guard let color else { return [] }
    let share = color.opacity * Double(opacity)
    return [color.red, color.green, color.blue].map {
      Int((($0 * share + background * (1 - share)) * 255).rounded())
    }
  }
}

extension DisplayList {
  /// The drawn areas, from back to front.
  var areas: [DrawnArea] { areas(withClips: false) }

  /// Returns the drawn areas, and the outlines to which others are clipped as areas without color.
  func areas(withClips: Bool) -> [DrawnArea] {
    let clear = Paint.color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0))
    var result: [DrawnArea] = []
    var open: [(transform: CGAffineTransform, opacity: CGFloat)] = [(.identity, 1)]
    for item in items {
      let (transform, opacity) = open[open.count - 1]
      func add(_ path: Path, _ paint: Paint, lineWidth: CGFloat? = nil, glyphs: GlyphRun? = nil) {
        let line = lineWidth ?? 0
        let box = path.boundingRect.insetBy(dx: -line / 2, dy: -line / 2)
        result.append(
          DrawnArea(
            path: path, frame: box.applying(transform), transform: transform, opacity: opacity,
            paint: paint, lineWidth: lineWidth, glyphs: glyphs))
      }
      switch item {
      case .push(.transform(let inner)): open.append((inner.concatenating(transform), opacity))
      case .push(.opacity(let inner)): open.append((transform, opacity * CGFloat(inner)))
      case .push(.clip(let path, _)):
        if withClips { add(path, clear) }
        open.append((transform, opacity))
      case .push: open.append((transform, opacity))
      case .pop: open.removeLast()
      case .fill(let path, let paint, _): add(path, paint)
      case .stroke(let path, let style, let paint): add(path, paint, lineWidth: style.lineWidth)
      case .stamps(let path, let positions, let color):
        for place in positions { add(path.offsetBy(dx: place.x, dy: place.y), .color(color)) }
      case .glyphs(let run, let origin, let paint):
        let line = CGRect(
          x: origin.x + run.x, y: origin.y + run.baseline, width: run.width, height: 0)
        add(Path(line), paint, glyphs: run)
      case .image: break
      }
    }
    return result
  }
}
