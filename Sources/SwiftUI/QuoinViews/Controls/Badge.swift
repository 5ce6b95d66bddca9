import QuoinCore
import QuoinLayout

/// The text set by `.badge`, which lists and bars draw beside a view.
enum BadgeKey: LayoutValueKey {
  static var defaultValue: Text? { nil }
}

/// The prominence of a badge.
public struct BadgeProminence: Hashable, Sendable {
  let level: Int
  /// A badge that is less prominent than usual, for a number that needs no attention.
  public static let decreased = BadgeProminence(level: -1)
  public static let standard = BadgeProminence(level: 0)
  /// A badge that is more prominent than usual, for a number that needs attention.
  public static let increased = BadgeProminence(level: 1)
}

private struct BadgeProminenceKey: EnvironmentKey {
  static var defaultValue: BadgeProminence { .standard }
}

extension EnvironmentValues {
  /// The prominence of badges.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
}

extension View {
  /// Shows `count` beside the view in a list or bar; 0 shows nothing.
  /// Sizing: neutral.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(count, format: .number))
  }

  /// Shows `label` beside the view in a list or bar; `nil` shows nothing.
  /// Sizing: neutral.
  public func badge(_ label: Text?) -> some View { elementValue(key: BadgeKey.self, value: label) }

  /// Shows localized text beside the view in a list or bar; `nil` shows nothing.
  /// Sizing: neutral.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

  /// Shows localized text beside the view in a list or bar; `nil` shows nothing.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func badge(_ resource: LocalizedStringResource?) -> some View {
    badge(resource.map { Text($0) })
  }

  /// Shows text beside the view in a list or bar; `nil` shows nothing.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }

  /// Sets the prominence of badges in the view.
  /// Sizing: neutral.
  public func badgeProminence(_ prominence: BadgeProminence) -> some View {
    environment(\.badgeProminence, prominence)
  }
}
