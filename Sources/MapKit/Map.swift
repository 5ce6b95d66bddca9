import SwiftUI

/// A map of a part of the earth.
///
/// No data of the earth is at hand: what is drawn is the net of meridians and parallels, and on it, where the region's
/// projection puts them, the map's content: markers, annotations, lines, surfaces. Gestures don't move it.
///
/// Sizing: takes what is proposed; 10 points where nothing is.
public struct Map<Content: View>: View {
  private let content: Content

  fileprivate init(_ content: Content) { self.content = content }

  public var body: some View { content }
}

/// A map with what its builder makes, and what is selected of it.
public struct MapContentView<SelectedValue: Hashable, Body: MapContent>: View {
  let position: MapCameraPosition
  let selection: AnyHashable?
  let content: Body

  public var body: some View {
    MapCanvas(position: position, items: _MapItems(content), selection: selection)
  }
}

extension Map {
  /// A map that a binding moves.
  public init(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      MapContentView(
        position: position.wrappedValue, selection: nil, content: EmptyMapContent()))
  }

  /// A map that a binding moves, with content.
  public init<C: MapContent>(
    position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(
      MapContentView(position: position.wrappedValue, selection: nil, content: content()))
  }

  /// A map that a binding moves, with content of which something is selected.
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

  /// A map that shows something at first.
  public init(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
  ) where Content == MapContentView<Never, EmptyMapContent> {
    self.init(
      MapContentView(position: initialPosition, selection: nil, content: EmptyMapContent()))
  }

  /// A map that shows something at first, with content.
  public init<C: MapContent>(
    initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
    interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
    @MapContentBuilder content: () -> C
  ) where Content == MapContentView<Never, C> {
    self.init(MapContentView(position: initialPosition, selection: nil, content: content()))
  }

  /// A map that shows something at first, with content of which something is selected.
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
  /// A map of a region.
  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(_DefaultMapContent(position: .region(coordinateRegion.wrappedValue)))
  }

  /// A map of a region, with an annotation for each element.
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

  /// A map of a rectangle.
  public init(
    mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) where Content == _DefaultMapContent {
    self.init(_DefaultMapContent(position: .rect(mapRect.wrappedValue)))
  }

  /// A map of a rectangle, with an annotation for each element.
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

/// What marks a place on a map of a region.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
  /// What is drawn, and where.
  var _annotation: _MapItems.Annotation { get }
}

/// A balloon.
public struct MapMarker: MapAnnotationProtocol {
  public let _annotation: _MapItems.Annotation

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _annotation = .balloon(at: coordinate, tint: tint.map(AnyShapeStyle.init))
  }
}

/// A pin.
public struct MapPin: MapAnnotationProtocol {
  public let _annotation: _MapItems.Annotation

  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    _annotation = _MapItems.Annotation(
      coordinate: coordinate, anchor: .bottom, tint: tint.map(AnyShapeStyle.init)
    ) { AnyView(PinView(tint: $0)) }
  }
}

/// Any view.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let _annotation: _MapItems.Annotation

  /// A view whose point `anchorPoint`, between 0 and 1, lies on the coordinate.
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
