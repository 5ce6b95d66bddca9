import Foundation
import QuoinCore
import QuoinGeometry

/// Opens a menu above the window when the view is tapped. Sizing: neutral.
struct MenuOpener<Entries: View>: ViewModifier {
  let entries: Entries
  @State private var isOpen = false

  func body(content: Content) -> some View {
    content
      .modifier(ButtonTrigger { isOpen = true })
      .control("Menu") { $0.press = { isOpen = true } }
      .modifier(MenuPresenter(entries: entries, isOpen: $isOpen))
  }
}

/// Shows a menu above the window while it is open. Sizing: neutral.
struct MenuPresenter<Entries: View>: ViewModifier {
  let entries: Entries
  let isOpen: Binding<Bool>
  @Environment(\.menuCompletion) private var outer

  func body(content: Content) -> some View {
    content.present(PresentationState(.menu, isOpen)) { space in
      MenuPanel(space: space, entries: entries, outer: outer)
    }
  }
}

extension View {
  /// Opens a menu of `entries` when the view is tapped in a live tree. Sizing: neutral.
  func menu<Entries: View>(_ entries: Entries) -> some View {
    modifier(LivingModifier(modifier: MenuOpener(entries: entries)))
  }
}

/// The items of an open menu in a panel beside its button. Its lengths are estimated.
/// Sizing: h-exp, v-exp.
private struct MenuPanel<Entries: View>: View {
  let space: WindowLayer.Space
  let entries: Entries
  /// The completion of the menu that contains this one.
  let outer: ButtonCompletion?
  @Environment(\.dismissal) private var dismissal
  @Environment(\.platform) private var platform
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    PopoverPanel(
      space: space, prefersAbove: false, radius: PresentationMetrics.menuRadius(platform),
      hasArrow: false
    ) {
      VStack(alignment: .leading, spacing: 0) { MenuSections(entries: entries) }
        .transformEnvironment(\.self) { inside in
          inside.isEnabled = isEnabled
          inside.menuCompletion = dismissal?.completion.followed(by: outer)
          inside.buttonCompletion = inside.menuCompletion
          inside.pickerKind = .automatic
          inside.labelsVisibility = .automatic
        }
        .buttonStyle(MenuEntryStyle())
        .toggleStyle(MenuToggleStyle())
        .labelStyle(.titleAndIcon)
        .padding(.vertical, platform == .macOS ? 5 : 10)
        .frame(width: platform == .macOS ? nil : 250)
    }
    // A tap outside closes the menu of a disabled view, too.
    .environment(\.isEnabled, true)
  }
}

/// The items of a menu, with a line between sections (Rules/Controls.md#menu-sections).
/// Sizing: none; the menu sees each item.
struct MenuSections<Entries: View>: View {
  let entries: Entries

  var body: some View {
    Group(sections: entries) { sections in
      let filled = sections.filter {
        !$0.header.isEmpty || !$0.content.isEmpty || !$0.footer.isEmpty
      }
      ForEach(filled) { section in
        if section.id != filled.first?.id { Divider() }
        if !section.header.isEmpty { MenuHeader(label: section.header) }
        section.content
        section.footer
      }
    }
  }
}

/// The header of a section of a menu.
/// Sizing: h-exp, v-hug.
private struct MenuHeader<Label: View>: View {
  let label: Label
  @Environment(\.platform) private var platform

  var body: some View {
    let isMac = platform == .macOS
    HStack { label }
      .font(.system(size: isMac ? 11 : 13, weight: isMac ? .semibold : .regular))
      .foregroundStyle(.secondary)
      .modifier(MenuInsets())
      .padding(.top, isMac ? 4 : 10)
      .padding(.bottom, isMac ? 2 : 4)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// A style that draws a button as an item of a menu.
/// Sizing: h-exp, v-hug.
private struct MenuEntryStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuEntry(
      isPressed: configuration.isPressed, isDestructive: configuration.role == .destructive
    ) {
      configuration.label
    }
  }
}

