import Foundation
import QuoinGeometry
import QuoinText

extension DisplayList {
  /// The largest coordinate that a renderer must support, in points. Renderers use fixed-point
  /// numbers, so larger coordinates are clamped to this limit, which is beyond any picture.
  public static let coordinateLimit: CGFloat = 1_000_000

  /// Returns the same picture without anything that no renderer could draw: NaN coordinates,
  /// missing images, and unmatched pushes and pops. Every renderer draws this list.
  ///
  /// Coordinates are clamped to ``coordinateLimit`` and colors to 0…1; gradient stops are sorted,
  /// and dashes that would never end are removed.
  public func sanitized() -> DisplayList {
    var list = self
    list.background = background?.clamped
    list.size = CGSize(
      width: size.width.isFinite ? size.width : 0, height: size.height.isFinite ? size.height : 0)
    if isPlain {
      guard items.contains(where: \.isInvisible) else { return list }
      // Unlike `removeAll`, this copies each item only once.
      list.items = []
      list.items.reserveCapacity(items.count)
      for item in items where !item.isInvisible { list.items.append(item) }
      return list
    }
    list.items = []
    list.items.reserveCapacity(items.count)
    var open = 0
    for item in items {
      switch item {
      case .push: open += 1
      case .pop where open == 0: continue
      case .pop: open -= 1
      default: break
      }
      if let item = item.sanitized(imageCount: images.count) { list.items.append(item) }
    }
    list.items += repeatElement(.pop, count: open)
    return list
  }

  /// Whether all items except invisible ones are certainly drawable as they are, as those of most
  /// pages.
  private var isPlain: Bool {
    var open = 0
    for item in items {
      switch item {
      case .push(.element): open += 1
      case .pop: open -= 1
      case _ where item.isInvisible: continue
      case .fill(let path, .color(let color), _):
        guard path.isDrawable, color.isClamped else { return false }
      case .glyphs(let run, let origin, .color(let color)):
        guard run.isDrawable, origin.isDrawable, color.isClamped else { return false }
      default: return false
      }
      guard open >= 0 else { return false }
    }
    return open == 0
  }
}

extension ResolvedColor {
  fileprivate var isClamped: Bool {
    let range = 0.0...1.0
    return range.contains(red) && range.contains(green) && range.contains(blue)
      && range.contains(opacity)
  }
}

extension DisplayItem {
  /// Whether the item is a fill without opacity, such as a clear background.
  fileprivate var isInvisible: Bool {
    if case .fill(_, .color(let color), _) = self { color.opacity <= 0 } else { false }
  }

  /// Returns the item with drawable numbers, or `nil` if it shows nothing.
  func sanitized(imageCount: Int) -> DisplayItem? {
    switch self {
    case .fill(let path, let paint, let evenOdd):
      guard let path = path.sanitized, let paint = paint.sanitized else { return nil }
      return .fill(path: path, paint: paint, evenOdd: evenOdd)
    case .stroke(let path, let style, let paint):
      guard let path = path.sanitized, let paint = paint.sanitized,
        let style = style.sanitized(along: path)
      else { return nil }
      return .stroke(path: path, style: style, paint: paint)
    case .stamps(let path, let positions, let color):
      guard let path = path.sanitized else { return nil }
      var places = positions
      if !positions.allSatisfy(\.isDrawable) {
        places = positions.filter { !$0.x.isNaN && !$0.y.isNaN }.map(\.clamped)
      }
      return places.isEmpty ? nil : .stamps(path: path, positions: places, color: color.clamped)
    case .glyphs(let run, let origin, let paint):
      guard run.isDrawable, origin.isDrawable, let paint = paint.sanitized else { return nil }
      return .glyphs(run: run, origin: origin, paint: paint)
    case .image(let index, let rect, _):
      let isVisible = rect.width > 0 && rect.height > 0
      let isNear =
        rect.origin.isDrawable && CGPoint(x: rect.width, y: rect.height).isDrawable
      return (0..<imageCount).contains(index) && isVisible && isNear ? self : nil
    case .push(let effect): return .push(effect.sanitized)
    case .pop: return self
    }
  }
}

