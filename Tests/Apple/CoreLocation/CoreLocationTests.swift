import CoreLocation
import Testing

struct CoreLocationTests {
  @Test func distancesFollowTheSphere() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    #expect(abs(paris.distance(from: london) - 343_557) < 200)
    #expect(paris.distance(from: paris) == 0)
    let poles = CLLocation(latitude: 90, longitude: 0)
      .distance(from: CLLocation(latitude: -90, longitude: 0))
    #expect(abs(poles - .pi * 6_371_008.8) < 1)
  }

  @Test func coordinatesAreValid() {
    #expect(CLLocationCoordinate2DIsValid(CLLocationCoordinate2DMake(90, -180)))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    #expect(CLLocationCoordinate2D().latitude == 0)
  }

  @Test func circlesContainWhatIsNear() {
    let center = CLLocationCoordinate2D(latitude: 10, longitude: 20)
    let region = CLCircularRegion(center: center, radius: 1_000, identifier: "here")
    #expect(region.contains(CLLocationCoordinate2D(latitude: 10.008, longitude: 20)))
    #expect(!region.contains(CLLocationCoordinate2D(latitude: 10.01, longitude: 20)))
  }

  private final class Listener: NSObject, CLLocationManagerDelegate {
    var failure: (any Error)?

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      failure = error
    }
  }

  @MainActor @Test func noDeviceLocationIsKnown() async throws {
    let (manager, listener) = (CLLocationManager(), Listener())
    manager.delegate = listener
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.requestWhenInUseAuthorization()
    #expect(manager.authorizationStatus == .notDetermined)
    #expect(manager.location == nil)
    manager.requestLocation()
    while listener.failure == nil { try await Task.sleep(for: .milliseconds(5)) }
    #expect((listener.failure as? CLError)?.code == .locationUnknown)
    await #expect(throws: CLError(.network)) {
      try await CLGeocoder().geocodeAddressString("Paris")
    }
    for try await _ in CLLocationUpdate.liveUpdates() { Issue.record("no update expected") }
  }
}
