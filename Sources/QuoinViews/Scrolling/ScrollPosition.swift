import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Where a scroll view is scrolled to: a view, an edge or a point.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case automatic
    case view(ViewName, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }
  private struct ViewName: Equatable, Sendable {
    let id: any Hashable & Sendable
    static func == (lhs: Self, rhs: Self) -> Bool { AnyHashable(lhs.id) == AnyHashable(rhs.id) }
  }
  private var place = Place.automatic

  /// Where the scroll view begins, until it is told otherwise.
  public init(idType: (some Hashable & Sendable).Type = Never.self) {}

  /// The view called `id`.
  public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    scrollTo(id: id, anchor: anchor)
  }

  /// The end of the content at `edge`.
  public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {
    scrollTo(edge: edge)
  }

  /// A point of the content.
  public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {
    scrollTo(point: point)
  }

  /// So many points from the leading and top ends.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }

  /// So many points from the leading end.
  public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {
    scrollTo(x: x)
  }

  /// So many points from the top.
  public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {
    scrollTo(y: y)
  }

  // MARK: Scrolling

  /// Scrolls to the view called `id`.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(ViewName(id: id), anchor)
  }
  /// Scrolls to the end of the content at `edge`.
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
  public var isPositionedByUser: Bool { false }
  /// The edge, if it was scrolled to one.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }
  /// The point, if it was scrolled to one.
  public var point: CGPoint? {
    if case .point(let x?, let y?) = place { CGPoint(x: x, y: y) } else { nil }
  }
  /// The horizontal part of the point, if it was scrolled to one.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }
  /// The vertical part of the point, if it was scrolled to one.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }
  /// What the view is called, if it was scrolled to one.
  public var viewID: (any Hashable & Sendable)? {
    guard case .view(let name, _) = place else { return nil }
    return name.id
  }
  /// What the view is called, if it was scrolled to one and the name is a `type`.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Has a scroll view begin here.
  func apply(to configuration: inout ScrollConfiguration, anchor: UnitPoint? = nil) {
    switch place {
    case .automatic: break
    case .view(let name, let own):
      configuration.target = ScrollTargetID(AnyHashable(name.id), anchor: own ?? anchor)
    case .edge(let edge):
      let corners: [Edge: UnitPoint] = [.bottom: .bottomLeading, .trailing: .topTrailing]
      configuration.position = .anchor(corners[edge] ?? .topLeading)
    case .point(let x, let y):
      configuration.position = .points(CGPoint(x: x ?? 0, y: y ?? 0))
    }
  }
}
