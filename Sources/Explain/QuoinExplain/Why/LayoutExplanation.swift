import Foundation
import QuoinGeometry

/// The explanation of a view's size or position: a chain of sentences from the view up to the
/// decisive cause.
///
///     print(try renderer.layoutReport().why(.width, of: "green"))
///
/// Its JSON has the keys `schema`, `node`, `property`, `sentences` (each `text`, `node` and
/// `source`) and `suggestions` (each `text`, `node`, `source` and `outcome`); nodes are positions
/// in the report's list.
public struct LayoutExplanation: Sendable, Hashable, Codable {
  /// The version of the JSON format; increased by changes that could break a reader.
  public static let schema = 1

  /// The property of a view to explain.
  public enum Property: String, Sendable, Hashable, Codable, CaseIterable {
    case width, height, x, y
    var axis: Axis { self == .width || self == .x ? .horizontal : .vertical }
  }

  /// One step of the chain.
  public struct Sentence: Sendable, Hashable, Codable {
    public var text: String
    /// The index of the view or modifier that the sentence is about.
    public var node: Int
    /// The source location of that view, if the sources contain it.
    public var source: LayoutReport.Source?
  }

  /// A change that has been verified in a copy of the layout.
  public struct Suggestion: Sendable, Hashable, Codable {
    /// The change to make: “Give the HStack's frame a width of 160.67.”
    public var text: String
    /// The index of the view or modifier to change.
    public var node: Int
    public var source: LayoutReport.Source?
    /// The result of the change: “The HStack no longer sticks out.”
    public var outcome: String
  }

  public var schema = Self.schema
  public var node: Int
  /// The explained property; `nil` for the whole size.
  public var property: Property?
  public var sentences: [Sentence] = []
  public var suggestions: [Suggestion] = []

  init(node: Int, property: Property?) {
    (self.node, self.property) = (node, property)
  }
}

extension LayoutExplanation: CustomStringConvertible {
  /// One line for each sentence and suggestion.
  public var description: String {
    let tried = suggestions.map {
      "→ \($0.text)\($0.source.map { " (\($0.short))" } ?? "") \($0.outcome)"
    }
    return (sentences.map(\.text) + tried).joined(separator: "\n")
  }
}

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
      "there is no view named “\(name)”; there are \(known.map { "“\($0)”" }.joined(separator: ", "))"
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
  private static func lines(_ known: [Int]) -> String {
    guard !known.isEmpty else { return "; the sources were compiled without lines" }
    return "; there are views at the lines \(known.map { "\($0)" }.joined(separator: ", "))"
  }
}

extension LayoutReport.Source {
  /// The file and line, such as `Card.swift:12`.
  package var short: String { "\(file):\(line)" }
}
