// The names are Apple's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

@_exported import Foundation

// There is no reader: sessions report that they aren't supported, and find no tags.

/// An error of a reader session.
public struct NFCReaderError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case readerErrorUnsupportedFeature = 1
    case readerErrorSecurityViolation
    case readerErrorInvalidParameter
    case readerErrorInvalidParameterLength
    case readerErrorParameterOutOfBound
    case readerErrorRadioDisabled
    case readerErrorIneligible
    case readerTransceiveErrorTagConnectionLost = 100
    case readerTransceiveErrorRetryExceeded
    case readerTransceiveErrorTagResponseError
    case readerTransceiveErrorSessionInvalidated
    case readerTransceiveErrorTagNotConnected
    case readerTransceiveErrorPacketTooLong
    case readerSessionInvalidationErrorUserCanceled = 200
    case readerSessionInvalidationErrorSessionTimeout
    case readerSessionInvalidationErrorSessionTerminatedUnexpectedly
    case readerSessionInvalidationErrorSystemIsBusy
    case readerSessionInvalidationErrorFirstNDEFTagRead
    case tagCommandConfigurationErrorInvalidParameters = 300
    case ndefReaderSessionErrorTagNotWritable = 400
    case ndefReaderSessionErrorTagUpdateFailure
    case ndefReaderSessionErrorTagSizeTooSmall
    case ndefReaderSessionErrorZeroLengthMessage
  }

  public static let errorDomain = "NFCError"
  public let code: Code
  public var errorCode: Int { code.rawValue }

  public init(_ code: Code) { self.code = code }
}

/// A session that looks for tags.
public protocol NFCReaderSessionProtocol: NSObjectProtocol {
  var isReady: Bool { get }
  var alertMessage: String { get set }
  func begin()
  func invalidate()
  func invalidate(errorMessage: String)
}

/// The base of the sessions. There is no reader, so none becomes active.
open class NFCReaderSession: NSObject, NFCReaderSessionProtocol, @unchecked Sendable {
  open class var readingAvailable: Bool { false }
  open var isReady: Bool { false }
  /// Stored only: no alert appears.
  open var alertMessage = ""
  fileprivate let queue: DispatchQueue

  fileprivate init(on queue: DispatchQueue?) { self.queue = queue ?? .main }

  /// Reports that reading isn't supported.
  open func begin() { queue.async { self.fail(NFCReaderError(.readerErrorUnsupportedFeature)) } }
  /// Has no effect: the session isn't active.
  open func invalidate() {}
  /// Has no effect: the session isn't active.
  open func invalidate(errorMessage: String) {}

  fileprivate func fail(_ error: NFCReaderError) {}
}

/// A session that reads messages. It reports that reading isn't supported.
open class NFCNDEFReaderSession: NFCReaderSession, @unchecked Sendable {
  private weak var delegate: (any NFCNDEFReaderSessionDelegate)?

  public init(
    delegate: any NFCNDEFReaderSessionDelegate, queue: DispatchQueue?,
    invalidateAfterFirstRead: Bool
  ) {
    self.delegate = delegate
    super.init(on: queue)
  }

  /// Has no effect: there are no tags to look for.
  open func restartPolling() {}
  open func connect(to tag: any NFCNDEFTag) async throws {
    throw NFCReaderError(.readerTransceiveErrorTagNotConnected)
  }
  open func connect(
    to tag: any NFCNDEFTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected)) }

  fileprivate override func fail(_ error: NFCReaderError) {
    delegate?.readerSession(self, didInvalidateWithError: error)
  }
}

public protocol NFCNDEFReaderSessionDelegate: AnyObject {
  func readerSession(_ session: NFCNDEFReaderSession, didInvalidateWithError error: any Error)
  func readerSession(_ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage])
  func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag])
  func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession)
}

extension NFCNDEFReaderSessionDelegate {
  public func readerSession(
    _ session: NFCNDEFReaderSession, didDetectNDEFs messages: [NFCNDEFMessage]
  ) {}
  public func readerSession(_ session: NFCNDEFReaderSession, didDetect tags: [any NFCNDEFTag]) {}
  public func readerSessionDidBecomeActive(_ session: NFCNDEFReaderSession) {}
}

/// A session that finds tags. It reports that reading isn't supported.
open class NFCTagReaderSession: NFCReaderSession, @unchecked Sendable {
  public struct PollingOption: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let iso14443 = PollingOption(rawValue: 1)
    public static let iso15693 = PollingOption(rawValue: 2)
    public static let iso18092 = PollingOption(rawValue: 4)
    public static let pace = PollingOption(rawValue: 8)
  }

  private weak var delegate: (any NFCTagReaderSessionDelegate)?

  public init?(
    pollingOption: PollingOption, delegate: any NFCTagReaderSessionDelegate,
    queue: DispatchQueue? = nil
  ) {
    self.delegate = delegate
    super.init(on: queue)
  }

  open var connectedTag: NFCTag? { nil }
  /// Has no effect: there are no tags to look for.
  open func restartPolling() {}
  open func connect(to tag: NFCTag) async throws {
    throw NFCReaderError(.readerTransceiveErrorTagNotConnected)
  }
  open func connect(to tag: NFCTag, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(NFCReaderError(.readerTransceiveErrorTagNotConnected))
  }

  fileprivate override func fail(_ error: NFCReaderError) {
    delegate?.tagReaderSession(self, didInvalidateWithError: error)
  }
}

public protocol NFCTagReaderSessionDelegate: AnyObject {
  func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession)
  func tagReaderSession(_ session: NFCTagReaderSession, didInvalidateWithError error: any Error)
  func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag])
}

extension NFCTagReaderSessionDelegate {
  public func tagReaderSessionDidBecomeActive(_ session: NFCTagReaderSession) {}
  public func tagReaderSession(_ session: NFCTagReaderSession, didDetect tags: [NFCTag]) {}
}
