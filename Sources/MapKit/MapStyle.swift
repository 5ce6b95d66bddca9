import QuoinNeighbours
import SwiftUI

/// What a map looks like. Without data of the earth only the surface's tone differs.
public struct MapStyle: Sendable {
  public enum Elevation: Sendable {
    case automatic
    case flat
    case realistic
  }

  public enum StandardEmphasis: Sendable {
    case automatic
    case muted
  }

  let isImagery: Bool

  public static let standard = MapStyle(isImagery: false)
  public static let imagery = MapStyle(isImagery: true)
  public static let hybrid = MapStyle(isImagery: true)

  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .standard }

  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { .imagery }

  public static func hybrid(
    elevation: Elevation = .automatic, pointsOfInterest: PointOfInterestCategories = .all,
    showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }
}

/// Which places a map shows: none here.
public struct PointOfInterestCategories: Sendable {
  public static let all = PointOfInterestCategories()
  public static let excludingAll = PointOfInterestCategories()
  public static func including(_ categories: [MKPointOfInterestCategory])
    -> PointOfInterestCategories
  { PointOfInterestCategories() }
  public static func excluding(_ categories: [MKPointOfInterestCategory])
    -> PointOfInterestCategories
  { PointOfInterestCategories() }
}

/// Where the camera of a map is.
public struct MapCameraUpdateContext: Sendable {
  public let rect: MKMapRect

  public var region: MKCoordinateRegion { MKCoordinateRegion(rect) }
  public var camera: MapCamera { MapCamera(seeing: region) }
}

/// How often it is told where a camera is.
public enum MapCameraUpdateFrequency: Sendable {
  case onEnd
  case continuous
}

extension View {
  /// What maps inside look like.
  ///
  /// Sizing: as its content.
  public func mapStyle(_ style: MapStyle) -> some View {
    transformEnvironment(\.mapSettings) { $0.style = style }
  }

  /// The controls of maps inside, one below the other in the corner at the top.
  ///
  /// Sizing: as its content.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    let controls = AnyView(content())
    return transformEnvironment(\.mapSettings) { $0.controls = controls }
  }

  /// Whether controls are shown that show themselves only where they say something.
  ///
  /// Sizing: as its content.
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }

  /// Which maps controls elsewhere belong to. They belong to none here.
  ///
  /// Sizing: as its content.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// Tells where the camera of maps inside is: when they appear, and when their position changes.
  ///
  /// Sizing: as its content.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapSettings) { $0.onCameraChange.append(action) }
  }

  /// Tells that the camera of maps inside has moved.
  ///
  /// Sizing: as its content.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }
}

private enum MapControlVisibilityKey: EnvironmentKey {
  static var defaultValue: Visibility { .automatic }
}

extension EnvironmentValues {
  fileprivate var mapControlVisibility: Visibility {
    get { self[MapControlVisibilityKey.self] }
    set { self[MapControlVisibilityKey.self] = newValue }
  }
}

/// A round button over a map, 44 points wide and high.
private struct MapControl<Content: View>: View {
  /// Whether it is there although nobody asks for it.
  let isAlwaysShown: Bool
  @ViewBuilder let content: Content
  @Environment(\.mapControlVisibility) private var visibility

  var body: some View {
    if visibility == .visible || (isAlwaysShown && visibility == .automatic) {
      content.font(.system(size: 18)).foregroundStyle(Color.accentColor)
        .frame(width: 44, height: 44).background(.regularMaterial, in: .rect(cornerRadius: 8))
    }
  }
}

/// Shows where the user is.
///
/// Sizing: 44 by 44.
public struct MapUserLocationButton: View {
  public init() {}
  public init(scope: Namespace.ID) {}

  public var body: some View {
    MapControl(isAlwaysShown: true) { Image(systemName: "location") }
  }
}

/// Shows where the north is; there only where it isn't at the top, which it always is, or where it is asked for.
///
/// Sizing: 44 by 44, or nothing.
public struct MapCompass: View {
  public init() {}
  public init(scope: Namespace.ID) {}

  public var body: some View {
    MapControl(isAlwaysShown: false) { Text(verbatim: "N").font(.system(size: 13, weight: .bold)) }
  }
}

/// Tilts a map.
///
/// Sizing: 44 by 44.
public struct MapPitchToggle: View {
  public init() {}
  public init(scope: Namespace.ID) {}

  public var body: some View {
    MapControl(isAlwaysShown: true) {
      Text(verbatim: "3D").font(.system(size: 15, weight: .semibold))
    }
  }
}

/// Shows how far things are apart while somebody zooms: never here.
///
/// Sizing: nothing.
public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

/// Pictures taken on a street. There are none here: a surface that says so.
///
/// Sizing: takes what is proposed; 10 points where nothing is.
public struct LookAroundPreview: View {
  private let hasScene: Bool

  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: BadgePosition = .topLeading
  ) {
    hasScene = scene.wrappedValue != nil
  }

  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all, badgePosition: BadgePosition = .topLeading
  ) {
    hasScene = initialScene != nil
  }

  /// Where the sign of the service stands.
  public enum BadgePosition: Sendable {
    case topLeading
    case topTrailing
    case bottomTrailing
  }

  public var body: some View {
    PlaceholderView(hasScene ? "Look Around" : "No Look Around", symbol: "binoculars")
  }
}
