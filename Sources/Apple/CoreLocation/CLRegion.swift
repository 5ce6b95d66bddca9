/// The state of the device relative to a region.
public enum CLRegionState: Int, Sendable {
  case unknown
  case inside
  case outside
}

/// An area of the earth, or the vicinity of a beacon.
open class CLRegion: NSObject, @unchecked Sendable {
  public let identifier: String
  open var notifyOnEntry = true
  open var notifyOnExit = true

  init(identifier: String) { self.identifier = identifier }
}

/// The area within a radius around a coordinate.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// The radius in meters.
  public let radius: CLLocationDistance

  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    let here = CLLocation(latitude: center.latitude, longitude: center.longitude)
    let there = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    return here.distance(from: there) <= radius
  }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// The proximity of a beacon.
public enum CLProximity: Int, Sendable {
  case unknown
  case immediate
  case near
  case far
}

/// A constraint that identifies beacons.
open class CLBeaconIdentityConstraint: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: CLBeaconMajorValue?
  public let minor: CLBeaconMinorValue?

  public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
    self.uuid = uuid
    self.major = major
    self.minor = minor
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLBeaconIdentityConstraint else { return false }
    return (uuid, major, minor) == (other.uuid, other.major, other.minor)
  }

  open override var hash: Int { uuid.hashValue }
}

/// The vicinity of certain beacons.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
  public let beaconIdentityConstraint: CLBeaconIdentityConstraint
  open var notifyEntryStateOnDisplay = false

  public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
    self.beaconIdentityConstraint = beaconIdentityConstraint
    super.init(identifier: identifier)
  }

  public convenience init(uuid: UUID, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
  }

  public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major),
      identifier: identifier)
  }

  public convenience init(
    uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(
      beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor),
      identifier: identifier)
  }

  public convenience init(proximityUUID: UUID, identifier: String) {
    self.init(uuid: proximityUUID, identifier: identifier)
  }

  public convenience init(
    proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
  ) {
    self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
  }

  open var uuid: UUID { beaconIdentityConstraint.uuid }
}

/// A beacon in range. Quoin never creates one.
public final class CLBeacon: NSObject, @unchecked Sendable {
  public let uuid: UUID
  public let major: NSNumber
  public let minor: NSNumber
  public let proximity: CLProximity
  public let accuracy: CLLocationAccuracy
  public let rssi: Int
  public let timestamp: Date

  init(constraint: CLBeaconIdentityConstraint, proximity: CLProximity) {
    uuid = constraint.uuid
    major = NSNumber(value: constraint.major ?? 0)
    minor = NSNumber(value: constraint.minor ?? 0)
    self.proximity = proximity
    accuracy = -1
    rssi = 0
    timestamp = Date()
  }
}

/// A place that the user visited.
public final class CLVisit: NSObject, @unchecked Sendable {
  public let arrivalDate: Date
  public let departureDate: Date
  public let coordinate: CLLocationCoordinate2D
  public let horizontalAccuracy: CLLocationAccuracy

  init(arrival: Date, departure: Date, coordinate: CLLocationCoordinate2D) {
    arrivalDate = arrival
    departureDate = departure
    self.coordinate = coordinate
    horizontalAccuracy = -1
  }
}
