import Foundation
import QuoinGeometry

/// An oddity in a layout: what a person sees, its cause, and an edit that ends it.
///
/// `quoin why`, `quoin lint`, the studio and the agent server print the same diagnoses.
package struct Diagnosis: Sendable, Hashable {
  /// The rule that found it.
  package var rule: LintRule
  /// The node that looks odd.
  package var subject: Int
  /// Other nodes whose look the diagnosis explains.
  package var others: Set<Int> = []
  /// The properties that a question must be about for the diagnosis to answer it.
  package var aspects: Set<LayoutAspect>
  /// The oddity as it is seen, with its numbers, as a sentence with a period: “The message is 663
  /// wide on a screen of 393.”
  package var seen: String
  /// The cause as a sentence with a period that names the call and its line: “.fixedSize() (line 8)
  /// gives it the width of its one line.”
  package var cause: String
  /// The node of the call that makes it so.
  package var causeNode: Int
  /// The edit that ends it; `nil` if none is known.
  package var edit: ProposedEdit?
  /// The size of the oddity in points; among equal severities the larger one comes first.
  package var weight: CGFloat = 0
  /// Whether it is intended so often that only a question about the view leads to it.
  package var isOnlyAsked = false
  /// The words of a question that mean it although no view of the picture has that name.
  package var cue: QuestionCue?

  package init(
    _ rule: LintRule, subject: Int, others: Set<Int> = [], aspects: Set<LayoutAspect>, seen: String,
    cause: String, causeNode: Int, edit: ProposedEdit? = nil, weight: CGFloat = 0,
    isOnlyAsked: Bool = false, cue: QuestionCue? = nil
  ) {
    (self.rule, self.subject, self.others, self.aspects) = (rule, subject, others, aspects)
    (self.seen, self.cause, self.causeNode) = (seen, cause, causeNode)
    (self.edit, self.weight, self.isOnlyAsked) = (edit, weight, isOnlyAsked)
    self.cue = cue
  }
}

/// A property of a view that a question can be about.
package enum LayoutAspect: String, Sendable, Hashable, Codable, CaseIterable {
  case width, height, x, y
  /// The empty space beside the view.
  case gap
  /// Whether all of the view's content is visible.
  case cut
  /// Whether the view receives touches.
  case taps
  /// Whether the view scrolls.
  case scrolling
  /// The view's colors and background.
  case color
  /// The view's movement.
  case motion
}

/// A change of the source that was tried, and its result.
package struct ProposedEdit: Sendable, Hashable, Codable {
  /// The changes of the source, usually one.
  package var changes: [SourceChange]
  /// The result of the trial, without a period: “two lines, 350 × 43, nothing is cut”; `nil` if the
  /// edit can't be tried in a copy of the layout.
  package var outcome: String?
  /// Whether the outcome was computed from the lengths of the layout instead of tried; `nil` if
  /// not.
  package var isComputed: Bool?

  package init(_ changes: [SourceChange], outcome: String? = nil, isComputed: Bool? = nil) {
    (self.changes, self.outcome, self.isComputed) = (changes, outcome, isComputed)
  }

  /// The outcome with its origin, without a period: “Tried: 353 wide”, “Computed: 353 wide”.
  package var result: String? {
    guard let outcome, !outcome.isEmpty else { return nil }
    return "\(isComputed == true ? "Computed" : "Tried"): \(outcome)"
  }
}

/// A change of one call in the source.
package struct SourceChange: Sendable, Hashable, Codable {
  package enum Action: Sendable, Hashable, Codable {
    /// Writes modifiers, such as `.clipped()`, directly after the call.
    case append(String)
    /// Writes modifiers directly before the call, which is a modifier.
    case prepend(String)
    /// Replaces the whole call, such as `.fixedSize()`, by other code; for a modifier, with its
    /// period.
    case replace(String)
    /// Removes the call, which is a modifier.
    case remove
    /// Moves the call, which is a modifier, directly before the modifier at a location.
    case moveBefore(LayoutReport.Source)
    /// Moves the call, which is a modifier, directly after the call at a location.
    case moveAfter(LayoutReport.Source)
    /// Adds an argument with this label or changes its value. An empty label is the first,
    /// unlabeled argument.
    case setArgument(String, to: String)
    /// Removes the argument with this label.
    case removeArgument(String)
    /// Replaces the label of an argument, such as `height` by `minHeight`, and keeps its value.
    case relabel(String, to: String)
    /// Replaces a call that contains views by those views.
    case unwrap
    /// Puts the call with its modifiers into another call, such as `ViewThatFits { … }`, whose name
    /// this is.
    case wrap(String)
    /// Moves the view with its modifiers into a modifier with this name, such as `.overlay`, which
    /// is written after the call at a location: `.overlay { Text("Trip").bold() }`.
    case moveInto(String, after: LayoutReport.Source)
  }

  /// The name of the call to change: `fixedSize`.
  package var call: String
  /// The location of the call.
  package var source: LayoutReport.Source
  package var action: Action

  package init(_ call: String, at source: LayoutReport.Source, _ action: Action) {
    (self.call, self.source, self.action) = (call, source, action)
  }
}
