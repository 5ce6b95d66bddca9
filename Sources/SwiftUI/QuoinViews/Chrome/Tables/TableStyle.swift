import QuoinCore

/// A style for tables. All tables look the same in Quoin.
public protocol TableStyle {}
/// The platform's default style.
public struct AutomaticTableStyle: TableStyle { public init() {} }
/// A style that shows rows that are inset from the table's edges.
public struct InsetTableStyle: TableStyle {
  public init() {}
  /// Creates a style whose row backgrounds may alternate.
  public init(alternatesRowBackgrounds: Bool) {}
}
/// A style with a border around the table.
public struct BorderedTableStyle: TableStyle {
  public init() {}
  /// Creates a style whose row backgrounds may alternate.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: Self { Self() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: Self { Self() }
  /// The inset style, in which row backgrounds may alternate.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: Self { Self() }
  /// The bordered style, in which row backgrounds may alternate.
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

extension View {
  /// Compiles only: sets the style of tables in the view.
  /// Sizing: neutral.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Compiles only: shows or hides the column titles of tables in the view.
  /// Sizing: neutral.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
