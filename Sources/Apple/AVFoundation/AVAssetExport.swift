// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// A generator of a video's images. Without a decoder each request fails.
open class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  public let asset: AVAsset
  /// Stored only: Quoin doesn't read it.
  open var appliesPreferredTrackTransform = false
  open var maximumSize = CGSize.zero
  /// Stored only: Quoin doesn't read it.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// Stored only: Quoin doesn't read it.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  public enum Result: Int, Sendable {
    case succeeded
    case failed
    case cancelled
  }

  public init(asset: AVAsset) { self.asset = asset }

  open func copyCGImage(
    at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage {
    throw AVError(.decoderNotFound)
  }

  open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.decoderNotFound)
  }

  open func generateCGImageAsynchronously(
    for requestedTime: CMTime,
    completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
  ) {
    handler(nil, requestedTime, AVError(.decoderNotFound))
  }

  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    for _ in requestedTimes {
      handler(.invalid, nil, .invalid, .failed, AVError(.decoderNotFound))
    }
  }

  /// Returns a failure for each time.
  open func images(for times: [CMTime]) -> Images { Images(times: times) }

  /// The results for the times of a request: a failure for each.
  public struct Images: AsyncSequence, Sendable {
    public enum Element: Sendable {
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
      case failure(requestedTime: CMTime, error: any Error)

      public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
      }
      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): return image
          case .failure(_, let error): throw error
          }
        }
      }
      public var actualTime: CMTime {
        get throws {
          switch self {
          case .success(_, _, let time): return time
          case .failure(_, let error): throw error
          }
        }
      }
    }

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var times: ArraySlice<CMTime>

      public mutating func next() async -> Element? {
        times.popFirst().map { .failure(requestedTime: $0, error: AVError(.decoderNotFound)) }
      }
    }

    fileprivate let times: [CMTime]

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times[...]) }
  }

  /// Has no effect: images are generated at once.
  open func cancelAllCGImageGeneration() {}
}

public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// An export of an asset. Without an encoder each export fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown
    case waiting
    case exporting
    case completed
    case failed
    case cancelled
  }

  public let asset: AVAsset
  public let presetName: String
  /// Stored only: Quoin doesn't read it.
  open var outputURL: URL?
  /// Stored only: Quoin doesn't read it.
  open var outputFileType: AVFileType?
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// Stored only: Quoin doesn't read it.
  open var fileLengthLimit: Int64 = 0
  /// Stored only: Quoin doesn't read it.
  open var shouldOptimizeForNetworkUse = false
  /// Stored only: Quoin doesn't read it.
  open var videoComposition: AVVideoComposition?
  /// Stored only: Quoin doesn't read it.
  open var audioMix: AVAudioMix?
  /// Stored only: Quoin doesn't read it.
  open var metadata: [AVMetadataItem]?
  open var supportedFileTypes: [AVFileType] { [] }
  open class func allExportPresets() -> [String] { [] }
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
  open private(set) var status = Status.unknown
  open private(set) var error: (any Error)?
  open var progress: Float { 0 }

  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
  }

  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    fail()
    handler()
  }

  open func export() async { fail() }

  open func export(to url: URL, as fileType: AVFileType) async throws {
    throw AVError(.encoderNotFound)
  }

  open func cancelExport() { status = .cancelled }

  private func fail() {
    status = .failed
    error = AVError(.encoderNotFound)
  }
}
