import QuoinCore

/// How tables look: all the same here.
public protocol TableStyle {}
/// The platform's look.
public struct AutomaticTableStyle: TableStyle { public init() {} }
/// Rows that end before the table's edges.
public struct InsetTableStyle: TableStyle {
  public init() {}
  /// Rows whose backgrounds alternate, or not.
  public init(alternatesRowBackgrounds: Bool) {}
}
/// A border around the table.
public struct BorderedTableStyle: TableStyle {
  public init() {}
  /// Rows whose backgrounds alternate, or not.
  public init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
  public static var automatic: Self { Self() }
}
extension TableStyle where Self == InsetTableStyle {
  public static var inset: Self { Self() }
  /// The same, with backgrounds that alternate, or not.
  public static func inset(alternatesRowBackgrounds: Bool) -> Self { Self() }
}
extension TableStyle where Self == BorderedTableStyle {
  public static var bordered: Self { Self() }
  /// The same, with backgrounds that alternate, or not.
  public static func bordered(alternatesRowBackgrounds: Bool) -> Self { Self() }
}

extension View {
  /// Compiles only: sets how tables inside look. Sizing: neutral.
  public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }

  /// Compiles only: shows or hides the titles of columns of tables inside. Sizing: neutral.
  public func tableColumnHeaders(_ visibility: Visibility) -> some View { self }
}
