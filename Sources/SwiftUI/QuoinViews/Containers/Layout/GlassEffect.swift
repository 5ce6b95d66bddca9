import Foundation
import QuoinCore
import QuoinGeometry

/// The glass material of iOS 26 controls. In Quoin, it blurs the content beneath without bending
/// it; its colors are estimated.
public struct Glass: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case regular, clear, identity }
  private let kind: Kind
  private(set) var tint: Color?

  public static let regular = Glass(kind: .regular)
  /// Glass that lets more of the content beneath through.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// Returns the glass with a tint.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns glass that reacts to touches, which no picture shows.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var isVisible: Bool { kind != .identity }
  /// The opacity of the glass's own color over the content beneath.
  var tone: Double { kind == .clear ? 0.15 : 0.7 }
}

/// A capsule, the default shape of glass.
/// Sizing: h-exp, v-exp.
public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Groups glass views, which separate and merge on Apple's systems; here each remains separate.
/// Sizing: as its content.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// The transition of glass that appears or disappears.
public struct GlassEffectTransition: Equatable, Sendable {
  private let name: String
  public static let identity = GlassEffectTransition(name: "identity")
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
}

extension View {
  /// Places the view on glass with a shape.
  /// Sizing: neutral.
  public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: shape))
  }

  /// Links the glass of two views while one appears and the other disappears, which no picture
  /// shows.
  /// Sizing: neutral.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Combines the glass of several views into one piece, which pictures don't show.
  /// Sizing: neutral.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID)
    -> some View
  { self }

  /// Sets the transition of the view's glass, which no picture shows.
  /// Sizing: neutral.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

private struct GlassEffectModifier<S: Shape>: ViewModifier {
  let glass: Glass
  let shape: S
  @Environment(\.colorScheme) private var colorScheme

  func body(content: Content) -> some View {
    let isDark = colorScheme == .dark
    content.background {
      if glass.isVisible {
        shape.fill(.ultraThinMaterial)
        shape.fill((glass.tint ?? Color(white: isDark ? 0.16 : 1)).opacity(glass.tone))
          .shadow(color: .black.opacity(isDark ? 0.4 : 0.14), radius: 10, y: 2)
        shape.stroke(.white.opacity(isDark ? 0.16 : 0.8), lineWidth: 0.5)
      }
    }
  }
}
