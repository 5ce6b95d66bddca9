// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

extension NSNotification.Name {
  public static let AVPlayerItemDidPlayToEndTime = NSNotification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  public static let AVPlayerItemFailedToPlayToEndTime = NSNotification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
  public static let AVPlayerItemPlaybackStalled = NSNotification.Name(
    "AVPlayerItemPlaybackStalledNotification")
  public static let AVPlayerItemTimeJumped = NSNotification.Name(
    "AVPlayerItemTimeJumpedNotification")
  public static let AVPlayerItemNewAccessLogEntry = NSNotification.Name(
    "AVPlayerItemNewAccessLogEntry")
}

/// An asset in a player, with its current time.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown
    case readyToPlay
    case failed
  }

  public let asset: AVAsset
  fileprivate var time = CMTime.zero
  /// Stored only: Quoin doesn't read it.
  open var forwardPlaybackEndTime = CMTime.invalid
  /// Stored only: Quoin doesn't read it.
  open var preferredForwardBufferDuration: TimeInterval = 0
  /// Stored only: Quoin doesn't read it.
  open var preferredPeakBitRate: Double = 0
  /// Stored only: Quoin doesn't read it.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.timeDomain
  /// Stored only: Quoin doesn't read it.
  open var videoComposition: AVVideoComposition?
  /// Stored only: Quoin doesn't read it.
  open var audioMix: AVAudioMix?
  /// Stored only: Quoin doesn't read it.
  open var externalMetadata: [AVMetadataItem] = []
  /// Stored only: Quoin doesn't read it.
  open var preferredMaximumResolution = CGSize.zero
  /// Stored only: Quoin doesn't read it.
  open var canUseNetworkResourcesForLiveStreamingWhilePaused = false
  open private(set) var outputs: [AVPlayerItemOutput] = []
  open var tracks: [AVPlayerItemTrack] { [] }
  open var currentDate: Date? { nil }

  public static let didPlayToEndTimeNotification = NSNotification.Name.AVPlayerItemDidPlayToEndTime
  public static let failedToPlayToEndTimeNotification = NSNotification.Name
    .AVPlayerItemFailedToPlayToEndTime
  public static let playbackStalledNotification = NSNotification.Name.AVPlayerItemPlaybackStalled
  public static let timeJumpedNotification = NSNotification.Name.AVPlayerItemTimeJumped

  open func add(_ output: AVPlayerItemOutput) { outputs.append(output) }
  open func remove(_ output: AVPlayerItemOutput) { outputs.removeAll { $0 === output } }
  open func accessLog() -> AVPlayerItemAccessLog? { nil }
  open func errorLog() -> AVPlayerItemErrorLog? { nil }

  public init(asset: AVAsset) { self.asset = asset }

  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  public convenience init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]?) {
    self.init(asset: asset)
  }

  /// The status, which is unknown without a decoder.
  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var duration: CMTime { asset.duration }
  open var presentationSize: CGSize { .zero }
  open var isPlaybackLikelyToKeepUp: Bool { false }
  open var isPlaybackBufferEmpty: Bool { true }
  open var isPlaybackBufferFull: Bool { false }
  open var loadedTimeRanges: [NSValue] { [] }
  open var seekableTimeRanges: [NSValue] { [] }

  open func currentTime() -> CMTime { time }
  open func seek(to time: CMTime, completionHandler: ((Bool) -> Void)?) {
    self.time = time
    completionHandler?(true)
  }
  open func copy(with zone: NSZone? = nil) -> Any { AVPlayerItem(asset: asset) }
}

/// A media player, as state only: its item, rate and last requested time. It plays nothing, and its
/// time doesn't advance.
open class AVPlayer: NSObject, @unchecked Sendable {
  public enum Status: Int, Sendable {
    case unknown
    case readyToPlay
    case failed
  }

  public enum TimeControlStatus: Int, Sendable {
    case paused
    case waitingToPlayAtSpecifiedRate
    case playing
  }

