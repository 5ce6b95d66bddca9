import SwiftUI

/// Content with changed properties of its marks.
public struct _ModifiedChartContent<Content: ChartContent>: ChartContent {
  public typealias Body = Never

  let content: Content
  let label: ChartLabel?
  let change: (inout MarkStyle.Values) -> Void

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    let start = marks.marks.count
    Content._collect(content.content, into: &marks)
    if let label = content.label, marks.labels.foreground == nil {
      marks.labels.foreground = label
    }
    marks.change(from: start, content.change)
  }
}

extension _ChartMarks {
  /// Changes the properties of the marks since `start`. Marks with one style get one style.
  mutating func change(from start: Int, _ change: (inout MarkStyle.Values) -> Void) {
    if start + 1 == marks.count, isKnownUniquelyReferenced(&marks[start].style) {
      marks[start].style.map { change(&$0.values) }
      return
    }
    var last: (old: MarkStyle?, new: MarkStyle)?
    for index in start..<marks.count {
      let old = marks[index].style
      if let last, last.old === old {
        marks[index].style = last.new
        continue
      }
      var values = old?.values ?? MarkStyle.Values()
      change(&values)
      let new = MarkStyle(values)
      last = (old, new)
      marks[index].style = new
    }
  }
}

// The modifier closest to a mark takes precedence, as in the environment of views.

extension ChartContent {
  func changing(label: ChartLabel? = nil, _ change: @escaping (inout MarkStyle.Values) -> Void)
    -> _ModifiedChartContent<Self>
  {
    _ModifiedChartContent(content: self, label: label, change: change)
  }

  // MARK: Styles

  /// Sets the style of the marks; the system's blue by default.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return changing { if $0.foreground == nil, $0.foregroundBy == nil { $0.foreground = style } }
  }

  /// Sets the style of the marks by a value, and adds the value to the legend.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum = value.datum
    return changing(label: value.label) {
      if $0.foreground == nil, $0.foregroundBy == nil { $0.foregroundBy = datum }
    }
  }

  /// Multiplies the opacity of the marks.
  public func opacity(_ opacity: Double) -> some ChartContent { changing { $0.opacity *= opacity } }

  /// Blurs the marks.
  public func blur(radius: CGFloat) -> some ChartContent { changing { $0.blur += radius } }

  /// Adds a shadow to the marks.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    changing { if $0.shadow == nil { $0.shadow = (color, radius, x, y) } }
  }

  /// Sets the radius of all corners, in points; by default 2 at the far end of a bar.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous)
    -> some ChartContent
  {
    changing { if $0.corner == nil { $0.corner = (radius, style) } }
  }

  /// Sets the line of lines and rules; by default 2 points wide with round ends.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing { if $0.line == nil, $0.lineBy == nil { $0.line = style } }
  }

  /// Sets the line of lines and rules by a value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum = value.datum
    return changing { if $0.line == nil, $0.lineBy == nil { $0.lineBy = datum } }
  }

  /// Sets the curve of lines and areas.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { if $0.interpolation == nil { $0.interpolation = method } }
  }

  /// Sets whether gradients span the plot instead of each mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changing { if $0.alignsWithPlot == nil { $0.alignsWithPlot = aligns } }
  }

  // MARK: Symbols

  /// Sets the symbol of points, and adds symbols to lines.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    let symbol = MarkSymbol.shape(AnyChartSymbolShape(symbol))
    return changing { if $0.symbol == nil, $0.symbolBy == nil { $0.symbol = symbol } }
  }

  /// Sets the symbol of points to a view.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let symbol = MarkSymbol.view(AnyView(symbol()))
    return changing { if $0.symbol == nil, $0.symbolBy == nil { $0.symbol = symbol } }
  }

  /// Sets the symbol of points by a value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum = value.datum
    return changing { if $0.symbol == nil, $0.symbolBy == nil { $0.symbolBy = datum } }
  }

  /// Sets the width and height of symbols, in points.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changing { if $0.symbolSize == nil { $0.symbolSize = .size(size) } }
  }

  /// Sets the area of symbols, in square points; 50 by default.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    changing { if $0.symbolSize == nil { $0.symbolSize = .area(area) } }
  }

  /// Sets the area of symbols by a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum = value.datum
    return changing { if $0.symbolSize == nil { $0.symbolSize = .by(datum) } }
  }

  // MARK: Positions

  /// Places the marks of one category side by side, by a value.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    let group = MarkStyle.Group(member: value.datum, axis: axis, span: span)
    return changing { if $0.group == nil { $0.group = group } }
  }

  /// Moves the marks, in points.
  public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(
      xStart: offset.width, xEnd: offset.width, yStart: offset.height, yEnd: offset.height)
  }

  /// Moves the marks, in points.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves the marks, and their top and bottom differently, in points.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves the marks, and their sides differently, in points.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves each edge of the marks, in points.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changing {
      $0.offset.xStart += xStart
      $0.offset.xEnd += xEnd
      $0.offset.yStart += yStart
      $0.offset.yEnd += yEnd
    }
  }

  /// Sets the order in which marks are drawn; 0 by default.
  public func zIndex(_ value: Double) -> some ChartContent {
    changing { if $0.zIndex == nil { $0.zIndex = value } }
  }

  // MARK: Clips

  /// Shows the marks only where other marks are.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    _MaskedChartContent(content: self, mask: content())
  }

  /// Clips each mark to a shape in its frame.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    let shape = AnyShape(shape)
    return changing { if $0.clip == nil { $0.clip = (shape, style) } }
  }

  /// Returns the content itself, which is drawn on one layer.
  public func compositingLayer() -> some ChartContent { self }
}

/// Content that is visible only where other content is.
public struct _MaskedChartContent<Content: ChartContent, Mask: ChartContent>: ChartContent {
  public typealias Body = Never

  let content: Content
  let mask: Mask

  public static func _collect(_ content: Self, into marks: inout _ChartMarks) {
    let start = marks.marks.count
    Content._collect(content.content, into: &marks)
    let end = marks.marks.count
    Mask._collect(content.mask, into: &marks)
    let shape = Array(marks.marks[end...])
    marks.marks.removeSubrange(end...)
    marks.masks.append(_ChartMarks.Mask(range: start..<end, shape: shape))
  }
}
