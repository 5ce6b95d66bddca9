import QuoinNeighbours
import SceneKit
import SwiftUI
import UIKit

public struct ARDebugOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let showFeaturePoints = ARDebugOptions(rawValue: 1 << 30)
  public static let showWorldOrigin = ARDebugOptions(rawValue: 1 << 31)
}

/// A view of three-dimensional objects in the camera's image. Neither is drawn: the view shows a
/// placeholder.
open class ARSCNView: SCNView {
  open var session = ARSession()
  /// Stored only: Quoin doesn't read it.
  open var automaticallyUpdatesLighting = true
  open var debugOptions: ARDebugOptions = []
  open func anchor(for node: SCNNode) -> ARAnchor? { nil }
  open func node(for anchor: ARAnchor) -> SCNNode? { nil }
  open func hitTest(_ point: CGPoint, types: ARHitTestResult.ResultType) -> [ARHitTestResult] { [] }
  open override var _rendering: AnyView? { AnyView(CameraPlaceholder()) }
}

/// A real-world surface below a point. Quoin never creates one.
open class ARHitTestResult: NSObject {
  public struct ResultType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let featurePoint = ResultType(rawValue: 1)
    public static let estimatedHorizontalPlane = ResultType(rawValue: 2)
    public static let existingPlane = ResultType(rawValue: 8)
    public static let existingPlaneUsingExtent = ResultType(rawValue: 16)
  }
  open var worldTransform: simd_float4x4 { matrix_identity_float4x4 }
  open var distance: CGFloat { 0 }
}

public protocol ARSCNViewDelegate: SCNSceneRendererDelegate, ARSessionObserver {
  func renderer(
    _ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor)
}
extension ARSCNViewDelegate {
  public func renderer(
    _ renderer: any SCNSceneRenderer, didAdd node: SCNNode, for anchor: ARAnchor
  ) {}
}

/// A view that guides the user's movement of the device. It shows nothing, because nothing is
/// tracked.
open class ARCoachingOverlayView: UIView {
  public enum Goal: Int, Sendable { case tracking, horizontalPlane, verticalPlane, anyPlane }
  open var session: ARSession?
  open var goal = Goal.tracking
  /// Stored only: Quoin doesn't read it.
  open var activatesAutomatically = true
  open var isActive: Bool { false }
  /// Has no effect: there is no camera.
  open func setActive(_ active: Bool, animated: Bool) {}
}

private struct CameraPlaceholder: View {
  var body: some View { PlaceholderView("Camera", symbol: "arkit") }
}
