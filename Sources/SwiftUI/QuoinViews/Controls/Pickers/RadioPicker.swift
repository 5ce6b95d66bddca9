import QuoinCore
import QuoinGeometry

/// A radio button for each option, beside the label.
/// Sizing: hug.
struct RadioPicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  @Environment(\.hasHorizontalRadioGroups) private var isHorizontal

  var body: some View {
    LabeledControl(
      label: label, control: buttons, alignment: .firstTextBaseline, keepsEmptyLabel: false)
  }

  @ViewBuilder private var buttons: some View {
    if isHorizontal {
      HStack { rows }
    } else {
      VStack(alignment: .leading, spacing: PickerMetrics.radioRowGap) { rows }
    }
  }

  private var rows: some View {
    ForEach(options.indices) { index in
      HStack(alignment: .top, spacing: PickerMetrics.radioGap) {
        RadioButton(isOn: options[index].isSelected)
        HStack { options[index].view }
      }
      .fadedWhenDisabled(TextInputMetrics.disabledOpacity)
      .tappable(options[index].choose)
      .element(of: options, at: index)
    }
  }
}

/// The circle of a radio button.
/// Sizing: hug.
private struct RadioButton: View {
  let isOn: Bool
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    ZStack {
      if isOn {
        Circle().fill(.tint)
        Circle().fill(.white).frame(width: 5, height: 5)
      } else {
        Circle().fill(colorScheme == .dark ? Color(white: 1, opacity: 0.1) : .white)
          .strokeBorder(Color(white: colorScheme == .dark ? 1 : 0, opacity: 0.2), lineWidth: 0.5)
      }
    }
    .frame(width: PickerMetrics.radioDiameter, height: PickerMetrics.radioDiameter)
    .frame(width: PickerMetrics.radioBox.width, height: PickerMetrics.radioBox.height)
  }
}
