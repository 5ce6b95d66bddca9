// Compositions, as data: nothing is decoded or encoded.
//
// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// An asset of pieces of other assets.
open class AVComposition: AVAsset, @unchecked Sendable {
  init() { super.init(source: nil) }
}

/// An asset to which pieces of other assets can be added. It keeps only the names of its tracks.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  private var parts: [AVMutableCompositionTrack] = []

  public override init() { super.init() }

  open override var tracks: [AVAssetTrack] { parts }
  open override func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    parts.filter { $0.mediaType == mediaType }
  }
  open override func loadTracks(withMediaType mediaType: AVMediaType) async throws
    -> [AVAssetTrack]
  { tracks(withMediaType: mediaType) }

  open func addMutableTrack(
    withMediaType mediaType: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? {
    let track = AVMutableCompositionTrack(mediaType: mediaType)
    parts.append(track)
    return track
  }
  open func removeTrack(_ track: AVMutableCompositionTrack) { parts.removeAll { $0 === track } }
  /// Throws, because Quoin reads no media.
  open func insertTimeRange(_ timeRange: CMTimeRange, of asset: AVAsset, at startTime: CMTime)
    throws
  {
    throw AVError(.decoderNotFound)
  }
  /// Has no effect: a composition is empty.
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  /// Has no effect: a composition is empty.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}

/// A track of a composition, which is empty.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  private var transform = CGAffineTransform.identity

  open override var preferredTransform: CGAffineTransform {
    get { transform }
    set { transform = newValue }
  }
  /// Throws, because Quoin reads no media.
  open func insertTimeRange(
    _ timeRange: CMTimeRange, of track: AVAssetTrack, at startTime: CMTime
  ) throws {
    throw AVError(.decoderNotFound)
  }
  /// Has no effect: a composition is empty.
  open func insertEmptyTimeRange(_ timeRange: CMTimeRange) {}
  /// Has no effect: a composition is empty.
  open func removeTimeRange(_ timeRange: CMTimeRange) {}
  /// Has no effect: a composition is empty.
  open func scaleTimeRange(_ timeRange: CMTimeRange, toDuration duration: CMTime) {}
}

/// The instructions of a video's frames. Stored only: Quoin draws no videos.
open class AVVideoComposition: NSObject, @unchecked Sendable {}

/// The instructions of a video's frames. Stored only: Quoin draws no videos.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  open var frameDuration = CMTime.invalid
  open var renderSize = CGSize.zero
  open var renderScale: Float = 1
  open var instructions: [AVVideoCompositionInstruction] = []
  open var animationTool: AVVideoCompositionCoreAnimationTool?

  public override init() {}
  public convenience init(propertiesOf asset: AVAsset) { self.init() }
}

/// The instruction of a time. Stored only: Quoin draws no videos.
open class AVVideoCompositionInstruction: NSObject, @unchecked Sendable {
  open var timeRange = CMTimeRange.invalid
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
  open var backgroundColor: CGColor?
}

open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction,
  @unchecked Sendable
{
  public override init() {}
}

/// The instruction of a track. Stored only: Quoin draws no videos.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
  open var trackID = kCMPersistentTrackID_Invalid
}

open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction,
  @unchecked Sendable
{
  public override init() {}
  public convenience init(assetTrack track: AVAssetTrack) { self.init() }

  /// Has no effect: no videos are drawn.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  /// Has no effect: no videos are drawn.
  open func setTransformRamp(
    fromStart startTransform: CGAffineTransform, toEnd endTransform: CGAffineTransform,
    timeRange: CMTimeRange
  ) {}
  /// Has no effect: no videos are drawn.
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  /// Has no effect: no videos are drawn.
  open func setOpacityRamp(
    fromStartOpacity startOpacity: Float, toEndOpacity endOpacity: Float, timeRange: CMTimeRange
  ) {}
  /// Has no effect: no videos are drawn.
  open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {}
}

/// A layer over the frames of a video. Stored only: Quoin draws no videos.
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
  public convenience init(
    postProcessingAsVideoLayer videoLayer: CALayer, in animationLayer: CALayer
  ) {
    self.init()
  }
}

/// The volumes of tracks. Stored only: Quoin plays no sound.
open class AVAudioMix: NSObject, @unchecked Sendable {
  open var inputParameters: [AVAudioMixInputParameters] = []
}

open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {
  public override init() {}
}

/// The volume of a track. Stored only: Quoin plays no sound.
open class AVAudioMixInputParameters: NSObject, @unchecked Sendable {}

open class AVMutableAudioMixInputParameters: AVAudioMixInputParameters, @unchecked Sendable {
  public override init() {}
  public convenience init(track: AVAssetTrack?) { self.init() }

  /// Has no effect: no sound is played.
  open func setVolume(_ volume: Float, at time: CMTime) {}
  /// Has no effect: no sound is played.
  open func setVolumeRamp(
    fromStartVolume startVolume: Float, toEndVolume endVolume: Float, timeRange: CMTimeRange
  ) {}
}
