import QuoinCore
import QuoinGeometry

/// Options side by side, with a plate behind the selected one.
///
/// Sizing: h-exp (macOS: hug), v-hug.
struct SegmentedPicker<Label: View>: View {
  let label: Label
  let options: [PickerOption]
  @Environment(\.platform) private var platform

  // iOS uses the label only for accessibility.
  var body: some View {
    switch platform.family {
    case .iOS: Segments(options: options)
    case .macOS:
      LabeledControl(label: label, control: Segments(options: options), keepsEmptyLabel: false)
    }
  }
}

private struct Segments: View {
  let options: [PickerOption]
  @Environment(\.platform) private var platform
  @Environment(\.controlSize) private var controlSize
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    SegmentLayout(metrics: SegmentMetrics(platform, controlSize)) {
      ForEach(options.indices) { segmentBackground(at: $0) }
      ForEach(options.indices) {
        SegmentLabel(option: options[$0]).lineLimit(1).element(of: options, at: $0)
      }
    }
    .background { Capsule().fill(track) }
    .modifier(SegmentTouch(options: options))
    // Rules/Controls.md#disabled
    .fadedWhenDisabled(0.5)
  }

  /// Returns the view behind a label: the plate of the selected segment, or the separator before
  /// another.
  private func segmentBackground(at index: Int) -> some View {
    ZStack {
      if options[index].isSelected {
        Capsule().fill(plate).shadow(color: .black.opacity(0.12), radius: 2, y: 1)
      }
      if hasLine(before: index) { line }
    }
  }

  /// Returns whether there is a separator, which is drawn only between unselected segments.
  private func hasLine(before index: Int) -> Bool {
    index > 0 && !options[index].isSelected && !options[index - 1].isSelected
  }

  private var line: some View {
    Rectangle().fill(.separator).frame(
      width: 1, height: SegmentMetrics(platform, controlSize).height / 2)
  }

  // Estimated: the fills that UIKit and AppKit document for it.
  private var track: Color {
    switch platform.family {
    case .iOS: Color(storage: .system(.fill(2)))
    case .macOS: Color(storage: .system(.fill(1)))
    }
  }

  private var plate: Color { colorScheme == .dark ? Color(white: 0x63 / 255.0) : .white }
}

/// The label of a segment: 13 points on iOS, medium if selected (Rules/ControlMetrics.md#picker).
private struct SegmentLabel: View {
  let option: PickerOption
  @Environment(\.platform) private var platform

  var body: some View {
    switch platform.family {
    case .iOS:
      HStack { option.view }
        .labelStyle(.titleOnly)
        .font(.system(size: 13, weight: option.isSelected ? .medium : .regular))
    case .macOS: HStack { option.view }
    }
  }
}
