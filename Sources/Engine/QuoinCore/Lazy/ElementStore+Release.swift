import QuoinLayout

extension ElementStore {
  /// Releases the nodes of `rows`, which are far out of view, below their boundaries.
  ///
  /// The elements and their retained objects remain; they are emitted again with their row.
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
    // Actions and deferred content carry the mark of the parent element, which remains, so they are
    // identified by their places.
    emission.store.forgetWaiting(from: places)
  }
}
