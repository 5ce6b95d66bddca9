import QuoinLayout

/// A view with its source location.
///
/// `quoin` compiles sources in which the statements that create views are wrapped in
/// `_located(_:_:)`, so that reports can refer to their lines; it isn't intended for other use.
///
/// Sizing: as its content (it adds no element and no node, and every list looks through it).
public struct _Located<Content> {
  let place: StaticString
  let content: Content
  /// Whether the content of a modifier with a body continues the statement at `place`.
  var isContent = false
}

extension _Located: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public static func _emit(_ view: Self, into emission: Emission) {
    emission.locate(view.place, isContent: view.isContent) {
      Content._emit(view.content, into: emission)
    }
  }

  public static func _collect(_ view: Self, into collector: SlotCollector) {
    collector.locate(view.place) { Content._collect(view.content, into: collector) }
  }

  public static var _elements: _ElementCount { Content._elements }
}

/// Returns `view` with its source location `place`.
///
/// The location consists of the file, the line and column of the statement, and the calls in it,
/// innermost first, such as `Card.swift|12:5|Text@12:5|padding@13:8`. See ``_Located``.
public func _located<Content: View>(_ place: StaticString, _ view: Content) -> _Located<Content> {
  _Located(place: place, content: view)
}

/// Returns `value` unchanged if it isn't a view.
@_disfavoredOverload
public func _located<Value>(_ place: StaticString, _ value: Value) -> Value { value }

/// Returns the view inside `view`, without source locations, for type checks.
@MainActor
package func unlocated(_ view: any View) -> any View {
  (view as? any Locating)?.contentView ?? view
}

@MainActor
private protocol Locating {
  var contentView: any View { get }
}

extension _Located: Locating where Content: View {
  fileprivate var contentView: any View { unlocated(content) }
}

extension Emission {
  /// Runs `content` inside an evaluation of the statement at `place`.
  ///
  /// - `isContent`: whether the content of a modifier on the statement's view continues there.
  func locate(_ place: StaticString, isContent: Bool = false, _ content: () -> Void) {
    locate(LocatedStatement(place, in: located, isContent: isContent), content)
  }

  /// Runs `content` inside `statement`, and records it as the origin of each node that `content`
  /// adds without a known origin inside.
  func locate(_ statement: LocatedStatement, _ content: () -> Void) {
    let mark = tree.mark
    let (outerPlace, outer) = (self.statement, located)
    self.statement = statement.place
    located = statement
    content()
    self.statement = outerPlace
    located = outer
    var nodes: [LayoutTree.NodeID] = []
    tree.forEach(since: mark) { nodes.append($0) }
    note(statement, at: nodes)
  }

  /// Records `statement` as the origin of `nodes` and the nodes inside, except for those with a
  /// known origin.
  func note(_ statement: LocatedStatement, at nodes: [LayoutTree.NodeID]) {
    var waiting = nodes
    while let node = waiting.popLast() {
      if let known = store.places[node], !known.isOutdated { continue }
      store.places[node] = statement
      waiting += tree.children(of: node)
    }
  }

  /// Emits a modifier with a body at the current location. Its content was declared there, not in
  /// the body that shows it.
  @usableFromInline
  func emitLocated<M: ViewModifier, V: View>(
    _ modifier: M, _ content: V, at place: StaticString,
    _ emit: @escaping @MainActor (M.Body, Emission) -> Void
  ) {
    statement = nil
    emitPrepared(modifier, _Located(place: place, content: content, isContent: true), emit)
    statement = place
  }
}

extension SlotCollector {
  /// Runs `content`, and records the statement at `place` as the origin of the slots that it adds.
  func locate(_ place: StaticString, _ content: () -> Void) {
    let (first, firstListed) = (slots.runs.count, listed?.count ?? 0)
    let (outerPlace, outer) = (emission.statement, emission.located)
    let statement = LocatedStatement(place, in: outer)
    emission.statement = place
    emission.located = statement
    content()
    emission.statement = outerPlace
    emission.located = outer
    changeSlots(from: first) { slot in
      let emit = slot.emit
      slot.emit = { emission, position in
        emission.locate(statement) { emit(emission, position) }
      }
    }
    guard let views = listed?[firstListed...] else { return }
    for (index, view) in zip(views.indices, views) {
      listed?[index] = ListedView(settings: view.settings) { emission in
        emission.locate(statement) { ListedView._emit(view, into: emission) }
      }
    }
  }
}
