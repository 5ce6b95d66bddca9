import QuoinLayout

extension Life {
  /// Has everything in `rows`, which are far out of sight, give back the nodes below its boundaries. The elements stay
  /// with what they keep, and are emitted again when their row is made again.
  func release(_ rows: [RowElement], _ emitter: ViewEmitter) {
    guard !rows.isEmpty else { return }
    var places: Set<Int32> = []
    for row in rows {
      doomContents(inside: row, emitter)
      var waiting: [LivingElement] = [row]
      while let element = waiting.popLast() {
        places.insert(element.index)
        doomApart(element, emitter)
        element.release()
        waiting += element.children
      }
    }
    // What waits for the layout was asked for in rows that the view around has emitted.
    emitter.actions.removeAll { places.contains($0.owner.place) }
    emitter.scrollTargets.removeAll { places.contains($0.owner.place) }
    emitter.early.asked.removeAll { places.contains($0.owner.place) }
  }
}
