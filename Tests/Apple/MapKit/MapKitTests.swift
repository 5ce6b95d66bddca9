import Quoin
import SwiftUI
import Testing

@testable import MapKit

private struct Place: Identifiable {
  let id: Int
  let coordinate: CLLocationCoordinate2D
}

private let center = CLLocationCoordinate2D(latitude: 0, longitude: 10)
private let square = MKCoordinateRegion(
  center: center, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))

@MainActor
struct MapKitTests {
  @Test func projectionsAreMercators() {
    let origin = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
    #expect(origin.x == 134_217_728 && abs(origin.y - 134_217_728) < 1e-6)
    let paris = CLLocationCoordinate2D(latitude: 48.8566, longitude: 2.3522)
    let back = MKMapPoint(paris).coordinate
    #expect(abs(back.latitude - paris.latitude) < 1e-9)
    #expect(abs(back.longitude - paris.longitude) < 1e-9)
    #expect(MKMapPoint(CLLocationCoordinate2D(latitude: 85.0511287798, longitude: 180)).y < 0.01)
  }

  @Test func distancesAreRounded() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(fromDistance: 5_000) == "3.1 miles")
    #expect(formatter.string(fromDistance: 120) == "400 feet")
    #expect(formatter.string(fromDistance: 1_609) == "1 mile")
    #expect(formatter.distance(from: "3 miles") == 3 * 1609.344)
    formatter.unitStyle = .abbreviated
    #expect(formatter.string(fromDistance: 5_000) == "3.1 mi")
    #expect(formatter.string(fromDistance: 20) == "70 ft")
    formatter.units = .metric
    #expect(formatter.string(fromDistance: 342) == "350 m")
    #expect(formatter.string(fromDistance: 5_480) == "5.5 km")
    #expect(formatter.string(fromDistance: 990) == "1 km")
    #expect(formatter.distance(from: "5.5 km") == 5_500 && formatter.distance(from: "far") == -1)
  }

  @Test func regionsInMetres() {
    let region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 60, longitude: 0), latitudinalMeters: 111_195,
      longitudinalMeters: 111_195)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-3)
    #expect(abs(region.span.longitudeDelta - 2) < 1e-3)
    let round = MKCoordinateRegion(square.mapRect)
    #expect(abs(round.center.longitude - 10) < 1e-9 && abs(round.span.longitudeDelta - 2) < 1e-9)
  }

  @Test func mapsFillWhatTheyAreOffered() {
    let report = report(320, 200, Map(coordinateRegion: .constant(square)))
    #expect(report.size == CGSize(width: 320, height: 200))
  }

  @Test func mapsAreDrawnUnderTheSafeArea() {
    let map = Map(coordinateRegion: .constant(square))
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.red.frame(height: 40) }
    let report = report(300, 240, map)
    #expect(report.size == CGSize(width: 300, height: 240))
    // The canvas covers everything, and the label with the center stays in the safe area.
    #expect(report.frames("Color").contains(CGRect(x: 0, y: 0, width: 300, height: 240)))
    let projection = MapProjection(square.mapRect, in: CGSize(width: 300, height: 200))
    let shown = projection.extended(by: EdgeInsets(top: 0, leading: 10, bottom: 40, trailing: 0))
    #expect(shown.size == CGSize(width: 310, height: 240))
    #expect(isClose(shown.point(center), 160, 100))
    let corner = shown.coordinate(CGPoint(x: 160, y: 100))
    #expect(abs(corner.longitude - 10) < 1e-6 && abs(corner.latitude) < 1e-6)
  }

  /// On a map of two degrees in 200 points, a degree is 100 points wide.
  @Test func annotationsAreAtTheirCoordinates() {
    let places = [
      Place(id: 1, coordinate: center),
      Place(id: 2, coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 10.5)),
    ]
    let report = report(
      300, 200,
      Map(coordinateRegion: .constant(square), annotationItems: places) { place in
        MapAnnotation(coordinate: place.coordinate) {
          Color.red.frame(width: 20, height: 10)
        }
      })
    let frames = report.nodes.filter { $0.frame.size == CGSize(width: 20, height: 10) }.map(\.frame)
    #expect(frames.contains { isClose($0.middle, 150, 100) })
    // Its two degrees need all of the height, so half a degree is 50 points there (0.01 % less
    // because of the projection).
    #expect(frames.contains { abs($0.midX - 200) < 0.05 && abs($0.midY - 100) < 0.05 })
  }

  @Test func anchorsAreOnTheCoordinate() {
    let view = Map(initialPosition: .region(square)) {
      Annotation("Here", coordinate: center, anchor: .bottomLeading) {
        Color.red.frame(width: 20, height: 10)
      }
      .annotationTitles(.hidden)
    }
    let frames = report(200, 200, view).nodes.map(\.frame)
    #expect(frames.contains(CGRect(x: 100, y: 90, width: 20, height: 10)))
  }

  @Test func titlesAreBelow() throws {
    let view = Map(initialPosition: .region(square)) {
      Annotation("Here", coordinate: center) { Color.red.frame(width: 20, height: 10) }
    }
    let title = try #require(report(200, 200, view).nodes.first { $0.name.contains("Here") })
    #expect(abs(title.frame.midX - 100) < 0.5)
    #expect(abs(title.frame.minY - 107) < 0.5)
    let hidden = Map(initialPosition: .region(square)) {
      Annotation("Here", coordinate: center) { Color.red }.annotationTitles(.hidden)
    }
    #expect(!report(200, 200, hidden).nodes.contains { $0.name.contains("Here") })
  }

  @Test func automaticCamerasSeeAllContent() {
    let east = CLLocationCoordinate2D(latitude: 0, longitude: 10)
    let west = CLLocationCoordinate2D(latitude: 0, longitude: -10)
    let view = Map {
      Marker("West", coordinate: west)
      ForEach([1, 2], id: \.self) { number in
        Annotation("\(number)", coordinate: east) { Color.red.frame(width: 2, height: 2) }
      }
      if true { MapCircle(center: east, radius: 10).foregroundStyle(.blue) }
    }
    // 20 degrees and a margin of an eighth on each side are 100 points wide.
    let frames = report(100, 100, view).nodes.map(\.frame)
      .filter { $0.size == CGSize(width: 2, height: 2) }
    #expect(frames.count { abs($0.midX - 90) < 0.1 } >= 2)
  }

  @Test func readersConvert() throws {
    var found: [CGPoint?] = []
    var back: [CLLocationCoordinate2D?] = []
    let view = MapReader { proxy in
      VStack(spacing: 0) {
        Map(initialPosition: .region(square))
        GeometryReader { _ in
          let _ = found.append(proxy.convert(center, to: .local))
          let _ = back.append(proxy.convert(CGPoint(x: 100, y: 50), from: .local))
        }
        .frame(height: 100)
      }
    }
    _ = report(200, 200, view)
    let point = try #require(found.last ?? nil)
    #expect(isClose(point, 100, 50))
    #expect(abs(try #require(back.last ?? nil).longitude - 10) < 1e-6)
  }

  @Test func cameraChangesAreReported() throws {
    var regions: [MKCoordinateRegion] = []
    let host = ViewHost(
      Map(initialPosition: .region(square)).onMapCameraChange(frequency: .continuous) { context in
        regions.append(context.region)
      }, size: ProposedViewSize(width: 100, height: 100))
    _ = try host.layoutReport()
    let region = try #require(regions.first)
    #expect(abs(region.center.longitude - 10) < 1e-6)
  }

  @Test func everythingCompiles() {
    struct Screen: View {
      @State private var position = MapCameraPosition.automatic
      @State private var camera = MapCameraPosition.camera(
        MapCamera(centerCoordinate: center, distance: 980, heading: 242, pitch: 60))
      @State private var region = square
      @State private var selected: Int?
      @Namespace private var scope

      var body: some View {
        Map(
          position: $position, bounds: MapCameraBounds(minimumDistance: 10),
          interactionModes: [.pan])
        Map(position: $camera, selection: $selected, scope: scope) {
          Marker("A", systemImage: "star", coordinate: center).tint(.blue).tag(1)
          Marker(item: MKMapItem(placemark: MKPlacemark(coordinate: center))).tag(2)
          Marker("M", monogram: Text("M"), coordinate: center)
          Marker(coordinate: center) { Label("B", systemImage: "flag") }
          MapPolyline(coordinates: [center, center]).stroke(.blue, lineWidth: 3)
          MapPolygon(coordinates: [center, center, center]).foregroundStyle(.red.opacity(0.2))
          UserAnnotation()
        }
        .mapStyle(.standard(elevation: .realistic, pointsOfInterest: .including([.cafe])))
        .mapControls {
          MapUserLocationButton(scope: scope)
          MapCompass()
          MapScaleView()
          MapPitchToggle()
        }
        .mapControlVisibility(.automatic)
        .mapScope(scope)
        Map(
          coordinateRegion: $region, interactionModes: .all, showsUserLocation: true,
          userTrackingMode: .constant(.follow), annotationItems: [Place(id: 1, coordinate: center)]
        ) { MapMarker(coordinate: $0.coordinate, tint: .red) }
        Map(mapRect: .constant(.world), annotationItems: [Place(id: 1, coordinate: center)]) {
          MapPin(coordinate: $0.coordinate)
        }
        LookAroundPreview(initialScene: nil)
      }
    }
    let size = report(400, 900, Screen()).size
    #expect(size.width == 400 && abs(size.height - 900) < 0.01)
  }

  @Test func servicesDontAnswer() async throws {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "coffee"
    request.region = square
    await #expect(throws: MKError(.serverFailure)) {
      try await MKLocalSearch(request: request).start()
    }
    #expect(try await MKLookAroundSceneRequest(coordinate: center).scene == nil)
    #expect(MKPointOfInterestFilter(including: [.bakery]).excludes(.bank))
  }
}
