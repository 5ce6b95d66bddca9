// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

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
open class MKMapConfiguration: NSObject {
  public enum ElevationStyle: Int, Sendable {
    case flat
    case realistic
  }

  /// Stored only: Quoin doesn't read it.
  open var elevationStyle = ElevationStyle.flat

  public override init() {}
  public convenience init(elevationStyle: ElevationStyle) {
    self.init()
    self.elevationStyle = elevationStyle
  }
}

open class MKStandardMapConfiguration: MKMapConfiguration {
  public enum EmphasisStyle: Int, Sendable {
    case `default`
    case muted
  }

  public convenience init(
    elevationStyle: ElevationStyle = .flat, emphasisStyle: EmphasisStyle
  ) {
    self.init()
    (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
  }

  /// Stored only: Quoin doesn't read it.
  open var emphasisStyle = EmphasisStyle.default
  open var showsTraffic = false
  /// Stored only: Quoin doesn't read it.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
}

open class MKImageryMapConfiguration: MKMapConfiguration {}
open class MKHybridMapConfiguration: MKMapConfiguration {
  /// Stored only: Quoin doesn't read it.
  open var showsTraffic = false
  /// Stored only: Quoin doesn't read it.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
}

/// The features of a map that can be selected.
public struct MKMapFeatureOptions: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pointsOfInterest = MKMapFeatureOptions(rawValue: 1)
  public static let territories = MKMapFeatureOptions(rawValue: 2)
  public static let physicalFeatures = MKMapFeatureOptions(rawValue: 4)
}

public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier =
  "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

@MainActor @preconcurrency
public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation
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
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  public func mapView(
    _ mapView: MKMapView,
    clusterAnnotationForMemberAnnotations memberAnnotations: [any MKAnnotation]
  ) -> MKClusterAnnotation { MKClusterAnnotation(memberAnnotations: memberAnnotations) }
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
  /// The area to which the map's center is limited.
  open class CameraBoundary: NSObject {
    public let region: MKCoordinateRegion
    public let mapRect: MKMapRect

    public init?(coordinateRegion region: MKCoordinateRegion) {
      (self.region, mapRect) = (region, region.mapRect)
    }
    public init?(mapRect: MKMapRect) {
      (region, self.mapRect) = (MKCoordinateRegion(mapRect), mapRect)
    }
  }

  /// The distances to which the camera is limited, in meters.
  open class CameraZoomRange: NSObject {
    public let minCenterCoordinateDistance: CLLocationDistance
    public let maxCenterCoordinateDistance: CLLocationDistance

    public init?(
      minCenterCoordinateDistance: CLLocationDistance = -1,
      maxCenterCoordinateDistance: CLLocationDistance = -1
    ) {
      self.minCenterCoordinateDistance = minCenterCoordinateDistance
      self.maxCenterCoordinateDistance = maxCenterCoordinateDistance
    }
  }

  /// Stored only: no gesture moves the map.
  open var cameraBoundary: CameraBoundary?
  /// Stored only: no gesture moves the map.
  open var cameraZoomRange: CameraZoomRange! = CameraZoomRange()
  /// Stored only: Quoin doesn't read it.
  open var selectableMapFeatures: MKMapFeatureOptions = []
  /// Stored only: Quoin doesn't read it.
  open var showsUserTrackingButton = false
  open var isUserLocationVisible: Bool { false }
  open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
    self.cameraBoundary = cameraBoundary
  }
  open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
    self.cameraZoomRange = cameraZoomRange ?? CameraZoomRange()
  }
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    Set(
      annotations.filter { mapRect.contains(MKMapPoint($0.coordinate)) }
        .compactMap { $0 as? NSObject })
  }
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
        lineWidth: renderer.lineWidth, lineCap: renderer.lineCap, lineJoin: renderer.lineJoin,
        dash: renderer.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? [],
        dashPhase: renderer.lineDashPhase))
  }
}
