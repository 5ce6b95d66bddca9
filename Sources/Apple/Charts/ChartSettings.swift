import SwiftUI

/// The settings that modifiers of charts set.
struct ChartSettings {
  /// An axis: `nil` content for the default marks.
  struct AxisSettings {
    var visibility = Visibility.automatic
    var content: (@MainActor () -> [_AxisSeries])?
    var titles: [Title] = []
    var domain: _ScaleDomain?
    var range: _PositionRange?
    var type: ScaleType?
    var style: (@MainActor (AnyView) -> AnyView)?
    /// The length of the visible domain.
    var visibleLength: Double?
    var scrollPosition: ScrollPosition?
    var selection: (@MainActor (_Datum?) -> Void)?
    var rangeSelection: (@MainActor ((start: _Datum, end: _Datum)?) -> Void)?
  }

  /// The title of an axis.
  struct Title {
    var view: AnyView
    var position: AnnotationPosition
    var alignment: Alignment?
    var spacing: CGFloat?
  }

  /// The value at the start of the visible part.
  struct ScrollPosition {
    var start: _Datum?
    var write: (@MainActor (_Datum) -> Void)?
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    var spacing: CGFloat?
    var content: AnyView?
  }

  /// A scale from values to a visual property.
  struct VisualScale<Value> {
    var domain: [_Datum]?
    var range: [Value]?
    var mapping: ((_Datum) -> Value?)?
    var type: ScaleType?
  }

  var x = AxisSettings()
  var y = AxisSettings()
  var legend = Legend()
  var foreground = VisualScale<AnyShapeStyle>()
  /// The colors between which numbers are interpolated.
  var gradient: [Color]?
  var symbols = VisualScale<AnyChartSymbolShape>()
  var lines = VisualScale<StrokeStyle>()
  var sizes = VisualScale<CGFloat>()
  var plotStyle: (@MainActor (AnyView) -> AnyView)?
  var layers: [Layer] = []
  var scrollableAxes: Axis.Set = []
  var angleSelection: (@MainActor (_Datum?) -> Void)?
  var gesture: (@MainActor (ChartProxy) -> AnyGesture<Void>)?

  /// Whether any selection is bound.
  var hasSelection: Bool {
    angleSelection != nil
      || [x, y].contains { $0.selection != nil || $0.rangeSelection != nil }
  }

  /// Writes `nil` into the bindings of the selections.
  @MainActor
  func clearSelections() {
    for axis in [x, y] {
      axis.selection?(nil)
      axis.rangeSelection?(nil)
    }
    angleSelection?(nil)
  }

  /// A view over or under the chart.
  struct Layer {
    var isBackground: Bool
    var alignment: Alignment
    var content: @MainActor (ChartProxy) -> AnyView
  }
}

private struct ChartSettingsKey: EnvironmentKey {
  static var defaultValue: ChartSettings { ChartSettings() }
}

extension EnvironmentValues {
  /// The settings of the chart to draw.
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension View {
  /// Changes the settings of the charts in the view. The modifier closest to a chart takes
  /// precedence, as it changes them last.
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
