import Quoin
import SceneKit
import SwiftUI
import Testing
import UIKit

@MainActor
struct SceneKitTests {
  @Test func vectorsAreValues() {
    let turn = NSValue(scnVector4: SCNVector4(0, 1, 2, Float.pi)).scnVector4Value
    #expect(turn.y == 1 && turn.z == 2 && turn.w == .pi)
    #expect(NSValue(scnVector3: SCNVector3(1, 2, 3)).scnVector3Value.z == 3)
  }

  @Test func nodesAreATree() {
    let scene = SCNScene()
    let node = SCNNode(geometry: SCNBox(width: 1, height: 1, length: 1, chamferRadius: 0))
    node.geometry?.firstMaterial?.diffuse.contents = UIColor.red
    node.name = "box"
    node.position = SCNVector3(0, 1, 2)
    scene.rootNode.addChildNode(node)
    #expect(scene.rootNode.childNode(withName: "box", recursively: true) === node)
    #expect(SCNScene(named: "ship.scn") == nil)
    let drawn = report(100, 80, SceneView(scene: scene, options: [.allowsCameraControl]))
    #expect(drawn.size == CGSize(width: 100, height: 80))
  }
}