extension Effect {
  /// The effect with drawable numbers. Every effect remains, because its pop remains: a clip that
  /// cannot be drawn hides its group, and a transform without an inverse makes it invisible.
  var sanitized: Effect {
    switch self {
    case .clip(let path, let evenOdd): .clip(path: path.sanitized ?? Path(), evenOdd: evenOdd)
    case .opacity(let value): .opacity(value.clampedToUnit)
    case .shadow(let color, let radius, let offset):
      .shadow(color: color.clamped, radius: radius.clampedRadius, offset: offset.clamped)
    case .innerShadow(let color, let radius, let offset):
      .innerShadow(color: color.clamped, radius: radius.clampedRadius, offset: offset.clamped)
    case .blur(let radius, let isOpaque): .blur(radius: radius.clampedRadius, isOpaque: isOpaque)
    case .recolor(let matrix): .recolor(matrix.sanitized)
    case .luminanceToAlpha, .blend, .isolate, .mask, .maskShape, .element: self
    case .transform(let t):
      .transform(
        [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy { $0.isFinite && abs($0) <= 1e9 }
          ? t : CGAffineTransform(scaleX: 0, y: 0))
    }
  }
}

extension Path {
  /// The path with its coordinates clamped to the limit; `nil` if it is empty or has a NaN
  /// coordinate.
  fileprivate var sanitized: Path? {
    guard !isEmpty else { return nil }
    var isNear = true
    var isNumber = true
    func check(_ point: CGPoint) {
      if !point.isDrawable { isNear = false }
      if point.x.isNaN || point.y.isNaN { isNumber = false }
    }
    forEach { element in
      switch element {
      case .move(let end), .line(let end): check(end)
      case .quadCurve(let end, let control):
        check(end)
        check(control)
      case .curve(let end, let control1, let control2):
        check(end)
        check(control1)
        check(control2)
      case .closeSubpath: break
      }
    }
    guard isNumber else { return nil }
    return isNear ? self : clamped
  }

  /// Whether the path has elements and all its points are drawable.
  fileprivate var isDrawable: Bool {
    !isEmpty
      && elements.allSatisfy { element in
        switch element {
        case .move(let end), .line(let end): end.isDrawable
        case .quadCurve(let end, let control): end.isDrawable && control.isDrawable
        case .curve(let end, let control1, let control2):
          end.isDrawable && control1.isDrawable && control2.isDrawable
        case .closeSubpath: true
        }
      }
  }

  private var clamped: Path {
    Path { path in
      forEach { element in
        switch element {
        case .move(let end): path.move(to: end.clamped)
        case .line(let end): path.addLine(to: end.clamped)
        case .quadCurve(let end, let control):
          path.addQuadCurve(to: end.clamped, control: control.clamped)
        case .curve(let end, let control1, let control2):
          path.addCurve(
            to: end.clamped, control1: control1.clamped, control2: control2.clamped)
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }
}

extension Path {
  /// An upper bound of the path's length: the length of the lines through all its points.
  fileprivate var longestLength: CGFloat {
    var (length, start, pen) = (0.0, CGPoint.zero, CGPoint.zero)
    func go(to end: CGPoint) {
      length += hypot(end.x - pen.x, end.y - pen.y)
      pen = end
    }
    forEach { element in
      switch element {
      case .move(let end): (start, pen) = (end, end)
      case .line(let end): go(to: end)
      case .quadCurve(let end, let control):
        go(to: control)
        go(to: end)
      case .curve(let end, let control1, let control2):
        go(to: control1)
        go(to: control2)
        go(to: end)
      case .closeSubpath: go(to: start)
      }
    }
    return length
  }
}

extension StrokeStyle {
  /// Returns a style that every renderer accepts, or `nil` if the line has no width. If a line
  /// along or around `path` would have more than 50,000 dashes, the line is solid.
  fileprivate func sanitized(along path: Path) -> StrokeStyle? {
    guard lineWidth.isFinite, lineWidth > 0 else { return nil }
    var style = self
    style.lineWidth = min(lineWidth, DisplayList.coordinateLimit)
    style.miterLimit = miterLimit.isFinite ? max(miterLimit, 1) : 10
    style.dashPhase = dashPhase.clamped
    let period = dash.reduce(0, +)
    let isRegular = dash.allSatisfy { $0.isFinite && $0 >= 0 } && period > 0
    guard !dash.isEmpty else { return style }
    let box = path.boundingRect
    let longest = period * 50_000
    if !isRegular || (box.width + box.height) * 2 > longest
      || path.longestLength * CGFloat((dash.count + 1) / 2) > longest
    {
      style.dash = []
    }
    return style
  }
}

extension GlyphRun {
  fileprivate var isDrawable: Bool {
    size.isFinite && size > 0 && size <= 100_000 && baseline.isDrawable && x.isDrawable
      && width.isDrawable && glyphs.allSatisfy { $0.x.isDrawable && $0.y.isDrawable }
      && clusters.allSatisfy {
        // Their sum must not overflow, either.
        $0.x.isDrawable && (0...Int(Int32.max)).contains($0.utf8Count)
          && (0...Int(Int32.max)).contains($0.glyphCount)
      }
  }
}

extension CGFloat {
  /// Whether the number is inside the coordinate limit, and therefore finite.
  fileprivate var isDrawable: Bool { magnitude <= DisplayList.coordinateLimit }

  /// The number clamped to the coordinate limit; 0 for NaN.
  fileprivate var clamped: CGFloat {
    isNaN
      ? 0 : Swift.min(Swift.max(self, -DisplayList.coordinateLimit), DisplayList.coordinateLimit)
  }
}

extension CGSize {
  fileprivate var clamped: CGSize { CGSize(width: width.clamped, height: height.clamped) }
}

extension CGPoint {
  fileprivate var isDrawable: Bool { x.isDrawable && y.isDrawable }
  fileprivate var clamped: CGPoint { CGPoint(x: x.clamped, y: y.clamped) }
}
