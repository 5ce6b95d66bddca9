/// A position in the order of elements; the elements after it can be listed.
public struct ElementMark {
  fileprivate let count: Int
}

extension Emission {
  /// The current position among the elements.
  public var elementMark: ElementMark {
    ElementMark(count: elementStore?.openChildren.count ?? store.elements.count)
  }

  /// Returns the keys of the elements that began inside the open element since `mark`, outer before
  /// inner ones.
  public func keys(since mark: ElementMark) -> AnySequence<Element.Key> {
    guard let elementStore else {
      return AnySequence(store.elements.dropFirst(mark.count).map(\.key))
    }
    var waiting: [LivingElement] = elementStore.openChildren.dropFirst(mark.count).reversed()
    return AnySequence(
      AnyIterator {
        guard let element = waiting.popLast() else { return nil }
        waiting += element.children.reversed()
        return element.key
      })
  }
}
