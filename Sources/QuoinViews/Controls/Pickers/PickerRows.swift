import QuoinCore

/// The label and each choice as a row of the list around, the chosen one with a tick.
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
    }
  }
}
