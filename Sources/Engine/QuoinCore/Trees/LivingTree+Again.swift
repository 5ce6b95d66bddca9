import QuoinLayout

// Checks a live view by evaluating every body once more without changes: a view that finds its
// elements and objects again does nothing.

/// A change that a view makes in each update, even if its inputs haven't changed.
package struct UpdateHabit: Hashable {
  package enum Kind: Hashable {
    /// The items of a `ForEach` have new ids each time.
    case newItemIDs
    /// `.id(_:)` has a new value each time.
    case newID
    /// A new object that the view doesn't own is created each time.
    case newObject(property: String, type: String)
    /// A body is evaluated for each change of an object, although it reads no property of the
    /// object.
    case unreadObject(property: String, type: String)
  }
  package var kind: Kind
  /// The name of the view.
  package var view: String
  /// The state that is lost, such as `_count of Row`.
  package var states: [String] = []
  /// A node of the view, or `nil` if it has none.
  package var node: LayoutTree.NodeID?

  fileprivate var name: [AnyHashable] { [kind, view] }
}

/// An object of a dynamic property that may have been read.
@MainActor
protocol WatchedObject: AnyObject {
  /// The name of the property and the type of its object, if the object publishes changes and the
  /// property hasn't been read since it was connected.
  var unread: (property: String, type: String)? { get }
}

/// An object with which a property replaced a previous one, recorded on request.
struct ObjectExchange {
  var element: BodyElement
  var property: String
  var type: String
}

extension LivingTree {
  /// Evaluates all bodies twice more, and returns the changes that views make each time although
  /// nothing has changed.
  ///
  /// - Throws: The errors of ``update()``.
  package func updateHabits() throws -> [UpdateHabit] {
    guard !isClosed, !isCutOff else { return [] }
    let first = try evaluateAgain()
    var habits: [UpdateHabit] = []
    if !first.isEmpty, !isCutOff {
      // Nodes differ each time; a habit occurs again in a view with the same name.
      let names = Set(first.map(\.name))
      habits = try evaluateAgain().filter { names.contains($0.name) }
    }
    guard !isCutOff else { return [] }
    return habits + unreadObjects()
  }

  private func evaluateAgain() throws -> [UpdateHabit] {
    let before = family()
    for (element, _) in before {
      guard let body = element as? BodyElement, body !== root else { continue }
      body.invalidate(.value)
      body.isToBeEmitted = true
    }
    root.isToBeEmitted = true
    elementStore.pendingChanges.exchanges = []
    defer { elementStore.pendingChanges.exchanges = nil }
    try update()
    let exchanges = elementStore.pendingChanges.exchanges ?? []
    return before.flatMap { newIdentities(in: $0.element, instead: $0.children) }
      + exchanges.map { exchange in
        UpdateHabit(
          kind: .newObject(property: exchange.property, type: exchange.type),
          view: exchange.element.name, node: node(of: exchange.element))
      }
  }

  /// Returns every element with its children.
  private func family() -> [(element: LivingElement, children: ContiguousArray<LivingElement>)] {
    var all: [(element: LivingElement, children: ContiguousArray<LivingElement>)] = []
    var waiting: [LivingElement] = [root]
    while let element = waiting.popLast() {
      all.append((element, element.children.filter { !$0.isLost }))
      waiting += element.children.reversed()
    }
    return all
  }

  private func newIdentities(
    in element: LivingElement, instead old: ContiguousArray<LivingElement>
  ) -> [UpdateHabit] {
    guard element.isAlive else { return [] }
    return [UpdateHabit.Kind.newItemIDs, .newID].compactMap { kind in
      let lost = old.filter { $0.key.identityKind == kind }
      guard !lost.isEmpty, lost.allSatisfy(\.isLost),
        let first = element.children.first(where: { $0.key.identityKind == kind && !$0.isLost })
      else { return nil }
      return UpdateHabit(
        kind: kind, view: author(of: first), states: states(in: first), node: node(of: first))
    }
  }

  /// Returns the states of the bodies of `element` and its descendants.
  private func states(in element: LivingElement) -> [String] {
    var found: [String] = []
    var waiting = [element]
    while let element = waiting.popLast() {
      if let body = element as? BodyElement {
        for name in body.stateNames {
          let text = "\(name) of \(body.name)"
          if !found.contains(text) { found.append(text) }
        }
      }
      waiting += element.children.reversed()
    }
    return found
  }

  private func author(of element: LivingElement) -> String {
    var element: LivingElement? = element
    while let current = element {
      if let body = current as? BodyElement { return body.name }
      element = current.children.first
    }
    return ""
  }

  /// Returns the first node that `element`, or a descendant, has emitted, without boundaries.
  private func node(of element: LivingElement) -> LayoutTree.NodeID? {
    let layout = emission.tree
    var waiting = [element]
    while let element = waiting.popLast() {
      let own = (element as? BodyElement)?.boundaries.first
      if var node = own ?? layout.tops(of: element.span).first, node.exists, !layout.isFree(node),
        layout.isShown(node)
      {
        while layout.isBoundary(node), let child = layout.children(of: node).first { node = child }
        return node
      }
      waiting += element.children.reversed()
    }
    return nil
  }

  private func unreadObjects() -> [UpdateHabit] {
    family().flatMap { element, _ -> [UpdateHabit] in
      guard let body = element as? BodyElement else { return [] }
      return body.watchedObjects.compactMap(\.unread).map { unread in
        UpdateHabit(
          kind: .unreadObject(property: unread.property, type: unread.type), view: body.name,
          node: node(of: body))
      }
    }
  }
}

extension LivingElement {
  /// Whether the element is no longer shown. A list keeps the state of a row whose data may return.
  fileprivate var isLost: Bool { !isAlive || (self as? RowElement)?.isGone == true }
}

extension Element.Key {
  /// The habit that a new key of this kind in each update would indicate.
  fileprivate var identityKind: UpdateHabit.Kind? {
    switch self {
    case .item, .slot: .newItemIDs
    case .id: .newID
    case .view, .type, .branch, .number, .items, .postLayout, .layer: nil
    }
  }
}
