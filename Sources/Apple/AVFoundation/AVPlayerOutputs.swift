// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The way in which a changed rate affects the pitch.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let timeDomain = AVAudioTimePitchAlgorithm(rawValue: "TimeDomain")
  public static let spectral = AVAudioTimePitchAlgorithm(rawValue: "Spectral")
  public static let varispeed = AVAudioTimePitchAlgorithm(rawValue: "Varispeed")
}

public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  case automatic = 1
  case pauses
  case continuesIfPossible
}

/// A track of a player's item. Quoin never creates one.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  open var assetTrack: AVAssetTrack? { nil }
  open var isEnabled = true
}

/// A log of a player's network access. Quoin never creates one.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {}

/// A log of a player's network errors. Quoin never creates one.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {}

/// A receiver of a player's frames.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {
  open func itemTime(forHostTime hostTimeInSeconds: CFTimeInterval) -> CMTime { .invalid }
}

/// A receiver of a video's frames: none.
open class AVPlayerItemVideoOutput: AVPlayerItemOutput, @unchecked Sendable {
  public convenience init(pixelBufferAttributes: [String: any Sendable]?) { self.init() }

  open func hasNewPixelBuffer(forItemTime itemTime: CMTime) -> Bool { false }
  open func copyPixelBuffer(
    forItemTime itemTime: CMTime, itemTimeForDisplay outItemTime: UnsafeMutablePointer<CMTime>?
  ) -> CVPixelBuffer? { nil }
}
