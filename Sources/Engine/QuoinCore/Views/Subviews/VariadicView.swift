// Also underscored in SwiftUI, but packages depend on it.

/// A type that arranges the views of a list; see ``_VariadicView/Tree``.
@MainActor @preconcurrency
public protocol _VariadicView_Root {}

/// A root that creates a view from the views of a list.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root whose body is one view.
@MainActor @preconcurrency
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root whose body is any number of views, which its container sees.
@MainActor @preconcurrency
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// Views arranged by a root that sees them as a list.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// The result of `root` for the views of `content`.
  /// Sizing: as the root's body.
  public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    nonisolated public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never

  public static func _emit(_ view: Self, into emission: Emission) {
    Root.Body._emit(view.made(emission), into: emission)
  }
  public static func _collect(_ view: Self, into collector: SlotCollector) {
    Root.Body._collect(view.made(collector.emission), into: collector)
  }
  public static var _elements: _ElementCount { Root.Body._elements }

  @MainActor
  private func made(_ emission: Emission) -> Root.Body {
    let children = _VariadicView_Children(SubviewsCollection(of: content, in: emission))
    return emission.evaluating { root.body(children: children) }
  }
}

/// The views of a list, as a root receives them. Sizing: none.
public struct _VariadicView_Children: RandomAccessCollection, PrimitiveView {
  public typealias Index = Int

  let views: SubviewsCollection

  init(_ views: SubviewsCollection) { self.views = views }

  nonisolated public var startIndex: Int { views.startIndex }
  nonisolated public var endIndex: Int { views.endIndex }
  nonisolated public subscript(index: Int) -> Element { Element(view: views[index]) }

  public static func _emit(_ view: Self, into emission: Emission) {
    SubviewsCollection._emit(view.views, into: emission)
  }
  public static func _collect(_ view: Self, into collector: SlotCollector) {
    SubviewsCollection._collect(view.views, into: collector)
  }
  public static var _elements: _ElementCount { .lists }

  /// A view of the list.
  /// Sizing: as the view.
  public struct Element: PrimitiveView, Identifiable {
    let view: Subview

    nonisolated public var id: AnyHashable { AnyHashable(view.id) }

    /// Returns the id that was set on the view, or that of its item, if the id has the given type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      view.containerValues.id?.base as? ID
    }

    /// The value that the view passes to the root.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      view.containerValues[trait: key]
    }

    public static func _emit(_ element: Self, into emission: Emission) {
      Subview._emit(element.view, into: emission)
    }
  }
}
