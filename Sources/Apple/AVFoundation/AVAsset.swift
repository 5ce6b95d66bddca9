// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import CoreGraphics
@_exported import CoreMedia
@_exported import Foundation

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let video = AVMediaType("vide")
  public static let audio = AVMediaType("soun")
  public static let text = AVMediaType("text")
  public static let closedCaption = AVMediaType("clcp")
  public static let subtitle = AVMediaType("sbtl")
  public static let timecode = AVMediaType("tmcd")
  public static let metadata = AVMediaType("meta")
  public static let muxed = AVMediaType("muxx")
  public static let depthData = AVMediaType("dpth")
}

public struct AVFileType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  public static let mov = AVFileType("com.apple.quicktime-movie")
  public static let mp4 = AVFileType("public.mpeg-4")
  public static let m4v = AVFileType("com.apple.m4v-video")
  public static let m4a = AVFileType("com.apple.m4a-audio")
  public static let mobile3GPP = AVFileType("public.3gpp")
  public static let caf = AVFileType("com.apple.coreaudio-format")
  public static let wav = AVFileType("com.microsoft.waveform-audio")
  public static let aiff = AVFileType("public.aiff-audio")
  public static let mp3 = AVFileType("public.mp3")
  public static let jpg = AVFileType("public.jpeg")
  public static let heic = AVFileType("public.heic")
  public static let heif = AVFileType("public.heif")
}

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

/// An error of a media operation.
public struct AVError: Error, Hashable, CustomNSError, LocalizedError {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case outOfMemory = -11801
    case sessionNotRunning = -11803
    case deviceAlreadyUsedByAnotherSession = -11804
    case noDataCaptured = -11805
    case deviceNotConnected = -11814
    case mediaChanged = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case decodeFailed = -11821
    case invalidSourceMedia = -11822
    case fileAlreadyExists = -11823
    case compositionTrackSegmentsNotContiguous = -11824
    case fileFormatNotRecognized = -11828
    case fileFailedToParse = -11829
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case encoderNotFound = -11834
    case contentIsNotAuthorized = -11835
    case operationNotSupportedForAsset = -11838
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  public let code: Code

  public init(_ code: Code) { self.code = code }

  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    "The operation could not be completed. (\(AVFoundationErrorDomain) error \(code.rawValue).)"
  }

  public static var decoderNotFound: Code { .decoderNotFound }
  public static var deviceNotConnected: Code { .deviceNotConnected }
}

/// A video or audio track of an asset.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  public let mediaType: AVMediaType
  open var naturalSize: CGSize { .zero }
  open var preferredTransform: CGAffineTransform { .identity }
  open var nominalFrameRate: Float { 0 }

  init(mediaType: AVMediaType) { self.mediaType = mediaType }

  open var asset: AVAsset? { nil }
  open var trackID: CMPersistentTrackID { kCMPersistentTrackID_Invalid }
  open var timeRange: CMTimeRange { .invalid }
  open var naturalTimeScale: CMTimeScale { 0 }
  open var estimatedDataRate: Float { 0 }
  open var isEnabled: Bool { true }
  open var formatDescriptions: [Any] { [] }

  open func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T {
    throw AVError(.decoderNotFound)
  }
  open func load<A, B>(
    _ first: AVAsyncProperty<AVAssetTrack, A>, _ second: AVAsyncProperty<AVAssetTrack, B>
  ) async throws -> (A, B) {
    throw AVError(.decoderNotFound)
  }
}

/// A property that is loaded on demand.
public struct AVAsyncProperty<Root: AnyObject, Value>: Sendable {}

extension AVAsyncProperty where Root == AVAsset {
  public static var duration: AVAsyncProperty<AVAsset, CMTime> { .init() }
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init() }
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { .init() }
  public static var metadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init() }
  public static var commonMetadata: AVAsyncProperty<AVAsset, [AVMetadataItem]> { .init() }
}

extension AVAsyncProperty where Root == AVAssetTrack {
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init() }
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> { .init() }
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { .init() }
  public static var estimatedDataRate: AVAsyncProperty<AVAssetTrack, Float> { .init() }
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init() }
}

/// A media asset. Without a decoder it has a URL, but neither tracks nor a known duration.
open class AVAsset: NSObject, @unchecked Sendable {
  let source: URL?

  init(source: URL?) { self.source = source }

  public convenience init(url URL: URL) { self.init(source: URL) }

  open var duration: CMTime { .indefinite }
  open var tracks: [AVAssetTrack] { [] }
  open var isPlayable: Bool { false }
  open var metadata: [AVMetadataItem] { [] }
  open var commonMetadata: [AVMetadataItem] { [] }

  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
  open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
  open func load<T>(_ property: AVAsyncProperty<AVAsset, T>) async throws -> T {
    throw AVError(.decoderNotFound)
  }
  open func load<A, B>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>
  ) async throws -> (A, B) {
    throw AVError(.decoderNotFound)
  }
  open func load<A, B, C>(
    _ first: AVAsyncProperty<AVAsset, A>, _ second: AVAsyncProperty<AVAsset, B>,
    _ third: AVAsyncProperty<AVAsset, C>
  ) async throws -> (A, B, C) {
    throw AVError(.decoderNotFound)
  }
  /// Returns no items, because Quoin reads no media.
  open func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }
  open func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler handler: (() -> Void)? = nil
  ) {
    handler?()
  }
}

/// A media asset at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(source: URL) }

  open var url: URL { source ?? URL(fileURLWithPath: "/") }
}
