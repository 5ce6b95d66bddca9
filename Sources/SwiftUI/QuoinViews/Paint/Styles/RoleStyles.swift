import QuoinCore

/// The separator between two parts of the content.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.separator, in: environment)
  }
}

/// The placeholder text of an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.placeholder, in: environment)
  }
}

/// The text of a link.
public struct LinkShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.link, in: environment)
  }
}

/// A selected element: the tint.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    TintShapeStyle()._resolve(in: environment)
  }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public init() {}
  public func _resolve(in environment: EnvironmentValues) -> _ResolvedStyle {
    _ResolvedStyle(.window, in: environment)
  }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
