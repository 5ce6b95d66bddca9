/// The content type of a `ForEach` in a lazy container that doesn't determine the number of views
/// per item.
package struct UnknownRowCounts: Hashable {
  package enum Content: Hashable {
    /// An `AnyView`, which can contain any view.
    case erased
    /// An `if` without an `else`, which may contain no view.
    case optional
  }
  package var content: Content
  /// The source location of the `ForEach`, if known.
  package var place: String?
}

extension SlotCollector {
  /// Records that `type` is the content of a `ForEach`, if it doesn't determine the number of
  /// views.
  @usableFromInline
  func noteRows(_ type: Any.Type) {
    guard !splits, listed == nil else { return }
    var name = Substring("\(type)")
    for wrapper in ["_Located<", "ModifiedContent<"] {
      while name.hasPrefix(wrapper) { name = name.dropFirst(wrapper.count) }
    }
    let content: UnknownRowCounts.Content
    switch name {
    case _ where name.hasPrefix("AnyView"): content = .erased
    case _ where name.hasPrefix("Optional<"): content = .optional
    default: return
    }
    let rows = UnknownRowCounts(content: content, place: emission.statement.map { "\($0)" })
    if !emission.diagnostics.uncertainRows.contains(rows) {
      emission.diagnostics.uncertainRows.append(rows)
    }
  }
}
