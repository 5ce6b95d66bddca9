// The names are ARKit's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import QuoinNeighbours
@_exported import SceneKit
import SwiftUI
@_exported import UIKit
@_exported import simd

public struct ARError: Error, LocalizedError, Sendable {
  public enum Code: Int, Sendable {
    case unsupportedConfiguration = 100
    case sensorUnavailable = 101
    case sensorFailed = 102
    case cameraUnauthorized = 103
    case worldTrackingFailed = 200
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorDescription: String? { "No camera is available." }
}

// MARK: Configurations, of which none is supported

open class ARConfiguration: NSObject {
  public struct FrameSemantics: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let personSegmentation = FrameSemantics(rawValue: 1)
    public static let personSegmentationWithDepth = FrameSemantics(rawValue: 3)
    public static let bodyDetection = FrameSemantics(rawValue: 4)
    public static let sceneDepth = FrameSemantics(rawValue: 8)
  }
  public enum WorldAlignment: Int, Sendable { case gravity, gravityAndHeading, camera }

  /// A size and a rate of the camera's images. There is no camera, so there are none.
  public final class VideoFormat: NSObject, Sendable {
    public let imageResolution: CGSize
    public let framesPerSecond: Int

    init(imageResolution: CGSize, framesPerSecond: Int) {
      (self.imageResolution, self.framesPerSecond) = (imageResolution, framesPerSecond)
    }
  }
  open class var supportedVideoFormats: [VideoFormat] { [] }
  /// Stored only: Quoin doesn't read it.
  open var videoFormat = VideoFormat(imageResolution: .zero, framesPerSecond: 0)

  /// Whether the configuration is supported. Always `false`, because there is no camera.
  open class var isSupported: Bool { false }
  open class func supportsFrameSemantics(_ frameSemantics: FrameSemantics) -> Bool { false }
  open var frameSemantics: FrameSemantics = []
  /// Stored only: Quoin doesn't read it.
  open var worldAlignment = WorldAlignment.gravity
  /// Stored only: Quoin doesn't read it.
  open var isLightEstimationEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var providesAudioData = false
}

open class ARWorldTrackingConfiguration: ARConfiguration {
  public struct PlaneDetection: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let horizontal = PlaneDetection(rawValue: 1)
    public static let vertical = PlaneDetection(rawValue: 2)
  }
  public enum EnvironmentTexturing: Int, Sendable { case none, manual, automatic }
  public struct SceneReconstruction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let mesh = SceneReconstruction(rawValue: 1)
    public static let meshWithClassification = SceneReconstruction(rawValue: 3)
  }
  open class func supportsSceneReconstruction(_ sceneReconstruction: SceneReconstruction) -> Bool {
    false
  }
  /// Stored only: Quoin doesn't read it.
  open var planeDetection: PlaneDetection = []
  /// Stored only: Quoin doesn't read it.
  open var environmentTexturing = EnvironmentTexturing.none
  open var sceneReconstruction: SceneReconstruction = []
  /// Stored only: Quoin doesn't read it.
  open var isAutoFocusEnabled = true
}

open class ARFaceTrackingConfiguration: ARConfiguration {
  /// Stored only: Quoin doesn't read it.
  open var maximumNumberOfTrackedFaces = 1
  /// Stored only: Quoin doesn't read it.
  open var isWorldTrackingEnabled = false
}
open class ARImageTrackingConfiguration: ARConfiguration {
  /// Stored only: Quoin doesn't read it.
  open var maximumNumberOfTrackedImages = 0
}
open class ARBodyTrackingConfiguration: ARConfiguration {}
open class AROrientationTrackingConfiguration: ARConfiguration {}

// MARK: Anchors

/// A position and orientation in space.
open class ARAnchor: NSObject {
  public let identifier = UUID()
  public let name: String?
  public let transform: simd_float4x4
  public init(transform: simd_float4x4) {
    self.transform = transform
    name = nil
  }
  public init(name: String, transform: simd_float4x4) {
    self.transform = transform
    self.name = name
  }
}

