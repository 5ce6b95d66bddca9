import SwiftUI

/// Content on a map.
@MainActor @preconcurrency
public protocol MapContent {
  associatedtype Body: MapContent

  /// The content that this content is composed of.
  @MapContentBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends the content's items to those of a map.
  static func _collect(_ content: Self, into items: inout _MapItems)
}

extension MapContent {
  public static func _collect(_ content: Self, into items: inout _MapItems) {
    Body._collect(content.body, into: &items)
  }
}

extension Never: MapContent {
  public static func _collect(_ content: Never, into items: inout _MapItems) {}
}

extension MapContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// The items that a map draws, from back to front.
public struct _MapItems {
  /// A view at a coordinate.
  public struct Annotation {
    var coordinate: CLLocationCoordinate2D
    var anchor: UnitPoint
    var tint: AnyShapeStyle?
    /// Returns the view to draw with a tint.
    var view: @MainActor (AnyShapeStyle?) -> AnyView
    var title: AnyView?
    var tag: AnyHashable?
  }

  /// A line or area.
  struct Overlay {
    var points: [MKMapPoint]
    var isClosed: Bool
    var fill: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var style = StrokeStyle(lineWidth: 2)
  }

  var annotations: [Annotation] = []
  var overlays: [Overlay] = []

  /// The points that an automatic camera must show.
  var points: [MKMapPoint] {
    annotations.map { MKMapPoint($0.coordinate) } + overlays.flatMap(\.points)
  }

  init() {}

  @MainActor
  init<Content: MapContent>(_ content: Content) { Content._collect(content, into: &self) }
}

/// A result builder for map content.
@resultBuilder
@MainActor
public enum MapContentBuilder {
  public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }
  public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: MapContent>(_ content: repeat each Content)
    -> _MapTuple
  {
    var collectors: [@MainActor (inout _MapItems) -> Void] = []
    for part in repeat each content { collectors.append(collector(part)) }
    return _MapTuple(collectors: collectors)
  }
  public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }
  public static func buildEither<Content: MapContent>(first: Content) -> _MapTuple {
    _MapTuple(collectors: [collector(first)])
  }
  public static func buildEither<Content: MapContent>(second: Content) -> _MapTuple {
    _MapTuple(collectors: [collector(second)])
  }
  public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _MapTuple
  {
    _MapTuple(collectors: [collector(content)])
  }

  private static func collector<Content: MapContent>(_ content: Content)
    -> @MainActor (
      inout _MapItems
    ) -> Void
  {
    { Content._collect(content, into: &$0) }
  }
}

/// Content without items.
public struct EmptyMapContent: MapContent {
  public typealias Body = Never

  public init() {}

  public static func _collect(_ content: Self, into items: inout _MapItems) {}
}

/// A sequence of contents.
public struct _MapTuple: MapContent {
  public typealias Body = Never

  let collectors: [@MainActor (inout _MapItems) -> Void]

  public static func _collect(_ content: Self, into items: inout _MapItems) {
    for collect in content.collectors { collect(&items) }
  }
}

extension Optional: MapContent where Wrapped: MapContent {
  public static func _collect(_ content: Self, into items: inout _MapItems) {
    if let content { Wrapped._collect(content, into: &items) }
  }
}

extension ForEach: MapContent where Content: MapContent {
  /// Creates content for each identifiable element.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: { $0.id })
  }

  /// Creates content for each element, identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }

  public static func _collect(_ content: Self, into items: inout _MapItems) {
    for element in content.data { Content._collect(content.content(element), into: &items) }
  }
}

/// Content with modified items.
public struct _ModifiedMapContent<Content: MapContent>: MapContent {
  public typealias Body = Never

  let content: Content
  let change: @MainActor (inout _MapItems) -> Void

  public static func _collect(_ content: Self, into items: inout _MapItems) {
    var own = _MapItems(content.content)
    content.change(&own)
    items.annotations += own.annotations
    items.overlays += own.overlays
  }
}

extension MapContent {
  private func changingAnnotations(
    _ change: @escaping @MainActor (inout _MapItems.Annotation) -> Void
  )
    -> _ModifiedMapContent<Self>
  {
    _ModifiedMapContent(content: self) { items in
      for index in items.annotations.indices { change(&items.annotations[index]) }
    }
  }

  private func changingOverlays(_ change: @escaping (inout _MapItems.Overlay) -> Void)
    -> _ModifiedMapContent<Self>
  {
    _ModifiedMapContent(content: self) { items in
      for index in items.overlays.indices { change(&items.overlays[index]) }
    }
  }

  /// Sets the color of markers and the tint of other views, unless the content inside sets its own.
  public func tint(_ color: Color?) -> some MapContent {
    changingAnnotations { $0.tint = $0.tint ?? color.map(AnyShapeStyle.init) }
  }

  /// Sets the color of markers and the tint of other views, unless the content inside sets its own.
  public func tint(_ style: some ShapeStyle) -> some MapContent {
    let tint = AnyShapeStyle(style)
    return changingAnnotations { $0.tint = $0.tint ?? tint }
  }

  /// Sets the style of lines.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Sets the style with which lines are drawn.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
    let paint = AnyShapeStyle(content)
    return changingOverlays {
      $0.stroke = paint
      $0.style = style
    }
  }

  /// Sets the stroke style of lines.
  public func strokeStyle(style: StrokeStyle) -> some MapContent {
    changingOverlays { $0.style = style }
  }

  /// Sets the fill of areas and the foreground style of views on the map.
  public func foregroundStyle(_ style: some ShapeStyle) -> some MapContent {
    let paint = AnyShapeStyle(style)
    return _ModifiedMapContent(content: self) { items in
      for index in items.annotations.indices {
        let view = items.annotations[index].view
        items.annotations[index].view = { AnyView(view($0).foregroundStyle(paint)) }
      }
      for index in items.overlays.indices where items.overlays[index].isClosed {
        items.overlays[index].fill = paint
      }
    }
  }

  /// Sets whether titles are shown.
  public func annotationTitles(_ visibility: Visibility) -> some MapContent {
    changingAnnotations { if visibility == .hidden { $0.title = nil } }
  }

  /// Has no effect: subtitles are never shown.
  public func annotationSubtitles(_ visibility: Visibility) -> some MapContent { self }

  /// Has no effect: the map has no roads or labels.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }

  /// Sets the selection value of the content.
  public func tag<Value: Hashable>(_ tag: Value) -> some MapContent {
    changingAnnotations { $0.tag = tag }
  }
}

/// The level at which lines are drawn.
public enum MKOverlayLevel: Int, Sendable {
  case aboveRoads
  case aboveLabels
}
