import QuoinLayout

/// An object that is notified when a view appears, changes and disappears.
@MainActor
open class LifetimeObserver {
  public init() {}
  /// Whether the view, with what is inside it, appears after others have disappeared.
  open var appearsLast: Bool { false }
  /// Called when the view appears for the first time.
  open func appear() {}
  /// Called when the view has been emitted again.
  open func change() {}
  /// Called when the view has been emitted again in the update that covers its page, or below other
  /// pages on the root page of its navigation.
  open func changeCovered() {}
  /// Called when the view disappears.
  open func disappear() {}
}

final class LifetimeObserverElement: LivingElement {
  let observer: LifetimeObserver
  var isPresent = false
  /// Whether the view currently exists.
  var hasContent = false
  /// The first node of the view.
  var node = LayoutTree.NodeID.absent
  /// The containers that cover the page with the view, and whether it is the root page of each.
  var covers: [ObjectIdentifier: Bool] = [:]
  /// Whether the view, which may be new, is on a page that a container has hidden.
  var isOnHiddenPage = false
  var isCovered: Bool { isOnHiddenPage || !covers.isEmpty }
  private var isOnRootPage: Bool { !covers.isEmpty && covers.values.allSatisfy { $0 } }
  /// Whether the view notes changes below other pages (Rules/Identity.md#on-change-covered).
  private var notesCovered = false
  /// Whether the view is in a candidate that its `ViewThatFits` doesn't show.
  var isUnchosen = false

  /// Returns whether the view notes changes in an update in which a page covers it, or is above it.
  func notesChangeOfCovered() -> Bool {
    defer { notesCovered = isOnRootPage }
    return notesCovered || (isCovered && isPresent)
  }

  init(key: Element.Key, _ observer: LifetimeObserver) {
    self.observer = observer
    super.init(key: key)
  }

  override func leave(_ elementStore: ElementStore) {
    hasContent = false
    elementStore.lifetimes.departed.append(self)
  }

  override func release() {
    super.release()
    node = .absent
  }
}

extension LivingElement {
  /// The observers of this element and of its descendants, in the order of the views.
  var allObservers: [LifetimeObserverElement] {
    var result: [LifetimeObserverElement] = []
    var waiting: [LivingElement] = [self]
    while let element = waiting.popLast() {
      if let observer = element as? LifetimeObserverElement { result.append(observer) }
      waiting += element.children.reversed()
    }
    return result
  }
}

extension Emission {
  /// Emits `content` with an observer that is notified when it appears, changes and disappears. A
  /// picture has no observers.
  ///
  /// - `make`: creates the observer, once per identity.
  /// - `update`: passes the modifier's current values to the observer.
  public func emitObserved<V: View, F: LifetimeObserver>(
    _ content: V, make: () -> F, update: (F) -> Void
  ) {
    guard let elementStore else {
      requireLiveTree()
      return V._emit(content, into: self)
    }
    let key = Element.Key.view(F.self)
    let element: LifetimeObserverElement
    let observer: F
    if let known = elementStore.next(key) as? LifetimeObserverElement,
      let its = known.observer as? F
    {
      (element, observer) = (known, its)
    } else {
      observer = make()
      element = LifetimeObserverElement(key: key, observer)
    }
    update(observer)
    elementStore.lifetimes.emitted.append(element)
    elementStore.open(element, in: self)
    let mark = tree.mark
    V._emit(content, into: self)
    element.node = tree.first(after: mark)
    element.hasContent = element.node.exists
    elementStore.leave(self)
  }

  /// Returns an object that is retained for as long as the view emitted here keeps its identity.
  public func keep<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    guard let elementStore else { return make() }
    let key = Element.Key.view(Kept.self)
    if let known = elementStore.next(key) as? KeepingElement, let object = known.object as? Kept {
      elementStore.add(known)
      return object
    }
    let object = make()
    elementStore.add(KeepingElement(key: key, object))
    return object
  }
}

extension Emission {
  /// Notifies the observers in the open element that their views disappear, or appear again.
  ///
  /// They disappear if they are on one of `pages`, which are covered by other pages.
  ///
  /// - Parameter root: The page among them that still notes changes, if there is one.
  package func coverObservers(on pages: [LayoutTree.NodeID], root: LayoutTree.NodeID? = nil) {
    guard let elementStore else { return }
    if !pages.isEmpty { elementStore.lifetimes.hidesPages = true }
    let pages = Set(pages)
    elementStore.coverObservers(root: root) { node in
      var node = node
      while node.isBelowTop {
        if pages.contains(node) { return node }
        node = tree.parent(of: node)
      }
      return nil
    }
  }
}

extension ElementStore {
  /// Notifies the observers: inner ones before outer ones, later siblings before earlier ones, and
  /// new views before removed ones (Rules/Identity.md#appear-order), which keep the order of the
  /// queue. What is presented appears after both.
  ///
  /// - Returns: Whether any observer was notified.
  func notifyObservers() -> Bool {
    if let tree = viewTree?.layout { lifetimes.noteCandidates(in: tree) }
    let waiting = lifetimes
    lifetimes = waiting.next
    var hasNotified = false
    func notify(_ body: () -> Void) {
      body()
      hasNotified = true
    }
    for element in waiting.departedAtOnce where element.isPresent {
      element.isPresent = false
      notify(element.observer.disappear)
    }
    var gone: [LifetimeObserverElement] = []
    func note(_ element: LifetimeObserverElement) {
      guard element.isAlive && !element.isAway else { return }
      if !element.isPresent, element.covers.isEmpty, lifetimes.hidesPages {
        element.isOnHiddenPage = isOnHiddenPage(element)
      }
      let isShown = element.hasContent && !element.isCovered && !element.isUnchosen
      if element.notesChangeOfCovered() { notify(element.observer.changeCovered) }
      switch (element.isPresent, isShown) {
      case (false, true):
        element.isPresent = true
        notify(element.observer.appear)
      case (true, true): notify(element.observer.change)
      case (true, false):
        element.isPresent = false
        gone.append(element)
      case (false, false): break
      }
    }
    let late = waiting.late
    for element in waiting.emitted.reversed()
    where late.isEmpty || !late.contains(ObjectIdentifier(element)) {
      note(element)
    }
    for element in waiting.departed where element.isPresent {
      element.isPresent = false
      gone.append(element)
    }
    for element in gone { notify(element.observer.disappear) }
    for element in waiting.emitted.reversed()
    where !late.isEmpty && late.contains(ObjectIdentifier(element)) {
      note(element)
    }
    return hasNotified
  }

  /// Returns whether `element`, which may be new, is on a covered page.
  private func isOnHiddenPage(_ element: LifetimeObserverElement) -> Bool {
    guard let tree = viewTree?.layout else { return false }
    var node = element.node
    while node.isBelowTop { node = tree.parent(of: node) }
    return !node.exists
  }
}
