/// An object that covers an area of the map.
public protocol MKOverlay: MKAnnotation {
  var boundingMapRect: MKMapRect { get }
}

/// A sequence of map points.
open class MKMultiPoint: MKShape, @unchecked Sendable {
  let mapPoints: [MKMapPoint]

  init(mapPoints: [MKMapPoint]) { self.mapPoints = mapPoints }

  open var pointCount: Int { mapPoints.count }
  open var boundingMapRect: MKMapRect { MKMapRect(around: mapPoints) }
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }

  open func getCoordinates(
    _ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange
  ) {
    for (place, point) in mapPoints[range.lowerBound..<range.upperBound].enumerated() {
      coords[place] = point.coordinate
    }
  }
}

/// A line through coordinates.
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(mapPoints: (0..<count).map { MKMapPoint(coordinates[$0]) })
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(mapPoints: (0..<count).map { points[$0] })
  }
}

/// A line along a great circle, drawn as straight as an `MKPolyline`.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {}

/// An area bounded by coordinates.
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  public convenience init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(mapPoints: (0..<count).map { MKMapPoint(coordinates[$0]) })
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(mapPoints: (0..<count).map { points[$0] })
  }
}

/// The area within a radius around a coordinate.
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    coordinate = coord
    self.radius = radius
  }

  open var boundingMapRect: MKMapRect {
    let (center, reach) = (MKMapPoint(coordinate), mapRadius)
    return MKMapRect(x: center.x - reach, y: center.y - reach, width: 2 * reach, height: 2 * reach)
  }

  private var mapRadius: Double { radius * MKMapPointsPerMeterAtLatitude(coordinate.latitude) }

  /// The points of the circle's edge.
  var mapPoints: [MKMapPoint] {
    let center = MKMapPoint(coordinate)
    return (0..<72).map { step in
      let angle = Double(step) * .pi / 36
      return MKMapPoint(
        x: center.x + mapRadius * cos(angle), y: center.y + mapRadius * sin(angle))
    }
  }
}

/// Several lines.
open class MKMultiPolyline: MKShape, MKOverlay, @unchecked Sendable {
  public let polylines: [MKPolyline]

  public init(_ polylines: [MKPolyline]) { self.polylines = polylines }

  open var boundingMapRect: MKMapRect { MKMapRect(around: polylines.flatMap(\.mapPoints)) }
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
}

/// Several areas.
open class MKMultiPolygon: MKShape, MKOverlay, @unchecked Sendable {
  public let polygons: [MKPolygon]

  public init(_ polygons: [MKPolygon]) { self.polygons = polygons }

  open var boundingMapRect: MKMapRect { MKMapRect(around: polygons.flatMap(\.mapPoints)) }
  open var coordinate: CLLocationCoordinate2D {
    MKMapPoint(x: boundingMapRect.midX, y: boundingMapRect.midY).coordinate
  }
}

/// An overlay of tiles from a server. They aren't loaded.
open class MKTileOverlay: NSObject, MKOverlay, @unchecked Sendable {
  public let urlTemplate: String?
  open var tileSize = CGSize(width: 256, height: 256)
  open var isGeometryFlipped = false
  open var minimumZ = 0
  open var maximumZ = 21
  open var canReplaceMapContent = false

  public init(urlTemplate URLTemplate: String?) { urlTemplate = URLTemplate }

  open var boundingMapRect: MKMapRect { .world }
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
}
