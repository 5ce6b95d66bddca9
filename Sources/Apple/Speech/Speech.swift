@_exported import AVFoundation
import Foundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}

/// A speech recognizer. It isn't available.
open class SFSpeechRecognizer: @unchecked Sendable {
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .denied }
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) { handler(.denied) }
  open class func supportedLocales() -> Set<Locale> { [] }
  public let locale: Locale
  open var isAvailable: Bool { false }
  open var supportsOnDeviceRecognition = false
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  public init?(locale: Locale) { self.locale = locale }
  public convenience init?() { self.init(locale: .current) }
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    resultHandler(nil, CocoaError(.featureUnsupported))
    return SFSpeechRecognitionTask()
  }
}
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open var state: SFSpeechRecognitionTaskState { .completed }
  open var isFinishing: Bool { true }
  open var isCancelled: Bool { false }
  open var error: (any Error)? { CocoaError(.featureUnsupported) }
  /// Has no effect: no speech is recognized.
  open func finish() {}
  /// Has no effect: no speech is recognized.
  open func cancel() {}
}
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
  open var contextualStrings: [String] = []
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public override init() { super.init() }
  /// Has no effect: no speech is recognized.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Has no effect: no speech is recognized.
  open func endAudio() {}
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  public let url: URL
  public init(url: URL) { self.url = url }
}
/// A recognized text. Quoin never creates one.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  open var bestTranscription: SFTranscription { SFTranscription() }
  open var transcriptions: [SFTranscription] { [] }
  open var isFinal: Bool { true }
}
open class SFTranscription: NSObject, @unchecked Sendable {
  open var formattedString: String { "" }
  open var segments: [SFTranscriptionSegment] { [] }
}
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  open var substring: String { "" }
  open var timestamp: TimeInterval { 0 }
  open var duration: TimeInterval { 0 }
  open var confidence: Float { 0 }
}