/// The drawing of an item of a menu, on macOS with its key.
/// Sizing: h-exp, v-hug.
private struct MenuEntry<Label: View>: View {
  let isPressed: Bool
  var isDestructive = false
  @ViewBuilder let label: Label
  @Environment(\.platform) private var platform
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.keyboardShortcut) private var shortcut

  var body: some View {
    let isMac = platform == .macOS
    HStack {
      label
      if isMac, let shortcut {
        Spacer(minLength: 8)
        Text(verbatim: shortcut.symbols).foregroundStyle(.tertiary)
      }
    }
    .font(.system(size: isMac ? 13 : 17))
    .foregroundStyle(
      isDestructive
        ? AnyShapeStyle(.red)
        : AnyShapeStyle(isEnabled ? HierarchicalShapeStyle.primary : .tertiary)
    )
    .lineLimit(2)
    .modifier(MenuInsets())
    .frame(maxWidth: .infinity, minHeight: isMac ? 24 : 42, alignment: .leading)
    .contentShape(Rectangle())
    .background { if isPressed { Rectangle().fill(.fill.tertiary) } }
    .chrome("menuEntry")
  }
}

/// The space beside an item of a menu, which on macOS has room for a checkmark. Its lengths are
/// estimated.
private struct MenuInsets: ViewModifier {
  @Environment(\.platform) private var platform

  func body(content: Content) -> some View {
    content
      .padding(.leading, platform == .macOS ? 24 : 20)
      .padding(.trailing, platform == .macOS ? 12 : 20)
  }
}

/// The label of an item that is on or off, with a checkmark while it is on: before the label on
/// macOS, and otherwise at the trailing side (Rules/Controls.md#menu-marks).
/// Sizing: h-exp, v-hug.
struct MenuChoice<Label: View>: View {
  let isOn: Bool
  @ViewBuilder let label: Label
  @Environment(\.platform) private var platform

  var body: some View {
    if platform == .macOS {
      HStack { label }
        .overlay(alignment: .leading) { if isOn { Checkmark().offset(x: -18) } }
    } else {
      HStack {
        label
        Spacer(minLength: 0)
        if isOn { Checkmark() }
      }
    }
  }
}

/// A style that draws a button of a group in a menu as a part of a row, with the title below the
/// symbol (Rules/Controls.md#menu-marks). Its lengths are estimated.
/// Sizing: h-exp, v-hug.
struct MenuPartStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .labelStyle(MenuPartLabelStyle())
      .font(.system(size: 13))
      .lineLimit(1)
      .foregroundStyle(
        configuration.role == .destructive
          ? AnyShapeStyle(.red)
          : AnyShapeStyle(isEnabled ? HierarchicalShapeStyle.primary : .tertiary)
      )
      .padding(.horizontal, 4)
      .frame(maxWidth: .infinity, minHeight: 62)
      .contentShape(Rectangle())
      .background { if configuration.isPressed { Rectangle().fill(.fill.tertiary) } }
      .chrome("menuPart")
  }
}

private struct MenuPartLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.system(size: 17)).frame(height: 22)
      configuration.title
    }
  }
}

/// A style that draws a toggle as a menu item, with a checkmark while it is on.
/// Sizing: h-exp, v-hug.
private struct MenuToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    MenuToggle(configuration: configuration)
  }
}

/// A toggle as a menu item, which closes the menu. Sizing: h-exp, v-hug.
private struct MenuToggle: View {
  let configuration: ToggleStyleConfiguration
  @State private var isPressed = false
  @Environment(\.buttonCompletion) private var completion

  var body: some View {
    let toggle = { @MainActor in configuration.isOn.toggle() }
    let action = completion?.after(toggle) ?? toggle
    MenuEntry(isPressed: isPressed) {
      MenuChoice(isOn: configuration.isOn) { configuration.label }
    }
    .modifier(ButtonTrigger(action: action, isPressed: $isPressed))
    .modifier(
      ControlModifier { emission in
        var handle = ControlHandle("Toggle", in: emission.environment)
        handle.label = emission.labelText(of: configuration.label)
        handle.value = { configuration.isOn }
        handle.press = action
        return handle
      })
  }
}
