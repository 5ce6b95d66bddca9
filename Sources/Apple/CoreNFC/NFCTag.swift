// The names are Apple's.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

import Foundation

/// A tag of one of the supported technologies. No session finds one.
public enum NFCTag: Sendable {
  case feliCa(any NFCFeliCaTag)
  case iso7816(any NFCISO7816Tag)
  case iso15693(any NFCISO15693Tag)
  case miFare(any NFCMiFareTag)

  public var isAvailable: Bool { false }
}

/// A tag with a message.
public protocol NFCNDEFTag: AnyObject, Sendable {
  var isAvailable: Bool { get }
  func queryNDEFStatus(
    completionHandler: @escaping @Sendable (NFCNDEFStatus, Int, (any Error)?) -> Void)
  func readNDEF(completionHandler: @escaping @Sendable (NFCNDEFMessage?, (any Error)?) -> Void)
  func writeNDEF(
    _ message: NFCNDEFMessage, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  func queryNDEFStatus() async throws -> (NFCNDEFStatus, Int)
  func readNDEF() async throws -> NFCNDEFMessage
  func writeNDEF(_ message: NFCNDEFMessage) async throws
}

public enum NFCNDEFStatus: UInt, Sendable {
  case notSupported = 1
  case readWrite
  case readOnly
}

/// A FeliCa tag.
public protocol NFCFeliCaTag: NFCNDEFTag {
  var currentSystemCode: Data { get }
  var currentIDm: Data { get }
  func readWithoutEncryption(
    serviceCodeList: [Data], blockList: [Data],
    completionHandler: @escaping @Sendable (Int, Int, [Data], (any Error)?) -> Void)
}

/// A smart card.
public protocol NFCISO7816Tag: NFCNDEFTag {
  var initialSelectedAID: String { get }
  var identifier: Data { get }
  var historicalBytes: Data? { get }
  var applicationData: Data? { get }
  func sendCommand(
    apdu: NFCISO7816APDU,
    completionHandler: @escaping @Sendable (Data, UInt8, UInt8, (any Error)?) -> Void)
}

/// A command to a smart card.
open class NFCISO7816APDU: NSObject, @unchecked Sendable {
  public let instructionClass: UInt8
  public let instructionCode: UInt8
  public let p1Parameter: UInt8
  public let p2Parameter: UInt8
  public let data: Data?
  public let expectedResponseLength: Int

  public init(
    instructionClass: UInt8, instructionCode: UInt8, p1Parameter: UInt8, p2Parameter: UInt8,
    data: Data, expectedResponseLength: Int
  ) {
    (self.instructionClass, self.instructionCode) = (instructionClass, instructionCode)
    (self.p1Parameter, self.p2Parameter) = (p1Parameter, p2Parameter)
    (self.data, self.expectedResponseLength) = (data, expectedResponseLength)
  }
}

/// A tag that is read from up to a meter away.
public protocol NFCISO15693Tag: NFCNDEFTag {
  var identifier: Data { get }
  var icManufacturerCode: Int { get }
  var icSerialNumber: Data { get }
}

/// A MIFARE tag.
public protocol NFCMiFareTag: NFCNDEFTag {
  var mifareFamily: NFCMiFareFamily { get }
  var identifier: Data { get }
  var historicalBytes: Data? { get }
  func sendMiFareCommand(
    commandPacket: Data, completionHandler: @escaping @Sendable (Data, (any Error)?) -> Void)
}

public enum NFCMiFareFamily: UInt, Sendable {
  case unknown = 1
  case ultralight, plus, desfire
}

/// A message of records.
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
  open var records: [NFCNDEFPayload]

  public init(records: [NFCNDEFPayload]) { self.records = records }

  /// The number of bytes of all records, each with its header.
  open var length: Int { records.reduce(0) { $0 + $1.encodedLength } }
}

public enum NFCTypeNameFormat: UInt8, Sendable {
  case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A record of a message.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
  open var typeNameFormat: NFCTypeNameFormat
  open var type: Data
  open var identifier: Data
  open var payload: Data

  public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
    (typeNameFormat, self.type) = (format, type)
    (self.identifier, self.payload) = (identifier, payload)
  }

  /// The prefixes of addresses that a record abbreviates to one byte.
  private static let prefixes = [
    "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:",
  ]

  open class func wellKnownTypeURIPayload(url: URL) -> NFCNDEFPayload? {
    wellKnownTypeURIPayload(string: url.absoluteString)
  }

  open class func wellKnownTypeURIPayload(string uri: String) -> NFCNDEFPayload? {
    // The longer prefixes come first.
    let code = prefixes.indices.dropFirst().first { uri.hasPrefix(prefixes[$0]) } ?? 0
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
      payload: [UInt8(code)] + Data(uri.dropFirst(prefixes[code].count).utf8))
  }

  open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> NFCNDEFPayload? {
    let language = locale.language.languageCode?.identifier ?? "en"
    return NFCNDEFPayload(
      format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
      payload: [UInt8(language.utf8.count & 0x3F)] + Data(language.utf8) + Data(text.utf8))
  }

  /// The address of a record of an address.
  open func wellKnownTypeURIPayload() -> URL? {
    guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let code = payload.first,
      Self.prefixes.indices.contains(Int(code))
    else { return nil }
    return URL(
      string: Self.prefixes[Int(code)] + String(decoding: payload.dropFirst(), as: UTF8.self))
  }

  /// The text of a record of text, and its language.
  open func wellKnownTypeTextPayload() -> (String?, Locale?) {
    guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let status = payload.first else {
      return (nil, nil)
    }
    let rest = payload.dropFirst()
    let language = rest.prefix(Int(status & 0x3F))
    let text = rest.dropFirst(language.count)
    let locale = Locale(identifier: String(decoding: language, as: UTF8.self))
    return (
      status & 0x80 == 0
        ? String(decoding: text, as: UTF8.self) : String(data: text, encoding: .utf16), locale
    )
  }

  fileprivate var encodedLength: Int {
    let header = 2 + (payload.count < 256 ? 1 : 4) + (identifier.isEmpty ? 0 : 1)
    return header + type.count + identifier.count + payload.count
  }
}
