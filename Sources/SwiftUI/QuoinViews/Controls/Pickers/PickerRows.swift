import QuoinCore

/// The label and each option as a row of the enclosing list, with a checkmark for the selected one.
///
/// Sizing: none; the list sees each row, which is h-exp, v-hug.
struct PickerRows<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    if labelsVisibility != .hidden {
      HStack { label }.foregroundStyle(.secondary)
    }
    ForEach(options.indices) { index in
      HStack {
        options[index].view
        Spacer()
        if options[index].isSelected { Checkmark().foregroundStyle(.tint) }
      }
      .tappable(options[index].choose)
      .element(of: options, at: index)
    }
  }
}
