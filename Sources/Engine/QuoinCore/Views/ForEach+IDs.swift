// The number of a `ForEach`'s elements, and their ids.

extension ForEach {
  /// The number of elements; `Int.max` for a larger range.
  @usableFromInline
  var count: Int {
    guard let numbers else { return data.count }
    let (distance, isTooLong) = numbers.upperBound.subtractingReportingOverflow(numbers.lowerBound)
    return isTooLong || distance == .max ? .max : distance + 1
  }

  /// The range of the data, if the data is a nonempty range of integers.
  private var numbers: ClosedRange<Int>? {
    if let range = data as? Range<Int> {
      return range.isEmpty ? nil : range.lowerBound...range.upperBound - 1
    }
    return data as? ClosedRange<Int>
  }

  /// Returns the element at `position`, counted from 0.
  @inlinable
  func element(_ position: Int) -> Data.Element {
    // A closed range with more than `Int.max` numbers traps when asked for an index.
    if Data.self == ClosedRange<Int>.self, let range = data as? ClosedRange<Int>,
      let element = range.lowerBound &+ position as? Data.Element
    {
      return element
    }
    return data[data.index(data.startIndex, offsetBy: position)]
  }

  /// Returns the position of the element with the id `id`.
  @usableFromInline
  func position(of id: AnyHashable) -> Int? { positions(of: [id])[id] }

  /// Returns the positions of the first elements with the given `ids`, if they exist, in one pass
  /// through the data that ends with the last of them.
  @usableFromInline
  func positions(of ids: Set<AnyHashable>) -> [AnyHashable: Int] {
    var positions: [AnyHashable: Int] = [:]
    if isOwnID, let numbers {
      for id in ids {
        guard let number = id.base as? Int, numbers.contains(number) else { continue }
        let (position, isTooFar) = number.subtractingReportingOverflow(numbers.lowerBound)
        if !isTooFar { positions[id] = position }
      }
      return positions
    }
    var wanted = Set(ids.compactMap { $0.base as? ID })
    for (position, element) in data.enumerated() {
      if wanted.isEmpty { break }
      let id = id(element)
      if wanted.remove(id) != nil { positions[AnyHashable(id)] = position }
    }
    return positions
  }

  /// Returns whether several elements have the same id.
  @inlinable
  @inline(never)
  func hasRepeatedIDs() -> Bool {
    if isFound { return true }
    if isOwnID, Data.self == Range<Int>.self || Data.self == ClosedRange<Int>.self { return false }
    guard ID.self == Int.self else { return hasRepeatedIDs(in: data[...]) }
    // Numbers are usually ascending, in which case there are no duplicates.
    var index = data.startIndex
    var highest = Int.min
    while index != data.endIndex {
      guard let number = id(data[index]) as? Int, number > highest || index == data.startIndex
      else { return hasRepeatedIDs(in: data[...]) }
      highest = number
      index = data.index(after: index)
    }
    return false
  }

  @inlinable
  func hasRepeatedIDs(in elements: Data.SubSequence) -> Bool {
    var known: Set<ID> = []
    return !elements.allSatisfy { known.insert(id($0)).inserted }
  }
}

extension ForEach where Content: View {
  /// Returns the content of each element with its key. If several elements have the same id, all
  /// use the content of the first (Rules/Identity.md#foreach-duplicates).
  @inlinable
  @MainActor
  func contents(_ emission: Emission) -> [(key: Element.Key, content: Content)] {
    var contents: [(key: Element.Key, content: Content)] = []
    contents.reserveCapacity(min(count, 10_000))
    guard hasRepeatedIDs() else {
      for element in data { contents.append((Self.key(id(element)), content(element))) }
      return contents
    }
    var firsts: [ID: Int] = [:]
    for element in data {
      let id = id(element)
      if let first = firsts[id] {
        emission.noteRepeatedID("\(id)")
        contents.append(contents[first])
      } else {
        firsts[id] = contents.count
        contents.append((Self.key(id), content(element)))
      }
    }
    return contents
  }
}
