import SwiftUI

/// A map of a part of the earth.
///
/// There is no map data. The map draws a grid of meridians and parallels, and on it, at the
/// positions of the region's projection, its content: markers, annotations, lines and areas.
/// Gestures don't move it. It is drawn under the safe area at the edges that it touches.
///
/// Sizing: takes what is proposed; 10 points where nothing is.
public struct Map<Content: View>: View {
  private let content: Content

  fileprivate init(_ content: Content) { self.content = content }

  public var body: some View { content }
}

/// A map with the content of its builder, and the current selection.
public struct MapContentView<SelectedValue: Hashable, Body: MapContent>: View {
  let position: MapCameraPosition
  let selection: AnyHashable?
  let content: Body

  public var body: some View {
    MapCanvas(position: position, items: _MapItems(content), selection: selection)
  }
}

extension Map {
  /// Creates a map whose camera is controlled by a binding.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      MapContentView(
        position: position.wrappedValue, selection: nil, content: EmptyMapContent()))
  }

  /// Creates a map with content, whose camera is controlled by a binding.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      MapContentView(position: position.wrappedValue, selection: nil, content: content()))
  }

  /// Creates a map with selectable content, whose camera is controlled by a binding.
  public init<SelectedValue: Hashable, C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      MapContentView(
        position: position.wrappedValue, selection: selection.wrappedValue.map { AnyHashable($0) },
        content: content()))
  }

  /// Creates a map with an initial camera position.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      MapContentView(position: initialPosition, selection: nil, content: EmptyMapContent()))
  }

  /// Creates a map with content and an initial camera position.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(MapContentView(position: initialPosition, selection: nil, content: content()))
  }

  /// Creates a map with selectable content and an initial camera position.
  public init<SelectedValue: Hashable, C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>,
    scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
  ) where Content == MapContentView<SelectedValue, C> {
    self.init(
      MapContentView(
        position: initialPosition, selection: selection.wrappedValue.map { AnyHashable($0) },
        content: content()))
  }
}

// MARK: Before iOS 17

/// A map without annotations.
public struct _DefaultMapContent: View {
  let position: MapCameraPosition

  public var body: some View { MapCanvas(position: position, items: _MapItems(), selection: nil) }
}

/// A map with an annotation for each element.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View
where Items.Element: Identifiable {
  let position: MapCameraPosition
  let items: Items
  let annotation: (Items.Element) -> any MapAnnotationProtocol

  public var body: some View {
    var list = _MapItems()
    list.annotations = items.map { annotation($0)._annotation }
    return MapCanvas(position: position, items: list, selection: nil)
  }
}

extension Map {
  /// Creates a map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(_DefaultMapContent(position: .region(coordinateRegion.wrappedValue)))
  }

  /// Creates a map of a region with an annotation for each element.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      _DefaultAnnotatedMapContent(
        position: .region(coordinateRegion.wrappedValue), items: annotationItems,
        annotation: annotationContent))
  }

  /// Creates a map of a rectangle.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(_DefaultMapContent(position: .rect(mapRect.wrappedValue)))
  }

  /// Creates a map of a rectangle with an annotation for each element.
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: @escaping (Items.Element) -> Annotation
  ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
    self.init(
      _DefaultAnnotatedMapContent(
        position: .rect(mapRect.wrappedValue), items: annotationItems,
        annotation: annotationContent))
  }
}

/// A marker of a place on a map of a region.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
  /// The annotation to draw, with its coordinate.
  var _annotation: _MapItems.Annotation { get }
}

/// A balloon marker.
public struct MapMarker: MapAnnotationProtocol {
  public let _annotation: _MapItems.Annotation

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _annotation = .balloon(at: coordinate, tint: tint.map(AnyShapeStyle.init))
  }
}

/// A pin marker.
public struct MapPin: MapAnnotationProtocol {
  public let _annotation: _MapItems.Annotation

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _annotation = _MapItems.Annotation(
      coordinate: coordinate, anchor: .bottom, tint: tint.map(AnyShapeStyle.init)
    ) { AnyView(PinView(tint: $0)) }
  }
}

/// A custom annotation view.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _annotation: _MapItems.Annotation

  /// Creates an annotation whose anchor point, in unit coordinates, is at the coordinate.
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    let view = AnyView(content())
    _annotation = _MapItems.Annotation(
      coordinate: coordinate, anchor: UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
    ) { _ in view }
  }
}
