import Foundation
import QuoinCore
import QuoinGeometry

/// The choice of a menu of iOS: tinted by itself, less important than the label in rows.
///
/// Sizing: hug; h-exp with the label in rows.
struct MenuPicker<Label: View>: View {
  let label: Label
  let value: _StyleContent?
  @Environment(\.controlPlace) private var place

  var body: some View {
    if place.isCardRow {
      LabeledControl(label: label, control: choice.foregroundStyle(.secondary))
    } else {
      choice
        .foregroundStyle(.tint)
        .padding(.horizontal, PickerMetrics.menuPadding.width)
        .padding(.vertical, PickerMetrics.menuPadding.height)
        .fadedWhenDisabled(0.5)
    }
  }

  private var choice: some View {
    HStack(spacing: PickerMetrics.arrowGap) {
      value
      MenuArrows()
    }
  }
}

/// The choice of a pop-up button of macOS, beside the label. Sizing: hug; at least 33.5 wide.
struct PopUpPicker<Label: View>: View {
  let label: Label
  let value: _StyleContent?
  /// The widest option's.
  let width: CGFloat
  @Environment(\.controlSize) private var controlSize

  var body: some View {
    LabeledControl(label: label, control: button)
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
  }
}

/// The choice, and an arrow to a list of all. Sizing: h-exp, v-hug.
struct LinkPicker<Label: View>: View {
  let label: Label
  let value: _StyleContent?

  var body: some View {
    LabeledControl(label: label, control: choice)
  }

  private var choice: some View {
    HStack {
      HStack { value }.foregroundStyle(.secondary)
      ForwardArrow().foregroundStyle(.tertiary)
    }
  }
}
