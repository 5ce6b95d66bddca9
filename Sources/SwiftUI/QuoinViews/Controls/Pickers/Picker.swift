import Foundation
import QuoinCore

/// A control for selecting one of several views, each identified by its tag or by its id in a
/// `ForEach`.
///
/// The enclosing ``PickerStyle`` determines its appearance. Appearances and paddings that weren't
/// measured are estimated; see `PickerMetrics`.
/// Sizing: h-hug, v-hug; with its label in rows, segmented on iOS and as a wheel h-exp.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>:
  PrimitiveView, IndependentControl
{
  let label: Label
  let content: Content
  /// The values that a selection sets together.
  let selections: [Binding<SelectionValue>]
  /// The view that a closed menu shows instead of the selected option.
  let currentValueLabel: _StyleContent?

  init(
    label: Label, content: Content, selections: [Binding<SelectionValue>],
    currentValueLabel: _StyleContent? = nil
  ) {
    self.label = label
    self.content = content
    self.selections = selections
    self.currentValueLabel = currentValueLabel
  }

  public static func _emit(_ view: Self, into emission: Emission) { emission.emitControl(view) }

  static func _emitControl(_ view: Self, into emission: Emission) {
    emission.noteEstimate(of: "Picker")
    let selection = emission.evaluating { view.selection }
    var options = PickerOption.options(of: view.content, selection: selection, in: emission)
    for index in options.indices {
      let tag = options[index].tag
      options[index].choose = { view.choose(tag) }
    }
    let value = view.currentValueLabel ?? options.first(where: \.isSelected)?.view
    let mark = emission.tree.mark
    switch PickerLook(in: emission) {
    case .menu:
      emission.emit(MenuPicker(label: view.label, value: value, options: options))
    case .popUp:
      emission.emit(
        PopUpPicker(
          label: view.label, value: value, width: view.widestOption(in: emission), options: options)
      )
    case .link: emission.emit(LinkPicker(label: view.label, value: value, options: options))
    case .segments: emission.emit(SegmentedPicker(label: view.label, options: options))
    case .submenu:
      emission.emit(Menu(content: { PickerMenu(options: options) }, label: { view.label }))
    case .menuItems:
      emission.emit(VStack(alignment: .leading, spacing: 0) { PickerMenu(options: options) })
    case .radioButtons: emission.emit(RadioPicker(label: view.label, options: options))
    case .rows: emission.emit(PickerRows(label: view.label, options: options))
    case .wheel:
      emission.emit(
        WheelBand {
          WheelColumn(
            rows: options.map(\.view), selected: options.firstIndex(where: \.isSelected),
            choose: { options[$0].choose() })
        })
    }
    emission.attachControl(view.handle(options, in: emission), since: mark)
  }

  private func handle(_ options: [PickerOption], in emission: Emission) -> ControlHandle {
    var handle = ControlHandle("Picker", in: emission.environment)
    handle.label = emission.labelText(of: label)
    let titles = options.map { emission.labelText(of: $0.view) }
    let choices: @MainActor () -> [ControlOption] = {
      zip(options, titles).map { option, title in
        ControlOption(
          title: title(), value: option.tag?.value(SelectionValue.self), choose: option.choose)
      }
    }
    handle.options = choices
    handle.value = { selections.first?.wrappedValue }
    handle.set = { new in
      guard let new = new as? SelectionValue else {
        return "Its value is a \(SelectionValue.self), not \(type(of: new))."
      }
      guard let option = choices().first(where: { $0.value == AnyHashable(new) }) else {
        return "No choice has the tag \(new)."
      }
      option.choose()
      return nil
    }
    return handle
  }

  /// Sets every selection to `tag`.
  private func choose(_ tag: SelectionTag?) {
    guard let value = tag?.value(SelectionValue.self) else { return }
    for selection in selections where selection.wrappedValue != value {
      selection.wrappedValue = value
    }
  }

  /// The tag that all selections share, or `nil` if they differ.
  private var selection: SelectionTag? {
    let values = Set(selections.map(\.wrappedValue))
    guard values.count == 1, let value = values.first else { return nil }
    return SelectionTag(AnyHashable(value))
  }

  /// Returns the width of the widest option, in points.
  private func widestOption(in emission: Emission) -> CGFloat {
    let column = VStack(spacing: 0) { content }.lineLimit(1)
    let tree = try? ViewTree(column, environment: emission.environment, shaper: emission.shaper)
    let width = (try? tree?.layOut(proposal: .unspecified))?.width ?? 0
    return width.isFinite ? width : 0
  }
}
