// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The permission to use a camera or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
}

/// A camera or microphone. There are none: a device can't be created, a search finds none, and
/// permission is denied.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInWideAngleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let builtInLiDARDepthCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    public static let continuityCamera = DeviceType(
      rawValue: "AVCaptureDeviceTypeContinuityCamera")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
    public static let builtInMicrophone = DeviceType(
      rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
  }

  public enum Position: Int, Sendable {
    case unspecified
    case back
    case front
  }

  public enum FlashMode: Int, Sendable {
    case off
    case on
    case auto
  }

  public enum TorchMode: Int, Sendable {
    case off
    case on
    case auto
  }

  public enum FocusMode: Int, Sendable {
    case locked
    case autoFocus
    case continuousAutoFocus
  }

  public enum ExposureMode: Int, Sendable {
    case locked
    case autoExpose
    case continuousAutoExposure
    case custom
  }

  /// A search for devices, which finds none.
  open class DiscoverySession: NSObject, @unchecked Sendable {
    open var devices: [AVCaptureDevice] { [] }

    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }

  open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus {
    .notDetermined
  }
  open class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    handler(false)
  }
  open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  open class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  public static var userPreferredCamera: AVCaptureDevice? { nil }
  public static var systemPreferredCamera: AVCaptureDevice? { nil }

  public let position: Position
  public let deviceType: DeviceType
  /// Stored only: Quoin doesn't read it.
  open var flashMode = FlashMode.off
  /// Stored only: Quoin doesn't read it.
  open var torchMode = TorchMode.off
  open var focusMode = FocusMode.locked
  open var exposureMode = ExposureMode.locked
  /// Stored only: Quoin doesn't read it.
  open var focusPointOfInterest = CGPoint.zero
  /// Stored only: Quoin doesn't read it.
  open var exposurePointOfInterest = CGPoint.zero
  /// Stored only: Quoin doesn't read it.
  open var videoZoomFactor: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var isSubjectAreaChangeMonitoringEnabled = false

  init(deviceType: DeviceType, position: Position) {
    self.deviceType = deviceType
    self.position = position
  }

  open var uniqueID: String { "" }
  open var localizedName: String { "" }
  open var isConnected: Bool { false }
  open var hasTorch: Bool { false }
  open var hasFlash: Bool { false }
  open var isTorchAvailable: Bool { false }
  open var isFlashAvailable: Bool { false }
  open var isTorchActive: Bool { false }
  open var isFocusPointOfInterestSupported: Bool { false }
  open var isExposurePointOfInterestSupported: Bool { false }
  open var minAvailableVideoZoomFactor: CGFloat { 1 }
  open var maxAvailableVideoZoomFactor: CGFloat { 1 }
  open func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  open func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  open func hasMediaType(_ mediaType: AVMediaType) -> Bool { false }
  open func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// Has no effect: there is no camera.
  open func unlockForConfiguration() {}
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
}

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
