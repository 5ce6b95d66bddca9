import Quoin
import SwiftUI
import Testing

@testable import SpriteKit

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

@MainActor
struct SpriteKitTests {
  /// A scene of 100 by 100 in 200 by 200 is scaled by two; its y axis points up.
  @Test func scenesAreDrawnInTheirInitialState() throws {
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

  @Test func emittersReadTheNumbersOfTheirFile() throws {
    let values: [String: Any] = [
      "_birthrate": 350.0, "_lifetime": 2.0, "_startSpeedVariance": 800.0,
    ]
    let archive: [String: Any] = ["$objects": ["$null", values], "$archiver": "NSKeyedArchiver"]
    let data = try PropertyListSerialization.data(
      fromPropertyList: archive, format: .binary, options: 0)
    let rain = try #require(SKEmitterNode(archive: data))
    #expect(rain.particleBirthRate == 350 && rain.particleLifetime == 2)
    #expect(rain.particleSpeedRange == 800 && rain.particleSpeed == 0)
    #expect(SKEmitterNode(archive: Data("no archive".utf8)) == nil)
    #expect(SKEmitterNode(fileNamed: "missing") == nil)
  }

  @Test func shadersKeepTheirValues() {
    let shader = SKShader(source: "", uniforms: [SKUniform(name: "u_speed", float: 2)])
    #expect(shader.uniformNamed("u_speed")?.floatValue == 2)
    #expect(shader.uniformNamed("u_speed")?.uniformType == .float)
    shader.removeUniformNamed("u_speed")
    #expect(shader.uniformNamed("u_speed") == nil)
  }
}
