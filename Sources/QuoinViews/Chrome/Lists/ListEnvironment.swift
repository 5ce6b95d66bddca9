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
  /// The distance of the list's style.
  public static let `default` = ListSectionSpacing(storage: .automatic)
  /// Half of that distance, which is estimated.
  public static let compact = ListSectionSpacing(storage: .compact)
  /// `spacing` points; a negative number or NaN counts as 0.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(storage: .custom(spacing > 0 && spacing.isFinite ? spacing : 0))
  }
}

/// How much the header of a section stands out.
public enum Prominence: Hashable, Sendable { case standard, increased }

/// The settings of lists in the environment, behind one key.
private struct ListEnvironment {
  var minRowHeight: CGFloat?
  var minHeaderHeight: CGFloat?
  var rowSpacing: CGFloat?
  var sectionSpacing = ListSectionSpacing.Storage.automatic
  var headerProminence = Prominence.standard
}

/// The prominence set on a single header, whose environment the list around doesn't see.
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

  /// The least height of a row of a list in points: 24 on macOS, 44 on iOS, unless set.
  ///
  /// The rows of iOS 26 are 53 high where no least height is set.
  public var defaultMinListRowHeight: CGFloat {
    get { list.minRowHeight ?? (platform == .macOS ? 24 : 44) }
    set { list.minRowHeight = newValue }
  }
  /// The least height that was set; `nil` for the style's own.
  var explicitMinListRowHeight: CGFloat? { list.minRowHeight.flatMap { $0.isFinite ? $0 : nil } }

  /// The least height of a header of a list in points; `nil` for the style's own.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { list.minHeaderHeight }
    set { list.minHeaderHeight = newValue }
  }
  /// How much the headers of sections inside stand out.
  public var headerProminence: Prominence {
    get { list.headerProminence }
    set { list.headerProminence = newValue }
  }
  /// Points between the rows of a list; `nil` for the style's own, none.
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
  /// Sets how much headers of sections inside stand out. Sizing: neutral.
  public func headerProminence(_ prominence: Prominence) -> some View {
    environment(\.headerProminence, prominence)
      .layoutValue(key: HeaderProminenceKey.self, value: prominence)
  }

  /// Sets the points between rows of lists inside; `nil` takes the style's own. Sizing: neutral.
  public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the distance between sections of lists inside. Sizing: neutral.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    environment(\.listSectionSpacing, spacing.storage)
  }

  /// Sets the points between sections of lists inside. Sizing: neutral.
  public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }
}
