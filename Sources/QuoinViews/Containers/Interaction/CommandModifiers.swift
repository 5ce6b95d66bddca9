import Foundation
import QuoinCore
import QuoinGeometry

/// A direction in which the focus moves.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

extension View {
  /// Compiles only: calls `action` for the delete key. Sizing: neutral.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View { self }
  /// Compiles only: calls `action` for the escape key. Sizing: neutral.
  public func onExitCommand(perform action: (() -> Void)?) -> some View { self }
  /// Compiles only: calls `action` for arrow keys. Sizing: neutral.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View { self }
  /// Compiles only: says what renaming the view does. Sizing: neutral.
  public func renameAction(_ action: @escaping () -> Void) -> some View { self }
  /// Compiles only: takes the URL of what a widget showed. Sizing: neutral.
  public func widgetURL(_ url: URL?) -> some View { self }

  /// Views that stay at an edge of the safe area while the rest scrolls below them. Sizing: neutral.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Compiles only: would draw a copy of the view below bars beside it, as iOS 26 does. Sizing: neutral.
  public func backgroundExtensionEffect() -> some View { self }

  /// How content fades below a bar that it scrolls under, which pictures don't show. Sizing: neutral.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }

  /// Whether content doesn't fade below a bar that it scrolls under, which pictures don't show. Sizing: neutral.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { self }
}

/// How content fades below a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// How much the background of a view stands out: that of a selected row does.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

extension EnvironmentValues {
  /// How much the background around stands out; standard unless set.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
