/// Says of a `ForEach` in a lazy container that the type of its content doesn't tell how many views an item makes.
package struct UncertainRows: Hashable {
  package enum Content: Hashable {
    /// An `AnyView` may hold any view.
    case erased
    /// An `if` without an `else` may hold none.
    case optional
  }
  package var content: Content
  /// Where the `ForEach` was written, if the source says it.
  package var place: String?
}

extension Emission {
  /// The contents of which that is known so far, each once.
  package var uncertainRows: [UncertainRows] { diagnoses.uncertainRows }
}

extension SlotCollector {
  /// Notes that `type` is the content of a `ForEach`, if it doesn't tell how many views it makes.
  @usableFromInline
  func noteRows(_ type: Any.Type) {
    guard !splits, listed == nil else { return }
    var name = Substring("\(type)")
    for wrapper in ["_Located<", "ModifiedContent<"] {
      while name.hasPrefix(wrapper) { name = name.dropFirst(wrapper.count) }
    }
    let content: UncertainRows.Content
    switch name {
    case _ where name.hasPrefix("AnyView"): content = .erased
    case _ where name.hasPrefix("Optional<"): content = .optional
    default: return
    }
    let rows = UncertainRows(content: content, place: emission.statement.map { "\($0)" })
    if !emission.diagnoses.uncertainRows.contains(rows) {
      emission.diagnoses.uncertainRows.append(rows)
    }
  }
}
