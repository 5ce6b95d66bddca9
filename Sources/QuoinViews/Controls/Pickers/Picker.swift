import Foundation
import QuoinCore

/// A choice of one among several views, each known by its tag, or by its id in a `ForEach`.
///
/// The ``PickerStyle`` around says how it is offered. Looks and paddings that were not measured are estimated; see
/// `PickerMetrics`.
/// Sizing: h-hug, v-hug; with its label in rows, segmented on iOS and as a wheel h-exp.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: PrimitiveView {
  let label: Label
  let content: Content
  /// Several stand for one choice that is made for all of them.
  let selections: [Binding<SelectionValue>]
  /// What a closed menu shows in place of the choice.
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

  public static func _emit(_ view: Self, into emitter: ViewEmitter) {
    let options = PickerOption.options(of: view.content, selection: view.selection, in: emitter)
    let value = view.currentValueLabel ?? options.first(where: \.isSelected)?.view
    switch PickerLook(in: emitter) {
    case .menu:
      emitter.emit(MenuPicker(label: view.label, value: value))
    case .popUp:
      emitter.emit(
        PopUpPicker(label: view.label, value: value, width: view.widestOption(in: emitter)))
    case .link: emitter.emit(LinkPicker(label: view.label, value: value))
    case .segments: emitter.emit(SegmentedPicker(label: view.label, options: options))
    case .radioButtons: emitter.emit(RadioPicker(label: view.label, options: options))
    case .rows: emitter.emit(PickerRows(label: view.label, options: options))
    case .wheel:
      emitter.emit(
        WheelBand {
          WheelColumn(rows: options.map(\.view), selected: options.firstIndex(where: \.isSelected))
        })
    }
  }

  /// What all selections have in common.
  private var selection: SelectionTag? {
    let values = Set(selections.map(\.wrappedValue))
    guard values.count == 1, let value = values.first else { return nil }
    return SelectionTag(AnyHashable(value))
  }

  /// The width of the widest option, in points.
  private func widestOption(in emitter: ViewEmitter) -> CGFloat {
    let column = VStack(spacing: 0) { content }.lineLimit(1)
    let tree = try? ViewTree(column, environment: emitter.environment, shaper: emitter.shaper)
    let width = (try? tree?.layOut(proposal: .unspecified))?.width ?? 0
    return width.isFinite ? width : 0
  }
}
