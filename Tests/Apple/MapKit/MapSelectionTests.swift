import MapKit
import Quoin
import SwiftUI
import Testing

@MainActor
struct MapSelectionTests {
  private struct Selecting: View {
    @State var selection: MapSelection<Int>? = MapSelection(1)
    @State var feature: MapFeature?
    var body: some View {
      VStack {
        Map(selection: $selection) {
          Marker("One", coordinate: CLLocationCoordinate2D(latitude: 1, longitude: 1))
            .tag(MapSelection(1))
        }
        .mapFeatureSelectionDisabled { $0.kind != .pointOfInterest }
        Map(selection: $feature) {}
          .mapFeatureSelectionContent { Marker($0.title ?? "", coordinate: $0.coordinate) }
      }
    }
  }

  @Test func theSelectionOfAMapIsATagOrAPlace() throws {
    let host = ViewHost(Selecting(), size: ProposedViewSize(width: 200, height: 200))
    try host.update()
    // The marker has a symbol.
    #expect(host.warnings.filter { !$0.hasPrefix("Symbols ") } == [])
    #expect(MapSelection(1) == MapSelection(1) && MapSelection(1).feature == nil)
    #expect(MapSelection(1).value == 1)
  }
}
