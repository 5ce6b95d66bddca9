import SwiftUI

/// The Mercator projection of a rectangle into a view, scaled so that all of it is visible and
/// centered.
struct MapProjection: Equatable {
  /// The rectangle that the view shows, which has the view's aspect ratio.
  let rect: MKMapRect
  let size: CGSize
  /// The number of points of the view per map point.
  let scale: Double

  init(_ rect: MKMapRect, in size: CGSize) {
    let width = max(rect.width, 1)
    let height = max(rect.height, 1)
    scale = max(min(size.width / width, size.height / height), .leastNormalMagnitude)
    self.size = size
    let (shownWidth, shownHeight) = (size.width / scale, size.height / scale)
    self.rect = MKMapRect(
      x: rect.midX - shownWidth / 2, y: rect.midY - shownHeight / 2, width: shownWidth,
      height: shownHeight)
  }

  private init(rect: MKMapRect, size: CGSize, scale: Double) {
    (self.rect, self.size, self.scale) = (rect, size, scale)
  }

  /// Returns the projection into the view with `insets` around it, at the same scale.
  func extended(by insets: EdgeInsets) -> MapProjection {
    let (left, top) = (Double(insets.leading), Double(insets.top))
    let width = left + Double(insets.trailing)
    let height = top + Double(insets.bottom)
    return MapProjection(
      rect: MKMapRect(
        x: rect.minX - left / scale, y: rect.minY - top / scale,
        width: rect.width + width / scale, height: rect.height + height / scale),
      size: CGSize(width: size.width + width, height: size.height + height), scale: scale)
  }

  func point(_ point: MKMapPoint) -> CGPoint {
    // A point that is nearer in the other direction around the earth is shown there.
    let world = MKMapSize.world.width
    var x = point.x - rect.midX
    if x > world / 2 { x -= world } else if x < -world / 2 { x += world }
    return CGPoint(
      x: size.width / 2 + x * scale, y: size.height / 2 + (point.y - rect.midY) * scale)
  }

  func point(_ coordinate: CLLocationCoordinate2D) -> CGPoint { point(MKMapPoint(coordinate)) }

  func coordinate(_ point: CGPoint) -> CLLocationCoordinate2D {
    MKMapPoint(x: rect.minX + point.x / scale, y: rect.minY + point.y / scale).coordinate
  }

  static func == (left: MapProjection, right: MapProjection) -> Bool {
    left.rect.isSame(as: right.rect) && left.size == right.size
  }
}

/// A converter between coordinates and points of a map.
@MainActor
public struct MapProxy {
  /// The storage in which a map records its projection.
  final class Memory {
    var projection: MapProjection?
    var frame = CGRect.zero
  }

  let memory: Memory

  /// Returns the coordinate at a point, or `nil` before there is a map.
  public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol)
    -> CLLocationCoordinate2D?
  {
    memory.projection?.coordinate(local(point, space))
  }

  /// Returns the point of a coordinate, or `nil` before there is a map.
  public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol)
    -> CGPoint?
  {
    guard let point = memory.projection?.point(coordinate) else { return nil }
    return isLocal(space)
      ? point : CGPoint(x: point.x + memory.frame.minX, y: point.y + memory.frame.minY)
  }

  /// Returns the camera that shows a region.
  public func camera(framing region: MKCoordinateRegion, allowPitch: Bool = false) -> MapCamera? {
    MapCamera(seeing: region)
  }

  private func local(_ point: CGPoint, _ space: some CoordinateSpaceProtocol) -> CGPoint {
    isLocal(space)
      ? point : CGPoint(x: point.x - memory.frame.minX, y: point.y - memory.frame.minY)
  }

  /// Returns whether the space is the map's own. All others count as global.
  private func isLocal(_ space: some CoordinateSpaceProtocol) -> Bool {
    space.coordinateSpace == .local
  }
}

/// A container that gives its content a proxy of the map inside it.
///
/// Sizing: as its content.
public struct MapReader<Content: View>: View {
  private let content: (MapProxy) -> Content
  @State private var memory = MapProxy.Memory()

  public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

  public var body: some View {
    content(MapProxy(memory: memory)).environment(\.mapMemory, memory)
  }
}

/// The settings that a map takes from its environment.
struct MapSettings {
  var style = MapStyle.standard
  var controls: AnyView?
  var onCameraChange: [(MapCameraUpdateContext) -> Void] = []
}

private enum MapMemoryKey: EnvironmentKey {
  static var defaultValue: MapProxy.Memory? { nil }
}

private enum MapSettingsKey: EnvironmentKey {
  static var defaultValue: MapSettings { MapSettings() }
}

extension EnvironmentValues {
  var mapMemory: MapProxy.Memory? {
    get { self[MapMemoryKey.self] }
    set { self[MapMemoryKey.self] = newValue }
  }

  var mapSettings: MapSettings {
    get { self[MapSettingsKey.self] }
    set { self[MapSettingsKey.self] = newValue }
  }
}
