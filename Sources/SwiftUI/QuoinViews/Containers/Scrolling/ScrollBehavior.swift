import QuoinCore
import QuoinGeometry

/// Whether scroll views bounce at the ends of their content.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  /// A behavior in which scroll views bounce only if the content is longer than the view.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// The way in which scrolling dismisses the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

/// The state of a scroll view.
@frozen
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// An action that reloads the content of a view.
public struct RefreshAction: Sendable {
  let action: @Sendable () async -> Void
  public func callAsFunction() async { await action() }
}

private struct ScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }
private struct RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }
private struct ContentBackgroundKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  /// Whether the user can scroll scroll views.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  /// The action that refreshes the content, or `nil`.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
  /// Whether lists and forms inside show their default background.
  var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets whether the user can scroll scroll views inside.
  /// Sizing: neutral.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }

  /// Shows or hides the default background of lists and forms inside.
  /// Sizing: neutral.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Sets whether scroll views inside bounce at the ends of their content, along `axes`.
  ///
  /// By default they always do, even if the content is shorter than the view, as Apple documents
  /// for `automatic`. Only a preview that runs in real time shows it.
  /// Sizing: neutral.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scroll) {
      if axes.contains(.horizontal) { $0.horizontalBounce = behavior }
      if axes.contains(.vertical) { $0.verticalBounce = behavior }
    }
  }

  /// Sets how scrolling dismisses the keyboard: with `.immediately` a drag removes the focus.
  /// Sizing: neutral.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    transformEnvironment(\.scroll) { $0.hidesKeyboard = mode == .immediately }
  }

  /// Calls `action` when a drag of the scroll view inside begins or ends; at rest it is never
  /// called.
  /// Sizing: neutral.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Calls `action` when a drag of the scroll view inside begins or ends; at rest it is never
  /// called.
  /// Sizing: neutral.
  public func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    transformEnvironment(\.scroll) { $0.phaseActions.append(action) }
  }
}

/// The state of a scroll view when scrolling begins or ends.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Points per second.
  public let velocity: CGVector?
}
