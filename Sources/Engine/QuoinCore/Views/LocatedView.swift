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
}

extension _Located: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public static func _emit(_ view: Self, into emission: Emission) {
    emission.locate(view.place) { Content._emit(view.content, into: emission) }
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
  /// Runs `content`, and records `place` as the location of each node that it adds without a known
  /// origin inside.
  func locate(_ place: StaticString, _ content: () -> Void) {
    let (mark, outer) = (tree.mark, statement)
    statement = place
    content()
    statement = outer
    var waiting: [LayoutTree.NodeID] = []
    tree.forEach(since: mark) { waiting.append($0) }
    while let node = waiting.popLast() {
      guard store.places[node] == nil else { continue }
      store.places[node] = place
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
    emitPrepared(modifier, _Located(place: place, content: content), emit)
    statement = place
  }
}

extension SlotCollector {
  /// Runs `content`, and records `place` as the location of the slots that it adds.
  func locate(_ place: StaticString, _ content: () -> Void) {
    let (first, firstListed) = (slots.runs.count, listed?.count ?? 0)
    let outer = emission.statement
    emission.statement = place
    content()
    emission.statement = outer
    changeSlots(from: first) { slot in
      let emit = slot.emit
      slot.emit = { emission, position in emission.locate(place) { emit(emission, position) } }
    }
    guard let views = listed?[firstListed...] else { return }
    for (index, view) in zip(views.indices, views) {
      listed?[index] = ListedView(settings: view.settings) { emission in
        emission.locate(place) { ListedView._emit(view, into: emission) }
      }
    }
  }
}
