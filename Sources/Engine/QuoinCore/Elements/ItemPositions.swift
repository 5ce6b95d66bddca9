/// The positions of items, by key.
struct ItemPositions {
  // Numbers, the most common ids, are several times as fast to look up in their own dictionary.
  private var numbers: [Int: Int] = [:]
  private var others: [Element.Key: Int] = [:]

  init(capacity: Int) { numbers.reserveCapacity(capacity) }

  /// Records the `position` of the item with `key`, and returns its previous position, if any.
  @discardableResult
  mutating func put(_ position: Int, for key: Element.Key) -> Int? {
    if case .number(let number) = key { return numbers.updateValue(position, forKey: number) }
    return others.updateValue(position, forKey: key)
  }
}
