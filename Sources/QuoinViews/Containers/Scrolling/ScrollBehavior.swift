import QuoinCore
import QuoinGeometry

/// Whether scroll views bounce at the ends of their content.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private enum Kind { case automatic, always, basedOnSize }
  private let kind: Kind
  public static let automatic = ScrollBounceBehavior(kind: .automatic)
  public static let always = ScrollBounceBehavior(kind: .always)
  /// Only when the content is longer than the view.
  public static let basedOnSize = ScrollBounceBehavior(kind: .basedOnSize)
}

/// How scrolling hides the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private enum Kind { case automatic, immediately, interactively, never }
  private let kind: Kind
  public static let automatic = ScrollDismissesKeyboardMode(kind: .automatic)
  public static let immediately = ScrollDismissesKeyboardMode(kind: .immediately)
  public static let interactively = ScrollDismissesKeyboardMode(kind: .interactively)
  public static let never = ScrollDismissesKeyboardMode(kind: .never)
}

/// What a scroll view is doing.
@frozen
public enum ScrollPhase: Hashable, Sendable {
  case idle, tracking, interacting, decelerating, animating
  public var isScrolling: Bool { self != .idle }
}

/// Loads the content of a view again.
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
  /// Whether scroll views can be scrolled by hand.
  public var isScrollEnabled: Bool {
    get { self[ScrollEnabledKey.self] }
    set { self[ScrollEnabledKey.self] = newValue }
  }
  /// The action of pulling down; `nil` for none.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
  /// Whether lists and forms inside show the background of their kind.
  var scrollContentBackground: Visibility {
    get { self[ContentBackgroundKey.self] }
    set { self[ContentBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets whether scroll views inside can be scrolled by hand. Sizing: neutral.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    environment(\.isScrollEnabled, !disabled)
  }

  /// Shows or hides the background that lists and forms inside have by themselves. Sizing: neutral.
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    environment(\.scrollContentBackground, visibility)
  }

  /// Has scroll views inside call `action` when they are pulled down. Sizing: neutral.
  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    environment(\.refresh, RefreshAction(action: action))
  }

  /// Sets whether scroll views inside bounce at the ends of their content, along `axes`. Unless set, they always do, also
  /// where the content is shorter than the view, as Apple's documentation says of `automatic`. Only a preview that lives
  /// in real time shows it. Sizing: neutral.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scroll) {
      if axes.contains(.horizontal) { $0.horizontalBounce = behavior }
      if axes.contains(.vertical) { $0.verticalBounce = behavior }
    }
  }

  /// Sets how scrolling hides the keyboard: with `.immediately` a drag takes the focus away. Sizing: neutral.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    transformEnvironment(\.scroll) { $0.hidesKeyboard = mode == .immediately }
  }

  /// Calls `action` when the scroll view inside begins or ends to be dragged; at rest it is never called.
  /// Sizing: neutral.
  public func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Calls `action` when the scroll view inside begins or ends to be dragged; at rest it is never called.
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

/// The state of a scroll view that begins or ends to scroll.
public struct ScrollPhaseChangeContext {
  public let geometry: ScrollGeometry
  /// Points a second.
  public let velocity: CGVector?
}
