import SwiftUI

/// A value on an axis.
public struct AxisValue {
  let datum: _Datum
  /// The position among the axis's values, from 0.
  public let index: Int
  /// The number of the axis's values.
  public let count: Int
  /// The automatic text of the value.
  let text: String

  /// Returns the value as a type, or `nil` if it can't be converted.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { P(datum: datum) }
}

/// A part of an axis at a value: a grid line, a tick or a label.
@MainActor @preconcurrency
public protocol AxisMark {
  /// Appends the parts at a value.
  func _collect(_ value: AxisValue, into parts: inout _AxisParts)
}

/// The parts of an axis at one value.
public struct _AxisParts {
  struct Line {
    var isCentered: Bool?
    var stroke: StrokeStyle?
    var style: AnyShapeStyle?
    var offset = CGSize.zero
    /// The length of a tick in points; to the end of the labels if `nil`.
    var length: CGFloat?
  }

  struct Label {
    var view: AnyView
    var isCentered: Bool?
    var anchor: UnitPoint?
    var collision = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    var spacing = CGSize(width: 4, height: 4)
    var offset = CGSize.zero
  }

  var lines: [Line] = []
  var ticks: [Line] = []
  var labels: [Label] = []
}

/// A line across the plot.
public struct AxisGridLine: AxisMark {
  let isCentered: Bool?
  let stroke: StrokeStyle?

  /// Creates a line; half a point wide, and dashed if it is vertical, by default.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.stroke = stroke
  }

  public func _collect(_ value: AxisValue, into parts: inout _AxisParts) {
    parts.lines.append(_AxisParts.Line(isCentered: isCentered, stroke: stroke))
  }
}

/// A line between the plot and the label.
public struct AxisTick: AxisMark {
  /// The length of a tick.
  public struct Length: Hashable, Sendable {
    let points: CGFloat?
    /// The default length: to the lower edge of the labels on the x axis.
    public static var automatic: Length { Length(points: nil) }
    /// To the edge of the label; drawn as ``automatic``.
    public static var label: Length { Length(points: nil) }
    /// To the edge of the longest label; drawn as ``automatic``.
    public static var longestLabel: Length { Length(points: nil) }
    /// Past the edge of the label; drawn as ``automatic``.
    public static func label(extendPastBy: CGFloat = 0) -> Length { .label }
    /// Past the edge of the longest label; drawn as ``automatic``.
    public static func longestLabel(extendPastBy: CGFloat = 0) -> Length { .longestLabel }
  }

  let isCentered: Bool?
  let length: Length
  let stroke: StrokeStyle?

  /// Creates a tick of a length.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    isCentered = centered
    self.length = length
    self.stroke = stroke
  }

  /// Creates a tick with a length in points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(points: length), stroke: stroke)
  }

  public func _collect(_ value: AxisValue, into parts: inout _AxisParts) {
    parts.ticks.append(
      _AxisParts.Line(isCentered: isCentered, stroke: stroke, length: length.points))
  }
}

/// The direction of a label.
public struct AxisValueLabelOrientation: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, horizontal, vertical, verticalReversed }
  let kind: Kind
  public static var automatic: AxisValueLabelOrientation { .init(kind: .automatic) }
  public static var horizontal: AxisValueLabelOrientation { .init(kind: .horizontal) }
  public static var vertical: AxisValueLabelOrientation { .init(kind: .vertical) }
  public static var verticalReversed: AxisValueLabelOrientation { .init(kind: .verticalReversed) }
}

/// The treatment of labels that don't fit.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, disabled, greedy, truncate }
  let kind: Kind
  /// Leaves out labels without room.
  public static var automatic: AxisValueLabelCollisionResolution { .init(kind: .automatic) }
  /// Draws all labels.
  public static var disabled: AxisValueLabelCollisionResolution { .init(kind: .disabled) }
  /// Leaves out labels without room.
  public static var greedy: AxisValueLabelCollisionResolution { .init(kind: .greedy) }
  /// Truncates labels without room.
  public static var truncate: AxisValueLabelCollisionResolution { .init(kind: .truncate) }
  /// Leaves out labels without room; priorities and distances are ignored.
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil)
    -> AxisValueLabelCollisionResolution
  { .greedy }
}

