// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// A source of a capture session.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A device as a source of a capture session. There are no devices.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  public let device: AVCaptureDevice

  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// The orientation of a video.
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown
  case landscapeRight
  case landscapeLeft
}

public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  case auto = -1
  case off
  case standard
  case cinematic
  case cinematicExtended
}

/// A connection between an input and an output.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
  open var isEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var videoOrientation = AVCaptureVideoOrientation.portrait
  /// Stored only: Quoin doesn't read it.
  open var videoRotationAngle: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var isVideoMirrored = false
  /// Stored only: Quoin doesn't read it.
  open var automaticallyAdjustsVideoMirroring = true
  /// Stored only: Quoin doesn't read it.
  open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  open var isVideoStabilizationSupported: Bool { false }
  open var isActive: Bool { false }
  open var isVideoOrientationSupported: Bool { true }
  open var isVideoMirroringSupported: Bool { true }
  open func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { true }
}

/// A destination of a capture session.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  open var connections: [AVCaptureConnection] { [] }
  open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}

/// A connection of inputs and outputs, stored as data. Without a device it never runs.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }

  /// Stored only: Quoin doesn't read it.
  open var sessionPreset = Preset.high
  /// Stored only: Quoin doesn't read it.
  open var automaticallyConfiguresApplicationAudioSession = true
  /// Stored only: Quoin doesn't read it.
  open var usesApplicationAudioSession = true
  /// Stored only: Quoin doesn't read it.
  open var isMultitaskingCameraAccessEnabled = false
  open var isMultitaskingCameraAccessSupported: Bool { false }
  open private(set) var inputs: [AVCaptureInput] = []
  open private(set) var outputs: [AVCaptureOutput] = []
  open var isRunning: Bool { false }
  open var isInterrupted: Bool { false }
  open var connections: [AVCaptureConnection] { [] }

  open func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  open func canAddInput(_ input: AVCaptureInput) -> Bool { !inputs.contains(input) }
  open func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  open func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  open func canAddOutput(_ output: AVCaptureOutput) -> Bool { !outputs.contains(output) }
  open func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  open func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Has no effect: there is no camera.
  open func beginConfiguration() {}
  /// Has no effect: there is no camera.
  open func commitConfiguration() {}
  /// Has no effect: there is no camera.
  open func startRunning() {}
  /// Has no effect: there is no camera.
  open func stopRunning() {}

  public static let wasInterruptedNotification = NSNotification.Name(
    "AVCaptureSessionWasInterruptedNotification")
  public static let interruptionEndedNotification = NSNotification.Name(
    "AVCaptureSessionInterruptionEndedNotification")
  public static let runtimeErrorNotification = NSNotification.Name(
    "AVCaptureSessionRuntimeErrorNotification")
  public static let didStartRunningNotification = NSNotification.Name(
    "AVCaptureSessionDidStartRunningNotification")
}

extension NSNotification.Name {
  public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
  public static let AVCaptureSessionInterruptionEnded =
    AVCaptureSession.interruptionEndedNotification
  public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
  public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
    "AVCaptureDeviceSubjectAreaDidChangeNotification")
}

/// A session of several cameras, which isn't supported.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  open class var isMultiCamSupported: Bool { false }
}
