import SwiftUI
@_exported import UIKit

public enum MKMapType: UInt, Sendable {
  case standard
  case satellite
  case hybrid
  case satelliteFlyover
  case hybridFlyover
  case mutedStandard
}

public enum MKUserTrackingMode: Int, Sendable {
  case none
  case follow
  case followWithHeading
}

/// The appearance of a map view, stored as data.
open class MKMapConfiguration: NSObject {}

open class MKStandardMapConfiguration: MKMapConfiguration {
  open var showsTraffic = false
  /// Stored only: Quoin doesn't read it.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
}

open class MKImageryMapConfiguration: MKMapConfiguration {}
open class MKHybridMapConfiguration: MKMapConfiguration {}

/// The marker of an annotation.
open class MKAnnotationView: UIView {
  public enum DragState: UInt, Sendable {
    case none
    case starting
    case dragging
    case canceling
    case ending
  }

  open var annotation: (any MKAnnotation)?
  public let reuseIdentifier: String?
  open var image: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var canShowCallout = false
  /// Stored only: Quoin doesn't read it.
  open var isDraggable = false
  open var isSelected = false
  open var isEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var centerOffset = CGPoint.zero
  /// Stored only: Quoin doesn't read it.
  open var calloutOffset = CGPoint.zero
  /// Stored only: Quoin doesn't read it.
  open var clusteringIdentifier: String?
  /// Stored only: Quoin doesn't read it.
  open var dragState = DragState.none
  /// Stored only: Quoin doesn't read it.
  open var leftCalloutAccessoryView: UIView?
  /// Stored only: Quoin doesn't read it.
  open var rightCalloutAccessoryView: UIView?
  /// Stored only: Quoin doesn't read it.
  open var detailCalloutAccessoryView: UIView?

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Has no effect: never called, because annotation views are not reused.
  open func prepareForReuse() {}
  /// Has no effect: never called.
  open func prepareForDisplay() {}

  /// The annotation's image on the map, if it has one.
  var mark: _MapItems.Annotation? {
    guard let annotation, let image else { return nil }
    return _MapItems.Annotation(coordinate: annotation.coordinate, anchor: .center) { _ in
      AnyView(Image(uiImage: image))
    }
  }
}

/// A balloon marker.
open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var glyphTintColor: UIColor?
  open var glyphText: String?
  open var glyphImage: UIImage?
  /// Stored only: Quoin doesn't read it.
  open var animatesWhenAdded = false

  override var mark: _MapItems.Annotation? {
    guard let annotation else { return nil }
    let glyph: AnyView? =
      glyphText.map { AnyView(Text(verbatim: $0)) }
      ?? glyphImage.map { AnyView(Image(uiImage: $0)) }
    return .balloon(
      at: annotation.coordinate,
      tint: markerTintColor.map { AnyShapeStyle(Color(uiColor: $0)) }, glyph: glyph,
      title: annotation.title.map { AnyView(Text(verbatim: $0)) })
  }
}

/// A pin marker.
open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .red
  /// Stored only: Quoin doesn't read it.
  open var animatesDrop = false

  override var mark: _MapItems.Annotation? {
    annotation.map { annotation in
      let tint = pinTintColor.map { AnyShapeStyle(Color(uiColor: $0)) }
      return _MapItems.Annotation(coordinate: annotation.coordinate, anchor: .bottom, tint: tint) {
        AnyView(PinView(tint: $0))
      }
    }
  }
}

/// The drawing style of an overlay.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1

  public init(overlay: any MKOverlay) { self.overlay = overlay }
}

open class MKOverlayPathRenderer: MKOverlayRenderer {
  open var fillColor: UIColor?
  open var strokeColor: UIColor?
  open var lineWidth: CGFloat = 0
  open var lineDashPattern: [NSNumber]?
}

open class MKPolylineRenderer: MKOverlayPathRenderer {
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }
}

open class MKPolygonRenderer: MKOverlayPathRenderer {
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }
}

open class MKCircleRenderer: MKOverlayPathRenderer {
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }
}

@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState)
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation)
    -> MKAnnotationView?
  { nil }
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  { MKOverlayRenderer(overlay: overlay) }
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    didChange newState: MKAnnotationView.DragState,
    fromOldState oldState: MKAnnotationView.DragState
  ) {}
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}

