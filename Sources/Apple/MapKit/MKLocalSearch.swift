// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The domain of `MKError`.
public let MKErrorDomain = "MKErrorDomain"

/// The reason for a failed request.
public struct MKError: Error, Hashable, CustomNSError {
  public enum Code: UInt, Sendable {
    case unknown = 1
    case serverFailure
    case loadingThrottled
    case placemarkNotFound
    case directionsNotFound
    case decodingFailed
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { MKErrorDomain }
  public var errorCode: Int { Int(code.rawValue) }
}

/// A filter for categories of places.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  private let categories: Set<MKPointOfInterestCategory>
  private let isIncluding: Bool

  public init(including categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    isIncluding = true
  }

  public init(excluding categories: [MKPointOfInterestCategory]) {
    self.categories = Set(categories)
    isIncluding = false
  }

  public static let includingAll = MKPointOfInterestFilter(excluding: [])
  public static let excludingAll = MKPointOfInterestFilter(including: [])

  open func includes(_ category: MKPointOfInterestCategory) -> Bool {
    categories.contains(category) == isIncluding
  }

  open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// A search for places. There is no service, so each search fails with `MKError.serverFailure`.
open class MKLocalSearch: NSObject, @unchecked Sendable {
  public typealias CompletionHandler = (Response?, (any Error)?) -> Void

  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let physicalFeature = ResultType(rawValue: 4)
  }

  /// The parameters of a search.
  open class Request: NSObject, @unchecked Sendable {
    open var naturalLanguageQuery: String?
    open var region = MKCoordinateRegion()
    /// Stored only: Quoin doesn't read it.
    open var resultTypes: ResultType = [.address, .pointOfInterest]
    /// Stored only: Quoin doesn't read it.
    open var pointOfInterestFilter: MKPointOfInterestFilter?

    public override init() {}

    public init(completion: MKLocalSearchCompletion) { naturalLanguageQuery = completion.title }

    public init(naturalLanguageQuery: String) { self.naturalLanguageQuery = naturalLanguageQuery }

    /// The importance of the region.
    public enum RegionPriority: Int, Sendable {
      case `default`
      case required
    }

    /// Stored only: searches find nothing.
    open var regionPriority = RegionPriority.default
    /// Stored only: searches find nothing.
    open var addressFilter: MKAddressFilter?

    public init(naturalLanguageQuery: String, region: MKCoordinateRegion) {
      self.naturalLanguageQuery = naturalLanguageQuery
      self.region = region
    }
  }

  /// The results of a search.
  open class Response: NSObject, @unchecked Sendable {
    public let mapItems: [MKMapItem]
    public let boundingRegion: MKCoordinateRegion

    init(mapItems: [MKMapItem], boundingRegion: MKCoordinateRegion) {
      self.mapItems = mapItems
      self.boundingRegion = boundingRegion
    }
  }

  public let request: Request
  open var isSearching: Bool { false }

  public init(request: Request) { self.request = request }

  open func start(completionHandler: @escaping CompletionHandler) {
    completionHandler(nil, MKError(.serverFailure))
  }

  open func start() async throws -> Response { throw MKError(.serverFailure) }
  /// Has no effect: a request ends at once.
  open func cancel() {}
}

/// A suggested completion of a search.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  public let title: String
  public let subtitle: String
  public let titleHighlightRanges: [NSValue] = []
  public let subtitleHighlightRanges: [NSValue] = []

  init(title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
  }
}

public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// A source of search completions. There is no service, so there are never any results.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let address = ResultType(rawValue: 1)
    public static let pointOfInterest = ResultType(rawValue: 2)
    public static let query = ResultType(rawValue: 4)
    public static let physicalFeature = ResultType(rawValue: 8)
  }

  /// Stored only: Quoin doesn't read it.
  open var queryFragment = ""
  open var region = MKCoordinateRegion()
  /// Stored only: Quoin doesn't read it.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// Stored only: Quoin doesn't read it.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  open var results: [MKLocalSearchCompletion] { [] }
  open var isSearching: Bool { false }

  /// Has no effect: a request ends at once.
  open func cancel() {}
}

