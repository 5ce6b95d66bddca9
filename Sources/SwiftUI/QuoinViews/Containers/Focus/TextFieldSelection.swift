import QuoinCore

/// The selection in a text field or a text editor.
public struct TextSelection: Hashable, Sendable {
  /// The selected ranges.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  public let indices: Indices

  /// Creates a selection of the characters in `range`.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// Creates a selection of the characters in each of `ranges`.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }

  /// Creates an insertion point without selected text.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether the selection is only an insertion point.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }
}
