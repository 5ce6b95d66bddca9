import SwiftUI

/// The scales from values to styles, symbols, lines and sizes.
struct VisualScales {
  var foreground = ValueList()
  var symbols = ValueList()
  var lines = ValueList()
  /// The range of the numbers in `foregroundStyle(by:)`; `nil` for categories.
  var colorRange: ClosedRange<Double>?
  var colorStep = 1.0
  var sizeRange = 0.0...1.0
  /// Whether a line has the symbols.
  private var areSymbolsOfLines = false
  private let settings: ChartSettings
  private let colors: [Color]

  /// Values in the order of their first appearance.
  struct ValueList {
    var values: [_Datum] = []
    var indices: [_Datum: Int] = [:]

    mutating func add(_ datum: _Datum) {
      guard indices[datum] == nil else { return }
      indices[datum] = values.count
      values.append(datum)
    }
  }

  /// The styles of categories (Rules/Charts.md#palette).
  static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// The colors of numbers, from the lowest to the highest.
  static let numberColors = [Color(red: 0.9, green: 0.95, blue: 1), Color.blue]
  /// The number of different colors of a scale of numbers.
  static let shades = 128

  init(_ marks: [MarkRecord], _ settings: ChartSettings) {
    self.settings = settings
    let gradient = settings.gradient ?? []
    colors = gradient.count > 1 ? gradient : Self.numberColors
    for datum in settings.symbols.domain ?? [] { symbols.add(datum) }
    for datum in settings.lines.domain ?? [] { lines.add(datum) }
    var (numbers, isNumeric) = (ValueRange(), true)
    var sizes = ValueRange()
    var found = ValueList()
    var last: MarkStyle?
    for index in marks.indices {
      guard let style = marks[index].style, style !== last else { continue }
      last = style
      if let datum = style.values.foregroundBy {
        if let number = datum.number { numbers.add(number) } else { isNumeric = false }
        found.add(datum)
      }
      if let datum = style.values.symbolBy {
        symbols.add(datum)
        if marks[index].kind == .line { areSymbolsOfLines = true }
      }
      if let datum = style.values.lineBy { lines.add(datum) }
      if case .by(let datum)? = style.values.symbolSize, let number = datum.number {
        sizes.add(number)
      }
    }
    let domain = settings.foreground.domain
    let isDiscrete =
      settings.foreground.mapping != nil
      || settings.foreground.range != nil && gradient.count < 2
    if !isDiscrete, isNumeric, let range = numbers.range {
      let explicit = (domain ?? []).compactMap(\.finite)
      colorStep = NiceNumbers.step(range)
      colorRange = NiceNumbers.rounded(range, to: colorStep)
      if let first = explicit.min(), let last = explicit.max(), last > first {
        colorRange = first...last
        colorStep = NiceNumbers.step(first...last)
      }
    }
    for datum in domain ?? [] { foreground.add(datum) }
    for datum in found.values where colorRange == nil { foreground.add(datum) }
    let explicit = (settings.sizes.domain ?? []).compactMap(\.finite)
    if let first = explicit.min(), let last = explicit.max() {
      sizeRange = first...last
    } else if let range = sizes.range {
      sizeRange = min(range.lowerBound, 0)...max(range.upperBound, 0)
    }
  }

  /// The index of a value's style; of a number's, that of its shade.
  func styleIndex(_ datum: _Datum) -> Int {
    guard let colorRange, let number = datum.number else { return foreground.indices[datum] ?? 0 }
    let length = colorRange.upperBound - colorRange.lowerBound
    let fraction = length > 0 ? (number - colorRange.lowerBound) / length : 1
    guard fraction.isFinite else { return 0 }
    return Int((min(max(fraction, 0), 1) * Double(Self.shades)).rounded())
  }

  /// Returns the style of an index.
  func style(_ index: Int) -> AnyShapeStyle {
    if colorRange != nil {
      let place = Double(index) / Double(Self.shades) * Double(colors.count - 1)
      let lower = min(Int(place), colors.count - 2)
      return AnyShapeStyle(
        colors[lower].mix(with: colors[lower + 1], by: place - Double(lower), in: .device))
    }
    if let mapping = settings.foreground.mapping, foreground.values.indices.contains(index),
      let style = mapping(foreground.values[index])
    {
      return style
    }
    if let range = settings.foreground.range, !range.isEmpty { return range[index % range.count] }
    return AnyShapeStyle(Self.palette[index % Self.palette.count])
  }

  /// The colors of the color bar.
  var gradient: Gradient { Gradient(colors: colors) }

  func symbol(_ datum: _Datum) -> AnyChartSymbolShape {
    if let symbol = settings.symbols.mapping?(datum) { return symbol }
    let index = symbols.indices[datum] ?? 0
    if let range = settings.symbols.range, !range.isEmpty { return range[index % range.count] }
    let standard =
      areSymbolsOfLines ? BasicChartSymbolShape.lineScale : BasicChartSymbolShape.pointScale
    return AnyChartSymbolShape(standard[index % standard.count])
  }

  func line(_ datum: _Datum) -> StrokeStyle {
    if let line = settings.lines.mapping?(datum) { return line }
    let index = lines.indices[datum] ?? 0
    if let range = settings.lines.range, !range.isEmpty { return range[index % range.count] }
    return Self.lines[index % Self.lines.count]
  }

  /// The lines of a scale (the lengths of the dashes are estimated).
  static let lines = [[], [4, 4], [8, 4], [2, 2], [12, 4, 4, 4]].map {
    StrokeStyle(
      lineWidth: 2, lineCap: $0.isEmpty ? .round : .butt, lineJoin: .round,
      dash: $0.map { CGFloat($0) })
  }

  /// Returns the area of a value, in square points.
  func area(_ datum: _Datum) -> CGFloat {
    if let area = settings.sizes.mapping?(datum) { return area }
    if let range = settings.sizes.range, let domain = settings.sizes.domain,
      range.count == domain.count, let index = domain.firstIndex(of: datum)
    {
      return range[index]
    }
    let ends = settings.sizes.range ?? [0, 200]
    guard let number = datum.number, let first = ends.first, let last = ends.last else { return 50 }
    let length = sizeRange.upperBound - sizeRange.lowerBound
    let fraction = length > 0 ? (number - sizeRange.lowerBound) / length : 1
    return first + CGFloat(fraction) * (last - first)
  }
}

/// The range of the numbers seen so far.
struct ValueRange {
  private(set) var range: ClosedRange<Double>?

  mutating func add(_ value: Double) {
    guard value.isFinite else { return }
    guard let range else {
      self.range = value...value
      return
    }
    if value < range.lowerBound {
      self.range = value...range.upperBound
    } else if value > range.upperBound {
      self.range = range.lowerBound...value
    }
  }
}
