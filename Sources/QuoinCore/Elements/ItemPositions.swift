/// Where items lie, by their keys.
struct ItemPositions {
  // Numbers, the most common ids, are looked up several times as fast by themselves.
  private var numbers: [Int: Int] = [:]
  private var others: [Element.Key: Int] = [:]

  init(capacity: Int) { numbers.reserveCapacity(capacity) }

  /// Remembers that the item called `key` lies at `position`; returns its position before, if it had one.
  @discardableResult
  mutating func put(_ position: Int, for key: Element.Key) -> Int? {
    if case .number(let number) = key { return numbers.updateValue(position, forKey: number) }
    return others.updateValue(position, forKey: key)
  }
}
