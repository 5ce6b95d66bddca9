// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// An object with a coordinate.
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
  var title: String? { get }
  var subtitle: String? { get }
}

// On Apple's platforms, the title and subtitle are optional.
extension MKAnnotation {
  public var title: String? { nil }
  public var subtitle: String? { nil }
}

/// An object with a title and a subtitle.
open class MKShape: NSObject, @unchecked Sendable {
  open var title: String?
  open var subtitle: String?
}

/// A point with a title.
open class MKPointAnnotation: MKShape, MKAnnotation, @unchecked Sendable {
  open var coordinate: CLLocationCoordinate2D

  public override init() { coordinate = CLLocationCoordinate2D() }

  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String?, subtitle: String? = nil
  ) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }
}

/// Annotations that one marker shows. A map view shows each by itself.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  open var title: String?
  open var subtitle: String?
  public let memberAnnotations: [any MKAnnotation]

  public init(memberAnnotations: [any MKAnnotation]) { self.memberAnnotations = memberAnnotations }

  /// The center of the annotations.
  open var coordinate: CLLocationCoordinate2D {
    let area = MKMapRect(around: memberAnnotations.map { MKMapPoint($0.coordinate) })
    return memberAnnotations.isEmpty
      ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: area.midX, y: area.midY).coordinate
  }
}

/// The annotation of a place.
open class MKMapItemAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
  public let mapItem: MKMapItem

  public init(mapItem: MKMapItem) { self.mapItem = mapItem }

  open var coordinate: CLLocationCoordinate2D { mapItem.placemark.coordinate }
  open var title: String? { mapItem.name }
}

/// The user's location.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  open var title: String?
  open var subtitle: String?
  /// The user's location, which is unknown.
  open var location: CLLocation? { nil }
  open var heading: CLHeading? { nil }
  open var isUpdating: Bool { false }
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
}

/// A place with its address.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? kCLLocationCoordinate2DInvalid
    super.init(placemark: placemark)
  }

  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude),
      name: nil)
  }

  open var title: String? { name }
  open var countryCode: String? { isoCountryCode }
}

/// A category of places.
public struct MKPointOfInterestCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  private init(_ name: String) { rawValue = "MKPOICategory" + name }

  public static let airport = MKPointOfInterestCategory("Airport")
  public static let amusementPark = MKPointOfInterestCategory("AmusementPark")
  public static let aquarium = MKPointOfInterestCategory("Aquarium")
  public static let atm = MKPointOfInterestCategory("ATM")
  public static let bakery = MKPointOfInterestCategory("Bakery")
  public static let bank = MKPointOfInterestCategory("Bank")
  public static let beach = MKPointOfInterestCategory("Beach")
  public static let brewery = MKPointOfInterestCategory("Brewery")
  public static let cafe = MKPointOfInterestCategory("Cafe")
  public static let campground = MKPointOfInterestCategory("Campground")
  public static let carRental = MKPointOfInterestCategory("CarRental")
  public static let evCharger = MKPointOfInterestCategory("EVCharger")
  public static let fireStation = MKPointOfInterestCategory("FireStation")
  public static let fitnessCenter = MKPointOfInterestCategory("FitnessCenter")
  public static let foodMarket = MKPointOfInterestCategory("FoodMarket")
  public static let gasStation = MKPointOfInterestCategory("GasStation")
  public static let hospital = MKPointOfInterestCategory("Hospital")
  public static let hotel = MKPointOfInterestCategory("Hotel")
  public static let laundry = MKPointOfInterestCategory("Laundry")
  public static let library = MKPointOfInterestCategory("Library")
  public static let marina = MKPointOfInterestCategory("Marina")
  public static let movieTheater = MKPointOfInterestCategory("MovieTheater")
  public static let museum = MKPointOfInterestCategory("Museum")
  public static let nationalPark = MKPointOfInterestCategory("NationalPark")
  public static let nightlife = MKPointOfInterestCategory("Nightlife")
  public static let park = MKPointOfInterestCategory("Park")
  public static let parking = MKPointOfInterestCategory("Parking")
  public static let pharmacy = MKPointOfInterestCategory("Pharmacy")
  public static let police = MKPointOfInterestCategory("Police")
  public static let postOffice = MKPointOfInterestCategory("PostOffice")
  public static let publicTransport = MKPointOfInterestCategory("PublicTransport")
  public static let restaurant = MKPointOfInterestCategory("Restaurant")
  public static let restroom = MKPointOfInterestCategory("Restroom")
  public static let school = MKPointOfInterestCategory("School")
  public static let stadium = MKPointOfInterestCategory("Stadium")
  public static let store = MKPointOfInterestCategory("Store")
  public static let theater = MKPointOfInterestCategory("Theater")
  public static let university = MKPointOfInterestCategory("University")
  public static let winery = MKPointOfInterestCategory("Winery")
  public static let zoo = MKPointOfInterestCategory("Zoo")
}

/// A place that can be found by a search.
open class MKMapItem: NSObject, @unchecked Sendable {
  public let placemark: MKPlacemark
  open var name: String?
  open var phoneNumber: String?
  open var url: URL?
  open var timeZone: TimeZone?
  open private(set) var address: MKAddress?

  /// The identity of a place of Apple's maps. Quoin's places have none.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init?(rawValue: String) {
      guard !rawValue.isEmpty else { return nil }
      self.rawValue = rawValue
    }
  }

  open var identifier: Identifier? { nil }
  open var alternateIdentifiers: Set<Identifier> { [] }
  /// Stored only: Quoin doesn't read it.
  open var pointOfInterestCategory: MKPointOfInterestCategory?
  public let isCurrentLocation: Bool

  public convenience override init() {
    self.init(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
  }

  public init(placemark: MKPlacemark) {
    self.placemark = placemark
    name = placemark.name
    isCurrentLocation = false
  }

  public init(location: CLLocation, address: MKAddress?) {
    placemark = MKPlacemark(coordinate: location.coordinate)
    name = address?.shortAddress
    isCurrentLocation = false
    super.init()
    self.address = address
  }

  private init(isCurrentLocation: Bool) {
    placemark = MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid)
    self.isCurrentLocation = isCurrentLocation
  }

  /// Returns an item for the user's location, which is unknown.
  open class func forCurrentLocation() -> MKMapItem { MKMapItem(isCurrentLocation: true) }

  open var location: CLLocation {
    CLLocation(latitude: placemark.coordinate.latitude, longitude: placemark.coordinate.longitude)
  }

  /// Returns whether another app opened the place. Always `false`.
  @discardableResult
  open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }

  @discardableResult
  open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool
  { false }
}

/// An address as text.
open class MKAddress: NSObject, @unchecked Sendable {
  public let fullAddress: String
  public let shortAddress: String?

  public init?(fullAddress: String, shortAddress: String?) {
    guard !fullAddress.isEmpty else { return nil }
    self.fullAddress = fullAddress
    self.shortAddress = shortAddress
  }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
