import Foundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int

/// The format of a sample. Stored only: Quoin decodes no audio.
public enum AVAudioCommonFormat: UInt, Sendable {
  case otherFormat, pcmFormatFloat32, pcmFormatFloat64, pcmFormatInt16, pcmFormatInt32
}

/// The sample rate and channels of audio.
open class AVAudioFormat: NSObject, @unchecked Sendable {
  public let sampleRate: Double
  public let channelCount: UInt32
  public let commonFormat: AVAudioCommonFormat
  public let isInterleaved: Bool
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    guard sampleRate > 0, channels > 0 else { return nil }
    (self.sampleRate, channelCount) = (sampleRate, channels)
    (commonFormat, isInterleaved) = (.pcmFormatFloat32, false)
  }
  public init?(
    commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: UInt32,
    interleaved: Bool
  ) {
    guard sampleRate > 0, channels > 0 else { return nil }
    (self.sampleRate, channelCount) = (sampleRate, channels)
    (commonFormat, isInterleaved) = (format, interleaved)
  }
}

/// A file of audio. Opening one throws an error, because Quoin decodes no audio.
open class AVAudioFile: NSObject, @unchecked Sendable {
  public let url: URL
  public let processingFormat: AVAudioFormat

  /// Throws an error: that of the file if it can't be read, or else that of an unsupported feature.
  public init(forReading fileURL: URL) throws {
    _ = try Data(contentsOf: fileURL, options: .mappedIfSafe)
    throw CocoaError(.featureUnsupported)
  }
  /// Throws an error, because Quoin encodes no audio.
  public init(forWriting fileURL: URL, settings: [String: Any]) throws {
    throw CocoaError(.featureUnsupported)
  }

  open var fileFormat: AVAudioFormat { processingFormat }
  open var length: AVAudioFramePosition { 0 }
  open var framePosition: AVAudioFramePosition = 0
  open func read(into buffer: AVAudioPCMBuffer) throws { throw CocoaError(.featureUnsupported) }
  open func write(from buffer: AVAudioPCMBuffer) throws { throw CocoaError(.featureUnsupported) }
}

/// A buffer of silent audio.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
  public let format: AVAudioFormat
  public let frameCapacity: UInt32
  /// Stored only: Quoin doesn't read it.
  open var frameLength: UInt32 = 0
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
    (self.format, self.frameCapacity) = (format, frameCapacity)
    let (count, length) = (Int(format.channelCount), max(1, Int(frameCapacity)))
    channels = .allocate(capacity: count)
    for channel in 0..<count {
      let samples = UnsafeMutablePointer<Float>.allocate(capacity: length)
      samples.initialize(repeating: 0, count: length)
      (channels + channel).initialize(to: samples)
    }
  }

  deinit {
    for channel in 0..<Int(format.channelCount) { channels[channel].deallocate() }
    channels.deallocate()
  }

  /// The samples of each channel; `nil` for formats of integers.
  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? {
    format.commonFormat == .pcmFormatFloat32 ? UnsafePointer(channels) : nil
  }
  /// The distance between the samples of a channel.
  open var stride: Int { 1 }
}

/// The time of an audio buffer.
open class AVAudioTime: NSObject, @unchecked Sendable {
  open var sampleTime: Int64 { 0 }
  open var sampleRate: Double { 44_100 }
}

/// A node of an audio engine. It is silent.
open class AVAudioNode: NSObject, @unchecked Sendable {
  public typealias TapBlock = @Sendable (AVAudioPCMBuffer, AVAudioTime) -> Void
  open func outputFormat(forBus bus: Int) -> AVAudioFormat {
    AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1)!
  }
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { outputFormat(forBus: bus) }
  /// Has no effect: no sound is played.
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block: @escaping TapBlock
  ) {}
  /// Has no effect: no sound is played.
  open func removeTap(onBus bus: Int) {}
  /// Has no effect: no sound is played.
  open func reset() {}
}
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  open var outputVolume: Float = 1
}
/// The ways to play a buffer.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  open var isPlaying: Bool { false }
  open var volume: Float = 1
  /// Stored only: no sound is played.
  open var pan: Float = 0
  /// Has no effect: no sound is played, and the handler isn't called.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  /// Has no effect: no sound is played, and the handler isn't called.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?,
    options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  /// Has no effect: no sound is played.
  open func play(at when: AVAudioTime?) {}
  /// Has no effect: no sound is played, and the handler isn't called.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (@Sendable () -> Void)? = nil
  ) {}
  /// Has no effect: no sound is played.
  open func play() {}
  /// Has no effect: no sound is played.
  open func pause() {}
  /// Has no effect: no sound is played.
  open func stop() {}
}

/// An engine that connects audio nodes. Without an audio device, starting it throws an error.
open class AVAudioEngine: NSObject, @unchecked Sendable {
  public let inputNode = AVAudioInputNode()
  public let outputNode = AVAudioOutputNode()
  public let mainMixerNode = AVAudioMixerNode()
  open var isRunning: Bool { false }
  public override init() { super.init() }
  /// Has no effect: no sound is played.
  open func attach(_ node: AVAudioNode) {}
  /// Has no effect: no sound is played.
  open func detach(_ node: AVAudioNode) {}
  /// Has no effect: no sound is played.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Has no effect: no sound is played.
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  /// Has no effect: no sound is played.
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  /// Has no effect: no sound is played.
  open func prepare() {}
  open func start() throws { throw CocoaError(.featureUnsupported) }
  /// Has no effect: no sound is played.
  open func pause() {}
  /// Has no effect: no sound is played.
  open func stop() {}
  /// Has no effect: no sound is played.
  open func reset() {}
}
