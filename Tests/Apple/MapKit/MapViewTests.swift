import MapKit
import Quoin
import SwiftUI
import Testing
import UIKit

private struct OldMap: UIViewRepresentable {
  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 0, longitude: 10),
        span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)), animated: false)
    let pin = MKPointAnnotation()
    pin.title = "Pin"
    pin.coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 10)
    map.addAnnotation(pin)
    return map
  }
  func updateUIView(_ map: MKMapView, context: Context) {}
}

@MainActor
struct MapViewTests {
  @Test func aMapViewConvertsCoordinates() {
    #expect(report(200, 200, OldMap()).size == CGSize(width: 200, height: 200))
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 10),
      span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2))
    let place = map.convert(CLLocationCoordinate2D(latitude: 0, longitude: 11), toPointTo: map)
    #expect(abs(place.x - 200) < 0.01 && abs(place.y - 100) < 0.01)
    #expect(map.convert(CGPoint(x: 0, y: 100), toCoordinateFrom: map).longitude.rounded() == 9)
  }
}
