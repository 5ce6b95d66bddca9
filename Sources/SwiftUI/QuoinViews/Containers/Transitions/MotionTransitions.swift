import Foundation
import QuoinCore
import QuoinGeometry

// Transitions that move the view. Its "own length" is the view's length along the edge's axis
// (Rules/Animation.md#transition-kinds).

/// A transition in which the view enters from an offset, in points, and leaves in the same
/// direction.
public struct OffsetTransition: Transition {
  public var offset: CGSize
  nonisolated public init(_ offset: CGSize) { self.offset = offset }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
  public var _traits: _TransitionTraits { .motion }
}

/// A transition in which the view enters and leaves at an edge.
public struct MoveTransition: Transition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffset(edge, phase.isIdentity ? 0 : 1))
  }
  public var _traits: _TransitionTraits { .motion }
}

/// Enters at the leading edge and leaves at the trailing one.
public struct SlideTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffset(.leading, -phase.value))
  }
  public var _traits: _TransitionTraits { .motion }
}

/// A transition in which the view enters at an edge, leaves at the opposite one, and fades.
public struct PushTransition: Transition {
  public var edge: Edge
  nonisolated public init(edge: Edge) { self.edge = edge }
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0).modifier(EdgeOffset(edge, -phase.value))
  }
  public var _traits: _TransitionTraits { .motion }
}

extension _TransitionTraits {
  fileprivate static let motion = _TransitionTraits(hasMotion: true, isInvisibleAtRest: true)
}

/// Moves a view towards an edge by a fraction of its own length.
private struct EdgeOffset: ViewModifier {
  @Environment(\.layoutDirection) private var layoutDirection
  let edge: Edge
  let part: Double

  init(_ edge: Edge, _ part: Double) {
    self.edge = edge
    self.part = part
  }

  func body(content: Content) -> some View {
    content.modifier(LengthOffset(direction: direction, part: part))
  }

  private var direction: CGSize {
    let leading: CGFloat = layoutDirection == .rightToLeft ? 1 : -1
    return switch edge {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: leading, height: 0)
    case .trailing: CGSize(width: -leading, height: 0)
    }
  }
}

/// Moves a view by a fraction of its own length.
private struct LengthOffset: GeometryEffect {
  let direction: CGSize
  var part: Double

  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: direction.width * size.width * part,
        y: direction.height * size.height * part))
  }

  static var _name: String { "move" }
}

extension Transition where Self == OffsetTransition {
  /// Enters from `offset` points away and leaves to there.
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  /// Enters from `x` and `y` points away and leaves to there.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
    OffsetTransition(CGSize(width: x, height: y))
  }
}

extension Transition where Self == MoveTransition {
  /// Enters at `edge` and leaves there, moving by the view's own length.
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  /// Enters at the leading edge and leaves at the trailing one.
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  /// Enters at `edge`, leaves at the opposite one, and fades.
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
