import Foundation
import QuoinCore
import QuoinGeometry

/// The value of a menu picker on iOS: tinted on its own, secondary to the label in rows.
///
/// Sizing: hug; h-exp with the label in rows.
struct MenuPicker<Label: View>: View {
  let label: Label
  let value: _StyleContent?
  let options: [PickerOption]
  @Environment(\.controlPlace) private var place

  var body: some View {
    if place.isCardRow {
      LabeledControl(
        label: label, control: choice.foregroundStyle(.secondary).menu(PickerMenu(options: options))
      )
    } else {
      choice
        .foregroundStyle(.tint)
        .padding(.horizontal, PickerMetrics.menuPadding.width)
        .padding(.vertical, PickerMetrics.menuPadding.height)
        .fadedWhenDisabled(0.5)
        .menu(PickerMenu(options: options))
    }
  }

  private var choice: some View {
    HStack(spacing: PickerMetrics.arrowGap) {
      value
      MenuArrows()
    }
  }
}

/// The value of a macOS pop-up button, beside the label.
/// Sizing: hug; at least 33.5 wide.
struct PopUpPicker<Label: View>: View {
  let label: Label
  let value: _StyleContent?
  /// The width of the widest option.
  let width: CGFloat
  let options: [PickerOption]
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    LabeledControl(label: label, control: button, keepsEmptyLabel: false)
  }

  private var button: some View {
    HStack(spacing: 0) {
      HStack { value }.lineLimit(1)
      Spacer(minLength: 0)
      MenuArrows()
    }
    .padding(.leading, PickerMetrics.popUpInset)
    .padding(.trailing, PickerMetrics.popUpArrowInset)
    .fadedWhenDisabled(TextInputMetrics.disabledOpacity)
    .frame(
      minWidth: PickerMetrics.popUpMinimum, idealWidth: width + PickerMetrics.popUpPadding,
      maxWidth: width + PickerMetrics.popUpPadding
    )
    .frame(height: PickerMetrics.height(controlSize))
    .background { RoundedRectangle(cornerRadius: 6).fill(.fill.secondary) }
    .menu(PickerMenu(options: options))
  }
}

/// The value, and a link to a list of all options.
/// Sizing: h-exp, v-hug.
struct LinkPicker<Label: View>: View {
  let label: Label
  let value: _StyleContent?
  let options: [PickerOption]
  @Environment(\.platform) private var platform

  var body: some View {
    Group {
      if platform == .watchOS {
        WatchLinkLabel(label: label, value: value)
      } else {
        LabeledControl(label: label, control: choice)
      }
    }
    .modifier(LivingModifier(modifier: LinkTouch()))
    .modifier(LivingModifier(modifier: PageLink(page: PickerPage(options: options))))
  }

  private var choice: some View {
    HStack {
      HStack { value }.foregroundStyle(.secondary)
      ForwardArrow().foregroundStyle(.tertiary)
    }
  }
}

/// The label of a link picker of watchOS above its value, in a capsule outside of rows
/// (Rules/ControlMetrics.md#watch-link-picker).
/// Sizing: h-exp, v-neu.
private struct WatchLinkLabel<Label: View>: View {
  let label: Label
  let value: _StyleContent?
  @Environment(\.controlPlace) private var place

  var body: some View {
    if place.isCardRow {
      lines(.leading).frame(maxWidth: .infinity, alignment: .leading)
    } else {
      lines(.center)
        .padding(.horizontal, PickerMetrics.watchPadding.width)
        .padding(.vertical, PickerMetrics.watchPadding.height)
        .frame(maxWidth: .infinity)
        .background { Capsule().fill(PickerMetrics.watchFill) }
    }
  }

  private func lines(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment, spacing: 0) {
      HStack { label }
      HStack { value }.font(.caption).foregroundStyle(.secondary)
    }
    .fadedWhenDisabled(0.5)
  }
}

/// The options of a picker as menu items.
/// Sizing: none; the menu sees each entry.
struct PickerMenu: View {
  let options: [PickerOption]

  var body: some View {
    ForEach(options.indices) { index in
      Button(action: options[index].choose) {
        MenuChoice(isOn: options[index].isSelected) { options[index].view }
      }
      .accessibilityAddTraits(options[index].isSelected ? .isSelected : [])
    }
  }
}

/// The options of a picker as rows of a page, which closes when the user selects one.
/// Sizing: h-exp, v-exp.
private struct PickerPage: View {
  let options: [PickerOption]
  @Environment(\.dismiss) private var dismiss
  @Environment(\.navigation) private var navigation

  var body: some View { navigation?.navigator?.list(_StyleContent(rows)) }

  private var rows: some View {
    ForEach(options.indices) { index in
      HStack {
        options[index].view
        Spacer()
        if options[index].isSelected { Checkmark().foregroundStyle(.tint) }
      }
      .tappable {
        options[index].choose()
        dismiss()
      }
    }
  }
}
