import Foundation
import QuoinCore
import QuoinGeometry

/// The position at which a scroll view is about to come to rest.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content to show, in points.
  public var rect: CGRect
  /// The point of `rect` to align with the same point of the visible part.
  public var anchor: UnitPoint?

  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// The context of a scroll target behavior: the state of its scroll view.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The scroll view's target when scrolling began.
  public let originalTarget: ScrollTarget
  /// Points per second.
  public let velocity: CGVector
  public let contentSize: CGSize
  /// The size of the visible part without insets.
  public let containerSize: CGSize
  public let axes: Axis.Set
  /// The frames, in the content, of the views at which it may come to rest.
  let targets: [CGRect]
  private let environment: EnvironmentValues

  package init(
    originalTarget: ScrollTarget, velocity: CGVector = CGVector(dx: 0, dy: 0),
    contentSize: CGSize, containerSize: CGSize, axes: Axis.Set, targets: [CGRect] = [],
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.originalTarget = originalTarget
    self.velocity = velocity
    self.contentSize = contentSize
    self.containerSize = containerSize
    self.axes = axes
    self.targets = targets
    self.environment = environment
  }

  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// A rule that adjusts the position at which a scroll view comes to rest.
public protocol ScrollTargetBehavior {
  /// Adjusts `target`, which initially is the position at which the scroll view would come to rest.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  typealias TargetContext = ScrollTargetBehaviorContext
}

/// A behavior in which the scroll view comes to rest at multiples of the visible part, at most one
/// page from the start.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let page = context.containerSize.length(axis)
      guard page > 0 else { continue }
      let start = (context.originalTarget.rect.origin.coordinate(axis) / page).rounded()
      let end = (target.rect.origin.coordinate(axis) / page).rounded()
      let number = min(max(end, start - 1), start + 1)
      let last = max(context.contentSize.length(axis) - page, 0)
      target.rect.origin.setCoordinate(min(max(number * page, 0), last), axis)
    }
  }
}

/// A behavior in which the scroll view comes to rest at the start of a view in the target layout
/// (`View.scrollTargetLayout(isEnabled:)`).
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// The number of views that one drag can pass.
  public struct LimitBehavior: Hashable, Sendable {
    fileprivate enum Limit: Hashable { case automatic, few, one, none }
    fileprivate let limit: Limit
    public static let automatic = LimitBehavior(limit: .automatic)
    public static let always = LimitBehavior(limit: .few)
    public static let alwaysByFew = LimitBehavior(limit: .few)
    public static let alwaysByOne = LimitBehavior(limit: .one)
    public static let never = LimitBehavior(limit: .none)
  }
  private let limit: LimitBehavior
  private let anchor: UnitPoint?

  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {
    limit = limitBehavior
    self.anchor = anchor
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in [Axis.horizontal, .vertical] where context.axes.contains(Axis.Set(axis)) {
      let visible = context.containerSize.length(axis)
      let unit = anchor.map { axis == .horizontal ? $0.x : $0.y } ?? 0
      let stops = context.targets.map {
        $0.origin.coordinate(axis) + ($0.size.length(axis) - visible) * unit
      }
      .sorted()
      func nearest(_ coordinate: CGFloat) -> Int? {
        stops.indices.min { abs(stops[$0] - coordinate) < abs(stops[$1] - coordinate) }
      }
      guard let start = nearest(context.originalTarget.rect.origin.coordinate(axis)),
        let end = nearest(target.rect.origin.coordinate(axis))
      else { continue }
      let reach =
        switch limit.limit {
        case .one: 1
        case .few: max(stops.filter { $0 >= stops[start] && $0 < stops[start] + visible }.count, 1)
        case .automatic, .none: stops.count
        }
      let stop = stops[min(max(end, start - reach), start + reach)]
      let last = max(context.contentSize.length(axis) - visible, 0)
      target.rect.origin.setCoordinate(min(max(stop, 0), last), axis)
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  public static var viewAligned: ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior()
  }
  public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
    -> ViewAlignedScrollTargetBehavior
  {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior = .automatic, anchor: UnitPoint?
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}

extension View {
  /// Sets where the scroll view inside comes to rest after a drag; a picture shows it before any
  /// drag.
  /// Sizing: neutral.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scroll) { $0.behavior = behavior }
  }

  /// Makes the views of the container inside scroll targets; `scrollPosition(id:)` reports their
  /// ids.
  /// Sizing: neutral.
  public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    attribute { emission, mark in
      if isEnabled { emission.attach(ScrollStopMark(), since: mark) }
    }
  }

  /// Has no effect: only the views of a target layout are scroll targets.
  /// Sizing: neutral.
  public func scrollTarget(isEnabled: Bool = true) -> some View { self }
}

extension Axis.Set {
  fileprivate init(_ axis: Axis) { self = axis == .horizontal ? .horizontal : .vertical }
}

extension CGSize {
  func length(_ axis: Axis) -> CGFloat { axis == .horizontal ? width : height }
}

extension CGPoint {
  func coordinate(_ axis: Axis) -> CGFloat { axis == .horizontal ? x : y }
  fileprivate mutating func setCoordinate(_ value: CGFloat, _ axis: Axis) {
    if axis == .horizontal { x = value } else { y = value }
  }
}
