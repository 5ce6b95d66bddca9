import Foundation
import QuoinCore

/// A description of a chart for assistive technologies, as data.
open class AXChartDescriptor {
  /// The direction in which the content is read.
  public enum ContentDirection: Int, Hashable, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise
    case radialCounterClockwise
  }

  open var title: String?
  open var summary: String?
  open var contentDirection = ContentDirection.leftToRight
  /// The size of the chart, in points.
  open var contentFrame = CGRect.zero
  open var series: [AXDataSeriesDescriptor]
  open var xAxis: any AXDataAxisDescriptor
  open var yAxis: AXNumericDataAxisDescriptor?
  open var additionalAxes: [any AXDataAxisDescriptor]?

  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.xAxis = xAxis
    self.yAxis = yAxis
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  var title: String { get set }
}

/// An axis of numbers.
open class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The scale of an axis.
  public enum ScaleType: Int, Hashable, Sendable { case linear, log10, ln }

  open var title: String
  open var range: ClosedRange<Double>
  open var gridlinePositions: [Double]
  open var scaleType = ScaleType.linear
  /// Returns the spoken text of a value.
  open var valueDescriptionProvider: (Double) -> String

  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of categories.
open class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  open var title: String
  open var categoryOrder: [String]

  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A series of a chart.
open class AXDataSeriesDescriptor {
  open var name: String?
  open var isContinuous: Bool
  open var dataPoints: [AXDataPoint]

  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A value of a data point.
open class AXDataPointValue {
  open var number: Double
  open var category: String

  public init(number: Double) {
    self.number = number
    category = ""
  }

  public init(category: String) {
    number = 0
    self.category = category
  }

  /// Returns a value that is a number.
  public class func number(_ number: Double) -> AXDataPointValue {
    AXDataPointValue(number: number)
  }

  /// Returns a value that is a category.
  public class func category(_ category: String) -> AXDataPointValue {
    AXDataPointValue(category: category)
  }
}

/// A point of a series.
open class AXDataPoint {
  open var xValue: AXDataPointValue
  open var yValue: AXDataPointValue?
  open var additionalValues: [AXDataPointValue]
  open var label: String?

  public init(
    x: Double, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    xValue = AXDataPointValue(number: x)
    yValue = y.map { AXDataPointValue(number: $0) }
    self.additionalValues = additionalValues
    self.label = label
  }

  public init(
    x: String, y: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) {
    xValue = AXDataPointValue(category: x)
    yValue = y.map { AXDataPointValue(number: $0) }
    self.additionalValues = additionalValues
    self.label = label
  }
}

/// A type that describes a chart for assistive technologies.
public protocol AXChartDescriptorRepresentable {
  /// Returns the description.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Updates the description after a change; does nothing by default.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Compiles only: sets the description of a chart for audio graphs, which don't exist here.
  /// Sizing: neutral.
  public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R)
    -> some View
  { self }
}
