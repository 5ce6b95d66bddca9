import QuoinCore

/// The selection in a text field or a text editor.
public struct TextSelection: Hashable, Sendable {
  /// The places that are selected.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection([Range<String.Index>])
  }

  public let indices: Indices

  /// The characters in `range`.
  public init(range: Range<String.Index>) { indices = .selection(range) }

  /// The characters in each of `ranges`.
  public init(ranges: [Range<String.Index>]) { indices = .multiSelection(ranges) }

  /// The place where typing goes on, with nothing selected.
  public init(insertionPoint: String.Index) {
    indices = .selection(insertionPoint..<insertionPoint)
  }

  /// Whether nothing is selected and only a place is marked.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.allSatisfy(\.isEmpty)
    }
  }
}
