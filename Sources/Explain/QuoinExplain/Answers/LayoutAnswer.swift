import Foundation
import QuoinGeometry

/// An answer to a question about a layout: what is seen, the line that makes it so, and an edit
/// that was tried.
///
/// Its JSON has the keys `schema`, `rule`, `seen`, `cause`, `source`, `view`, `node`, `frame`,
/// `edit` (with `changes` and `outcome`) and `ask`; unknown values are left out.
public struct LayoutAnswer: Sendable, Hashable, Codable {
  /// The version of the JSON format; increased by changes that could break a reader.
  public static let schema = 1

  public var schema = Self.schema
  /// The rule that found the oddity; `nil` for the reason of a length or place.
  public var rule: String?
  /// The sentence about what is seen, with its numbers.
  public var seen: String
  /// The sentences about the cause, with the call and its line.
  public var cause: String
  /// The location of that call.
  public var source: LayoutReport.Source?
  /// The view as its author named it.
  public var view: String
  /// The position of the view's node in the report's list.
  public var node: Int
  /// The view's frame, in the space of the report.
  public var frame: CGRect
  /// The edit that ends it.
  package var edit: ProposedEdit?
  /// The edit in words: “Line 8: .fixedSize(horizontal: false, vertical: true) in place of
  /// .fixedSize().”
  public var advice: String?
  /// The question that leads to this answer again: `quoin why` with these arguments.
  public var ask: String?

  package init(seen: String, cause: String, view: String, node: Int, frame: CGRect) {
    (self.seen, self.cause) = (seen, cause)
    (self.view, self.node, self.frame) = (view, node, frame)
  }
}

/// The answers to one question.
public struct LayoutAnswers: Sendable, Hashable, Codable {
  /// The question as it was understood: “Understood as: the width of the Button “No”.”; `nil` for
  /// an unambiguous one.
  public var understood: String?
  /// The answers, the most important first; at most five.
  public var answers: [LayoutAnswer]
  /// A sentence in place of answers: “Nothing looks wrong.”
  public var remark: String?

  package init(understood: String? = nil, answers: [LayoutAnswer] = [], remark: String? = nil) {
    (self.understood, self.answers, self.remark) = (understood, answers, remark)
  }
}
