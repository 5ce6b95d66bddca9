import QuoinCore

/// How a pointer looks over a view.
public struct PointerStyle: Hashable, Sendable {
  private enum Kind: Hashable {
    case `default`, text, selection, grab, link, zoom, columns, rows, frame
  }
  private let kind: Kind

  public static let `default` = Self(kind: .default)
  public static let horizontalText = Self(kind: .text)
  public static let verticalText = Self(kind: .text)
  public static let rectSelection = Self(kind: .selection)
  public static let grabIdle = Self(kind: .grab)
  public static let grabActive = Self(kind: .grab)
  public static let link = Self(kind: .link)
  public static let zoomIn = Self(kind: .zoom)
  public static let zoomOut = Self(kind: .zoom)
  public static let columnResize = Self(kind: .columns)
  public static let rowResize = Self(kind: .rows)
}

extension View {
  /// Compiles only: sets how a pointer looks over the view. Sizing: neutral.
  public func pointerStyle(_ style: PointerStyle?) -> some View { self }

  /// Compiles only: shows or hides the pointer over the view. Sizing: neutral.
  public func pointerVisibility(_ visibility: Visibility) -> some View { self }
}
