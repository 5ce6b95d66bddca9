import AVKit
import MapKit
import Quoin
import SafariServices
import SceneKit
import SpriteKit
import SwiftUI
import Testing
import UIKit
import WebKit

private final class Game: SKScene, SKPhysicsContactDelegate {
  let player = SKSpriteNode(color: .red, size: CGSize(width: 20, height: 10))

  override func didMove(to view: SKView) {
    physicsWorld.contactDelegate = self
    player.position = CGPoint(x: 50, y: 75)
    player.name = "player"
    player.physicsBody = SKPhysicsBody(rectangleOf: player.size)
    player.run(.repeatForever(.sequence([.wait(forDuration: 1), .fadeOut(withDuration: 0.5)])))
    addChild(player)
    let label = SKLabelNode(fontNamed: "Chalkduster")
    label.text = "Score: 0"
    label.position = CGPoint(x: 50, y: 20)
    label.fontSize = 12
    addChild(label)
  }
}

private struct Page: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView()
    view.load(URLRequest(url: URL(string: "https://example.com/a")!))
    return view
  }
  func updateUIView(_ view: WKWebView, context: Context) {}
}

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

private struct Film: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: URL(fileURLWithPath: "/films/intro.mp4"))
    return controller
  }
  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}

private struct Browser: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SFSafariViewController {
    SFSafariViewController(url: URL(string: "https://example.com/b")!)
  }
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

@MainActor
struct SceneTests {
  /// A scene of 100 by 100 in 200 by 200 is scaled by two; its y axis points up.
  @Test func scenesAreDrawnAsTheyBegin() throws {
    let scene = Game(size: CGSize(width: 100, height: 100))
    scene.scaleMode = .fill
    let drawn = report(200, 200, SpriteView(scene: scene, debugOptions: [.showsFPS]))
    #expect(drawn.size == CGSize(width: 200, height: 200))
    #expect(scene.children.count == 2 && scene.player.hasActions())
    #expect(drawn.nodes.contains { $0.name.contains("Score: 0") })
    let renderer = ImageRenderer(content: SpriteView(scene: scene).frame(width: 200, height: 200))
    let list = renderer.displayList()
    #expect(!list.items.isEmpty)
  }

  @Test func nodesAreATree() {
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let (box, dot) = (SKNode(), SKSpriteNode(color: .blue, size: CGSize(width: 2, height: 2)))
    box.position = CGPoint(x: 10, y: 20)
    box.setScale(2)
    dot.name = "dot"
    dot.position = CGPoint(x: 5, y: 5)
    scene.addChild(box)
    box.addChild(dot)
    #expect(scene.childNode(withName: "//dot") === dot && scene.childNode(withName: "dot") == nil)
    #expect(box.convert(CGPoint(x: 5, y: 5), to: scene) == CGPoint(x: 20, y: 30))
    #expect(scene.atPoint(CGPoint(x: 20, y: 30)) === dot)
    #expect(dot.inParentHierarchy(scene) && dot.scene === scene)
    dot.removeFromParent()
    #expect(box.children.isEmpty && dot.parent == nil)
    #expect(SKAction.sequence([.wait(forDuration: 1), .wait(forDuration: 2)]).duration == 3)
  }

  @Test func bodiesAreData() {
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

  @Test func viewsOfTheSystemAreSurfaces() {
    let page = report(200, 100, Page())
    #expect(page.size == CGSize(width: 200, height: 100))
    #expect(report(200, 100, Film()).size == CGSize(width: 200, height: 100))
    #expect(report(200, 100, Browser()).size == CGSize(width: 200, height: 100))
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
