#if Graphics
  import Foundation
  import QuoinGeometry

  /// A long path, split into parts that are short enough to be stroked quickly.
  ///
  /// Cairo finds the intersections of all edges of a stroke, so beyond a hundred thousand segments,
  /// twice as many take up to fifty times as long. Where a subpath is split, the next part repeats
  /// the last steps of the one before, so that the anti-aliased end of each is inside the other.
  struct StrokeParts {
    private(set) var paths: [Path] = []

    /// The maximum number of steps in a part, not counting repeated ones.
    private static let limit = 4_000
    /// The number of steps that the next part repeats.
    private static let repeated = 4

    private var part = Path()
    private var start = CGPoint.zero
    /// The first steps of the subpath; the last part repeats them if the subpath is split and
    /// closed.
    private var first: [Path.Element] = []
    private var isCut = false

    /// Splits `path`; `nil` if it is short enough.
    init?(_ path: Path) {
      guard path.elements.count > Self.limit else { return nil }
      for element in path.elements { add(element) }
      if part.elements.count > 1 { paths.append(part) }
    }

    private mutating func add(_ element: Path.Element) {
      switch element {
      case .move(let end):
        (start, first, isCut) = (end, [], false)
        if part.elements.count >= Self.limit { cut() }
        part.append(element)
      case .closeSubpath where isCut:
        // A part that begins inside a subpath can't close it.
        part.append(.line(to: start))
        for step in first { part.append(step) }
        part.move(to: start)
        isCut = false
      case .closeSubpath:
        part.append(element)
      default:
        if first.count < Self.repeated { first.append(element) }
        part.append(element)
        if part.elements.count >= Self.limit { cutInside() }
      }
    }

    private mutating func cut() {
      paths.append(part)
      part = Path()
    }

    private mutating func cutInside() {
      let last = part.elements.suffix(Self.repeated + 1)
      let begin = last.lastIndex { $0.isMove || $0 == .closeSubpath } ?? last.startIndex
      cut()
      part.move(to: last[begin].end ?? start)
      for step in last[(begin + 1)...] { part.append(step) }
      isCut = true
    }
  }

  extension Path.Element {
    fileprivate var isMove: Bool { if case .move = self { true } else { false } }

    /// The pen's position after the step; `nil` for a close step.
    fileprivate var end: CGPoint? {
      switch self {
      case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
      case .closeSubpath: nil
      }
    }
  }

  extension Path {
    fileprivate mutating func append(_ element: Element) {
      switch element {
      case .move(let end): move(to: end)
      case .line(let end): addLine(to: end)
      case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
      case .curve(let end, let control1, let control2):
        addCurve(to: end, control1: control1, control2: control2)
      case .closeSubpath: closeSubpath()
      }
    }
  }
#endif
