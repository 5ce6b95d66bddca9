import QuoinCore

/// A control for picking a color: a circle on iOS, a well on macOS.
///
/// In a live tree a tap on it opens a panel of colors, with a slider for the opacity.
///
/// Sizing: h-exp, v-neu (v-hug with a text as title); h-hug, v-hug on macOS.
public struct ColorPicker<Label: View>: View {
  let label: Label
  let selection: Binding<Color>
  /// Whether the user can pick translucent colors.
  let supportsOpacity: Bool

  /// Creates a picker with a custom label.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.selection = selection
    self.supportsOpacity = supportsOpacity
  }

  public var body: some View {
    let well = ColorWell(color: selection.wrappedValue)
      .opensPanel { ColorPanel(selection: selection, supportsOpacity: supportsOpacity) }
    return LabeledControl(label: label, control: well)
      .control("ColorPicker") { [selection] handle in
        handle.value = { selection.wrappedValue }
        handle.set = { new in
          guard let color = new as? Color else {
            return "Its value is a Color, not \(type(of: new))."
          }
          selection.wrappedValue = color
          return nil
        }
      }
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a localized title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Color>,
    supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}