  public enum ActionAtItemEnd: Int, Sendable {
    case advance
    case pause
    case none
  }

  open private(set) var currentItem: AVPlayerItem?
  open var rate: Float = 0
  open var defaultRate: Float = 1
  open var volume: Float = 1
  open var isMuted = false
  /// Stored only: Quoin doesn't read it.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Stored only: Quoin doesn't read it.
  open var automaticallyWaitsToMinimizeStalling = true
  /// Stored only: Quoin doesn't read it.
  open var allowsExternalPlayback = true
  /// Stored only: Quoin doesn't read it.
  open var usesExternalPlaybackWhileExternalScreenIsActive = false
  /// Stored only: Quoin doesn't read it.
  open var preventsDisplaySleepDuringVideoPlayback = true
  /// Stored only: Quoin doesn't read it.
  open var appliesMediaSelectionCriteriaAutomatically = true
  /// Stored only: Quoin doesn't read it.
  open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy
    .automatic
  open var reasonForWaitingToPlay: WaitingReason? { nil }

  /// The reason why playback doesn't begin.
  public struct WaitingReason: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let toMinimizeStalls = WaitingReason(
      rawValue: "AVPlayerWaitingToMinimizeStallsReason")
    public static let evaluatingBufferingRate = WaitingReason(
      rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
    public static let noItemToPlay = WaitingReason(
      rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
  }

  public override init() {}

  public init(playerItem item: AVPlayerItem?) { currentItem = item }

  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  open var status: Status { .unknown }
  open var error: (any Error)? { nil }
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  open var isExternalPlaybackActive: Bool { false }

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }

  open func currentTime() -> CMTime { currentItem?.time ?? .zero }
  open func seek(to time: CMTime) { currentItem?.time = time }
  /// Has no effect: items have no dates.
  open func seek(to date: Date) {}
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time)
    completionHandler(true)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time)
  }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }
  @discardableResult
  open func seek(to time: CMTime) async -> Bool {
    currentItem?.time = time
    return true
  }

  /// Adds an observer that is never called, because the time doesn't advance.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }
  open func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any { NSObject() }
  /// Has no effect: nothing is played.
  open func removeTimeObserver(_ observer: Any) {}
}

/// A player for a sequence of items.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var queue: [AVPlayerItem] = []

  public override init() { super.init() }

  public init(items: [AVPlayerItem]) {
    queue = items
    super.init(playerItem: items.first)
  }

  public override init(playerItem item: AVPlayerItem?) {
    queue = item.map { [$0] } ?? []
    super.init(playerItem: item)
  }

  open func items() -> [AVPlayerItem] { queue }
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    !queue.contains(item)
  }
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    let place = afterItem.flatMap(queue.firstIndex(of:)).map { $0 + 1 } ?? queue.count
    queue.insert(item, at: place)
    super.replaceCurrentItem(with: queue.first)
  }
  open func remove(_ item: AVPlayerItem) {
    queue.removeAll { $0 === item }
    super.replaceCurrentItem(with: queue.first)
  }
  open func removeAllItems() {
    queue = []
    super.replaceCurrentItem(with: nil)
  }
  open func advanceToNextItem() {
    if !queue.isEmpty { queue.removeFirst() }
    super.replaceCurrentItem(with: queue.first)
  }
}

/// A player that repeats an item, as state only.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  open var loopCount: Int { 0 }
  open var error: (any Error)? { nil }

  public init(player: AVQueuePlayer, templateItem: AVPlayerItem) {
    if player.items().isEmpty { player.insert(templateItem, after: nil) }
  }

  public convenience init(
    player: AVQueuePlayer, templateItem: AVPlayerItem, timeRange: CMTimeRange
  ) {
    self.init(player: player, templateItem: templateItem)
  }

  /// Has no effect: nothing is played.
  open func disableLooping() {}
}

/// The way in which a video fills its layer.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(
    rawValue: "AVLayerVideoGravityResizeAspectFill")
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