/// A means of transport.
/// A filter of a search for addresses. Stored only: searches find nothing.
open class MKAddressFilter: NSObject, @unchecked Sendable {
  public static let includingAll = MKAddressFilter()
  public static let excludingAll = MKAddressFilter()
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let automobile = MKDirectionsTransportType(rawValue: 1)
  public static let walking = MKDirectionsTransportType(rawValue: 2)
  public static let transit = MKDirectionsTransportType(rawValue: 4)
  public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A route between two places.
open class MKRoute: NSObject, @unchecked Sendable {
  /// A step of a route.
  open class Step: NSObject, @unchecked Sendable {
    public let instructions: String
    public let notice: String? = nil
    public let polyline: MKPolyline
    public let distance: CLLocationDistance
    public let transportType: MKDirectionsTransportType

    init(instructions: String, polyline: MKPolyline, distance: CLLocationDistance) {
      self.instructions = instructions
      self.polyline = polyline
      self.distance = distance
      transportType = .automobile
    }
  }

  public let name: String
  public let polyline: MKPolyline
  public let distance: CLLocationDistance
  public let expectedTravelTime: TimeInterval
  public let transportType: MKDirectionsTransportType
  public let steps: [Step]
  public let advisoryNotices: [String] = []

  init(
    name: String, polyline: MKPolyline, distance: CLLocationDistance,
    expectedTravelTime: TimeInterval
  ) {
    self.name = name
    self.polyline = polyline
    self.distance = distance
    self.expectedTravelTime = expectedTravelTime
    transportType = .automobile
    steps = []
  }
}

/// A request for routes. There is no service, so each request fails with `MKError.serverFailure`.
open class MKDirections: NSObject, @unchecked Sendable {
  open class Request: NSObject, @unchecked Sendable {
    open var source: MKMapItem?
    open var destination: MKMapItem?
    open var transportType = MKDirectionsTransportType.any
    /// Stored only: Quoin doesn't read it.
    open var requestsAlternateRoutes = false
    open var departureDate: Date?
    open var arrivalDate: Date?
  }

  open class Response: NSObject, @unchecked Sendable {
    public let source: MKMapItem
    public let destination: MKMapItem
    public let routes: [MKRoute]

    init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
      self.source = source
      self.destination = destination
      self.routes = routes
    }
  }

  open class ETAResponse: NSObject, @unchecked Sendable {
    public let expectedTravelTime: TimeInterval = 0
    public let distance: CLLocationDistance = 0
  }

  private let request: Request
  open var isCalculating: Bool { false }

  public init(request: Request) { self.request = request }

  open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
    completionHandler(nil, MKError(.serverFailure))
  }

  open func calculate() async throws -> Response { throw MKError(.serverFailure) }
  open func calculateETA() async throws -> ETAResponse { throw MKError(.serverFailure) }
  /// Has no effect: a request ends at once.
  open func cancel() {}
}

/// Street-level imagery. Quoin never creates any.
open class MKLookAroundScene: NSObject, @unchecked Sendable {
  override init() {}
}

/// A request for street-level imagery, which always finds none.
open class MKLookAroundSceneRequest: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D?
  public let mapItem: MKMapItem?

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    mapItem = nil
  }

  public init(mapItem: MKMapItem) {
    coordinate = nil
    self.mapItem = mapItem
  }

  open var scene: MKLookAroundScene? {
    get async throws { nil }
  }
  open func getSceneWithCompletionHandler(
    _ completionHandler: @escaping (MKLookAroundScene?, (any Error)?) -> Void
  ) {
    completionHandler(nil, nil)
  }

  /// Has no effect: a request ends at once.
  open func cancel() {}
}
