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

  public enum WhiteBalanceMode: Int, Sendable {
    case locked
    case autoWhiteBalance
    case continuousAutoWhiteBalance
  }

  /// The format of a device's pictures. There are no devices.
  open class Format: NSObject, @unchecked Sendable {
    open var videoMaxZoomFactor: CGFloat { 1 }
    open var videoFieldOfView: Float { 0 }
    open var minISO: Float { 0 }
    open var maxISO: Float { 0 }
    open var isVideoHDRSupported: Bool { false }
    open var supportedMaxPhotoDimensions: [CMVideoDimensions] { [] }
    open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
  }

  /// The angles of a device's pictures on the horizon: 0.
  open class RotationCoordinator: NSObject, @unchecked Sendable {
    open var videoRotationAngleForHorizonLevelPreview: CGFloat { 0 }
    open var videoRotationAngleForHorizonLevelCapture: CGFloat { 0 }

    public init(device: AVCaptureDevice, previewLayer: CALayer?) {}
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
  /// Stored only: Quoin doesn't read it.
  open var whiteBalanceMode = WhiteBalanceMode.locked
  /// Stored only: Quoin doesn't read it.
  open var activeVideoMinFrameDuration = CMTime.invalid
  /// Stored only: Quoin doesn't read it.
  open var activeVideoMaxFrameDuration = CMTime.invalid
  /// Stored only: Quoin doesn't read it.
  open var activeFormat = Format()
  /// Stored only: Quoin doesn't read it.
  open var isSmoothAutoFocusEnabled = false
  open var formats: [Format] { [] }
  open var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  open var constituentDevices: [AVCaptureDevice] { [] }
  open var iso: Float { 0 }
  open var exposureDuration: CMTime { .invalid }
  open var lensPosition: Float { 0 }
  open var minExposureTargetBias: Float { 0 }
  open var maxExposureTargetBias: Float { 0 }
  open var isSmoothAutoFocusSupported: Bool { false }
  open var isVideoHDREnabled: Bool { false }

  /// Has no effect: there is no camera.
  open func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  /// Has no effect: there is no camera.
  open func cancelVideoZoomRamp() {}
  /// Has no effect: there is no camera, and the handler isn't called.
  open func setExposureTargetBias(
    _ bias: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {}
  /// Has no effect: there is no camera, and the handler isn't called.
  open func setFocusModeLocked(
    lensPosition: Float, completionHandler handler: (@Sendable (CMTime) -> Void)? = nil
  ) {}
  open func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  open func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
  open func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }
}

/// The frame rates of a format.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
  open var minFrameRate: Double { 0 }
  open var maxFrameRate: Double { 0 }
}
