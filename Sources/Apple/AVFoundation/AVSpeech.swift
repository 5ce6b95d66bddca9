// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The boundary at which speech pauses or stops.
public enum AVSpeechBoundary: Int, Sendable {
  case immediate
  case word
}

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice for a language. It is silent.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  public let language: String
  public let identifier: String

  public init?(language languageCode: String?) {
    language = languageCode ?? Locale.current.identifier
    identifier = language
  }

  public init?(identifier: String) {
    language = Locale.current.identifier
    self.identifier = identifier
  }

  open var name: String { identifier }
  open var quality: AVSpeechSynthesisVoiceQuality { .default }
  open var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  open class func currentLanguageCode() -> String { Locale.current.identifier }
}

public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced
  case premium
}

public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  case unspecified
  case male
  case female
}

/// A text to be spoken.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  public let speechString: String
  /// Stored only: Quoin doesn't read it.
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// Stored only: Quoin doesn't read it.
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  /// Stored only: Quoin doesn't read it.
  open var prefersAssistiveTechnologySettings = false
  /// Stored only: Quoin doesn't read it.
  open var preUtteranceDelay: TimeInterval = 0
  /// Stored only: Quoin doesn't read it.
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) { speechString = string }
}

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// A speech synthesizer, as state only. It stores its utterance until it is stopped, and it is
/// silent.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  open private(set) var isSpeaking = false
  open private(set) var isPaused = false

  open func speak(_ utterance: AVSpeechUtterance) { isSpeaking = true }

  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    defer { (isSpeaking, isPaused) = (false, false) }
    return isSpeaking
  }

  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    if isSpeaking { isPaused = true }
    return isSpeaking
  }

  @discardableResult
  open func continueSpeaking() -> Bool {
    defer { isPaused = false }
    return isPaused
  }
}
