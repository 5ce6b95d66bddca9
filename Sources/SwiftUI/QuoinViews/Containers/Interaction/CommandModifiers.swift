import Foundation
import QuoinCore
import QuoinGeometry

/// A direction in which the focus moves.
public enum MoveCommandDirection: Hashable, Sendable { case up, down, left, right }

/// An action for a command that keys give while the view, or a view inside, has the focus.
@MainActor
struct CommandHandler {
  let keys: Set<KeyEquivalent>
  let action: (KeyEquivalent) -> Void
}

extension View {
  private func onCommand(
    of keys: Set<KeyEquivalent>, perform action: ((KeyEquivalent) -> Void)?
  ) -> some View {
    attribute { emission, mark in
      guard let action else { return }
      emission.attach(CommandHandler(keys: keys, action: action), since: mark)
    }
  }

  /// Calls `action` for a delete key that nothing has taken while the view, or a view inside, has
  /// the focus (Rules/Controls.md#commands).
  /// Sizing: neutral.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    onCommand(of: [.delete, .deleteForward], perform: action.map { action in { _ in action() } })
  }

  /// Calls `action` for an escape key that nothing has taken while the view, or a view inside, has
  /// the focus (Rules/Controls.md#commands).
  /// Sizing: neutral.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    onCommand(of: [.escape], perform: action.map { action in { _ in action() } })
  }

  /// Calls `action` for an arrow key that nothing has taken while the view, or a view inside, has
  /// the focus (Rules/Controls.md#commands).
  /// Sizing: neutral.
  public func onMoveCommand(perform action: ((MoveCommandDirection) -> Void)?) -> some View {
    onCommand(
      of: [.upArrow, .downArrow, .leftArrow, .rightArrow],
      perform: action.map { action in { key in MoveCommandDirection(key).map(action) } })
  }

  /// Sets the action of a ``RenameButton`` in the view or in its menus.
  /// Sizing: neutral.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action: action))
  }
  /// Makes a ``RenameButton`` in the view or in its menus set a focus state.
  /// Sizing: neutral.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
  /// Compiles only: sets the URL that a widget opens.
  /// Sizing: neutral.
  public func widgetURL(_ url: URL?) -> some View { self }

  /// Views that stay at an edge of the safe area while the rest scrolls beneath them.
  /// Sizing: neutral.
  public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Compiles only: would draw a copy of the view beneath adjacent bars, as iOS 26 does.
  /// Sizing: neutral.
  public func backgroundExtensionEffect() -> some View { self }

  /// Sets the style in which content fades beneath a bar, which pictures don't show.
  /// Sizing: neutral.
  public func scrollEdgeEffectStyle(_ style: ScrollEdgeEffectStyle?, for edges: Edge.Set)
    -> some View
  { self }

  /// Sets whether the fading of content beneath a bar is hidden, which pictures don't show.
  /// Sizing: neutral.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all)
    -> some View
  { self }
}

/// The style in which content fades beneath a bar.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// The prominence of a view's background, which is increased for a selected row.
public struct BackgroundProminence: Hashable, Sendable {
  private let name: String
  public static let standard = BackgroundProminence(name: "standard")
  public static let increased = BackgroundProminence(name: "increased")
}

/// The action of the enclosing `renameAction`.
@MainActor
public struct RenameAction: Sendable {
  let action: () -> Void

  public func callAsFunction() { action() }
}

private struct RenameKey: EnvironmentKey {
  static var defaultValue: RenameAction? { nil }
}

private struct BackgroundProminenceKey: EnvironmentKey {
  static let defaultValue = BackgroundProminence.standard
}

extension EnvironmentValues {
  /// The action of the enclosing `renameAction`; `nil` if there is none.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }

  /// The prominence of the background behind the view; standard by default.
  public var backgroundProminence: BackgroundProminence {
    get { self[BackgroundProminenceKey.self] }
    set { self[BackgroundProminenceKey.self] = newValue }
  }
}
