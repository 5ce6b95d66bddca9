import QuoinNeighbours
import SwiftUI

/// The style of a map. There is no map data, so only the color of the surface differs.
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

/// The categories of places to show. There are no places.
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

/// The position of a map's camera.
public struct MapCameraUpdateContext: Sendable {
  public let rect: MKMapRect

  public var region: MKCoordinateRegion { MKCoordinateRegion(rect) }
  public var camera: MapCamera { MapCamera(seeing: region) }
}

/// The frequency of camera updates.
public enum MapCameraUpdateFrequency: Sendable {
  case onEnd
  case continuous
}

extension View {
  /// Sets the style of maps inside.
  ///
  /// Sizing: as its content.
  public func mapStyle(_ style: MapStyle) -> some View {
    transformEnvironment(\.mapSettings) { $0.style = style }
  }

  /// Sets the controls of maps inside, which are stacked in the top corner.
  ///
  /// Sizing: as its content.
  public func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
    let controls = AnyView(content())
    return transformEnvironment(\.mapSettings) { $0.controls = controls }
  }

  /// Sets the visibility of controls that are hidden automatically.
  ///
  /// Sizing: as its content.
  public func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }

  /// Has no effect: controls outside of a map belong to no map.
  ///
  /// Sizing: as its content.
  public func mapScope(_ scope: Namespace.ID) -> some View { self }

  /// Adds an action for when maps inside appear or their camera positions change.
  ///
  /// Sizing: as its content.
  public func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapSettings) { $0.onCameraChange.append(action) }
  }

  /// Adds an action for when the cameras of maps inside move.
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

/// A round button on a map, 44 points wide and high.
private struct MapControl<Content: View>: View {
  /// Whether the control is visible by default.
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

/// A button that shows the user's location.
///
/// Sizing: 44 by 44.
public struct MapUserLocationButton: View {
  public init() {}
  public init(scope: Namespace.ID) {}

  public var body: some View {
    MapControl(isAlwaysShown: true) { Image(systemName: "location") }
  }
}

/// A compass. It is hidden by default, because north is always at the top.
///
/// Sizing: 44 by 44, or nothing.
public struct MapCompass: View {
  public init() {}
  public init(scope: Namespace.ID) {}

  public var body: some View {
    MapControl(isAlwaysShown: false) { Text(verbatim: "N").font(.system(size: 13, weight: .bold)) }
  }
}

/// A toggle for the tilt of a map.
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

/// The scale of a map, which is visible only during zooming, so never.
///
/// Sizing: nothing.
public struct MapScaleView: View {
  public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) {}

  public var body: some View { EmptyView() }
}

/// Street-level imagery. There is none, so the view shows a message.
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

  /// The position of the service's badge.
  public enum BadgePosition: Sendable {
    case topLeading
    case topTrailing
    case bottomTrailing
  }

  public var body: some View {
    PlaceholderView(hasScene ? "Look Around" : "No Look Around", symbol: "binoculars")
  }
}
