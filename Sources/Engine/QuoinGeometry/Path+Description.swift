import Foundation

extension Path: LosslessStringConvertible {
  /// The path as text: the numbers of each element, followed by a letter for the element's kind.
  ///
  /// `m` is a move, `l` a line, `q` and `c` are curves, whose control points come first, and `h`
  /// closes the subpath.
  public var description: String {
    func text(_ points: CGPoint...) -> String {
      points.map { "\(LengthFormat.shortest($0.x)) \(LengthFormat.shortest($0.y))" }
        .joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let end): text(end) + " m"
      case .line(let end): text(end) + " l"
      case .quadCurve(let end, let control): text(control, end) + " q"
      case .curve(let end, let control1, let control2): text(control1, control2, end) + " c"
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }

  /// Parses a path in the format of ``description``; returns `nil` if the text is invalid.
  public init?(_ string: String) {
    self.init()
    var numbers: [CGFloat] = []
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      func point(_ index: Int) -> CGPoint {
        CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1])
      }
      switch (word, numbers.count) {
      case ("m", 2): move(to: point(0))
      case ("l", 2): addLine(to: point(0))
      case ("q", 4): addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0): closeSubpath()
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
  }
}

extension LengthFormat {
  /// Returns the shortest text that parses as `number`, without ".0".
  fileprivate static func shortest(_ number: CGFloat) -> String {
    let text = "\(Double(number))"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
