// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

/// The key of a piece of metadata, with its format.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
  public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "comn/author")
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(
    rawValue: "comn/creationDate")
  public static let commonIdentifierCreator = AVMetadataIdentifier(rawValue: "comn/creator")
  public static let commonIdentifierDescription = AVMetadataIdentifier(
    rawValue: "comn/description")
  public static let commonIdentifierLocation = AVMetadataIdentifier(rawValue: "comn/location")
}

/// The key of a piece of metadata.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
  public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
  public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
  public static let commonKeyLocation = AVMetadataKey(rawValue: "location")
}

/// The format of metadata.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
  public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
  public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
}

/// A piece of an asset's metadata.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  open var stringValue: String? { (value as? NSString)?.description }
  open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }
  open var numberValue: NSNumber? { value as? NSNumber }
  open var dateValue: Date? {
    (value as? NSDate).map {
      Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
    }
  }
  open var value: (any NSCopying & NSObjectProtocol)? { nil }
  open var identifier: AVMetadataIdentifier? { nil }
  open var commonKey: AVMetadataKey? { nil }
  open var extendedLanguageTag: String? { nil }
  open var time: CMTime { .invalid }

  open func load<T>(_ property: AVAsyncProperty<AVMetadataItem, T>) async throws -> T {
    throw AVError(.decoderNotFound)
  }

  open class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

extension AVAsyncProperty where Root == AVMetadataItem {
  public static var value: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> {
    .init()
  }
  public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { .init() }
  public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { .init() }
  public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> { .init() }
  public static var dateValue: AVAsyncProperty<AVMetadataItem, Date?> { .init() }
}

/// A piece of metadata to write, as data.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  private var key: AVMetadataIdentifier?
  private var content: (any NSCopying & NSObjectProtocol)?
  private var tag: String?

  open override var identifier: AVMetadataIdentifier? {
    get { key }
    set { key = newValue }
  }
  open override var value: (any NSCopying & NSObjectProtocol)? {
    get { content }
    set { content = newValue }
  }
  open override var extendedLanguageTag: String? {
    get { tag }
    set { tag = newValue }
  }
  /// Stored only: Quoin doesn't read it.
  open var dataType: String?
}
