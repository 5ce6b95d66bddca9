import SystemConfiguration
import Testing

@MainActor
struct ReachabilityTests {
  @Test func nothingIsReachable() {
    var flags: SCNetworkReachabilityFlags = .reachable
    let reachability = SCNetworkReachabilityCreateWithName(nil, "example.com")
    #expect(SCNetworkReachabilityGetFlags(reachability!, &flags))
    #expect(flags.isEmpty)
  }
}
