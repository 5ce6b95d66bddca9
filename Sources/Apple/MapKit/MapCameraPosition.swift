import SwiftUI

/// The position of a camera above the map.
public struct MapCamera: Equatable, Sendable {
  /// The coordinate at the center of the view.
  public var centerCoordinate: CLLocationCoordinate2D
  /// The distance of the camera from the center, in meters.
  public var distance: Double
  /// The direction of the camera, in degrees clockwise from north. The map is drawn with north at
  /// the top regardless.
  public var heading: Double
  /// The tilt of the camera from vertical, in degrees. The map is drawn from straight above
  /// regardless.
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  public init(_ camera: MKMapCamera) {
    self.init(
      centerCoordinate: camera.centerCoordinate, distance: camera.centerCoordinateDistance,
      heading: camera.heading, pitch: camera.pitch)
  }

  public static func == (left: MapCamera, right: MapCamera) -> Bool {
    left.centerCoordinate.latitude == right.centerCoordinate.latitude
      && left.centerCoordinate.longitude == right.centerCoordinate.longitude
      && (left.distance, left.heading, left.pitch) == (right.distance, right.heading, right.pitch)
  }

  /// Half of the visible height for each meter of distance, for a field of view of 30 degrees.
  private static let reach = tan(Double.pi / 12)

  /// The visible region, as high as it is wide.
  var region: MKCoordinateRegion {
    let metres = 2 * distance * Self.reach
    return MKCoordinateRegion(
      center: centerCoordinate, latitudinalMeters: metres, longitudinalMeters: metres)
  }

  /// Creates the camera that shows a region from above.
  init(seeing region: MKCoordinateRegion) {
    let metres = region.span.latitudeDelta * .pi * 6_371_008.8 / 180
    self.init(centerCoordinate: region.center, distance: metres / 2 / Self.reach)
  }
}

/// The camera of an `MKMapView`.
open class MKMapCamera: NSObject, @unchecked Sendable {
  open var centerCoordinate = CLLocationCoordinate2D()
  open var centerCoordinateDistance: CLLocationDistance = 0
  open var heading: CLLocationDirection = 0
  open var pitch: CGFloat = 0
  open var altitude: CLLocationDistance = 0

  public override init() {}

  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }
}

/// The part of the map to show.
public struct MapCameraPosition: Equatable, Sendable {
  enum Aim: Sendable {
    case content
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case item(MKMapItem)
    case camera(MapCamera)
  }

  let aim: Aim
  /// Whether the map follows the user, whose location is unknown.
  public let followsUserLocation: Bool
  public let followsUserHeading: Bool
  /// Whether the user has moved the map.
  public var positionedByUser: Bool { false }

  private init(_ aim: Aim, followsUser: Bool = false, heading: Bool = false) {
    self.aim = aim
    followsUserLocation = followsUser
    followsUserHeading = heading
  }

  /// The map's content, or the whole world if there is none.
  public static let automatic = MapCameraPosition(.content)

  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(.region(region))
  }

  public static func rect(_ rect: MKMapRect) -> MapCameraPosition { MapCameraPosition(.rect(rect)) }

  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(.camera(camera))
  }

  public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true)
    -> MapCameraPosition
  {
    MapCameraPosition(.item(item))
  }

  /// Returns a position that follows the user. As the location is unknown, the map shows
  /// `fallback`.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(fallback.aim, followsUser: true, heading: followsHeading)
  }

  public var region: MKCoordinateRegion? {
    if case .region(let region) = aim { region } else { nil }
  }

  public var rect: MKMapRect? { if case .rect(let rect) = aim { rect } else { nil } }
  public var camera: MapCamera? { if case .camera(let camera) = aim { camera } else { nil } }
  public var item: MKMapItem? { if case .item(let item) = aim { item } else { nil } }
  public var fallbackPosition: MapCameraPosition? {
    followsUserLocation ? MapCameraPosition(aim) : nil
  }

  public static func == (left: MapCameraPosition, right: MapCameraPosition) -> Bool {
    guard left.followsUserLocation == right.followsUserLocation,
      left.followsUserHeading == right.followsUserHeading
    else { return false }
    return switch (left.aim, right.aim) {
    case (.content, .content): true
    case (.camera(let left), .camera(let right)): left == right
    case (.item(let left), .item(let right)): left === right
    case (.region(let left), .region(let right)): left.mapRect.isSame(as: right.mapRect)
    case (.rect(let left), .rect(let right)): left.isSame(as: right)
    default: false
    }
  }

  /// Returns the rectangle that must be visible.
  func rect(of content: [MKMapPoint]) -> MKMapRect {
    switch aim {
    case .region(let region): return region.mapRect
    case .rect(let rect): return rect
    case .camera(let camera): return camera.region.mapRect
    case .item(let item):
      let center = item.placemark.coordinate
      return MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 1000)
        .mapRect
    case .content:
      let around = MKMapRect(around: content)
      if around.isNull { return .world }
      // Show a single place with its surroundings, and several with a margin of one eighth.
      let least = 1000 * MKMapPointsPerMeterAtLatitude(content[0].coordinate.latitude)
      let width = max(around.width * 1.25, least)
      let height = max(around.height * 1.25, least)
      return MKMapRect(
        x: around.midX - width / 2, y: around.midY - height / 2, width: width, height: height)
    }
  }
}

extension MKMapRect {
  func isSame(as other: MKMapRect) -> Bool {
    (minX, minY, width, height) == (other.minX, other.minY, other.width, other.height)
  }
}

/// The limits of the camera's position.
public struct MapCameraBounds: Sendable {
  let region: MKMapRect?
  let distances: ClosedRange<Double>

  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.init(
      centerCoordinateBounds: centerCoordinateBounds.mapRect, minimumDistance: minimumDistance,
      maximumDistance: maximumDistance)
  }

  public init(
    centerCoordinateBounds: MKMapRect, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    region = centerCoordinateBounds
    distances = Self.distances(minimumDistance, maximumDistance)
  }

  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    region = nil
    distances = Self.distances(minimumDistance, maximumDistance)
  }

  private static func distances(_ minimum: Double?, _ maximum: Double?) -> ClosedRange<Double> {
    let least = max(minimum ?? 0, 0)
    return least...max(maximum ?? .infinity, least)
  }
}

/// The ways in which a user can interact with a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// The ways in which a map follows the user.
public enum MapUserTrackingMode: Sendable {
  case none
  case follow
}
