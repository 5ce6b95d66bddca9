import ActivityKit
import Foundation
import Testing

private struct Ride: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var name: String
}

@MainActor
struct ActivityTests {
  @Test func activitiesCantBeRequested() async {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(
        attributes: Ride(name: "home"),
        content: ActivityContent(state: Ride.ContentState(minutes: 3), staleDate: nil))
    }
    #expect(Activity<Ride>.activities.isEmpty)
  }
}
