import QuoinLayout

/// What is told when a view appears, changes and goes.
@MainActor
open class Follower {
  public init() {}
  /// The view is there for the first time.
  open func appear() {}
  /// The view was emitted again.
  open func change() {}
  /// The view is no longer there.
  open func disappear() {}
}

final class FollowerElement: LivingElement {
  let follower: Follower
  var isPresent = false
  /// Whether the view is there now.
  var hasContent = false
  /// The first of its nodes, and whether that lies on a page below others.
  var node: LayoutTree.Node = -1
  var isCovered = false

  init(key: Element.Key, _ follower: Follower) {
    self.follower = follower
    super.init(key: key)
  }

  override func leave(_ life: Life) {
    hasContent = false
    life.departed.append(self)
  }

  override func release() {
    super.release()
    node = -1
  }
}

extension ViewEmitter {
  /// Emits `content` and has a follower told of its life. Outside a living tree nobody is told.
  ///
  /// - Parameters:
  ///   - make: makes the follower, once per identity.
  ///   - update: hands the follower what the modifier says now.
  public func emitFollowed<V: View, F: Follower>(
    _ content: V, make: () -> F, update: (F) -> Void
  ) {
    guard let life else {
      wantsLife = true
      return V._emit(content, into: self)
    }
    let key = Element.Key.view(F.self)
    let element: FollowerElement
    let follower: F
    if let known = life.next(key) as? FollowerElement, let its = known.follower as? F {
      (element, follower) = (known, its)
    } else {
      follower = make()
      element = FollowerElement(key: key, follower)
    }
    update(follower)
    life.followed.append(element)
    life.open(element, in: self)
    let mark = tree.mark
    V._emit(content, into: self)
    element.node = tree.first(after: mark)
    element.hasContent = element.node >= 0
    life.leave(self)
  }

  /// An object that stays as long as the view emitted here keeps its identity.
  public func keep<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    guard let life else { return make() }
    let key = Element.Key.view(Kept.self)
    if let known = life.next(key) as? KeepingElement, let object = known.object as? Kept {
      life.add(known)
      return object
    }
    let object = make()
    life.add(KeepingElement(key: key, object))
    return object
  }
}

extension ViewEmitter {
  /// Has the followers in the open element be told that their views are not shown where they lie on one of `pages`,
  /// which others lie above, and are shown again where they don't.
  package func coverFollowers(on pages: [LayoutTree.Node]) {
    guard let life else { return }
    if !pages.isEmpty { life.hidesPages = true }
    let pages = Set(pages)
    life.coverFollowers { node in
      var node = node
      while node > 0 {
        if pages.contains(node) { return true }
        node = tree.parent(of: node)
      }
      return false
    }
  }
}

extension Life {
  /// Tells the followers what happened: inner ones before outer ones, later siblings before earlier ones, new
  /// views before those that went (SEMANTICS, recorded orders).
  ///
  /// - Returns: whether anybody was told.
  func tellFollowers() -> Bool {
    let (followed, departed, departedAtOnce) = (followed, departed, departedAtOnce)
    (self.followed, self.departed, self.departedAtOnce) = ([], [], [])
    var isTold = false
    func tell(_ body: () -> Void) {
      body()
      isTold = true
    }
    for element in departedAtOnce.reversed() where element.isPresent {
      element.isPresent = false
      tell(element.follower.disappear)
    }
    var gone: [FollowerElement] = []
    for element in followed.reversed() where element.isAlive {
      if !element.isPresent, hidesPages, isOnHiddenPage(element) { element.isCovered = true }
      switch (element.isPresent, element.hasContent && !element.isCovered) {
      case (false, true):
        element.isPresent = true
        tell(element.follower.appear)
      case (true, true): tell(element.follower.change)
      case (true, false):
        element.isPresent = false
        gone.append(element)
      case (false, false): break
      }
    }
    for element in departed.reversed() where element.isPresent {
      element.isPresent = false
      gone.append(element)
    }
    for element in gone { tell(element.follower.disappear) }
    return isTold
  }

  /// Whether `element`, which may be new, lies on a page below others.
  private func isOnHiddenPage(_ element: FollowerElement) -> Bool {
    guard let tree = viewTree?.layout else { return false }
    var node = element.node
    while node > 0 { node = tree.parent(of: node) }
    return node < 0
  }
}
