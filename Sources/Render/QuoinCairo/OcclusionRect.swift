#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// The largest rectangle of a page that an opaque fill covers; nothing below it needs drawing.
  struct OcclusionRect {
    /// The index of the covering item.
    let index: Int
    let area: PixelRect

    /// The minimum number of pixels of a cover; a smaller one saves too little.
    private static let least = 1 << 14

    /// Finds the cover of a page with the pixels `page`; `matrix` maps the list to pixels. Returns
    /// `nil` if there is none, or if a blend mode or backdrop may read what is below.
    init?(_ list: DisplayList, _ matrix: CGAffineTransform, page: PixelRect) {
      var open: [(matrix: CGAffineTransform, visible: PixelRect?)] = [(matrix, page)]
      var best: (index: Int, area: PixelRect)?
      for (index, item) in list.items.enumerated() {
        let (matrix, visible) = open[open.count - 1]
        switch item {
        case .push(.blend(let blending)) where blending != .normal: return nil
        case .fill(_, .backdrop, _), .stroke(_, _, .backdrop), .glyphs(_, _, .backdrop): return nil
        case .push(let effect): open.append(effect.inside(matrix, visible))
        case .pop: if open.count > 1 { open.removeLast() }
        case .fill(let path, .color(let color), _) where color.opacity >= 1:
          let bounds = item.bounds.applying(matrix)
          guard let visible,
            bounds.width * bounds.height > CGFloat(best?.area.pixelCount ?? Self.least),
            let inner = PixelRect(inside: path, matrix)?.intersection(visible)
          else { continue }
          if inner.pixelCount > best?.area.pixelCount ?? Self.least { best = (index, inner) }
        default: break
        }
      }
      guard let best else { return nil }
      (index, area) = best
    }
  }

  extension Effect {
    /// Returns the transform inside the effect, and the pixels in which its content certainly
    /// appears unchanged.
    fileprivate func inside(
      _ matrix: CGAffineTransform, _ visible: PixelRect?
    ) -> (matrix: CGAffineTransform, visible: PixelRect?) {
      switch self {
      case .transform(let transform):
        guard let combined = matrix.followed(by: transform) else { return (matrix, nil) }
        return (combined, visible)
      case .clip(let path, _):
        guard let visible, let inner = PixelRect(inside: path, matrix) else { return (matrix, nil) }
        return (matrix, inner.intersection(visible))
      case .isolate, .blend, .shadow, .innerShadow: return (matrix, visible)
      case .opacity(let opacity): return (matrix, opacity >= 1 ? visible : nil)
      default: return (matrix, nil)
      }
    }
  }

  extension PixelRect {
    /// Creates a rectangle of pixels that are completely inside `path`, without the outermost ones;
    /// `nil` if there is no obvious one.
    init?(inside path: Path, _ matrix: CGAffineTransform) {
      guard matrix.b == 0, matrix.c == 0, let inner = path.innerRect?.applying(matrix) else {
        return nil
      }
      let rect = inner.insetBy(dx: 2, dy: 2)
      guard rect.width > 0, rect.height > 0, !rect.isNull else { return nil }
      self.init(around: rect)
    }
  }

  extension Path {
    /// A rectangle inside the path, between opposite straight edges: the whole of a rectangle, or
    /// the middle of a rounded one. `nil` if the path isn't a single convex outline.
    var innerRect: CGRect? {
      guard elements.count <= Self.mostElements else { return nil }
      var points: [CGPoint] = []
      var edges: [(CGPoint, CGPoint)] = []
      for (index, element) in elements.enumerated() {
        switch element {
        case .move(let end):
          guard index == 0 else { return nil }
          points = [end]
        case .line(let end):
          guard let last = points.last else { return nil }
          edges.append((last, end))
          points.append(end)
        case .quadCurve(let end, let control): points += [control, end]
        case .curve(let end, let control1, let control2): points += [control1, control2, end]
        case .closeSubpath: guard index == elements.count - 1 else { return nil }
        }
      }
      guard let first = points.first, let last = points.last, Self.isConvex(points) else {
        return nil
      }
      edges.append((last, first))
      let (xs, ys) = (points.map(\.x).sorted(), points.map(\.y).sorted())
      let (left, right) = (xs[0], xs[xs.count - 1])
      let (top, bottom) = (ys[0], ys[ys.count - 1])
      /// Returns the range shared by the edges on two opposite sides of the bounds.
      func shared(
        _ side: KeyPath<CGPoint, CGFloat>, _ along: KeyPath<CGPoint, CGFloat>, _ ends: [CGFloat]
      )
        -> (from: CGFloat, to: CGFloat)?
      {
        var range = (from: -CGFloat.infinity, to: CGFloat.infinity)
        for end in ends {
          let places = edges.filter {
            abs($0.0[keyPath: side] - end) < 1e-9 && abs($0.1[keyPath: side] - end) < 1e-9
          }.flatMap { [$0.0[keyPath: along], $0.1[keyPath: along]] }
          guard let least = places.min(), let most = places.max() else { return nil }
          range = (max(range.from, least), min(range.to, most))
        }
        return range.from < range.to ? range : nil
      }
      let tall = shared(\.y, \.x, [top, bottom]).map {
        CGRect(x: $0.from, y: top, width: $0.to - $0.from, height: bottom - top)
      }
      let wide = shared(\.x, \.y, [left, right]).map {
        CGRect(x: left, y: $0.from, width: right - left, height: $0.to - $0.from)
      }
      return [tall, wide].compactMap { $0 }.max { $0.width * $0.height < $1.width * $1.height }
    }

    /// Paths with more elements are skipped.
    private static let mostElements = 32

    /// Whether the path is an axis-aligned rectangle.
    var isRectangle: Bool {
      let isStraight = elements.allSatisfy { element in
        switch element {
        case .move, .line, .closeSubpath: true
        case .quadCurve, .curve: false
        }
      }
      return isStraight && innerRect == boundingRect
    }

    /// Whether the polygon of `points` goes around once and always turns in the same direction.
    private static func isConvex(_ points: [CGPoint]) -> Bool {
      let steps = zip(points, points.dropFirst() + points.prefix(1)).map { here, next in
        CGSize(width: next.x - here.x, height: next.y - here.y)
      }.filter { max(abs($0.width), abs($0.height)) > 1e-9 }
      guard steps.count > 2 else { return false }
      let turns = zip(steps, steps.dropFirst() + steps.prefix(1)).map { here, next in
        here.width * next.height - here.height * next.width
      }
      /// Returns the number of sign changes along the closed polygon.
      func reversals(_ lengths: [CGFloat]) -> Int {
        let signs = lengths.filter { abs($0) > 1e-9 }.map { $0 > 0 }
        return zip(signs, signs.dropFirst() + signs.prefix(1)).filter { $0 != $1 }.count
      }
      return (turns.allSatisfy { $0 > -1e-6 } || turns.allSatisfy { $0 < 1e-6 })
        && reversals(steps.map(\.width)) == 2 && reversals(steps.map(\.height)) == 2
    }
  }
#endif