/// A plane that the camera detected. Quoin never creates one.
open class ARPlaneAnchor: ARAnchor {
  public enum Alignment: Int, Sendable { case horizontal, vertical }
  open var alignment: Alignment { .horizontal }
  open var center: SIMD3<Float> { SIMD3(repeating: 0) }
  open var extent: SIMD3<Float> { SIMD3(repeating: 0) }
}
open class ARFaceAnchor: ARAnchor {
  public struct BlendShapeLocation: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let eyeBlinkLeft = BlendShapeLocation(rawValue: "eyeBlink_L")
    public static let eyeBlinkRight = BlendShapeLocation(rawValue: "eyeBlink_R")
    public static let jawOpen = BlendShapeLocation(rawValue: "jawOpen")
    public static let mouthSmileLeft = BlendShapeLocation(rawValue: "mouthSmile_L")
    public static let mouthSmileRight = BlendShapeLocation(rawValue: "mouthSmile_R")
    public static let tongueOut = BlendShapeLocation(rawValue: "tongueOut")
  }
  open var blendShapes: [BlendShapeLocation: NSNumber] { [:] }
  /// The point at which the eyes look, in the coordinates of the face.
  open var lookAtPoint: SIMD3<Float> { SIMD3() }
  open var isTracked: Bool { false }
}
open class ARImageAnchor: ARAnchor {
  open var isTracked: Bool { false }
}

// MARK: The session

/// A camera image with its tracking data. There is no camera, so there are none.
open class ARFrame: NSObject {
  open var timestamp: TimeInterval { 0 }
  open var anchors: [ARAnchor] { [] }
  open var camera: ARCamera { ARCamera() }
}
open class ARCamera: NSObject {
  public enum TrackingState: Equatable, Sendable {
    public enum Reason: Sendable {
      case initializing, excessiveMotion, insufficientFeatures, relocalizing
    }
    case notAvailable
    case limited(Reason)
    case normal
  }
  open var transform: simd_float4x4 { matrix_identity_float4x4 }
  open var trackingState: TrackingState { .notAvailable }
}

/// A session that tracks the camera. There is none, so running it reports an error to the delegate.
open class ARSession: NSObject {
  public struct RunOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let resetTracking = RunOptions(rawValue: 1)
    public static let removeExistingAnchors = RunOptions(rawValue: 2)
    public static let stopTrackedRaycasts = RunOptions(rawValue: 4)
    public static let resetSceneReconstruction = RunOptions(rawValue: 8)
  }
  open weak var delegate: (any ARSessionDelegate)?
  open private(set) var configuration: ARConfiguration?
  open var currentFrame: ARFrame? { nil }
  open func run(_ configuration: ARConfiguration, options: RunOptions = []) {
    self.configuration = configuration
    delegate?.session(self, didFailWithError: ARError(.sensorUnavailable))
  }
  /// Has no effect: there is no camera.
  open func pause() {}
  /// Has no effect: there is no camera.
  open func add(anchor: ARAnchor) {}
  /// Has no effect: there is no camera.
  open func remove(anchor: ARAnchor) {}
}

public protocol ARSessionObserver: NSObjectProtocol {
  func session(_ session: ARSession, didFailWithError error: any Error)
  func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera)
  func sessionWasInterrupted(_ session: ARSession)
  func sessionInterruptionEnded(_ session: ARSession)
}
extension ARSessionObserver {
  public func session(_ session: ARSession, didFailWithError error: any Error) {}
  public func session(_ session: ARSession, cameraDidChangeTrackingState camera: ARCamera) {}
  public func sessionWasInterrupted(_ session: ARSession) {}
  public func sessionInterruptionEnded(_ session: ARSession) {}
}
public protocol ARSessionDelegate: ARSessionObserver {
  func session(_ session: ARSession, didUpdate frame: ARFrame)
  func session(_ session: ARSession, didAdd anchors: [ARAnchor])
  func session(_ session: ARSession, didUpdate anchors: [ARAnchor])
  func session(_ session: ARSession, didRemove anchors: [ARAnchor])
}
extension ARSessionDelegate {
  public func session(_ session: ARSession, didUpdate frame: ARFrame) {}
  public func session(_ session: ARSession, didAdd anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didUpdate anchors: [ARAnchor]) {}
  public func session(_ session: ARSession, didRemove anchors: [ARAnchor]) {}
}
