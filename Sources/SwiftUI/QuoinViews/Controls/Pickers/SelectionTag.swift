import QuoinCore
import QuoinLayout

/// A value to compare with a selection: a tag, or the id of a `ForEach` item.
///
/// An optional value and the value itself are the same tag, so that a selection of type `Int?`
/// matches `.tag(1)`, and an empty selection matches `.tag(Int?.none)`.
enum SelectionTag: Hashable {
  case none
  case some(AnyHashable)

  init(_ value: AnyHashable) {
    if let optional = value.base as? any OptionalValue {
      self = optional.content.map { SelectionTag($0) } ?? .none
    } else {
      self = .some(value)
    }
  }

  /// Returns the tag as a value of the selection's type, or `nil` if the types differ.
  func value<Value: Hashable>(_ type: Value.Type) -> Value? {
    func none<Nil: ExpressibleByNilLiteral>(_ type: Nil.Type) -> Value? {
      Nil(nilLiteral: ()) as? Value
    }
    return switch self {
    case .none: (type as? any ExpressibleByNilLiteral.Type).flatMap { none($0) }
    case .some(let tag): tag.base as? Value
    }
  }

  /// Creates the tag of `node`: its own or that of the view inside its wrappers, or else the id of
  /// its item.
  @MainActor
  init?(of node: LayoutTree.NodeID, in emission: Emission) {
    var tagged = node
    while true {
      if let tag = emission.tree.value(_TagKey.self, of: tagged) {
        self.init(tag)
        return
      }
      let children = emission.tree.children(of: tagged)
      guard let child = children.first, children.count == 1 || emission.tree.isLayered(tagged)
      else { break }
      tagged = child
    }
    guard let id = emission.nodes.itemID(of: node) else { return nil }
    self.init(id)
  }
}

/// An optional of any wrapped type.
private protocol OptionalValue {
  var content: AnyHashable? { get }
}

extension Optional: OptionalValue where Wrapped: Hashable {
  var content: AnyHashable? { map { AnyHashable($0) } }
}
