public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}

/// The requested settings of a photo.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  public let format: [String: Any]?
  /// Stored only: Quoin doesn't read it.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Stored only: Quoin doesn't read it.
  open var isHighResolutionPhotoEnabled = false
  /// Stored only: Quoin doesn't read it.
  open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// Stored only: Quoin doesn't read it.
  open var previewPhotoFormat: [String: Any]?
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }

  public override init() { format = nil }

  public init(format: [String: Any]?) { self.format = format }
}

/// The actual settings of a photo.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {}

/// A captured photo. Quoin never creates one.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init() {}

  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open var pixelBuffer: CVPixelBuffer? { nil }
}

public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
  func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput,
    didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}

/// An output that takes photos. Without a camera it reports an error to the delegate.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  public enum QualityPrioritization: Int, Sendable {
    case speed = 1
    case balanced
    case quality
  }

  /// Stored only: Quoin doesn't read it.
  open var isHighResolutionCaptureEnabled = false
  /// Stored only: Quoin doesn't read it.
  open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// Stored only: Quoin doesn't read it.
  open var isLivePhotoCaptureEnabled = false
  open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  open var isLivePhotoCaptureSupported: Bool { false }

  open func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    delegate.photoOutput(
      self, didFinishCaptureFor: AVCaptureResolvedPhotoSettings(),
      error: AVError(.deviceNotConnected))
  }

  open func setPreparedPhotoSettingsArray(
    _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(false, AVError(.deviceNotConnected))
  }
}

public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
  func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
  public func captureOutput(
    _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// An output for the frames of a video. Without a camera there are none.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Stored only: Quoin doesn't read it.
  open var videoSettings: [String: Any]! = [:]
  /// Stored only: Quoin doesn't read it.
  open var alwaysDiscardsLateVideoFrames = true
  open private(set) weak var sampleBufferDelegate:
    (any AVCaptureVideoDataOutputSampleBufferDelegate)?

  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {
    self.sampleBufferDelegate = sampleBufferDelegate
  }
}

public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection])
}

extension AVCaptureFileOutputRecordingDelegate {
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL,
    from connections: [AVCaptureConnection]
  ) {}
}

/// An output that records to a file. Without a camera it reports an error to the delegate.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  open var isRecording: Bool { false }
  open var recordedDuration: CMTime { .zero }
  /// Stored only: Quoin doesn't read it.
  open var maxRecordedDuration = CMTime.invalid

  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    delegate.fileOutput(
      self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.deviceNotConnected))
  }

  /// Has no effect: there is no camera.
  open func stopRecording() {}
}

open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {}

/// An object detected in an image. Quoin never creates one.
open class AVMetadataObject: NSObject, @unchecked Sendable {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let face = ObjectType(rawValue: "face")
  }

  public let type: ObjectType
  open var bounds: CGRect { .zero }
  open var time: CMTime { .invalid }

  init(type: ObjectType) { self.type = type }
}

/// A code detected in an image.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}

public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// An output for detected objects. Without a camera there are none.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Stored only: Quoin doesn't read it.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// Stored only: Quoin doesn't read it.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Has no effect: there is no camera.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}
