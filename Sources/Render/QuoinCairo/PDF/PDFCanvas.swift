#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// The content stream of a page or a group: operators, the resources they use, and the graphics
  /// state.
  struct PDFCanvas {
    var source = PDFSource()
    var resources = PDFResources()
    /// The transform from item coordinates to the canvas's coordinates.
    private(set) var matrix = CGAffineTransform.identity
    /// The transform from the canvas's coordinates to those of the page, whose y axis points down.
    let outer: CGAffineTransform
    /// The transform from the canvas's coordinates to the coordinate space of patterns.
    let patterns: CGAffineTransform
    /// The area inside the clips, in the page's coordinates.
    private(set) var visible: CGRect
    var state = State()
    private var saved: [(matrix: CGAffineTransform, visible: CGRect, state: State)] = []

    /// The graphics state that the operators have set so far; `nil` for unknown values.
    struct State {
      var fill: SIMD3<Double>? = .zero
      var stroke: SIMD3<Double>? = .zero
      var opacity: CGFloat? = 1
      var font: String?
      var size: CGFloat?
      var line: StrokeStyle?
    }

    init(outer: CGAffineTransform, patterns: CGAffineTransform, visible: CGRect) {
      (self.outer, self.patterns, self.visible) = (outer, patterns, visible)
    }

    /// The transform from item coordinates to the page's coordinates.
    var all: CGAffineTransform { matrix.concatenating(outer) }
    var depth: Int { saved.count }

    /// The number of decimals that coordinates need at the current scale.
    var decimals: Int {
      let scale = all.meanScale
      return scale > 50 ? 6 : scale > 5 ? 5 : scale > 0.5 ? 3 : 2
    }

    mutating func save() {
      source.put("q\n")
      saved.append((matrix, visible, state))
    }

    mutating func restore() {
      source.put("Q\n")
      if let last = saved.popLast() { (matrix, visible, state) = last }
    }

    mutating func apply(_ transform: CGAffineTransform) {
      matrix = transform.concatenating(matrix)
      source.put(transform)
      source.put("cm\n")
    }

    /// Clips subsequent drawing to `path`.
    mutating func clip(_ path: Path, evenOdd: Bool = false) {
      source.put(path, decimals: decimals)
      source.put(evenOdd ? "W* n\n" : "W n\n")
      visible = visible.overlap(path.boundingRect.applying(all))
    }

    // MARK: State

    mutating func setFill(_ color: ResolvedColor) {
      let parts = SIMD3(color.red, color.green, color.blue)
      guard state.fill != parts else { return }
      state.fill = parts
      put(parts, "g\n", "rg\n")
    }

    mutating func setStroke(_ color: ResolvedColor) {
      let parts = SIMD3(color.red, color.green, color.blue)
      guard state.stroke != parts else { return }
      state.stroke = parts
      put(parts, "G\n", "RG\n")
    }

    private mutating func put(_ parts: SIMD3<Double>, _ grey: StaticString, _ color: StaticString) {
      if parts.x == parts.y, parts.y == parts.z {
        source.put(parts.x, decimals: 4)
        source.put(grey)
      } else {
        for part in 0..<3 { source.put(parts[part], decimals: 4) }
        source.put(color)
      }
    }

    mutating func setOpacity(_ opacity: Double) {
      let opacity = CGFloat(min(max(opacity, 0), 1))
      guard state.opacity != opacity else { return }
      state.opacity = opacity
      let number = PDFSource.number(opacity, decimals: 4)
      use(
        "/ExtGState", "A\(number.replacing(".", with: "_"))", "<< /ca \(number) /CA \(number) >>",
        "gs\n")
    }

    mutating func setLine(_ style: StrokeStyle) {
      guard state.line != style else { return }
      state.line = style
      source.put(style.lineWidth, decimals: decimals)
      source.put("w ")
      source.put(style.lineCap == .round ? "1 J " : style.lineCap == .square ? "2 J " : "0 J ")
      source.put(style.lineJoin == .round ? "1 j " : style.lineJoin == .bevel ? "2 j " : "0 j ")
      source.put(max(style.miterLimit, 1))
      source.put("M [ ")
      for length in style.dash { source.put(length, decimals: decimals) }
      source.put("] ")
      source.put(style.dash.isEmpty ? 0 : style.dashPhase, decimals: decimals)
      source.put("d\n")
    }

    /// Writes `operation` with a resource as its operand.
    mutating func use(
      _ kind: String, _ name: String, _ value: @autoclosure () -> String, _ operation: String
    ) {
      resources.add(kind, name, value())
      source.put(text: "/\(name) \(operation)")
    }
  }

  /// The resource dictionary of a canvas.
  struct PDFResources {
    private var values: [String: [String: String]] = [:]

    mutating func add(_ kind: String, _ name: String, _ value: @autoclosure () -> String) {
      if values[kind]?[name] == nil { values[kind, default: [:]][name] = value() }
    }

    /// The source of the dictionary; equal resources have equal strings.
    var text: String {
      let kinds = values.sorted { $0.key < $1.key }.map { kind, values in
        let entries = values.sorted { $0.key < $1.key }.map { "/\($0) \($1)" }
        return "\(kind) << \(entries.joined(separator: " ")) >>"
      }
      return "<< \(kinds.joined(separator: " ")) >>"
    }
  }

  extension Path {
    /// The rectangle that the path draws, if it is axis-aligned, closed, and begins at a corner, as
    /// PDF's rectangle operator requires.
    fileprivate var plainRectangle: CGRect? {
      guard elements.count == 5, case .move(let first) = elements[0],
        case .line(let second) = elements[1], case .line(let third) = elements[2],
        case .line(let fourth) = elements[3], case .closeSubpath = elements[4],
        first.y == second.y, second.x == third.x, third.y == fourth.y, fourth.x == first.x,
        first.x <= second.x, second.y <= third.y
      else { return nil }
      return CGRect(x: first.x, y: first.y, width: second.x - first.x, height: third.y - second.y)
    }
  }

  extension PDFSource {
    /// Writes the path construction operators of `path`.
    mutating func put(_ path: Path, decimals: Int) {
      if let rect = path.plainRectangle {
        for part in [rect.minX, rect.minY, rect.width, rect.height] {
          put(part, decimals: decimals)
        }
        put("re\n")
        return
      }
      var (pen, start) = (CGPoint?.none, CGPoint.zero)
      for element in path.elements {
        switch element {
        case .move(let end):
          put(end, decimals: decimals)
          put("m\n")
          (pen, start) = (end, end)
        case .line(let end):
          put(end, decimals: decimals)
          put(pen == nil ? "m\n" : "l\n")
          if pen == nil { start = end }
          pen = end
        case .quadCurve(let end, let control):
          // The same curve as a cubic: handles are two thirds of the way to the control point.
          let from = pen ?? control
          begin(at: from, &pen, &start, decimals)
          curve(
            CGPoint(
              x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3),
            CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3),
            end, decimals)
          pen = end
        case .curve(let end, let control1, let control2):
          begin(at: control1, &pen, &start, decimals)
          curve(control1, control2, end, decimals)
          pen = end
        case .closeSubpath:
          guard pen != nil else { continue }
          put("h\n")
          pen = start
        }
      }
    }

    private mutating func begin(
      at point: CGPoint, _ pen: inout CGPoint?, _ start: inout CGPoint, _ decimals: Int
    ) {
      guard pen == nil else { return }
      put(point, decimals: decimals)
      put("m\n")
      (pen, start) = (point, point)
    }

    private mutating func curve(
      _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint, _ decimals: Int
    ) {
      for point in [control1, control2, end] { put(point, decimals: decimals) }
      put("c\n")
    }
  }
#endif