/// UIKit's map view. It draws the same grid of meridians and parallels as `Map`, with annotations
/// and overlays at their coordinates.
open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var mapType = MKMapType.standard
  /// Stored only: Quoin doesn't read it.
  open var preferredConfiguration: MKMapConfiguration = MKStandardMapConfiguration()
  open var region = MKCoordinateRegion(MKMapRect.world) { didSet { setNeedsDisplay() } }
  open var camera = MKMapCamera() {
    didSet {
      guard camera.centerCoordinateDistance > 0 else { return }
      region = MapCamera(camera).region
    }
  }
  open var showsUserLocation = false
  open var userTrackingMode = MKUserTrackingMode.none
  /// Stored only: Quoin doesn't read it.
  open var isZoomEnabled = true
  open var isScrollEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var isRotateEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var isPitchEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var showsCompass = true
  /// Stored only: Quoin doesn't read it.
  open var showsScale = false
  open var showsTraffic = false
  /// Stored only: Quoin doesn't read it.
  open var showsBuildings = true
  /// Stored only: Quoin doesn't read it.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open private(set) var annotations: [any MKAnnotation] = []
  open private(set) var overlays: [any MKOverlay] = []
  open var selectedAnnotations: [any MKAnnotation] = []
  public let userLocation = MKUserLocation()
  private var viewTypes: [String: MKAnnotationView.Type] = [:]

  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { region.center = newValue }
  }
  open var visibleMapRect: MKMapRect {
    get { region.mapRect }
    set { region = MKCoordinateRegion(newValue) }
  }

  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    centerCoordinate = coordinate
  }
  open func setCamera(_ camera: MKMapCamera, animated: Bool) { self.camera = camera }
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    visibleMapRect = mapRect
  }
  open func setVisibleMapRect(
    _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
  ) {
    visibleMapRect = mapRect
  }
  open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    userTrackingMode = mode
  }
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations += annotations
    setNeedsDisplay()
  }
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    self.annotations.removeAll { old in annotations.contains { $0 === old } }
    setNeedsDisplay()
  }
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations.filter { new in !self.annotations.contains { $0 === new } })
    visibleMapRect = MapCameraPosition.automatic.rect(
      of: annotations.map { MKMapPoint($0.coordinate) })
  }
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    selectedAnnotations = [annotation]
  }
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    selectedAnnotations.removeAll { $0 === annotation }
  }
  open func addOverlay(_ overlay: any MKOverlay) {
    overlays.append(overlay)
    setNeedsDisplay()
  }
  open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { addOverlay(overlay) }
  open func addOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { addOverlay(overlay) }
  }
  open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
  open func removeOverlays(_ overlays: [any MKOverlay]) {
    for overlay in overlays { removeOverlay(overlay) }
  }

  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    viewTypes[identifier] = viewClass as? MKAnnotationView.Type
  }
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    nil
  }
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    switch viewTypes[identifier] {
    case is MKPinAnnotationView.Type:
      MKPinAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    default: MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }
  }
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    delegate?.mapView(self, viewFor: annotation)
  }

  private var projection: MapProjection { MapProjection(region.mapRect, in: bounds.size) }
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    projection.point(coordinate)
  }
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    projection.coordinate(point)
  }

  open override var _rendering: AnyView? {
    var items = _MapItems()
    for annotation in annotations where !(annotation is MKUserLocation) {
      let view =
        delegate?.mapView(self, viewFor: annotation)
        ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
      if let mark = view.mark { items.annotations.append(mark) }
    }
    items.overlays = overlays.compactMap { drawing(of: $0) }
    let style = mapType == .standard || mapType == .mutedStandard ? MapStyle.standard : .imagery
    return AnyView(
      MapCanvas(position: .region(region), items: items, selection: nil).mapStyle(style))
  }

  private func drawing(of overlay: any MKOverlay) -> _MapItems.Overlay? {
    guard let renderer = delegate?.mapView(self, rendererFor: overlay) as? MKOverlayPathRenderer
    else { return nil }
    let points = (overlay as? MKMultiPoint)?.mapPoints ?? (overlay as? MKCircle)?.mapPoints ?? []
    return _MapItems.Overlay(
      points: points, isClosed: !(overlay is MKPolyline),
      fill: renderer.fillColor.map { AnyShapeStyle(Color(uiColor: $0)) },
      stroke: renderer.strokeColor.map { AnyShapeStyle(Color(uiColor: $0)) },
      style: StrokeStyle(
        lineWidth: renderer.lineWidth,
        dash: renderer.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []))
  }
}
