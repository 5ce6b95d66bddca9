import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The position of a scroll view: a view, an edge or a point.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case automatic
    case view(ViewName, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    /// The position to which the user has scrolled, with the id of the first visible view.
    case user(ViewName?)
  }
  private struct ViewName: Equatable, Sendable {
    let id: any Hashable & Sendable
    static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.id) == AnyHashable(rhs.id) }
  }
  /// A function that extracts the ids of views.
  private struct NameReader: Equatable, Sendable {
    let read: @Sendable (AnyHashable) -> (any Hashable & Sendable)?
    init<ID: Hashable & Sendable>(_ type: ID.Type) { read = { $0.base as? ID } }
    static func == (lhs: Self, rhs: Self) -> Bool { true }
  }
  private var place = Place.automatic
  private let reader: NameReader

  /// Creates a position at the start of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {
    reader = NameReader(idType)
  }

  /// Creates a position at the view with the id `id`.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    reader = NameReader(ID.self)
    scrollTo(id: id, anchor: anchor)
  }

  /// Creates a position at the `edge` of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    reader = NameReader(idType)
    scrollTo(edge: edge)
  }

  /// Creates a position at a point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    reader = NameReader(idType)
    scrollTo(point: point)
  }

  /// Creates a position in points from the leading and top edges.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    reader = NameReader(idType)
    place = .point(x: x, y: y)
  }

  /// Creates a position in points from the leading edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    reader = NameReader(idType)
    scrollTo(x: x)
  }

  /// Creates a position in points from the top edge.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    reader = NameReader(idType)
    scrollTo(y: y)
  }

  // MARK: Scrolling

  /// Scrolls to the view with the id `id`.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(ViewName(id: id), anchor)
  }
  /// Scrolls to the `edge` of the content.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }
  /// Scrolls to a point of the content.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }
  /// Scrolls along the horizontal axis.
  public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }
  /// Scrolls along the vertical axis.
  public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }

  // MARK: Reading

  /// Whether the user scrolled last.
  public var isPositionedByUser: Bool { if case .user = place { true } else { false } }
  /// The edge, if the position is an edge.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The point, if the position is a point.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }
  /// The horizontal part of the point, if the position is a point.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  /// The vertical part of the point, if the position is a point.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
  /// The id of the view, if the position is a view or if the user has scrolled to one in a target
  /// layout.
  public var viewID: (any Hashable & Sendable)? {
    switch place {
    case .view(let name, _): name.id
    case .user(let name): name?.id
    case .automatic, .edge, .point: nil
    }
  }
  /// Returns the id of the view, if it is a `type`.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Records that the user has scrolled to the view with the id `name`.
  mutating func noteUser(at name: AnyHashable?) {
    place = .user(name.flatMap { reader.read($0) }.map { ViewName(id: $0) })
  }

  /// Applies the position to a scroll view's configuration.
  func apply(to configuration: inout ScrollConfiguration, anchor: UnitPoint? = nil) {
    switch place {
    case .automatic, .user: break
    case .view(let name, let own):
      configuration.target = ScrollTargetID(AnyHashable(name.id), anchor: own ?? anchor)
    case .edge(let edge):
      let corners: [Edge: UnitPoint] = [.bottom: .bottomLeading, .trailing: .topTrailing]
      configuration.targetOffset = .anchor(corners[edge] ?? .topLeading)
    case .point(let x, let y):
      configuration.targetOffset = .points(CGPoint(x: x ?? 0, y: y ?? 0))
    }
  }
}
