import Foundation
import QuoinCore
import QuoinGeometry

/// The material of the system's controls of iOS 26. Here it blurs what lies below and doesn't bend it; its colours are
/// estimated.
public struct Glass: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case regular, clear, identity }
  private let kind: Kind
  private(set) var tint: Color?

  public static let regular = Glass(kind: .regular)
  /// Lets more of what lies below through.
  public static let clear = Glass(kind: .clear)
  /// No glass.
  public static let identity = Glass(kind: .identity)

  /// The glass in a colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Glass that reacts to touches, which no picture shows.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }

  var isVisible: Bool { kind != .identity }
  /// How much of the glass's own colour covers what lies below.
  var tone: Double { kind == .clear ? 0.15 : 0.7 }
}

/// A capsule, the shape of glass unless another is given. Sizing: h-exp, v-exp.
public struct DefaultGlassEffectShape: Shape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Groups views of glass, which come apart and flow together on Apple's systems; here each stays by itself.
/// Sizing: as its content.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { content }
}

/// How glass comes and goes.
public struct GlassEffectTransition: Equatable, Sendable {
  private let name: String
  public static let identity = GlassEffectTransition(name: "identity")
  public static let matchedGeometry = GlassEffectTransition(name: "matchedGeometry")
  public static let materialize = GlassEffectTransition(name: "materialize")
}

extension View {
  /// Puts the view on glass of a shape. Sizing: neutral.
  public func glassEffect<S: Shape>(
    _ glass: Glass = .regular, in shape: S = DefaultGlassEffectShape()
  ) -> some View {
    modifier(GlassEffectModifier(glass: glass, shape: shape))
  }

  /// Ties glass of two views together while one comes and the other goes, which no picture shows. Sizing: neutral.
  public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID)
    -> some View
  { self }

  /// Has glass of several views be one piece, which pictures don't show. Sizing: neutral.
  public func glassEffectUnion<ID: Hashable & Sendable>(id: ID?, namespace: Namespace.ID)
    -> some View
  { self }

  /// Sets how the view's glass comes and goes, which no picture shows. Sizing: neutral.
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
