import QuoinLayout

extension ElementStore {
  /// Releases the nodes of `elements`, such as rows that are far out of view, below their
  /// boundaries.
  ///
  /// The elements and their retained objects remain; they are emitted again with their row.
  func release(_ elements: [LivingElement], _ emission: Emission) {
    guard !elements.isEmpty else { return }
    var places: Set<Int32> = []
    for outer in elements {
      discardContents(inside: outer, emission)
      var waiting: [LivingElement] = [outer]
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
