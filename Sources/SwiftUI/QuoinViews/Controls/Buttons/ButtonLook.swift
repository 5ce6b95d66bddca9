import QuoinCore

/// The appearances of the built-in button styles.
enum ButtonLook: Hashable {
  case automatic, plain, borderless, bordered, prominent, link, glass, glassProminent
  case accessoryBar, accessoryBarAction, card
  /// A toggle that is on, drawn as an iOS button.
  case toggledOn
  /// A button whose shape isn't drawn, or is shared by a group.
  case part

  /// Resolves the appearance in `environment`: the automatic one depends on the place and on
  /// whether the button is a link, and the default button of a macOS window is prominent.
  func resolved(isLink: Bool, in environment: EnvironmentValues) -> ButtonLook {
    if isLink, self == .automatic, environment.controlPlace != .menu { return .link }
    guard environment.platform == .macOS else {
      guard self == .automatic else { return self }
      return Self.isBorderedByDefault(in: environment) ? .bordered : .borderless
    }
    switch self {
    case .automatic where environment.controlPlace == .bar: return .borderless
    case .automatic where environment.controlPlace == .menu: return .plain
    case .automatic, .bordered:
      return environment.keyboardShortcut == .defaultAction ? .prominent : .bordered
    default: return self
    }
  }

  /// Whether the platform's default button has a shape: on tvOS, watchOS and visionOS, except in
  /// bars, menus and rows of lists (Rules/Controls.md#platform-buttons).
  private static func isBorderedByDefault(in environment: EnvironmentValues) -> Bool {
    environment.platform != .iOS && environment.controlPlace == .content
      && environment.rowButtons == nil && environment.menuButton == nil
  }

  /// Returns the style of the label, unless the label or an enclosing view sets one; `nil` means
  /// the text color.
  func label(_ role: ButtonRole?, in environment: EnvironmentValues) -> AnyShapeStyle? {
    if self == .plain || self == .card { return nil }
    if !environment.isEnabled { return AnyShapeStyle(Color(storage: .system(.label(2)))) }
    if environment.styles.foreground != nil { return nil }
    let tint = environment.styles.tint?.style
    switch self {
    case .prominent, .glassProminent: return AnyShapeStyle(Color.white)
    case .link where environment.platform == .macOS: return AnyShapeStyle(LinkShapeStyle())
    case .accessoryBar: return AnyShapeStyle(HierarchicalShapeStyle.secondary)
    case .accessoryBarAction: return nil
    case .bordered where environment.platform == .macOS, .part where environment.platform == .macOS:
      return nil
    default: break
    }
    let isInBar = environment.controlPlace == .bar
    // A destructive button in a bar of iOS looks like the others
    // (Rules/Navigation.md#bar-button-roles).
    if role == .destructive, !isInBar || environment.platform == .macOS {
      return AnyShapeStyle(Color.red)
    }
    // Buttons of tvOS are white unless they are tinted (Rules/Controls.md#platform-buttons).
    if environment.platform == .tvOS { return tint }
    if self == .glass || isInBar && environment.systemLook.hasGlass { return tint }
    if self == .bordered, environment.platform != .iOS, environment.platform != .macOS {
      return tint
    }
    if environment.platform == .macOS {
      return tint ?? AnyShapeStyle(HierarchicalShapeStyle.secondary)
    }
    return AnyShapeStyle(TintShapeStyle())
  }

  /// Returns the style of the shape behind the label, or `nil` if there is no shape.
  func fill(_ role: ButtonRole?, in environment: EnvironmentValues) -> AnyShapeStyle? {
    let isEnabled = environment.isEnabled
    let grey = AnyShapeStyle(Color.controlGrey)
    switch self {
    case .automatic, .plain, .borderless, .link, .accessoryBar, .part, .card: return nil
    case .accessoryBarAction: return grey
    case .glass: return AnyShapeStyle(Material.thin)
    case .bordered:
      guard isEnabled, environment.platform != .macOS else { return grey }
      if role == .destructive { return AnyShapeStyle(Color.red.opacity(Self.tinted)) }
      return environment.styles.tint.map { AnyShapeStyle($0.style.opacity(Self.tinted)) } ?? grey
    case .toggledOn:
      return isEnabled ? AnyShapeStyle(TintShapeStyle().opacity(Self.tinted)) : grey
    case .prominent, .glassProminent:
      // A disabled button uses the fourth gray instead of the tint (Rules/Controls.md#disabled).
      guard isEnabled else {
        return environment.platform != .macOS ? AnyShapeStyle(Color.disabledProminent) : grey
      }
      return role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    }
  }

  /// The opacity of the tint behind the label of a bordered button; estimated.
  private static let tinted = 0.18
}

extension Color {
  /// The background of an untinted control.
  static let controlGrey = Color(storage: .system(.fill(1)))

  /// `UIColor.systemGray4`, the background of a disabled prominent button.
  static let disabledProminent = Color(
    storage: .adaptive(
      light: .components(.init(hex: 0xD1D1D6)), dark: .components(.init(hex: 0x3A3A3C))))
}
