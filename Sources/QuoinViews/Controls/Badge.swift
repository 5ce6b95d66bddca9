import QuoinCore
import QuoinLayout

/// The text that `.badge` gave a view: lists and bars draw it beside the view.
enum BadgeKey: LayoutValueKey {
  static var defaultValue: Text? { nil }
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
  let level: Int
  /// Less than usual, for a number that needs no attention.
  public static let decreased = BadgeProminence(level: -1)
  public static let standard = BadgeProminence(level: 0)
  /// More than usual, for a number that needs attention.
  public static let increased = BadgeProminence(level: 1)
}

private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// How much badges inside stand out.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Has a list or a bar show `count` beside the view; 0 shows nothing. Sizing: neutral.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Has a list or a bar show `label` beside the view; `nil` shows nothing. Sizing: neutral.
  public func badge(_ label: Text?) -> some View { layoutValue(key: BadgeKey.self, value: label) }

  /// Has a list or a bar show a text beside the view, looked up for the locale. Sizing: neutral.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Has a list or a bar show a text beside the view; `nil` shows nothing. Sizing: neutral.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  /// Sets how much badges inside stand out. Sizing: neutral.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
