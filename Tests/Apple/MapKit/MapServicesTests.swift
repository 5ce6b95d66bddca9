import MapKit
import Testing

/// Clusters and services of maps without data.
@MainActor
struct MapServicesTests {
  @Test func clustersAreAtTheCenter() {
    let members = [0.0, 10].map {
      MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: $0))
    }
    let cluster = MKClusterAnnotation(memberAnnotations: members)
    #expect(abs(cluster.coordinate.longitude - 5) < 1e-6)
    #expect(!CLLocationCoordinate2DIsValid(MKClusterAnnotation(memberAnnotations: []).coordinate))
  }

  @Test func annotationsInAnArea() {
    let map = MKMapView()
    let (here, there) = (
      MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 1)),
      MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 60, longitude: 60))
    )
    map.addAnnotations([here, there])
    let area = MKCoordinateRegion(
      center: here.coordinate, latitudinalMeters: 1_000, longitudinalMeters: 1_000)
    map.region = area
    #expect(map.annotations(in: map.visibleMapRect) == [here])
  }

  @Test func servicesFail() async {
    await #expect(throws: MKError.self) {
      try await MKMapSnapshotter(options: MKMapSnapshotter.Options()).start()
    }
    await #expect(throws: MKError.self) {
      try await MKGeocodingRequest(addressString: "1 Infinite Loop")?.mapItems
    }
    #expect(MKGeocodingRequest(addressString: "") == nil)
  }
}