/// The label of a value on an axis.
public struct AxisValueLabel<Content: View>: AxisMark {
  let content: (AxisValue) -> AnyView?
  let options: AxisLabelOptions

  public func _collect(_ value: AxisValue, into parts: inout _AxisParts) {
    let view = content(value) ?? AnyView(Text(verbatim: value.text))
    parts.labels.append(options.label(view))
  }
}

/// The options of a label.
struct AxisLabelOptions {
  var isCentered: Bool?
  var anchor: UnitPoint?
  var collision: AxisValueLabelCollisionResolution
  var orientation: AxisValueLabelOrientation
  var horizontalSpacing: CGFloat?
  var verticalSpacing: CGFloat?

  func label(_ view: AnyView) -> _AxisParts.Label {
    _AxisParts.Label(
      view: view, isCentered: isCentered, anchor: anchor, collision: collision,
      orientation: orientation,
      spacing: CGSize(width: horizontalSpacing ?? 4, height: verticalSpacing ?? 4))
  }
}

extension AxisValueLabel where Content == Text {
  /// Creates a label with the value's automatic text.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    content = { _ in nil }
    options = AxisLabelOptions(
      isCentered: centered, anchor: anchor, collision: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  /// Creates a label with a localized text.
  public init(
    _ titleKey: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    content = { _ in AnyView(Text(titleKey)) }
    options = AxisLabelOptions(
      isCentered: centered, anchor: anchor, collision: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  /// Creates a label with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    content = { _ in AnyView(Text(title)) }
    options = AxisLabelOptions(
      isCentered: centered, anchor: anchor, collision: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }

  /// Creates a label with the value in a format.
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    content = { value in
      value.as(Format.FormatInput.self).map {
        AnyView(FormattedAxisLabel(value: $0, format: format))
      }
    }
    options = AxisLabelOptions(
      isCentered: centered, anchor: anchor, collision: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }
}

extension AxisValueLabel {
  /// Creates a label with a view.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic,
    horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    self.content = { _ in view }
    options = AxisLabelOptions(
      isCentered: centered, anchor: anchor, collision: collisionResolution,
      orientation: orientation, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }
}

/// The text of a value in a format, for the locale of the environment.
private struct FormattedAxisLabel<Format: FormatStyle>: View where Format.FormatOutput == String {
  let value: Format.FormatInput
  let format: Format
  @Environment(\.locale) private var locale

  var body: some View { Text(verbatim: format.locale(locale).format(value)) }
}

// MARK: Modifiers

/// Parts of an axis with changes.
public struct _ModifiedAxisMark<Mark: AxisMark>: AxisMark {
  let mark: Mark
  let change: (inout _AxisParts) -> Void

  public func _collect(_ value: AxisValue, into parts: inout _AxisParts) {
    var own = _AxisParts()
    mark._collect(value, into: &own)
    change(&own)
    parts.lines += own.lines
    parts.ticks += own.ticks
    parts.labels += own.labels
  }
}

extension AxisMark {
  /// Sets the style of lines and labels.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    let style = AnyShapeStyle(style)
    return _ModifiedAxisMark(mark: self) { parts in
      for index in parts.lines.indices where parts.lines[index].style == nil {
        parts.lines[index].style = style
      }
      for index in parts.ticks.indices where parts.ticks[index].style == nil {
        parts.ticks[index].style = style
      }
      for index in parts.labels.indices {
        parts.labels[index].view = AnyView(parts.labels[index].view.foregroundStyle(style))
      }
    }
  }

  /// Sets the font of labels; `caption2` by default.
  public func font(_ font: Font?) -> some AxisMark {
    _ModifiedAxisMark(mark: self) { parts in
      for index in parts.labels.indices {
        parts.labels[index].view = AnyView(parts.labels[index].view.font(font))
      }
    }
  }

  /// Moves lines and labels, in points.
  public func offset(_ offset: CGSize) -> some AxisMark {
    _ModifiedAxisMark(mark: self) { parts in
      func move(_ value: inout CGSize) {
        value.width += offset.width
        value.height += offset.height
      }
      for index in parts.lines.indices { move(&parts.lines[index].offset) }
      for index in parts.ticks.indices { move(&parts.ticks[index].offset) }
      for index in parts.labels.indices { move(&parts.labels[index].offset) }
    }
  }

  /// Moves lines and labels, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    offset(CGSize(width: x, height: y))
  }
}
