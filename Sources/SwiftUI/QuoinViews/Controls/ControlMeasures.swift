import Foundation
import QuoinCore
import QuoinGeometry

/// The width of buttons.
public struct ButtonSizing: Hashable, Sendable {
  private let isFlexible: Bool?
  public static let automatic = Self(isFlexible: nil)
  public static let fitted = Self(isFlexible: false)
  public static let flexible = Self(isFlexible: true)
}

/// Whether the colors of a symbol's layers are gradients.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let isGradient: Bool
  public static let flat = Self(isGradient: false)
  public static let gradient = Self(isGradient: true)
}

/// The way a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let isDrawn: Bool
  public static let color = Self(isDrawn: false)
  public static let draw = Self(isDrawn: true)
}

extension View {
  /// Compiles only: sets the width of buttons in the view.
  /// Sizing: neutral.
  public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Compiles only: sets the distance between icons and titles of labels in the view, in points.
  /// Sizing: neutral.
  public func labelIconToTitleSpacing(_ value: CGFloat) -> some View { self }

  /// Compiles only: sets the width of the icon column of labels in the view, in points.
  /// Sizing: neutral.
  public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }

  /// Compiles only: sets the color rendering of symbols in the view.
  /// Sizing: neutral.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View { self }

  /// Compiles only: sets how symbols in the view show their variable values.
  /// Sizing: neutral.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View { self }

  /// Compiles only: sets the height of wheel picker rows in the view, in points.
  /// Sizing: neutral.
  public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View { self }

  /// Compiles only: sets the dynamic range of images in the view.
  /// Sizing: neutral.
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Compiles only: shows or hides the chevrons of links in the view.
  /// Sizing: neutral.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View { self }

  /// Compiles only: sets the margins of the section, in points. Sizing: neutral.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View { self }

  /// Compiles only: shows or hides the index at a list's side. Sizing: neutral.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> some View { self }

  /// Compiles only: sets the section's label in the index at a list's side.
  /// Sizing: neutral.
  public func sectionIndexLabel(_ label: Text?) -> some View { self }

  /// Compiles only: sets the section's label in the index at a list's side.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func sectionIndexLabel<S: StringProtocol>(_ label: S) -> some View { self }

  /// Compiles only: sets whether rows of lists and tables in the view have alternating backgrounds.
  /// Sizing: neutral.
  public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled)
    -> some View
  { self }

  /// Compiles only: sets whether menus in the view close after an action.
  /// Sizing: neutral.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }
}

/// Whether rows have alternating backgrounds.
public enum AlternatingRowBackgroundBehavior: Hashable, Sendable {
  case automatic, enabled, disabled
}

/// Whether a menu closes after an action.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let closes: Bool?
  public static let automatic = Self(closes: nil)
  public static let enabled = Self(closes: true)
  public static let disabled = Self(closes: false)
}

extension Image {
  /// The dynamic range of images, which may include colors brighter than white.
  public struct DynamicRange: Hashable, Sendable {
    private let name: String
    public static let standard = Self(name: "standard")
    public static let constrainedHigh = Self(name: "constrainedHigh")
    public static let high = Self(name: "high")
  }
}
