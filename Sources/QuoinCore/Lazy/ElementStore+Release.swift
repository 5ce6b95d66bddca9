import QuoinLayout

extension ElementStore {
  /// Has everything in `rows`, which are far out of sight, give back the nodes below its boundaries. The elements stay
  /// with the objects they keep, and are emitted again with their row.
  func release(_ rows: [RowElement], _ emission: Emission) {
    guard !rows.isEmpty else { return }
    var places: Set<Int32> = []
    for row in rows {
      discardContents(inside: row, emission)
      var waiting: [LivingElement] = [row]
      while let element = waiting.popLast() {
        places.insert(element.index)
        discardApart(element, emission)
        element.release()
        waiting += element.children
      }
    }
    // Actions and content that wait for the layout carry the mark of the element around, which stays: their places
    // tell them.
    emission.store.forgetWaiting(from: places)
  }
}
