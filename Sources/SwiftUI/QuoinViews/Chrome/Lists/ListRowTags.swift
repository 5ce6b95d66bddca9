import QuoinCore
import QuoinLayout

extension Emission {
  /// Returns the id of the first `ForEach` item or `.id(_:)` since `mark`, which serves as the tag
  /// of a row without its own.
  func itemID(since mark: ElementMark) -> AnyHashable? {
    for key in keys(since: mark) {
      switch key {
      case .item(let id), .id(let id): return id
      case .number(let number): return number
      case .view, .items: continue
      case .type, .branch, .postLayout, .slot, .layer: return nil
      }
    }
    return nil
  }

  /// Returns what selects the row at `node`: its tag, or the value of its link, or else `id`; `nil`
  /// if it can't be selected.
  func rowTag(of node: LayoutTree.NodeID, id: AnyHashable?) -> AnyHashable? {
    guard !tree.value(SelectionDisabledKey.self, of: node) else { return nil }
    return tree.value(_TagKey.self, of: node) ?? linkValue(of: node) ?? id
  }

  /// Returns the value of the link that is the row at `node`, if a tap selects it.
  private func linkValue(of node: LayoutTree.NodeID) -> AnyHashable? {
    guard let links = environment.columnLinks,
      let value = tree.value(LinkValueKey.self, of: node), links.takes(value)
    else { return nil }
    return value
  }

  /// Returns whether the next column of a split view shows the page of the link that is the row at
  /// `node`.
  func isFollowed(_ node: LayoutTree.NodeID) -> Bool {
    guard let links = environment.columnLinks, links.showsBeside,
      let link = tree.value(LinkIdentityKey.self, of: node).map(AnyHashable.init)
        ?? tree.value(LinkValueKey.self, of: node)
    else { return false }
    return evaluating { links.followed.id == link }
  }

  /// The number of rows whose tags one command computes, because each row is emitted for its tag.
  static var tagLimit: Int { 100_000 }

  /// Returns a closure that computes the tags of all rows of a list with `content` in this place,
  /// also of those that are too far away to exist.
  func rowTags<Content: View>(of content: Content) -> @MainActor () -> [AnyHashable] {
    let (environment, shaper) = (environment, shaper)
    return { [weak self] in
      let slots = SlotList(content, in: Emission(environment: environment, shaper: shaper))
      let sections = ListSections(slots.sections, slotCount: slots.count)
      let rows = (0..<slots.count).lazy.filter(sections.isRow)
      var tags: [AnyHashable] = []
      // Each chunk has an emission of its own, so that the memory doesn't grow with the list.
      var sketch = Emission(environment: environment, shaper: shaper)
      for (number, slot) in rows.prefix(Self.tagLimit + 1).enumerated() {
        guard number < Self.tagLimit else {
          self?.diagnostics.addWarning(
            "A command selects only the first \(Self.tagLimit) rows of a list.")
          break
        }
        if number % 1000 == 999 { sketch = Emission(environment: environment, shaper: shaper) }
        let (mark, elements) = (sketch.tree.mark, sketch.elementMark)
        slots.emit(slot, into: sketch)
        let id = sketch.itemID(since: elements)
        sketch.tree.forEach(since: mark) { node in
          if let tag = sketch.rowTag(of: node, id: id) { tags.append(tag) }
        }
      }
      return tags
    }
  }
}
