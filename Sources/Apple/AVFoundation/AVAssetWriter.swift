// Readers and writers of media files, which fail: Quoin decodes and encodes no media.
//
// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A writer of a media file. It can't be created.
open class AVAssetWriter: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown
    case writing
    case completed
    case failed
    case cancelled
  }

  public let outputURL: URL
  open private(set) var inputs: [AVAssetWriterInput] = []
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.encoderNotFound) }
  /// Stored only: Quoin doesn't read it.
  open var metadata: [AVMetadataItem] = []
  /// Stored only: Quoin doesn't read it.
  open var shouldOptimizeForNetworkUse = false

  /// Throws, because Quoin encodes no media.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    throw AVError(.encoderNotFound)
  }
  /// Throws, because Quoin encodes no media.
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }

  open func canAdd(_ input: AVAssetWriterInput) -> Bool { false }
  open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
  @discardableResult open func startWriting() -> Bool { false }
  /// Has no effect: nothing is written.
  open func startSession(atSourceTime startTime: CMTime) {}
  /// Has no effect: nothing is written.
  open func endSession(atSourceTime endTime: CMTime) {}
  open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { handler() }
  /// Has no effect: nothing is written.
  open func finishWriting() async {}
  /// Has no effect: nothing is written.
  open func cancelWriting() {}
}

/// The samples of a track to write. Stored only: nothing is written.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  public let mediaType: AVMediaType
  public let outputSettings: [String: Any]?
  open var expectsMediaDataInRealTime = false
  open var transform = CGAffineTransform.identity
  open var naturalSize = CGSize.zero
  open var mediaTimeScale: CMTimeScale = 0
  open var metadata: [AVMetadataItem] = []
  open var isReadyForMoreMediaData: Bool { false }

  public init(
    mediaType: AVMediaType, outputSettings: [String: Any]?,
    sourceFormatHint: CMFormatDescription? = nil
  ) {
    (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
  }

  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
  /// Has no effect: nothing is written.
  open func markAsFinished() {}
  /// Has no effect: nothing is written, and the block isn't called.
  open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) {}
}

/// The pictures of a video to write. Nothing is written.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
  public let assetWriterInput: AVAssetWriterInput
  public let sourcePixelBufferAttributes: [String: Any]?

  public init(
    assetWriterInput input: AVAssetWriterInput,
    sourcePixelBufferAttributes: [String: Any]? = nil
  ) {
    (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
  }

  @discardableResult
  open func append(
    _ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime
  ) -> Bool { false }
}

/// A reader of an asset. It can't be created.
open class AVAssetReader: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown
    case reading
    case completed
    case failed
    case cancelled
  }

  public let asset: AVAsset
  /// Stored only: Quoin doesn't read it.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  open private(set) var outputs: [AVAssetReaderOutput] = []
  open var status: Status { .failed }
  open var error: (any Error)? { AVError(.decoderNotFound) }

  /// Throws, because Quoin decodes no media.
  public init(asset: AVAsset) throws { throw AVError(.decoderNotFound) }

  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { false }
  open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
  @discardableResult open func startReading() -> Bool { false }
  /// Has no effect: nothing is read.
  open func cancelReading() {}
}

/// The samples of an asset: none.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
  /// Stored only: Quoin doesn't read it.
  open var alwaysCopiesSampleData = true

  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
  public let track: AVAssetTrack
  public let outputSettings: [String: Any]?

  public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
    (self.track, self.outputSettings) = (track, outputSettings)
  }
}
