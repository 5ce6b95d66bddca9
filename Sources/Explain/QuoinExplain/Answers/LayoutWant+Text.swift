import Foundation

// A wish in the form that `--want` reads.

extension LayoutWant {
  /// The conditions as text, from which the parser makes the same ones.
  package var conditionText: String { conditions.map(\.text).joined(separator: " and ") }

  /// The wish with other line numbers.
  ///
  /// - Parameter line: Returns the new number of a line of a file, `nil` for that of the root view.
  package func movingLines(_ line: (Int, String?) -> Int) -> LayoutWant {
    let moved = conditions.map { condition in
      switch condition {
      case .compare(let first, let comparison, let second):
        Condition.compare(first.movingLines(line), comparison, second.movingLines(line))
      case .state(let target, let state): Condition.state(target.movingLines(line), state)
      }
    }
    var want = LayoutWant(moved, text: text)
    if moved != conditions { want.text = want.conditionText }
    return want
  }
}

extension LayoutWant.Condition {
  fileprivate var text: String {
    switch self {
    case .compare(let first, let comparison, let second):
      "\(first.text) \(comparison.rawValue) \(second.text)"
    case .state(let target, let state): "\(target.text) \(state.rawValue)"
    }
  }
}

extension LayoutWant.Value {
  fileprivate var text: String {
    switch self {
    case .number(let number): "\(number)"
    case .property(let target, let property): "\(target.text).\(property.rawValue)"
    case .window(let property): "window.\(property.rawValue)"
    // It is the parent of the view on the other side.
    case .parent(_, let property): "parent.\(property.rawValue)"
    }
  }

  fileprivate func movingLines(_ line: (Int, String?) -> Int) -> LayoutWant.Value {
    switch self {
    case .number, .window: self
    case .property(let target, let property): .property(target.movingLines(line), property)
    case .parent(let target, let property): .parent(target.movingLines(line), property)
    }
  }
}

extension LayoutQuestion.Target {
  fileprivate var text: String {
    switch self {
    case .name(let name, let number):
      "\"\(name.replacing("\"", with: "\\\""))\"" + (number.map { "#\($0)" } ?? "")
    case .line(let line, let file): file.map { "\($0):\(line)" } ?? "line \(line)"
    case .place(let point): "\(point.x),\(point.y)"
    case .node(let number): "#\(number)"
    }
  }

  fileprivate func movingLines(_ line: (Int, String?) -> Int) -> LayoutQuestion.Target {
    guard case .line(let number, let file) = self else { return self }
    return .line(line(number, file), file: file)
  }
}
