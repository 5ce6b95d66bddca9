// The names are Core Spotlight's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import UniformTypeIdentifiers

public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

/// The attributes of a searchable item.
open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public let contentType: String
  open var title: String?
  open var displayName: String?
  open var contentDescription: String?
  open var keywords: [String]?
  open var identifier: String?
  open var relatedUniqueIdentifier: String?
  open var thumbnailURL: URL?
  open var thumbnailData: Data?
  open var contentURL: URL?
  open var contentCreationDate: Date?
  open var contentModificationDate: Date?
  open var rankingHint: NSNumber?
  public init(itemContentType type: String) { contentType = type }
  public init(contentType: UTType) { self.contentType = contentType.identifier }
}

/// A searchable item.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  open var uniqueIdentifier: String
  open var domainIdentifier: String?
  open var expirationDate: Date!
  open var attributeSet: CSSearchableItemAttributeSet
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?,
    attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    (self.domainIdentifier, self.attributeSet) = (domainIdentifier, attributeSet)
  }
}

/// An index of an app's searchable items. Indexing isn't available, so each operation fails.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let shared = CSSearchableIndex(name: "default")
  open class func `default`() -> CSSearchableIndex { shared }
  open class func isIndexingAvailable() -> Bool { false }
  public init(name: String) {}

  private var unavailable: any Error { CocoaError(.featureUnsupported) }
  open func indexSearchableItems(
    _ items: [CSSearchableItem],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(unavailable) }
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws { throw unavailable }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(unavailable) }
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    throw unavailable
  }
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(unavailable) }
  open func deleteAllSearchableItems(
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(unavailable) }
}
