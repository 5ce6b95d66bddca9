// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// An app's audio settings, stored as data.
open class AVAudioSession: NSObject, @unchecked Sendable {
  public struct Category: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
    public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
  }

  public struct Mode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
    public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
    public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
    public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
  }

  public struct CategoryOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    public static let duckOthers = CategoryOptions(rawValue: 2)
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
    public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
    public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
    public static let allowAirPlay = CategoryOptions(rawValue: 64)
  }

  public struct SetActiveOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  public enum RecordPermission: UInt, Sendable {
    case undetermined = 0x756E_6474
    case denied = 0x6465_6E79
    case granted = 0x6772_6E74
  }

  public enum PortOverride: UInt, Sendable {
    case none = 0
    case speaker = 0x7370_6B72
  }

  private static let shared = AVAudioSession()
  open class func sharedInstance() -> AVAudioSession { shared }

  open private(set) var category = Category.soloAmbient
  open private(set) var mode = Mode.default
  open private(set) var categoryOptions: CategoryOptions = []

  open func setCategory(_ category: Category) throws { self.category = category }
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    (self.category, categoryOptions) = (category, options)
  }
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }
  open func setMode(_ mode: Mode) throws { self.mode = mode }
  /// Has no effect: no sound is played.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
  /// Has no effect: no sound is played.
  open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
  /// Has no effect: no sound is played.
  open func setPreferredSampleRate(_ sampleRate: Double) throws {}
  /// Has no effect: no sound is played.
  open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}

  open var recordPermission: RecordPermission { .undetermined }
  /// Denies the permission, because there is no user to ask.
  open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { response(false) }
  open var isOtherAudioPlaying: Bool { false }
  open var outputVolume: Float { 1 }
  open var sampleRate: Double { 44_100 }
  open var inputLatency: TimeInterval { 0 }
  open var isInputAvailable: Bool { false }

  /// The kind of an interruption.
  public enum InterruptionType: UInt, Sendable {
    case ended
    case began
  }

  public struct InterruptionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let shouldResume = InterruptionOptions(rawValue: 1)
  }

  /// The reason for a change of the audio devices.
  public enum RouteChangeReason: UInt, Sendable {
    case unknown
    case newDeviceAvailable
    case oldDeviceUnavailable
    case categoryChange
    case override
    case wakeFromSleep = 6
    case noSuitableRouteForCategory
    case routeConfigurationChange
  }

  public enum RouteSharingPolicy: UInt, Sendable {
    case `default`
    case longFormAudio
    case independent
    case longFormVideo
  }

  /// The kind of an audio device.
  public struct Port: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
    public static let headsetMic = Port(rawValue: "MicrophoneWired")
    public static let builtInSpeaker = Port(rawValue: "Speaker")
    public static let builtInReceiver = Port(rawValue: "Receiver")
    public static let headphones = Port(rawValue: "Headphones")
    public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
    public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
    public static let bluetoothLE = Port(rawValue: "BluetoothLE")
    public static let airPlay = Port(rawValue: "AirPlay")
    public static let carAudio = Port(rawValue: "CarAudio")
    public static let usbAudio = Port(rawValue: "USBAudio")
    public static let HDMI = Port(rawValue: "HDMIOutput")
  }

  /// The audio devices: none.
  open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
  open var availableInputs: [AVAudioSessionPortDescription]? { [] }
  open var secondaryAudioShouldBeSilencedHint: Bool { false }
  open var outputLatency: TimeInterval { 0 }
  open var ioBufferDuration: TimeInterval { 0.01 }
  /// Has no effect: there are no audio devices.
  open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
  open func setCategory(
    _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
  ) throws {
    try setCategory(category, mode: mode, options: options)
  }

  public static let mediaServicesWereResetNotification = NSNotification.Name(
    "AVAudioSessionMediaServicesWereResetNotification")
  public static let silenceSecondaryAudioHintNotification = NSNotification.Name(
    "AVAudioSessionSilenceSecondaryAudioHintNotification")
  public static let interruptionNotification = NSNotification.Name(
    "AVAudioSessionInterruptionNotification")
  public static let routeChangeNotification = NSNotification.Name(
    "AVAudioSessionRouteChangeNotification")
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// The audio devices in use: none.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
  open var inputs: [AVAudioSessionPortDescription] { [] }
  open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// An audio device. Quoin never creates one.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
  open var portType: AVAudioSession.Port { .builtInSpeaker }
  open var portName: String { "" }
  open var uid: String { "" }
}

/// An app's audio permissions.
open class AVAudioApplication: NSObject, @unchecked Sendable {
  public static let shared = AVAudioApplication()
  open var recordPermission: RecordPermission { .undetermined }
  open var isInputMuted: Bool { false }

  public enum RecordPermission: Int, Sendable {
    case undetermined
    case denied
    case granted
  }

  /// Denies the permission, because there is no user to ask.
  public static func requestRecordPermission() async -> Bool { false }
  public static func requestRecordPermission(completionHandler: @escaping (Bool) -> Void) {
    completionHandler(false)
  }
}
