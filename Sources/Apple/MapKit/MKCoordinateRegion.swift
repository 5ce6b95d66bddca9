// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The extent of a region, in degrees.
public struct MKCoordinateSpan: Sendable, BitwiseCopyable {
  /// The extent from south to north.
  public var latitudeDelta: CLLocationDegrees
  /// The extent from west to east.
  public var longitudeDelta: CLLocationDegrees

  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// An area of the earth around a center.
public struct MKCoordinateRegion: Sendable, BitwiseCopyable {
  public var center: CLLocationCoordinate2D
  public var span: MKCoordinateSpan

  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region of the given size in meters.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let degree = Double.pi * 6_371_008.8 / 180
    let circle = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / degree, 180),
        longitudeDelta: min(longitudinalMeters / degree / circle, 360)))
  }

  /// Creates the region that a map rectangle shows.
  public init(_ rect: MKMapRect) {
    let north = MKMapPoint(x: rect.midX, y: rect.minY).coordinate
    let south = MKMapPoint(x: rect.midX, y: rect.maxY).coordinate
    let span = MKCoordinateSpan(
      latitudeDelta: north.latitude - south.latitude,
      longitudeDelta: rect.size.width / MKMapSize.world.width * 360)
    let middle = CLLocationCoordinate2D(
      latitude: (north.latitude + south.latitude) / 2,
      longitude: MKMapPoint(x: rect.midX, y: rect.midY).coordinate.longitude)
    self.init(center: middle, span: span)
  }

  /// The map rectangle that shows the region.
  var mapRect: MKMapRect {
    let latitude = min(max(span.latitudeDelta, 1e-6), 170) / 2
    let longitude = min(max(span.longitudeDelta, 1e-6), 360) / 2
    let corners = [1.0, -1.0].map { side in
      MKMapPoint(
        CLLocationCoordinate2D(
          latitude: center.latitude + side * latitude,
          longitude: center.longitude - side * longitude))
    }
    return MKMapRect(
      x: corners[0].x, y: corners[0].y, width: corners[1].x - corners[0].x,
      height: corners[1].y - corners[0].y)
  }
}

public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion {
  MKCoordinateRegion(center: centerCoordinate, span: span)
}

public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}
