// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

// There is neither iCloud nor a file index, so these types report that nothing is available.

/// A search for files. Compiles only: it finds none.
open class NSMetadataQuery: NSObject {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor] = []
  open var valueListAttributes: [String] = []
  open var searchScopes: [Any] = []
  open var searchItems: [Any]?
  open var notificationBatchingInterval: TimeInterval = 1
  open var operationQueue: OperationQueue?
  open private(set) var isStarted = false
  open private(set) var isStopped = true

  open var isGathering: Bool { false }
  open var resultCount: Int { 0 }
  open var results: [Any] { [] }

  /// Starts the query and returns whether it was not yet started.
  @discardableResult
  open func start() -> Bool {
    defer { (isStarted, isStopped) = (true, false) }
    return !isStarted
  }
  open func stop() { (isStarted, isStopped) = (false, true) }
  /// Has no effect: a query has no results.
  open func disableUpdates() {}
  /// Has no effect: a query has no results.
  open func enableUpdates() {}
  open func result(at index: Int) -> Any { NSMetadataItem() }
  open func index(ofResult result: Any) -> Int { NSNotFound }
  /// Has no effect: a query has no results.
  open func enumerateResults(_ block: (Any, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}

/// The metadata of a file, which is empty.
open class NSMetadataItem: NSObject {
  open func value(forAttribute key: String) -> Any? { nil }
  open var attributes: [String] { [] }
}

public let NSMetadataQueryUserHomeScope = "kMDQueryScopeHome"
public let NSMetadataQueryLocalComputerScope = "kMDQueryScopeComputer"
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataUbiquitousItemDownloadingStatusKey =
  "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusDownloaded"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent =
  "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemDownloadingStatusNotDownloaded =
  "NSMetadataUbiquitousItemDownloadingStatusNotDownloaded"

extension NSNotification.Name {
  public static let NSMetadataQueryDidStartGathering = NSNotification.Name(
    "NSMetadataQueryDidStartGatheringNotification")
  public static let NSMetadataQueryGatheringProgress = NSNotification.Name(
    "NSMetadataQueryGatheringProgressNotification")
  public static let NSMetadataQueryDidFinishGathering = NSNotification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  public static let NSMetadataQueryDidUpdate = NSNotification.Name(
    "NSMetadataQueryDidUpdateNotification")
}

extension FileManager {
  /// Returns `nil`, because there is no iCloud.
  public func url(forUbiquityContainerIdentifier identifier: String?) -> URL? { nil }
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  public func startDownloadingUbiquitousItem(at url: URL) throws {
    throw CocoaError(.featureUnsupported)
  }
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.featureUnsupported) }
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.featureUnsupported)
  }
  /// Returns `nil`, because app groups share no folder.
  public func containerURL(forSecurityApplicationGroupIdentifier identifier: String) -> URL? {
    nil
  }
}

extension URL {
  /// Returns `true`, because access depends only on file permissions.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Has no effect: files are not access-controlled.
  public func stopAccessingSecurityScopedResource() {}
}

/// A key-value store shared between a user's devices. Its values exist only in this process.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = NSNotification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let lock = NSLock()
  private var values: [String: Any] = [:]

  open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  open func set(_ object: Any?, forKey key: String) { lock.withLock { values[key] = object } }
  open func removeObject(forKey key: String) { lock.withLock { values[key] = nil } }
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? {
    object(forKey: key) as? [String: Any]
  }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }
  open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }
  open func set(_ value: String?, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: Data?, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: [Any]?, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: [String: Any]?, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: Int64, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  /// Returns `false`, because nothing is synchronized.
  @discardableResult
  open func synchronize() -> Bool { false }
}

/// A coordinator of file access. Processes are not coordinated with each other.
open class NSFileCoordinator: NSObject {
  public struct ReadingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    public static let forUploading = ReadingOptions(rawValue: 8)
  }
  public struct WritingOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let forDeleting = WritingOptions(rawValue: 1)
    public static let forMoving = WritingOptions(rawValue: 2)
    public static let forMerging = WritingOptions(rawValue: 4)
    public static let forReplacing = WritingOptions(rawValue: 8)
  }

  public init(filePresenter: Any? = nil) {}

  /// Calls `reader` at once.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Calls `writer` at once.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }
}

public typealias NSErrorPointer = UnsafeMutablePointer<NSError?>?
