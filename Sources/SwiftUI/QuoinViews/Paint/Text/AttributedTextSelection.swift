import Foundation
import QuoinCore

/// The selection in an editor of attributed text: characters, or an insertion point with the
/// attributes of what is typed there.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The selected characters of a text.
  public enum Indices: Equatable, Sendable {
    case insertionPoint(AttributedString.Index)
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// `nil` for the beginning of any text.
  private var indices: Indices?
  private var typing: AttributeContainer?

  /// Creates an insertion point at the beginning of a text.
  public init() {}

  /// Creates an insertion point; by default, typed characters get the attributes before it.
  public init(
    insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil
  ) { (indices, typing) = (.insertionPoint(insertionPoint), typingAttributes) }

  /// Creates a selection of the characters in `range`.
  public init(range: Range<AttributedString.Index>) { self.init(ranges: RangeSet(range)) }

  /// Creates a selection of the characters in each of `ranges`.
  public init(ranges: RangeSet<AttributedString.Index>) { indices = .ranges(ranges) }

  /// Returns the selected characters of `text`; its beginning, if the selection isn't inside.
  public func indices(in text: AttributedString) -> Indices {
    switch indices {
    case .insertionPoint(let index)? where index >= text.startIndex && index <= text.endIndex:
      return .insertionPoint(index)
    case .ranges(let ranges)?:
      let isInside = ranges.ranges.allSatisfy {
        $0.lowerBound >= text.startIndex && $0.upperBound <= text.endIndex
      }
      if isInside, !ranges.isEmpty { return .ranges(ranges) }
    default: break
    }
    return .insertionPoint(text.startIndex)
  }

  /// Returns the attributes of characters that are typed in place of the selection.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    switch indices(in: text) {
    case .insertionPoint(let index):
      if let typing { return typing }
      guard index > text.startIndex else { return AttributeContainer() }
      return text.runs[text.index(beforeCharacter: index)].attributes
    case .ranges(let ranges):
      return ranges.ranges.first.map { text.runs[$0.lowerBound].attributes }
        ?? AttributeContainer()
    }
  }

  /// Returns the attributes of each run that is selected, or those of typed characters.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    guard case .ranges(let ranges) = indices(in: text) else {
      return Attributes(values: [typingAttributes(in: text)])
    }
    return Attributes(values: ranges.ranges.flatMap { text[$0].runs.map(\.attributes) })
  }

  /// The attributes of the runs of a selection.
  public struct Attributes<Text>: Sequence {
    fileprivate let values: [AttributeContainer]

    public func makeIterator() -> some IteratorProtocol<AttributeContainer> {
      values.makeIterator()
    }

    /// Returns the values of one attribute.
    public subscript<K: AttributedStringKey>(
      _ keyPath: KeyPath<AttributeDynamicLookup, K>
    ) -> [K.Value?] where K.Value: Sendable { values.map { $0[K.self] } }

    /// Returns the values of one attribute.
    public subscript<K: AttributedStringKey>(_ key: K.Type) -> [K.Value?]
    where K.Value: Sendable {
      values.map { $0[K.self] }
    }
  }
}

extension AttributedString {
  /// Replaces the selected characters, after which the insertion point follows.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    var start = startIndex
    switch selection.indices(in: self) {
    case .insertionPoint(let index): start = index
    case .ranges(let ranges):
      start = ranges.ranges.first?.lowerBound ?? start
      for range in ranges.ranges.dropFirst().reversed() { removeSubrange(range) }
      if let first = ranges.ranges.first { removeSubrange(first) }
    }
    let offset = characters.distance(from: startIndex, to: start)
    let count = newContent.characters.count
    insert(newContent, at: start)
    selection = AttributedTextSelection(
      insertionPoint: characters.index(startIndex, offsetBy: offset + count))
  }

  /// Replaces the selected characters, with the attributes of typed ones.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection,
    withCharacters newContent: some Collection<Character>
  ) {
    let typed = AttributedString(
      String(newContent), attributes: selection.typingAttributes(in: self))
    replaceSelection(&selection, with: typed)
  }

  /// Changes the attributes of each selected run, or those of characters typed next.
  public mutating func transformAttributes<E: Error>(
    in selection: inout AttributedTextSelection,
    body: (inout AttributeContainer) throws(E) -> Void
  ) throws(E) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    case .ranges(let ranges):
      for range in ranges.ranges {
        for run in self[range].runs.map(\.range) {
          var attributes = self.runs[run.lowerBound].attributes
          try body(&attributes)
          self[run].setAttributes(attributes)
        }
      }
    }
  }
}
