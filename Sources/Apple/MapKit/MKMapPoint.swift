// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import CoreLocation

/// A point on the Mercator map of the whole earth, which is 268,435,456 points wide and high.
public struct MKMapPoint: Sendable, BitwiseCopyable {
  public var x: Double
  public var y: Double

  public init() { self.init(x: 0, y: 0) }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the point of a coordinate. Latitudes beyond 85.05 degrees are at the edge of the map.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let size = MKMapSize.world
    let limit = 85.051_128_779_806_59
    let latitude = min(max(coordinate.latitude, -limit), limit) * .pi / 180
    let north = log(tan(.pi / 4 + latitude / 2))
    self.init(
      x: (coordinate.longitude + 180) / 360 * size.width, y: (1 - north / .pi) / 2 * size.height)
  }

  /// The coordinate of the point.
  public var coordinate: CLLocationCoordinate2D {
    let size = MKMapSize.world
    let north = (1 - y / size.height * 2) * .pi
    return CLLocationCoordinate2D(
      latitude: (2 * atan(exp(north)) - .pi / 2) * 180 / .pi,
      longitude: x / size.width * 360 - 180)
  }

  /// Returns the distance on the earth, in meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (here, there) = (coordinate, point.coordinate)
    return CLLocation(latitude: here.latitude, longitude: here.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}

/// A width and height on the map of the whole earth.
public struct MKMapSize: Sendable, BitwiseCopyable {
  public var width: Double
  public var height: Double

  public init() { self.init(width: 0, height: 0) }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the whole map.
  public static var world: MKMapSize { MKMapSize(width: 268_435_456, height: 268_435_456) }
}

/// A rectangle on the map of the whole earth.
public struct MKMapRect: Sendable, BitwiseCopyable {
  public var origin: MKMapPoint
  public var size: MKMapSize

  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  public static var world: MKMapRect { MKMapRect(origin: MKMapPoint(), size: .world) }
  /// The null rectangle.
  public static var null: MKMapRect {
    MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  }

  public var minX: Double { origin.x }
  public var midX: Double { origin.x + size.width / 2 }
  public var maxX: Double { origin.x + size.width }
  public var minY: Double { origin.y }
  public var midY: Double { origin.y + size.height / 2 }
  public var maxY: Double { origin.y + size.height }
  public var width: Double { size.width }
  public var height: Double { size.height }
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  public func contains(_ point: MKMapPoint) -> Bool {
    (minX...maxX).contains(point.x) && (minY...maxY).contains(point.y)
  }

  public func union(_ other: MKMapRect) -> MKMapRect {
    if isNull { return other }
    if other.isNull { return self }
    let (x, y) = (min(minX, other.minX), min(minY, other.minY))
    return MKMapRect(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }

  public func intersects(_ other: MKMapRect) -> Bool {
    !isNull && !other.isNull && minX < other.maxX && other.minX < maxX && minY < other.maxY
      && other.minY < maxY
  }

  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Creates the smallest rectangle around the points, or a null rectangle if there are none.
  init(around points: [MKMapPoint]) {
    self = points.reduce(.null) { rect, point in
      rect.union(MKMapRect(origin: point, size: MKMapSize()))
    }
  }
}

/// Returns the number of map points per meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MKMapSize.world.width / (2 * .pi * 6_371_008.8) / max(cos(latitude * .pi / 180), 1e-6)
}

public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}
