import Foundation
import Network
import Testing

struct NetworkTests {
  @Test func thereIsAWay() async {
    let monitor = NWPathMonitor()
    #expect(monitor.currentPath.status == .satisfied)
    #expect(!monitor.currentPath.usesInterfaceType(.cellular))
    let path = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { continuation.resume(returning: $0) }
      monitor.start(queue: DispatchQueue(label: "monitor"))
    }
    #expect(path.status == .satisfied)
    monitor.cancel()
  }
}
