#if Graphics
  import Foundation
  import QuoinGeometry

  /// A long line, cut into paths that are short enough to be stroked quickly.
  ///
  /// Cairo looks for the crossings of all edges of a stroke, so twice as many segments take up to fifty times as long
  /// once they are a hundred thousand. Where a subpath is cut, both parts have the segment before the cut, so that
  /// each join is whole in one of them.
  struct StrokeParts {
    private(set) var paths: [Path] = []

    /// The most steps of a part, but for those that a cut repeats.
    private static let limit = 4_000

    private var part = Path()
    private var pen = CGPoint.zero
    private var start = CGPoint.zero
    /// The step after the subpath's start, if the subpath has been cut since: closing it repeats the step.
    private var cutSubpath: Path.Element?
    private var first: Path.Element?

    /// `nil` for a path that is short enough.
    init?(_ path: Path) {
      guard path.elements.count > Self.limit else { return nil }
      for element in path.elements { add(element) }
      if part.elements.count > 1 { paths.append(part) }
    }

    private mutating func add(_ element: Path.Element) {
      let from = pen
      switch element {
      case .move(let end):
        (pen, start, first, cutSubpath) = (end, end, nil, nil)
        if part.elements.count >= Self.limit { cut() }
        part.append(element)
        return
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _):
        pen = end
        first = first ?? element
        part.append(element)
      case .closeSubpath:
        pen = start
        if let cutSubpath {
          // A part that begins inside a subpath can't close it.
          part.append(.line(to: start))
          part.append(cutSubpath)
          part.move(to: start)
        } else {
          part.append(element)
        }
        (first, cutSubpath) = (nil, nil)
        return
      }
      guard part.elements.count >= Self.limit else { return }
      cut()
      part.move(to: from)
      part.append(element)
      cutSubpath = first
    }

    private mutating func cut() {
      paths.append(part)
      part = Path()
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
