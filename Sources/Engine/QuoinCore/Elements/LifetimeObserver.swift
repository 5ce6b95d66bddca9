import QuoinLayout

/// An object that is notified when a view appears, changes and disappears.
@MainActor
open class LifetimeObserver {
  public init() {}
  /// Called when the view appears for the first time.
  open func appear() {}
  /// Called when the view has been emitted again.
  open func change() {}
  /// Called when the view, which has disappeared below other pages, has been emitted again on the
  /// root page of its navigation.
  open func changeOnRootPage() {}
  /// Called when the view disappears.
  open func disappear() {}
}

final class LifetimeObserverElement: LivingElement {
  let observer: LifetimeObserver
  var isPresent = false
  /// Whether the view currently exists.
  var hasContent = false
  /// The first node of the view, and whether that node is on a covered page.
  var node = LayoutTree.NodeID.absent
  var isCovered = false
  /// Whether that page is the root page of the navigation that covers it.
  var isOnRootPage = false

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
  /// queue.
  ///
  /// - Returns: Whether any observer was notified.
  func notifyObservers() -> Bool {
    let waiting = lifetimes
    lifetimes = LifetimeQueue(hidesPages: waiting.hidesPages)
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
    for element in waiting.emitted.reversed()
    where element.isAlive && !element.isAway {
      if !element.isPresent, lifetimes.hidesPages, isOnHiddenPage(element) {
        element.isCovered = true
      }
      switch (element.isPresent, element.hasContent && !element.isCovered) {
      case (false, true):
        element.isPresent = true
        notify(element.observer.appear)
      case (true, true): notify(element.observer.change)
      case (true, false):
        element.isPresent = false
        gone.append(element)
      case (false, false):
        if element.isCovered, element.isOnRootPage { notify(element.observer.changeOnRootPage) }
      }
    }
    for element in waiting.departed where element.isPresent {
      element.isPresent = false
      gone.append(element)
    }
    for element in gone { notify(element.observer.disappear) }
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
