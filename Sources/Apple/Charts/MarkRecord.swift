import SwiftUI

/// The marks of a chart, in drawing order, with the names of its quantities.
public struct _ChartMarks {
  var marks: [MarkRecord] = []
  /// The label of the first value of each quantity.
  var labels = Labels()
  /// Whether all numbers of an axis are whole.
  var isInteger = (x: true, y: true)
  /// The groups of marks below which `mask` draws, as ranges of ``marks``.
  var masks: [Mask] = []
  /// The functions to plot.
  var functions: [PlottedFunction] = []

  struct Labels {
    var x: ChartLabel?
    var y: ChartLabel?
    var foreground: ChartLabel?
  }

  /// Marks that are visible only where other marks are.
  struct Mask {
    var range: Range<Int>
    var shape: [MarkRecord]
  }

  init() {}

  /// Takes over the labels of the first values.
  mutating func note(x: ChartQuantity?, y: ChartQuantity?) {
    if let x {
      if labels.x == nil { labels.x = x.label }
      if !x.isInteger { isInteger.x = false }
    }
    if let y {
      if labels.y == nil { labels.y = y.label }
      if !y.isInteger { isInteger.y = false }
    }
  }

  @MainActor
  init<Content: ChartContent>(_ content: Content) { Content._collect(content, into: &self) }
}

/// A mark, with its places on both axes.
struct MarkRecord {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  var kind: Kind
  var x: MarkPlace
  var y: MarkPlace
  /// The width, or the inner radius of a sector.
  var width = MarkDimension.automatic
  /// The height, or the outer radius of a sector.
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.standard
  /// The name of the line or area to which the mark belongs.
  var series: String?
  /// The gap between sectors, in points.
  var inset: CGFloat = 0
  /// The properties that modifiers set; `nil` for the defaults.
  var style: MarkStyle?

  @inline(__always)
  init(
    _ kind: Kind, x: MarkPlace, y: MarkPlace, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard,
    series: String? = nil
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    self.width = width
    self.height = height
    self.stacking = stacking
    self.series = series
  }

  init(
    _ kind: Kind, x: MarkPlace, yStart: MarkPlace, yEnd: MarkPlace,
    width: MarkDimension = .automatic, series: String? = nil
  ) {
    self.init(
      kind, x: x, y: .interval(yStart.datum, yEnd.datum), width: width, stacking: .unstacked,
      series: series)
  }

  init(
    _ kind: Kind, xStart: MarkPlace, xEnd: MarkPlace, y: MarkPlace,
    height: MarkDimension = .automatic, series: String? = nil
  ) {
    self.init(
      kind, x: .interval(xStart.datum, xEnd.datum), y: y, height: height, stacking: .unstacked,
      series: series)
  }

  init(
    _ kind: Kind, xStart: MarkPlace, xEnd: MarkPlace, yStart: MarkPlace, yEnd: MarkPlace
  ) {
    self.init(
      kind, x: .interval(xStart.datum, xEnd.datum), y: .interval(yStart.datum, yEnd.datum),
      stacking: .unstacked)
  }
}

extension MarkRecord {
  /// The value on an axis, if it is a single number.
  func number(isVertical: Bool) -> Double? {
    if isVertical {
      if case .value(.number(let number)) = y { return number }
    } else {
      if case .value(.number(let number)) = x { return number }
    }
    return nil
  }
}

/// The properties that modifiers set. Marks share it until one of them changes.
final class MarkStyle {
  var values: Values

  init(_ values: Values) { self.values = values }

  struct Values {
    var foreground: AnyShapeStyle?
    var foregroundBy: _Datum?
    var opacity = 1.0
    var corner: (radius: CGFloat, style: RoundedCornerStyle)?
    var line: StrokeStyle?
    var lineBy: _Datum?
    var symbol: MarkSymbol?
    var symbolBy: _Datum?
    var symbolSize: MarkSymbolSize?
    var interpolation: InterpolationMethod?
    var group: Group?
    var offset = Offset()
    var zIndex: Double?
    var annotations: [MarkAnnotation] = []
    var clip: (shape: AnyShape, style: FillStyle)?
    var blur: CGFloat = 0
    var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
    var alignsWithPlot: Bool?
    var accessibility = Accessibility()
  }

  /// The member of a group of bars or points beside each other.
  struct Group {
    var member: _Datum
    var axis: Axis?
    var span: MarkDimension
  }

  /// The distances by which the ends of a mark are moved, in points.
  struct Offset: Equatable {
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
  }

  struct Accessibility {
    var label: Text?
    var value: Text?
    var identifier: String?
    var isHidden = false
  }
}

/// The symbol of a point.
enum MarkSymbol {
  case shape(AnyChartSymbolShape)
  case view(AnyView)
}

/// The size of a symbol.
enum MarkSymbolSize {
  /// The area in square points.
  case area(CGFloat)
  /// The exact size.
  case size(CGSize)
  /// A value on the scale of sizes.
  case by(_Datum)
}

/// A view beside a mark.
struct MarkAnnotation {
  var position: AnnotationPosition
  var alignment: Alignment
  var spacing: CGFloat?
  var overflow: AnnotationOverflowResolution
  var content: @MainActor (AnnotationContext) -> AnyView
}

/// A function that is sampled at each layout.
struct PlottedFunction {
  /// The mark with the function's properties, before which its samples are inserted.
  var index: Int
  /// The arguments; those of the x axis if `nil`.
  var domain: ClosedRange<Double>?
  /// Whether the argument is the position on the x axis.
  var isParametric: Bool
  /// Returns x and y, or x, the start and the end of y.
  var sample: (Double) -> (x: Double, y: Double, end: Double?)
}
