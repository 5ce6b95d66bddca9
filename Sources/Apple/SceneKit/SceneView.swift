import QuoinNeighbours
import SwiftUI

public enum SCNAntialiasingMode: UInt, Sendable {
  case none
  case multisampling2X
  case multisampling4X
}

/// A SwiftUI view of a scene. Three-dimensional shapes aren't drawn: it shows a placeholder.
///
/// Sizing: takes what is proposed; 10 points where nothing is.
public struct SceneView: View {
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let allowsCameraControl = Options(rawValue: 1)
    public static let autoenablesDefaultLighting = Options(rawValue: 2)
    public static let jitteringEnabled = Options(rawValue: 4)
    public static let rendersContinuously = Options(rawValue: 8)
    public static let temporalAntialiasingEnabled = Options(rawValue: 16)
  }

  private let scene: SCNScene?

  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
    preferredFramesPerSecond: Int = 60, antialiasingMode: SCNAntialiasingMode = .multisampling4X,
    delegate: (any SCNSceneRendererDelegate)? = nil
  ) {
    self.scene = scene
  }

  public var body: some View { ScenePlaceholder(scene: scene) }
}

/// A renderer of a scene.
public protocol SCNSceneRenderer: NSObjectProtocol {}

public protocol SCNSceneRendererDelegate: NSObjectProtocol {}

private struct ScenePlaceholder: View {
  let scene: SCNScene?

  private var surface: Color {
    (scene?.background.contents as? UIColor).map { Color(uiColor: $0) } ?? Color(white: 0.9)
  }

  var body: some View {
    QuoinNeighbours.PlaceholderView("3D scene", symbol: "cube", surface: surface)
  }
}

/// A UIKit view of a scene. Three-dimensional shapes aren't drawn: it shows a placeholder.
open class SCNView: UIView, SCNSceneRenderer {
  open var scene: SCNScene?
  open var pointOfView: SCNNode?
  open var allowsCameraControl = false
  open var autoenablesDefaultLighting = false
  /// Stored only: Quoin doesn't read it.
  open var showsStatistics = false
  open var antialiasingMode = SCNAntialiasingMode.none
  open var preferredFramesPerSecond = 60
  open var isPlaying = false
  open var rendersContinuously = false
  open weak var delegate: (any SCNSceneRendererDelegate)?
  public let defaultCameraController = SCNCameraController()

  public convenience init(frame: CGRect, options: [String: Any]?) { self.init(frame: frame) }

  open func snapshot() -> UIImage { UIImage() }
  open override var _rendering: AnyView? { AnyView(ScenePlaceholder(scene: scene)) }
}

public enum SCNInteractionMode: Int, Sendable {
  case fly, orbitTurntable, orbitAngleMapping, orbitCenteredArcball, orbitArcball, pan, truck
}

/// The control of a camera by gestures, stored as data.
open class SCNCameraController: NSObject {
  open weak var pointOfView: SCNNode?
  /// Stored only: Quoin doesn't read it.
  open var interactionMode = SCNInteractionMode.fly
  /// Stored only: Quoin doesn't read it.
  open var target = SCNVector3()
  /// Stored only: Quoin doesn't read it.
  open var automaticTarget = false
  /// Stored only: Quoin doesn't read it.
  open var worldUp = SCNVector3(0, 1, 0)
  /// Stored only: Quoin doesn't read it.
  open var inertiaEnabled = false
  /// Stored only: Quoin doesn't read it.
  open var inertiaFriction: Float = 0.05
  /// Stored only: Quoin doesn't read it.
  open var minimumVerticalAngle: Float = 0
  /// Stored only: Quoin doesn't read it.
  open var maximumVerticalAngle: Float = 0
  /// Stored only: Quoin doesn't read it.
  open var minimumHorizontalAngle: Float = 0
  /// Stored only: Quoin doesn't read it.
  open var maximumHorizontalAngle: Float = 0
  open var isInertiaRunning: Bool { false }

  /// Has no effect: the scene isn't drawn.
  open func stopInertia() {}
  /// Has no effect: the scene isn't drawn.
  open func clearRoll() {}
  /// Has no effect: the scene isn't drawn.
  open func frameNodes(_ nodes: [SCNNode]) {}
}
