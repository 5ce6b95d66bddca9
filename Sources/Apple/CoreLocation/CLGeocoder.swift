/// A place with its address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  public let location: CLLocation?
  open internal(set) var name: String?
  open internal(set) var thoroughfare: String?
  open internal(set) var subThoroughfare: String?
  open internal(set) var locality: String?
  open internal(set) var subLocality: String?
  open internal(set) var administrativeArea: String?
  open internal(set) var subAdministrativeArea: String?
  open internal(set) var postalCode: String?
  open internal(set) var isoCountryCode: String?
  open internal(set) var country: String?
  open internal(set) var inlandWater: String?
  open internal(set) var ocean: String?
  open internal(set) var areasOfInterest: [String]?
  open internal(set) var timeZone: TimeZone?

  /// A circle around the location, if there is one.
  open var region: CLRegion? {
    location.map { CLCircularRegion(center: $0.coordinate, radius: 100, identifier: name ?? "") }
  }

  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    inlandWater = placemark.inlandWater
    ocean = placemark.ocean
    areasOfInterest = placemark.areasOfInterest
    timeZone = placemark.timeZone
  }

  package init(location: CLLocation?, name: String?) {
    self.location = location
    self.name = name
  }
}

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

/// A converter between addresses and coordinates. There is no service, so each request fails with
/// `CLError.network`.
open class CLGeocoder: NSObject, @unchecked Sendable {
  open var isGeocoding: Bool { false }

  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    completionHandler(nil, CLError(.network))
  }

  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Has no effect: a request ends at once.
  open func cancelGeocode() {}
}
