import Foundation
import QuoinGeometry

/// A parsed question about a layout.
package struct LayoutQuestion: Sendable, Hashable, Codable {
  /// The way in which a question points at a view.
  package enum Target: Sendable, Hashable, Codable {
    /// A text or its beginning, an accessibility identifier, or a type as written, optionally the
    /// n-th.
    case name(String, number: Int?)
    /// A line of a source file; without a file, of the root view's.
    case line(Int, file: String?)
    /// A point in the window, in points.
    case place(CGPoint)
    /// A node of the report, starting at 1.
    case node(Int)
  }

  /// The comparison of two targets.
  package enum Relation: String, Sendable, Hashable, Codable {
    /// Their lengths are compared: `"Short" vs "Longer label"`.
    case versus
    /// The first should be in the middle of the second: `"Trip" centred in HStack`.
    case centered
    /// The space between them.
    case between
    /// The part in which one covers the other.
    case overlap
  }

  /// The views asked about; empty for the whole picture.
  package var targets: [Target] = []
  /// The comparison of the targets; if there is one, there are two targets.
  package var relation: Relation?
  /// The properties asked about; empty for all.
  package var aspects: [LayoutAspect] = []
  /// The words of a sentence that may be names in the source (types, the beginnings of texts,
  /// colors), the most likely first. A word that names nothing is ignored.
  package var words: [String] = []
  /// Whether all answers are given, rather than the most important.
  package var showsAll = false
  /// The question as typed.
  package var text: String
  /// The conditions that should hold, if the question is a wish (`--want`).
  package var want: LayoutWant?

  package init(text: String) { self.text = text }
}

/// A statement about the layout that should become true: `'No'.width = 'Yes, delete it'.width`.
package struct LayoutWant: Sendable, Hashable, Codable {
  package enum Comparison: String, Sendable, Hashable, Codable {
    case equal = "="
    case atMost = "<="
    case atLeast = ">="
    case less = "<"
    case more = ">"
  }

  /// The measurable properties of a view.
  package enum Property: String, Sendable, Hashable, Codable, CaseIterable {
    case width, height, minX, minY, midX, midY, maxX, maxY
    /// The number of lines of a text.
    case lines
    /// The space to the next sibling.
    case gap
  }

  /// One side of a comparison.
  package indirect enum Value: Sendable, Hashable, Codable {
    case number(Double)
    case property(LayoutQuestion.Target, Property)
    /// The same property of the window.
    case window(Property)
    /// The same property of the enclosing written view.
    case parent(LayoutQuestion.Target, Property)
  }

  /// A statement without a number.
  package enum State: String, Sendable, Hashable, Codable {
    /// The view receives touches in all of its frame.
    case taps
    /// All of the view is visible: no text is truncated and nothing is outside the window.
    case whole
    /// The view is centered in its container.
    case centered
    case scrolls
  }

  package enum Condition: Sendable, Hashable, Codable {
    case compare(Value, Comparison, Value)
    case state(LayoutQuestion.Target, State)
  }

  /// The conditions, all of which should hold.
  package var conditions: [Condition]
  /// The wish as typed.
  package var text: String

  package init(_ conditions: [Condition], text: String) {
    (self.conditions, self.text) = (conditions, text)
  }
}
