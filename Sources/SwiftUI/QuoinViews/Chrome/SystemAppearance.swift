import QuoinCore

/// The size of the rows of a sidebar, which people set in the system's settings.
public enum SidebarRowSize: Hashable, Sendable { case small, medium, large }

/// The colors that a display can show.
public enum DisplayGamut: Hashable, Sendable { case sRGB, displayP3 }

/// When materials look active.
public struct MaterialActiveAppearance: Hashable, Sendable {
  private let name: String
  public static let automatic = MaterialActiveAppearance(name: "automatic")
  public static let active = MaterialActiveAppearance(name: "active")
  public static let inactive = MaterialActiveAppearance(name: "inactive")
  public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}

private struct SidebarRowSizeKey: EnvironmentKey {
  static var defaultValue: SidebarRowSize { .medium }
}
private struct MaterialActiveAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}

extension EnvironmentValues {
  /// The size of the rows of sidebars. Stored only: lists are measured for the medium size.
  public var sidebarRowSize: SidebarRowSize {
    get { self[SidebarRowSizeKey.self] }
    set { self[SidebarRowSizeKey.self] = newValue }
  }
  /// The colors of the display; always those of Display P3, as on current devices.
  public var displayGamut: DisplayGamut { .displayP3 }
  /// When materials look active. Stored only: windows are active.
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }
}

extension View {
  /// Sets when materials in the view look active; in a picture they do.
  /// Sizing: neutral.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }

  /// Compiles only: names the view in the system's log of interactions.
  /// Sizing: neutral.
  public func interactionActivityTrackingTag(_ tag: String) -> some View { self }

  /// Compiles only: keeps the view out of recordings and shared screens while `isProtected`.
  /// Sizing: neutral.
  public func contentCaptureProtected(_ isProtected: Bool) -> some View { self }

  /// Compiles only: sets the effect of a row under the pointer, which no picture shows.
  /// Sizing: neutral.
  public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { self }

  /// Compiles only: disables the effect of a row under the pointer, which no picture shows.
  /// Sizing: neutral.
  public func listRowHoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Compiles only: sets the actions of a section; they aren't shown.
  /// Sizing: neutral.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    unsupported("sectionActions has no effect: the actions aren't shown.")
  }
}
