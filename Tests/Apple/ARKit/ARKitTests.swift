import ARKit
import Testing
import UIKit

@MainActor
struct ARKitTests {
  private final class Listener: NSObject, ARSessionDelegate, ARSCNViewDelegate {
    var error: (any Error)?
    func session(_ session: ARSession, didFailWithError error: any Error) { self.error = error }
  }

  @Test func sessionsFailWithoutACamera() {
    let view = ARSCNView()
    let listener = Listener()
    view.delegate = listener
    view.session.delegate = listener
    let configuration = ARWorldTrackingConfiguration()
    configuration.planeDetection = [.horizontal, .vertical]
    view.session.run(configuration, options: [.resetTracking, .removeExistingAnchors])
    #expect((listener.error as? ARError)?.code == .sensorUnavailable)
    #expect(!ARWorldTrackingConfiguration.isSupported && view.session.currentFrame == nil)
    #expect(words { view } == "Camera")
    #expect(ARAnchor(transform: matrix_identity_float4x4).transform.columns.3.w == 1)
  }
}
