import Foundation
import QuoinCore

/// A view that shows the progress of a task.
///
/// By default it is a bar if there is a value and a spinner if there is none. The label is above a
/// bar and below a spinner. In a live view a spinner turns once in 0.8 seconds, which doesn't count
/// as an animation; in a picture it is still.
/// Sizing: h-exp, v-hug (as a bar with texts); as spinner and label together as a spinner. The sizes of iOS are estimated.
public struct ProgressView<Label: View, CurrentValueLabel: View>: PrimitiveView {
  enum Value {
    /// Indeterminate progress; a bar if it was created with a value that is `nil`.
    case unknown(isBar: Bool)
    case fraction(Double)
    case interval(ClosedRange<Date>, countsDown: Bool)
  }

  let value: Value
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(_ value: Value, label: Label, currentValueLabel: CurrentValueLabel) {
    self.value = value
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  init<V: BinaryFloatingPoint>(
    _ value: V?, total: V, label: Label, currentValueLabel: CurrentValueLabel
  ) {
    let fraction = ProgressValue.fraction(value.map { Double($0) }, of: Double(total))
    self.init(
      fraction.map { .fraction($0) } ?? .unknown(isBar: true), label: label,
      currentValueLabel: currentValueLabel)
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    var configuration = ProgressViewStyleConfiguration(
      label: Label.self == EmptyView.self ? nil : .init(content: _StyleContent(view.label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self
        ? nil : .init(content: _StyleContent(view.currentValueLabel)))
    switch view.value {
    case .unknown(let isBar): configuration.isBar = isBar
    case .fraction(let fraction): configuration.fractionCompleted = fraction
    case .interval(let interval, let countsDown):
      configuration.fractionCompleted = ProgressValue.fraction(
        interval, at: emission.environment.now, countsDown: countsDown)
    }
    emit(configuration, into: emission)
  }

  fileprivate static func emit(
    _ configuration: ProgressViewStyleConfiguration, into emission: Emission
  ) {
    func emit<S: ProgressViewStyle>(_ style: S) {
      emission.noteEstimate(of: "ProgressView", style: S.self)
      emission.emitStyled(style, of: \.progressViewStyles) {
        $0.makeBody(configuration: configuration)
      }
    }
    let mark = emission.tree.mark
    emit(emission.environment.progressViewStyles.style)
    let isKnown = configuration.fractionCompleted != nil || configuration.isBar
    emission.attachMeasure(
      configuration.label, value: configuration.currentValueLabel,
      fraction: configuration.fractionCompleted,
      role: isKnown ? "progress indicator" : "activity indicator", since: mark)
  }
}
