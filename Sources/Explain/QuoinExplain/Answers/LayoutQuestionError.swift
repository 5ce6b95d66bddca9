import Foundation
import QuoinGeometry

/// An error in a question about a layout.
public enum LayoutQuestionError: Error, Equatable, CustomStringConvertible {
  /// No view has this name; `known` are existing names.
  case noSuchView(String, known: [String])
  /// There are fewer than *n* views of the name in `name#n`.
  case fewer(String, count: Int)
  case emptyReport
  /// No view is written at a line; `known` are the nearest lines with views.
  case noSuchLine(Int, file: String?, known: [Int])
  /// No view is at a point; `size` is that of the window.
  case nothingAt(CGFloat, CGFloat, size: CGSize)
  /// The report has only `count` nodes.
  case noSuchNode(Int, count: Int)

  public var description: String {
    switch self {
    case .noSuchView(let name, let known):
      "there is no view named “\(name)”\(Self.names(known))"
    case .fewer(let name, let count):
      "there \(count == 1 ? "is" : "are") only \(count) named “\(name)”"
    case .emptyReport: "nothing was laid out"
    case .noSuchLine(let line, let file, let known):
      "no view is written at \(file.map { "\($0):" } ?? "line ")\(line)\(Self.lines(known))"
    case .nothingAt(let x, let y, let size):
      "no view is at \(LengthFormat.text(x)),\(LengthFormat.text(y)) in \(LengthFormat.text(size))"
    case .noSuchNode(let number, let count):
      "there is no node #\(number); the last is #\(count)"
    }
  }
}

extension LayoutQuestionError {
  private static func names(_ known: [String]) -> String {
    guard !known.isEmpty else { return "" }
    return "; there are \(known.map { "“\($0)”" }.joined(separator: ", "))"
  }

  private static func lines(_ known: [Int]) -> String {
    guard !known.isEmpty else { return "; the sources were compiled without lines" }
    return "; there are views at the lines \(known.map { "\($0)" }.joined(separator: ", "))"
  }
}
