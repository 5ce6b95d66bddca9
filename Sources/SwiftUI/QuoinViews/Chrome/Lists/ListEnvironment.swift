import Foundation
import QuoinCore
import QuoinLayout

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
  enum Storage: Equatable, Sendable {
    case automatic, compact
    case custom(CGFloat)
  }
  let storage: Storage
  /// The spacing of the list's style.
  public static let `default` = ListSectionSpacing(storage: .automatic)
  /// A compact spacing: half of the default, estimated.
  public static let compact = ListSectionSpacing(storage: .compact)
  /// Returns a spacing in points; a negative number or NaN counts as 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(storage: .custom(spacing > 0 && spacing.isFinite ? spacing : 0))
  }
}

/// The prominence of section headers.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// The list settings in the environment, stored under one key.
private struct ListEnvironment {
  var minRowHeight: CGFloat?
  var minHeaderHeight: CGFloat?
  var rowSpacing: CGFloat?
  var sectionSpacing = ListSectionSpacing.Storage.automatic
  var headerProminence = Prominence.standard
}

/// The prominence set on a single header, whose environment the enclosing list doesn't see.
enum HeaderProminenceKey: LayoutValueKey {
  static var defaultValue: Prominence? { nil }
}

private struct ListEnvironmentKey: EnvironmentKey {
  static var defaultValue: ListEnvironment { ListEnvironment() }
}

extension EnvironmentValues {
  private var list: ListEnvironment {
    get { self[ListEnvironmentKey.self] }
    set { self[ListEnvironmentKey.self] = newValue }
  }

  /// The minimum height of list rows in points: 24 on macOS and 44 on iOS by default.
  ///
  /// The rows of iOS 26 are 53 points high if no minimum is set.
  public var defaultMinListRowHeight: CGFloat {
    get { list.minRowHeight ?? (platform == .macOS ? 24 : 44) }
    set { list.minRowHeight = newValue }
  }
  /// The minimum height that was set, or `nil` for the style's default.
  var explicitMinListRowHeight: CGFloat? { list.minRowHeight.flatMap { $0.isFinite ? $0 : nil } }

  /// The minimum height of list headers in points, or `nil` for the style's default.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { list.minHeaderHeight }
    set { list.minHeaderHeight = newValue }
  }
  /// The prominence of section headers.
  public var headerProminence: Prominence {
    get { list.headerProminence }
    set { list.headerProminence = newValue }
  }
  /// The spacing between list rows in points, or `nil` for the style's default of none.
  var listRowSpacing: CGFloat? {
    get { list.rowSpacing }
    set { list.rowSpacing = newValue.flatMap { $0.isFinite ? max($0, 0) : nil } }
  }
  var listSectionSpacing: ListSectionSpacing.Storage {
    get { list.sectionSpacing }
    set { list.sectionSpacing = newValue }
  }
}

extension View {
  /// Sets the prominence of section headers in the view.
  /// Sizing: neutral.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
      .elementValue(key: HeaderProminenceKey.self, value: prominence)
  }

  /// Sets the spacing between rows of lists in the view, in points; `nil` restores the style's
  /// default.
  /// Sizing: neutral.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the spacing between sections of lists in the view.
  /// Sizing: neutral.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.storage)
  }

  /// Sets the spacing between sections of lists in the view, in points.
  /// Sizing: neutral.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}
