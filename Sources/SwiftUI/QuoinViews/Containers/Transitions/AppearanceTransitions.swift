import Foundation
import QuoinCore
import QuoinGeometry

// Transitions that don't move the view.

/// No transition: the view appears and disappears at once.
public struct IdentityTransition: Transition {
  nonisolated public init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
  public var _traits: _TransitionTraits {
    _TransitionTraits(hasMotion: false, isIdentity: true, isInvisibleAtRest: true)
  }
}

/// A transition in which the view grows and shrinks about a point.
public struct ScaleTransition: Transition {
  /// The scale of the view while it is removed.
  public var scale: Double
  public var anchor: UnitPoint

  nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : CGFloat(scale), anchor: anchor)
  }
  public var _traits: _TransitionTraits {
    _TransitionTraits(hasMotion: true, isInvisibleAtRest: true)
  }
}

/// A transition in which the old view fades out and the new one in, both blurred and scaled.
///
/// SwiftUI's amounts are undocumented: this uses a blur of 10 points and a scale of 0.8.
public struct BlurReplaceTransition: Transition {
  /// The directions in which the views scale.
  public struct Configuration: Equatable, Sendable {
    let removedScale: CGFloat
    /// The old view shrinks and the new one grows.
    public static let downUp = Configuration(removedScale: 0.8)
    /// Both views grow.
    public static let upUp = Configuration(removedScale: 1.2)
  }
  public var configuration: Configuration

  nonisolated public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .scaleEffect(
        phase.isIdentity ? 1 : phase == .didDisappear ? configuration.removedScale : 0.8
      )
      .blur(radius: phase.isIdentity ? 0 : 10)
      .opacity(phase.isIdentity ? 1 : 0)
  }
  public var _traits: _TransitionTraits {
    _TransitionTraits(hasMotion: true, isInvisibleAtRest: true)
  }
}

extension Transition where Self == IdentityTransition {
  /// No transition: the view appears and disappears at once.
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  /// Fades in and out.
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  /// Grows from nothing and shrinks to it.
  public static var scale: ScaleTransition { ScaleTransition(0) }
  /// Grows from `scale` times the size and shrinks to it, about `anchor`.
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
    ScaleTransition(scale, anchor: anchor)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition in which the view fades in and out with a blur, scaling slightly.
  public static var blurReplace: BlurReplaceTransition {
    BlurReplaceTransition(configuration: .downUp)
  }
  /// Returns a transition in which the view fades in and out with a blur, scaling according to
  /// `configuration`.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    BlurReplaceTransition(configuration: configuration)
  }
}

extension AnyTransition {
  /// A transition in which the view fades in and out; SwiftUI's effect for symbols is undocumented.
  public static var symbolEffect: AnyTransition { .opacity }

  /// Returns a transition in which the view fades in and out instead of the effect for symbols.
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> AnyTransition { .opacity }
}
