import Foundation

/// The scale of an axis: values to positions.
struct AxisScale {
  /// The categories; `nil` for numbers and dates.
  var categories: [String]?
  var indices: [String: Int] = [:]
  /// The domain of numbers and dates.
  var domain = 0.0...1.0
  var type = ScaleType.linear
  var isDate = false
  var isInteger = false
  var isReversed = false
  var range = _PositionRange()
  /// The bin or unit of the first mark with one.
  var unit: ChartUnit?
  /// Whether marks have bins.
  var isBinned = false
  /// Whether any mark has a value on the axis.
  var isEmpty = true
  /// The room at the start of each band for a label inside the plot, in points.
  var bandInset: CGFloat = 0
  /// The length of the visible part of the domain; all of it if `nil`.
  var visibleLength: Double?
  /// The visible part of the scale, as fractions.
  var window = (start: 0.0, length: 1.0)
  /// Whether the first value is at the right, because the layout is from right to left.
  var isMirrored = false
  private var low = 0.0
  private var length = 1.0

  init() {}

  init(categories: [String]) {
    self.categories = categories
    indices = Dictionary(zip(categories, categories.indices)) { first, _ in first }
    isEmpty = false
  }

  /// Whether marks at one value have a width that depends on the axis.
  var isDiscrete: Bool { categories != nil || isBinned }

  mutating func set(_ domain: ClosedRange<Double>, _ type: ScaleType) {
    guard domain.lowerBound.isFinite, domain.upperBound.isFinite else { return }
    (self.domain, self.type) = (domain, type)
    var start = type.transform(domain.lowerBound)
    let end = type.transform(domain.upperBound)
    guard end.isFinite else { return }
    // A logarithmic scale that begins at zero shows four powers of ten.
    if !start.isFinite { start = end - 4 * Foundation.log(10.0) }
    low = start
    length = end > start ? end - start : 1
  }

  /// Returns the position from 0 to 1 of a number in the domain.
  func fraction(_ value: Double) -> Double {
    let fraction = (type.transform(value) - low) / length
    return isReversed ? 1 - fraction : fraction
  }

  /// Returns the position from 0 to 1; of a category, its middle.
  func fraction(_ datum: _Datum) -> Double? {
    guard let categories else { return datum.number.map { self.fraction($0) } }
    guard let index = indices[datum.name] else { return nil }
    let fraction = (Double(index) + 0.5) / Double(max(categories.count, 1))
    return isReversed ? 1 - fraction : fraction
  }

  /// The positions of the first and the last value along `length` points. The y axis begins at the
  /// bottom.
  func ends(_ length: CGFloat, isVertical: Bool) -> (start: CGFloat, end: CGFloat) {
    if isMirrored {
      let ends = unmirrored.ends(length, isVertical: isVertical)
      return (length - ends.start, length - ends.end)
    }
    if let positions = range.positions { return (positions.lowerBound, positions.upperBound) }
    return isVertical && categories == nil
      ? (length - range.startPadding, range.endPadding)
      : (range.startPadding, length - range.endPadding)
  }

  /// The scale as layouts see it, which are mirrored themselves.
  var unmirrored: AxisScale {
    var scale = self
    scale.isMirrored = false
    return scale
  }

  /// Returns the position of a fraction along `length` points.
  func position(_ fraction: Double, _ length: CGFloat, isVertical: Bool) -> CGFloat {
    let ends = ends(length, isVertical: isVertical)
    let visible = (fraction - window.start) / window.length
    return ends.start + CGFloat(visible) * (ends.end - ends.start)
  }

  /// Returns the value at a position. It may be outside the domain.
  func datum(at position: CGFloat, _ length: CGFloat, isVertical: Bool) -> _Datum? {
    let ends = ends(length, isVertical: isVertical)
    guard ends.start != ends.end, position.isFinite else { return nil }
    var fraction = Double((position - ends.start) / (ends.end - ends.start))
    fraction = window.start + fraction * window.length
    if isReversed { fraction = 1 - fraction }
    guard let categories else {
      let value = type.inverse(low + fraction * self.length)
      return isDate ? .date(value) : .number(value)
    }
    let place = (fraction * Double(categories.count)).rounded(.down)
    guard place >= 0, place < Double(categories.count) else { return nil }
    return .category(categories[Int(place)])
  }

  /// The length of a band, in points.
  func step(_ length: CGFloat) -> CGFloat {
    let ends = ends(length, isVertical: false)
    return abs(ends.end - ends.start) / CGFloat(window.length)
      / CGFloat(max(categories?.count ?? 1, 1))
  }
}
