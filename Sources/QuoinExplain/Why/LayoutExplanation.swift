import Foundation
import QuoinGeometry

/// Why a view is as large as it is, or lies where it does: a chain of sentences from the view up to what decided it.
///
///     print(try renderer.layoutReport().why("green.width"))
///
/// Its JSON has the keys `schema`, `node`, `property`, `sentences` (each `text`, `node` and `source`) and `suggestions` (each
/// `text`, `node`, `source` and `outcome`); nodes are positions in the report's list.
public struct LayoutExplanation: Sendable, Hashable, Codable {
  /// The version of the JSON's shape; a change that could break a reader raises it.
  public static let schema = 1

  /// What is asked about a view.
  public enum Property: String, Sendable, Hashable, Codable, CaseIterable {
    case width, height, x, y
    var axis: Axis { self == .width || self == .x ? .horizontal : .vertical }
  }

  /// One step of the chain.
  public struct Sentence: Sendable, Hashable, Codable {
    public var text: String
    /// The view or modifier that it is about.
    public var node: Int
    /// Where that was written, if the sources say it.
    public var source: LayoutReport.Source?
  }

  /// Something that would change it, which was tried: the layout was made with it.
  public struct Suggestion: Sendable, Hashable, Codable {
    /// What to do: “Give the HStack's frame a width of 160.67.”
    public var text: String
    /// The view or modifier to change.
    public var node: Int
    public var source: LayoutReport.Source?
    /// What it comes to then: “The HStack no longer sticks out.”
    public var outcome: String
  }

  public var schema = Self.schema
  public var node: Int
  /// `nil` where the question is about the whole size.
  public var property: Property?
  public var sentences: [Sentence] = []
  public var suggestions: [Suggestion] = []

  init(node: Int, property: Property?) {
    (self.node, self.property) = (node, property)
  }
}

extension LayoutExplanation: CustomStringConvertible {
  /// A line for each sentence and suggestion.
  public var description: String {
    let tried = suggestions.map {
      "→ \($0.text)\($0.source.map { " (\($0.short))" } ?? "") \($0.outcome)"
    }
    return (sentences.map(\.text) + tried).joined(separator: "\n")
  }
}

/// Why a question about a layout has no answer.
public enum LayoutQuestionError: Error, Equatable, CustomStringConvertible {
  /// No view is called so; `known` are names that there are.
  case noSuchView(String, known: [String])
  /// The number in `name#3` is larger than the number of such views.
  case fewer(String, count: Int)
  case emptyReport

  public var description: String {
    switch self {
    case .noSuchView(let name, let known):
      "there is no view called “\(name)”; there are \(known.map { "“\($0)”" }.joined(separator: ", "))"
    case .fewer(let name, let count):
      "there \(count == 1 ? "is" : "are") only \(count) called “\(name)”"
    case .emptyReport: "nothing was laid out"
    }
  }
}

extension LayoutReport.Source {
  /// `Card.swift:12`.
  package var short: String { "\(file):\(line)" }
}
