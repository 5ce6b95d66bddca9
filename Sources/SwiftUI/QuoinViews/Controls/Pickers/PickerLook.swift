import QuoinCore

/// The appearance of a picker, determined by its style and place.
enum PickerLook {
  case menu, popUp, link, segments, radioButtons, rows, wheel, submenu, menuItems

  @MainActor
  init(in emission: Emission) {
    let environment = emission.environment
    let isMac = environment.platform == .macOS
    if environment.menuCompletion != nil {
      // Rules/Controls.md#menu-pickers
      switch environment.pickerKind {
      case .automatic: self = isMac ? .submenu : .menuItems
      case .menu, .navigationLink: self = .submenu
      case .palette: self = .segments
      case .inline, .radioGroup, .segmented, .wheel: self = .menuItems
      }
      return
    }
    switch environment.pickerKind {
    case .automatic, .menu: self = isMac ? .popUp : .menu
    case .segmented, .palette: self = .segments
    case .navigationLink: self = isMac ? .popUp : .link
    case .wheel:
      if isMac {
        emission.diagnostics.addWarning(
          "macOS has no wheel pickers: one is drawn as a pop-up button.")
      }
      self = isMac ? .popUp : .wheel
    case .inline:
      self = isMac ? .radioButtons : environment.controlPlace.isCardRow ? .rows : .wheel
    case .radioGroup:
      if !isMac {
        emission.diagnostics.addWarning("iOS has no radio buttons: a picker is drawn as inline.")
      }
      self = isMac ? .radioButtons : environment.controlPlace.isCardRow ? .rows : .wheel
    }
  }
}
