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
  /// Stored only: Quoin doesn't read it.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Stored only: Quoin doesn't read it.
  open var livePhotoMovieFileURL: URL?
  /// Stored only: Quoin doesn't read it.
  open var embeddedThumbnailPhotoFormat: [String: Any]?
  open var uniqueID: Int64 { 0 }
  open var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }

  public override init() { format = nil }

  public init(format: [String: Any]?) { self.format = format }
}

/// The actual settings of a photo.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
  open var uniqueID: Int64 { 0 }
  open var isFlashEnabled: Bool { false }
}

/// A captured photo. Quoin never creates one.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
  override init() {}

  open func fileDataRepresentation() -> Data? { nil }
  open func cgImageRepresentation() -> CGImage? { nil }
  open func previewCGImageRepresentation() -> CGImage? { nil }
  open var metadata: [String: Any] { [:] }
  open var isRawPhoto: Bool { false }
  open var photoCount: Int { 0 }
  open var timestamp: CMTime { .invalid }
  open var resolvedSettings: AVCaptureResolvedPhotoSettings { AVCaptureResolvedPhotoSettings() }
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
  /// Stored only: Quoin doesn't read it.
  open var maxPhotoDimensions = CMVideoDimensions()
  /// Stored only: Quoin doesn't read it.
  open var isResponsiveCaptureEnabled = false
  /// Stored only: Quoin doesn't read it.
  open var isFastCapturePrioritizationEnabled = false
  /// Stored only: Quoin doesn't read it.
  open var isAutoDeferredPhotoDeliveryEnabled = false
  open var isResponsiveCaptureSupported: Bool { false }
  open var isFastCapturePrioritizationSupported: Bool { false }
  open var isAutoDeferredPhotoDeliverySupported: Bool { false }
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
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

open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  /// Stored only: Quoin doesn't read it.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
}

public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

/// An output for the samples of a microphone. Without one there are none.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Has no effect: there is no microphone.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}
