/// A type that creates a new view from a view to which it is applied.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  /// The view to which the modifier is applied.
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Adds the modified elements to the list that `emission` is building. Only Quoin's own modifiers
  /// implement this.
  @MainActor @preconcurrency static func _emit<V: View>(
    _ modifier: Self, content: V, into emission: Emission)

  /// Adds the modified elements to `collector` without emitting them. Only Quoin's own modifiers
  /// implement this.
  @MainActor @preconcurrency static func _collect<V: View>(
    _ modifier: Self, content: V, into collector: SlotCollector)

  /// Returns the number of elements that the modifier produces from those of `content`. Only
  /// Quoin's own modifiers implement this.
  @MainActor @preconcurrency static func _elements(of content: _ElementCount) -> _ElementCount
}

extension ViewModifier {
  @inlinable
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    if let place = emission.statement {
      return emission.emitLocated(modifier, content, at: place) { Body._emit($0, into: $1) }
    }
    guard emission.enterPlain(Self.self) else {
      return emission.emitPrepared(modifier, content) { Body._emit($0, into: $1) }
    }
    Body._emit(
      modifier.body(content: _ViewModifier_Content<Self>(AnyView(content))), into: emission)
    emission.leave()
  }

  /// Collects the elements of the body.
  public static func _collect<V: View>(
    _ modifier: Self, content: V, into collector: SlotCollector
  ) {
    if collector.listed != nil { return collector.list(body: modifier, content) }
    if collector.emission.isLiving { return collector.addLiving(modifier, content) }
    guard collector.emission.enter(.view(Self.self)) else { return }
    let placeholder = _ViewModifier_Content<Self>(AnyView(content))
    if let modifier = DynamicProperties(collector.emission).prepared(modifier) {
      Body._collect(modifier.body(content: placeholder), into: collector)
    }
    collector.emission.leave()
  }

  public static func _elements(of content: _ElementCount) -> _ElementCount {
    let own = _ElementCount.of(Self.self) { Body._elements }
    return own == .content ? content : own
  }

  /// Returns a modifier that applies this modifier and then `modifier`.
  @inlinable
  public func concat<M: ViewModifier>(_ modifier: M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier without a body, which the engine emits itself.
@MainActor @preconcurrency
public protocol PrimitiveModifier: ViewModifier where Body == Never {}

/// A modifier that takes effect only in a live tree; pictures omit it.
@MainActor @preconcurrency
public protocol _LivingOnlyModifier: PrimitiveModifier {
  /// Adds the modified elements of `content` to the list that `emission` is building in a live
  /// tree.
  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission)
}

extension _LivingOnlyModifier {
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    if emission.isLiving {
      _emitLiving(modifier, content: content, into: emission)
    } else {
      V._emit(content, into: emission)
    }
  }
}

extension ViewModifier where Body == Never {
  /// An unused requirement: a primitive modifier has no body.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }

  /// Collects the elements of `content`, each wrapped in the modifier.
  public static func _collect<V: View>(
    _ modifier: Self, content: V, into collector: SlotCollector
  ) {
    collector.add(content, modifiedBy: modifier)
  }

  public static func _elements(of content: _ElementCount) -> _ElementCount { content }
}

/// A placeholder for the modified view inside a modifier's body.
/// Sizing: as the modified view.
public struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  @usableFromInline let view: AnyView
  @usableFromInline
  init(_ view: AnyView) { self.view = view }

  @inlinable
  public static func _emit(_ content: Self, into emission: Emission) {
    content.view.storage.emit(into: emission)
  }

  public static func _collect(_ content: Self, into collector: SlotCollector) {
    content.view.storage.collect(into: collector)
  }

  public static var _elements: _ElementCount { .content }
}

/// A view or modifier with a modifier applied. Sizing: as the modifier says.
@frozen
public struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier
  @inlinable
  nonisolated public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
  @inlinable
  public static func _emit(_ view: Self, into emission: Emission) {
    Modifier._emit(view.modifier, content: view.content, into: emission)
  }

  public static func _collect(_ view: Self, into collector: SlotCollector) {
    Modifier._collect(view.modifier, content: view.content, into: collector)
  }

  public static var _elements: _ElementCount { Modifier._elements(of: Content._elements) }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @inlinable
  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    Modifier._emit(
      modifier.modifier,
      content: ModifiedContent<V, Content>(content: content, modifier: modifier.content),
      into: emission)
  }

  public static func _collect<V: View>(
    _ modifier: Self, content: V, into collector: SlotCollector
  ) {
    Modifier._collect(
      modifier.modifier,
      content: ModifiedContent<V, Content>(content: content, modifier: modifier.content),
      into: collector)
  }

  public static func _elements(of content: _ElementCount) -> _ElementCount {
    Modifier._elements(of: Content._elements(of: content))
  }
}

extension View {
  /// Applies `modifier` to the view.
  /// Sizing: as the modifier says.
  @inlinable
  public consuming func modifier<M>(_ modifier: consuming M) -> ModifiedContent<Self, M> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
