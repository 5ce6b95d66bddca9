import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText

/// The border around the text of a field.
enum TextFieldBorder { case none, rounded }

/// The platform's text field.
///
/// Sizing: h-exp (ideal the text's width), v-hug.
struct TextFieldBody<Label: View>: PrimitiveView {
  let field: TextField<Label>
  let border: TextFieldBorder

  static func _emit(_ view: Self, into emission: Emission) {
    let environment = emission.environment
    let place = environment.controlPlace
    // A macOS form shows the label beside the field; elsewhere the label is the prompt.
    if environment.platform == .macOS, place == .groupedForm || place == .columnsForm {
      let isCard = place == .groupedForm
      let field = view.box(
        border: isCard ? .none : view.border, hasLabel: false, emission: emission
      ).multilineTextAlignment(isCard ? .trailing : environment.multilineTextAlignment)
      emission.emit(LabeledControl(label: view.field.label, control: field))
    } else {
      emission.emit(view.box(border: view.border, hasLabel: true, emission: emission))
    }
  }

  private func box(border: TextFieldBorder, hasLabel: Bool, emission: Emission) -> some View {
    let environment = emission.environment
    let metrics = TextInputMetrics(border, environment.platform, environment.controlSize)
    let excess =
      border == .none ? 0 : FontResolver(emission, environment.text).fieldExcess(environment)
    return TextFieldLayout(
      metrics: metrics, excess: excess, pixelLength: environment.pixelLength
    ) {
      TextFieldContent(field: field, padding: metrics.padding, hasLabel: hasLabel)
        .clipped()
    }
    .modifier(FieldRing(border: border))
    .background { TextFieldFrame(border: border) }
  }
}

/// The content of a field: the text, or else the prompt, or else the label.
private struct TextFieldContent<Label: View>: PrimitiveView {
  let field: TextField<Label>
  let padding: CGFloat
  let hasLabel: Bool

  static func _emit(_ view: Self, into emission: Emission) {
    let input = view.field.input
    let locale = emission.environment.locale
    let string = emission.evaluating { input.text.string(locale) }
    if !string.isEmpty {
      let shown = input.isSecure ? String(repeating: "•", count: string.count) : string
      view.emit(
        Text(verbatim: shown).fadedWhenDisabled(TextInputMetrics.disabledOpacity), into: emission)
    } else if let prompt = input.prompt {
      view.emit(prompt.foregroundStyle(.placeholder), isEmpty: true, into: emission)
    } else if view.hasLabel, Label.self != EmptyView.self {
      view.emit(
        HStack { view.field.label }.foregroundStyle(.placeholder), isEmpty: true, into: emission)
    } else {
      // A space preserves the line and its baseline.
      view.emit(Text(verbatim: " "), isEmpty: true, isBlank: true, into: emission)
    }
  }

  private func emit<V: View>(
    _ text: V, isEmpty: Bool = false, isBlank: Bool = false, into emission: Emission
  ) {
    let environment = emission.environment
    let axis = field.input.axis
    let isAtRest = environment.platform == .iOS && environment.focusedEditing == nil
    let layout = TextInputLayout(
      lineHeight: FontResolver(emission, environment.text).fieldHeight(environment),
      padding: padding,
      axis: axis, alignment: environment.multilineTextAlignment, isBlank: isBlank,
      truncates: isAtRest && axis == .horizontal && !field.input.isSecure)
    // AppKit doesn't round a field's text to pixels: 39.25 was recorded for one without a border.
    let scale = environment.displayScale * (environment.platform == .macOS ? 16 : 1)
    emission.emit(
      layout {
        text
          .transformEnvironment(\.text) {
            if axis == .horizontal { ($0.lineLimit, $0.minimumLines) = (1, 0) }
          }
          .environment(\.displayScale, scale)
      }
      .modifier(FieldCaret(isEmpty: isEmpty)))
  }
}

extension FontResolver {
  /// Returns the height by which AppKit's line of a field exceeds a line of its font; 0 for named
  /// fonts, which weren't measured.
  fileprivate func fieldExcess(_ environment: EnvironmentValues) -> CGFloat {
    let key = font(environment.text.attributes).key
    guard platform == .macOS, key.family == nil else { return 0 }
    return SystemTypography.fieldLineHeight(size: key.size) - fieldHeight(environment)
  }

  /// Returns the height of a one-line field: the distance between two baselines of its font, in
  /// whole pixels.
  ///
  /// It is 22 for a line of body text (Rules/ControlMetrics.md#text-field); other fonts weren't
  /// measured on iOS.
  func fieldHeight(_ environment: EnvironmentValues) -> CGFloat {
    let line = font(environment.text.attributes).line
    let height = line.ascent + line.descent + max(line.leading, 0)
    let pixel = environment.pixelLength
    // Sums of fractions may slightly exceed a whole pixel.
    return ((height / pixel) - 0.001).rounded(.up) * pixel
  }
}
