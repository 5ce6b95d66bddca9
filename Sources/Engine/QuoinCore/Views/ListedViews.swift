import QuoinLayout

// Separates the views of a list without creating them: bodies of views that are one element each,
// according to their types, aren't evaluated.

/// A view of a list, as a separate view with the modifiers around it.
/// Sizing: as the view.
struct ListedView: PrimitiveView {
  /// The preview settings that its modifiers make, by the type of the key.
  var settings: [ObjectIdentifier: Any] = [:]
  let emit: @MainActor (Emission) -> Void

  static func _emit(_ view: Self, into emission: Emission) {
    emission.tree.withoutImplicitRoot { view.emit(emission) }
  }

  /// Returns the setting for `key`, where the outermost modifier takes precedence.
  func setting<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    settings[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
}

/// Sets a preview setting of the view.
/// Sizing: neutral.
public struct _PreviewModifier<Key: LayoutValueKey>: PrimitiveModifier {
  let value: Key.Value

  public init(_ key: Key.Type, _ value: Key.Value) { self.value = value }

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.setValue(Key.self, modifier.value, since: mark)
  }

  public static func _collect<V: View>(
    _ modifier: Self, content: V, into collector: SlotCollector
  ) {
    let first = collector.listed?.count ?? 0
    collector.add(content, modifiedBy: modifier)
    for index in first..<(collector.listed?.count ?? 0) {
      collector.listed?[index].settings[ObjectIdentifier(Key.self)] = modifier.value
    }
  }

  /// The unknown count, so that a view with such a modifier in its body is expanded.
  public static func _elements(of content: _ElementCount) -> _ElementCount { .unknown }
}

extension SlotCollector {
  /// Returns the views of `content` in order.
  static func views<V: View>(of content: V, in emission: Emission) -> [ListedView] {
    let collector = SlotCollector(emission)
    collector.listed = []
    emission.withCurrent { V._collect(content, into: collector) }
    return collector.listed ?? []
  }

  /// Returns whether the views must be separated, so that items with `elements` elements must be
  /// expanded.
  @usableFromInline
  func separates(_ elements: _ElementCount) -> Bool {
    splits || listed != nil && elements != .known(1)
  }

  func list<V: View>(_ view: V) {
    listed?.append(ListedView { V._emit(view, into: $0) })
  }

  func list(
    count: Int, emit: @escaping @MainActor (Emission, _ ordinal: Int32, Int) -> Void
  ) {
    for position in 0..<count {
      listed?.append(ListedView { emit($0, $0.reserveElements(1), position) })
    }
  }

  func list<V: View, M: ViewModifier>(
    _ content: V, modifiedBy modifier: M, environment change: ((inout EnvironmentValues) -> Void)?
  ) {
    let first = listed?.count ?? 0
    if let change {
      emission.withEnvironment(change) { V._collect(content, into: self) }
    } else {
      V._collect(content, into: self)
    }
    guard let views = listed?[first...] else { return }
    for (index, view) in zip(views.indices, views) {
      listed?[index] = ListedView(settings: view.settings) {
        M._emit(modifier, content: view, into: $0)
      }
    }
  }

  /// Lists `view`, which has a body, or the views of its body if the type isn't known to be a
  /// single element.
  func list<V: View>(body view: V) {
    guard V._elements != .known(1) else { return list(view) }
    let sketch = Emission(environment: emission.environment, shaper: emission.shaper)
    let elements = ListElement.elements(of: view, in: sketch)
    // It can't be emitted; the picture reports the reason.
    guard (try? sketch.completeness.check()) != nil else { return list(view) }
    for (element, node) in elements {
      listed?.append(
        ListedView(settings: sketch.tree.previewSettings(of: node)) {
          ListElement._emit(element, into: $0)
        })
    }
  }

  /// Lists the content with `modifier`, which has a body, or the views of that body.
  func list<M: ViewModifier, V: View>(body modifier: M, _ content: V) {
    if M._elements(of: .content) == .content {
      list(content, modifiedBy: modifier, environment: nil)
    } else {
      list(body: ModifiedView(view: ModifiedContent(content: content, modifier: modifier)))
    }
  }
}

/// A view with a modifier that has a body, as a view with a body.
private struct ModifiedView<Content: View>: View {
  let view: Content
  var body: some View { view }
}

extension LayoutTree {
  /// Returns the preview settings made by the modifiers inside `node`.
  fileprivate func previewSettings(of node: NodeID) -> [ObjectIdentifier: Any] {
    func setting<K: LayoutValueKey>(_ key: K.Type) -> (ObjectIdentifier, Any) {
      (ObjectIdentifier(key), value(key, of: node))
    }
    return Dictionary(uniqueKeysWithValues: [
      setting(PreviewNameKey.self), setting(PreviewLayoutKey.self), setting(PreviewDeviceKey.self),
      setting(PreviewOrientationKey.self),
    ])
  }
}
