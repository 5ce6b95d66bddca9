import Foundation

extension MutableCollection {
  /// Moves the elements at the offsets in `source` before the element at `destination`, keeping
  /// their order.
  ///
  /// Ignores offsets outside the collection.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.filter(elements.indices.contains)
    let others = elements.indices.filter { !source.contains($0) }
    let order = others.filter { $0 < destination } + moved + others.filter { $0 >= destination }
    var index = startIndex
    for position in order {
      self[index] = elements[position]
      formIndex(after: &index)
    }
  }
}

extension RangeReplaceableCollection {
  /// Removes the elements at `offsets`. Ignores offsets outside the collection.
  public mutating func remove(atOffsets offsets: IndexSet) {
    let kept = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
    replaceSubrange(startIndex..<endIndex, with: kept)
  }
}
