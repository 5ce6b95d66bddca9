import SwiftUI

/// A line through coordinates.
public struct MapPolyline: MapContent {
  public typealias Body = Never

  /// The path of a line between coordinates. Both styles are drawn straight.
  public enum ContourStyle: Sendable {
    case straight
    case geodesic
  }

  private let points: [MKMapPoint]

  public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
    points = coordinates.map { MKMapPoint($0) }
  }

  public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
    self.points = points
  }

  public init(_ polyline: MKPolyline) { points = polyline.mapPoints }

  public init(_ route: MKRoute) { points = route.polyline.mapPoints }

  public static func _collect(_ content: Self, into items: inout _MapItems) {
    items.overlays.append(
      _MapItems.Overlay(
        points: content.points, isClosed: false, stroke: AnyShapeStyle(Color.accentColor)))
  }
}

/// An area bounded by coordinates.
public struct MapPolygon: MapContent {
  public typealias Body = Never

  private let points: [MKMapPoint]

  public init(coordinates: [CLLocationCoordinate2D]) {
    points = coordinates.map { MKMapPoint($0) }
  }

  public init(points: [MKMapPoint]) { self.points = points }

  public init(_ polygon: MKPolygon) { points = polygon.mapPoints }

  public static func _collect(_ content: Self, into items: inout _MapItems) {
    items.overlays.append(
      _MapItems.Overlay(
        points: content.points, isClosed: true, fill: AnyShapeStyle(Color.accentColor)))
  }
}

/// The area within a radius around a coordinate.
public struct MapCircle: MapContent {
  public typealias Body = Never

  private let circle: MKCircle

  /// Creates a circle with a radius in meters.
  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
    circle = MKCircle(center: center, radius: radius)
  }

  public init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    circle = MKCircle(
      center: center,
      radius: min(mapRect.width, mapRect.height) / 2
        * MKMetersPerMapPointAtLatitude(center.latitude))
  }

  public init(_ circle: MKCircle) { self.circle = circle }

  public static func _collect(_ content: Self, into items: inout _MapItems) {
    items.overlays.append(
      _MapItems.Overlay(
        points: content.circle.mapPoints, isClosed: true, fill: AnyShapeStyle(Color.accentColor)))
  }
}
