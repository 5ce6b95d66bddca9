import QuoinLayout

// Tells the views of a list apart without making them: bodies of views that are one element each, as their types say,
// are not evaluated.

/// One view of a list as a view of its own, in the modifiers around it. Sizing: as the view.
struct ListedView: PrimitiveView {
  /// What its modifiers say about it as a preview, by the type of the key.
  var settings: [ObjectIdentifier: Any] = [:]
  let emit: @MainActor (Emission) -> Void

  static func _emit(_ view: Self, into emission: Emission) {
    emission.tree.withoutImplicitRoot { view.emit(emission) }
  }

  /// What the modifiers say for `key`, the outermost first.
  func setting<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    settings[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }
}

/// Sets something about the view as a preview. Sizing: neutral.
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

  /// Unknown, so that a view with such a modifier in its body is looked into.
  public static func _elements(of content: _ElementCount) -> _ElementCount { .unknown }
}

extension SlotCollector {
  /// The views of `content` in their order.
  static func views<V: View>(of content: V, in emission: Emission) -> [ListedView] {
    let collector = SlotCollector(emission)
    collector.listed = []
    emission.withCurrent { V._collect(content, into: collector) }
    return collector.listed ?? []
  }

  /// Whether the views are to be told apart, and items with `elements` elements have to be looked into for that.
  @usableFromInline
  func tells(_ elements: _ElementCount) -> Bool {
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

  /// Lists `view`, which has a body, or the views of its body where the type doesn't say that it is one element.
  func list<V: View>(body view: V) {
    guard V._elements != .known(1) else { return list(view) }
    let sketch = Emission(environment: emission.environment, shaper: emission.shaper)
    let elements = ListElement.elements(of: view, in: sketch)
    // It can't be emitted: the picture says why.
    guard (try? sketch.checkEmission()) != nil else { return list(view) }
    for (element, node) in elements {
      listed?.append(
        ListedView(settings: sketch.tree.previewSettings(of: node)) {
          ListElement._emit(element, into: $0)
        })
    }
  }

  /// The same for a modifier.
  func list<M: ViewModifier, V: View>(body modifier: M, _ content: V) {
    if M._elements(of: .content) == .content {
      list(content, modifiedBy: modifier, environment: nil)
    } else {
      list(body: ModifiedView(view: ModifiedContent(content: content, modifier: modifier)))
    }
  }
}

/// A view in a modifier with a body, as a view with a body.
private struct ModifiedView<Content: View>: View {
  let view: Content
  var body: some View { view }
}

extension LayoutTree {
  /// What the modifiers inside `node` say about it as a preview.
  fileprivate func previewSettings(of node: Node) -> [ObjectIdentifier: Any] {
    func setting<K: LayoutValueKey>(_ key: K.Type) -> (ObjectIdentifier, Any) {
      (ObjectIdentifier(key), value(key, of: node))
    }
    return Dictionary(uniqueKeysWithValues: [
      setting(PreviewNameKey.self), setting(PreviewLayoutKey.self), setting(PreviewDeviceKey.self),
      setting(PreviewOrientationKey.self),
    ])
  }
}
