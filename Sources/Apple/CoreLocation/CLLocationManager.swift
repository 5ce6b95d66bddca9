/// The permission to use the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined = 0
  case restricted = 1
  case denied = 2
  case authorizedAlways = 3
  case authorizedWhenInUse = 4

  /// The name of the permission on macOS.
  public static var authorized: CLAuthorizationStatus { .authorizedAlways }
}

/// The permitted accuracy of the location.
public enum CLAccuracyAuthorization: Int, Sendable {
  case fullAccuracy
  case reducedAccuracy
}

/// The activity for which locations are used.
public enum CLActivityType: Int, Sendable {
  case other = 1
  case automotiveNavigation
  case fitness
  case otherNavigation
  case airborne
}

/// The orientation of the device while it measures a heading.
public enum CLDeviceOrientation: Int32, Sendable {
  case unknown = 0
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight
  case faceUp
  case faceDown
}

/// The reason for a failed location request.
public struct CLError: Error, Hashable, CustomNSError, LocalizedError {
  public enum Code: Int, Sendable {
    case locationUnknown = 0
    case denied
    case network
    case headingFailure
    case regionMonitoringDenied
    case regionMonitoringFailure
    case regionMonitoringSetupDelayed
    case regionMonitoringResponseDelayed
    case geocodeFoundNoResult
    case geocodeFoundPartialResult
    case geocodeCanceled
    case deferredFailed
    case deferredNotUpdatingLocation
    case deferredAccuracyTooLow
    case deferredDistanceFiltered
    case deferredCanceled
    case rangingUnavailable
    case rangingFailure
    case promptDeclined
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { kCLErrorDomain }
  public static var locationUnknown: Code { .locationUnknown }
  public static var denied: Code { .denied }
  public static var network: Code { .network }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    "The operation couldn’t be completed. (\(kCLErrorDomain) error \(code.rawValue).)"
  }
}

public let kCLErrorDomain = "kCLErrorDomain"

/// The delegate of a location manager.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  )
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
}

// On Apple's platforms, all of these are optional.
extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
  {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
  {}
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    false
  }
}

/// A source of the device's location, which is unknown.
///
/// The permission stays undetermined, because there is no user to ask. A request for the location
/// fails with `CLError.locationUnknown` on the main queue.
open class CLLocationManager: NSObject, @unchecked Sendable {
  open weak var delegate: (any CLLocationManagerDelegate)?
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  open var headingFilter: CLLocationDegrees = 1
  open var headingOrientation = CLDeviceOrientation.portrait
  open var activityType = CLActivityType.other
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false
  open var showsBackgroundLocationIndicator = false
  open private(set) var monitoredRegions: Set<CLRegion> = []
  open private(set) var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> = []

  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var maximumRegionMonitoringDistance: CLLocationDistance { -1 }
  open var isAuthorizedForWidgetUpdates: Bool { false }

  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  open class func locationServicesEnabled() -> Bool { false }
  open class func headingAvailable() -> Bool { false }
  open class func significantLocationChangeMonitoringAvailable() -> Bool { false }
  open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { false }
  open class func isRangingAvailable() -> Bool { false }

  /// Has no effect: no authorization is granted.
  open func requestWhenInUseAuthorization() {}
  /// Has no effect: no authorization is granted.
  open func requestAlwaysAuthorization() {}
  open func requestTemporaryFullAccuracyAuthorization(
    withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
  ) {
    completion?(CLError(.promptDeclined))
  }

  open func requestLocation() { fail(.locationUnknown) }
  open func startUpdatingLocation() { fail(.locationUnknown) }
  /// Has no effect: there are no locations.
  open func stopUpdatingLocation() {}
  open func startUpdatingHeading() { fail(.headingFailure) }
  /// Has no effect: there is no compass.
  open func stopUpdatingHeading() {}
  /// Has no effect: there is no compass.
  open func dismissHeadingCalibrationDisplay() {}
  open func startMonitoringSignificantLocationChanges() { fail(.locationUnknown) }
  /// Has no effect: there are no locations.
  open func stopMonitoringSignificantLocationChanges() {}
  /// Has no effect: there are no locations.
  open func startMonitoringVisits() {}
  /// Has no effect: there are no locations.
  open func stopMonitoringVisits() {}

  open func startMonitoring(for region: CLRegion) { monitoredRegions.insert(region) }
  open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }
  /// Has no effect: there are no locations.
  open func requestState(for region: CLRegion) {}
  open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.insert(constraint)
  }
  open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
    rangedBeaconConstraints.remove(constraint)
  }
  open func startRangingBeacons(in region: CLBeaconRegion) {
    startRangingBeacons(satisfying: region.beaconIdentityConstraint)
  }
  open func stopRangingBeacons(in region: CLBeaconRegion) {
    stopRangingBeacons(satisfying: region.beaconIdentityConstraint)
  }

  private func fail(_ code: CLError.Code) {
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.locationManager(self, didFailWithError: CLError(code))
    }
  }
}

/// An update from `liveUpdates`. Quoin never creates one.
public struct CLLocationUpdate: Sendable {
  public enum LiveConfiguration: Int, Sendable {
    case `default`
    case automotiveNavigation
    case otherNavigation
    case fitness
    case airborne
  }

  public let location: CLLocation?
  public let isStationary: Bool
  public var stationary: Bool { isStationary }
  public var authorizationDenied: Bool { true }
  public var authorizationDeniedGlobally: Bool { false }
  public var authorizationRestricted: Bool { false }
  public var insufficientlyInUse: Bool { false }
  public var locationUnavailable: Bool { true }
  public var accuracyLimited: Bool { false }

  /// Returns an empty sequence, because the location is unknown.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates()
  }

  public struct Updates: AsyncSequence, Sendable {
    public typealias Element = CLLocationUpdate

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> CLLocationUpdate? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}
