import CoreLocation
import SwiftUI

/// A place that a map itself shows, such as a park. There is no map data, so that none is selected.
public struct MapFeature: Hashable, Sendable {
  /// The kinds of places.
  public struct FeatureKind: Hashable, Sendable {
    private let name: String
    public static let pointOfInterest = FeatureKind(name: "pointOfInterest")
    public static let territory = FeatureKind(name: "territory")
    public static let physicalFeature = FeatureKind(name: "physicalFeature")
  }

  public let kind: FeatureKind
  public let title: String?
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  public let image: Image?
  public let backgroundColor: Color?
  private let latitude: Double
  private let longitude: Double

  public var coordinate: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

/// The selection of a map: the tag of selected content, or a place that the map itself shows.
public struct MapSelection<SelectionValue: Hashable>: Hashable {
  /// The tag of the selected content.
  public let value: SelectionValue?
  /// The selected place of the map itself.
  public let feature: MapFeature?

  /// Creates a selection of the content with the tag `value`.
  public init(_ value: SelectionValue) { (self.value, feature) = (value, nil) }

  /// Creates a selection of a place that the map itself shows.
  public init(_ feature: MapFeature) { (value, self.feature) = (nil, feature) }
}

extension MapSelection: Sendable where SelectionValue: Sendable {}

extension View {
  /// Has no effect: there are no places that could be selected. Sizing: neutral.
  public func mapFeatureSelectionDisabled(_ disabled: @escaping (MapFeature) -> Bool)
    -> some View
  { self }

  /// Has no effect: there are no places that could be selected. Sizing: neutral.
  public func mapFeatureSelectionContent<C: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> C
  ) -> some View { self }
}
