import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The origin from which geometry is measured.
public enum CoordinateSpace: Hashable {
  /// The root view's top-left corner.
  case global
  /// The view's own top-left corner.
  case local
  /// The top-left corner of the nearest ancestor with this name.
  case named(AnyHashable)

  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// A type that represents a coordinate space.
public nonisolated protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of the root view.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of an ancestor, by name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The name of a scroll view's coordinate space: one that scrolls along `axis`, or the nearest one.
struct ScrollViewSpace: Hashable {
  var axis: Axis?
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The view's own top-left corner.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The root view's top-left corner.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The nearest ancestor that was named `name` by `View.coordinateSpace(_:)`.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
  /// The visible part of the nearest enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace())
  }
  /// The visible part of the nearest enclosing scroll view that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: ScrollViewSpace(axis: axis))
  }
}

extension View {
  /// Names the view's coordinate space, so that geometry inside can be measured from the view's
  /// top-left corner.
  /// Sizing: neutral.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    attribute { $0.spaces.setName(name.name, since: $1) }
  }

  /// Names the view's coordinate space, so that geometry inside can be measured from the view's
  /// top-left corner.
  /// Sizing: neutral.
  public func coordinateSpace<T: Hashable>(name: T) -> some View { coordinateSpace(.named(name)) }
}
