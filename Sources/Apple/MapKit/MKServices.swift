// Services of Apple's maps, which aren't available.

@_exported import UIKit

/// A picture of a map, which can't be made without its data.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  open class Options: NSObject, @unchecked Sendable {
    open var region = MKCoordinateRegion(MKMapRect.world)
    open var mapRect = MKMapRect.world
    open var camera = MKMapCamera()
    open var mapType = MKMapType.standard
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 1
    open var showsBuildings = true
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    open var traitCollection = UITraitCollection()
    open var preferredConfiguration: MKMapConfiguration?
  }

  open class Snapshot: NSObject, @unchecked Sendable {
    open var image: UIImage { UIImage() }
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open func point(for coordinate: CLLocationCoordinate2D) -> CGPoint { .zero }
  }

  public let options: Options
  open var isLoading: Bool { false }

  public init(options: Options) { self.options = options }

  /// Reports an error: there are no maps.
  open func start(completionHandler: @escaping (Snapshot?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }
  /// Reports an error: there are no maps.
  open func start(
    with queue: DispatchQueue,
    completionHandler: @escaping @Sendable (Snapshot?, (any Error)?) -> Void
  ) {
    queue.async { completionHandler(nil, MKError(.serverFailure)) }
  }
  /// Throws, because there are no maps.
  open func start() async throws -> Snapshot { throw MKError(.serverFailure) }
  /// Has no effect: a request ends at once.
  open func cancel() {}
}

/// A search for the places around a coordinate.
open class MKLocalPointsOfInterestRequest: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  public let radius: CLLocationDistance
  /// Stored only: searches find nothing.
  open var pointOfInterestFilter: MKPointOfInterestFilter?

  public init(center coordinate: CLLocationCoordinate2D, radius: CLLocationDistance) {
    (self.coordinate, self.radius) = (coordinate, radius)
  }

  open var region: MKCoordinateRegion {
    MKCoordinateRegion(
      center: coordinate, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius)
  }
}

extension MKLocalSearch {
  public convenience init(request: MKLocalPointsOfInterestRequest) {
    let search = Request()
    search.region = request.region
    search.pointOfInterestFilter = request.pointOfInterestFilter
    self.init(request: search)
  }
}

/// A search for an address, which fails.
open class MKGeocodingRequest: NSObject, @unchecked Sendable {
  public let addressString: String
  /// Stored only: requests fail.
  open var region: MKCoordinateRegion?
  /// Stored only: requests fail.
  open var preferredLocale: Locale?

  public init?(addressString: String) {
    guard !addressString.isEmpty else { return nil }
    self.addressString = addressString
  }

  open var mapItems: [MKMapItem] {
    get async throws { throw MKError(.serverFailure) }
  }
  /// Has no effect: a request ends at once.
  open func cancel() {}
}

/// A search for the address of a location, which fails.
open class MKReverseGeocodingRequest: NSObject, @unchecked Sendable {
  public let location: CLLocation
  /// Stored only: requests fail.
  open var preferredLocale: Locale?

  public init?(location: CLLocation) { self.location = location }

  open var mapItems: [MKMapItem] {
    get async throws { throw MKError(.serverFailure) }
  }
  /// Has no effect: a request ends at once.
  open func cancel() {}
}

/// A request for a place by its identity, which fails.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
  public let mapItemIdentifier: MKMapItem.Identifier?

  public init(mapItemIdentifier identifier: MKMapItem.Identifier) {
    mapItemIdentifier = identifier
  }

  open var mapItem: MKMapItem {
    get async throws { throw MKError(.placemarkNotFound) }
  }
  /// Has no effect: a request ends at once.
  open func cancel() {}
}
