import Foundation

/// An error of a container or a context.
public struct SwiftDataError: Error, Hashable, Sendable, LocalizedError, CustomStringConvertible {
  private let kind: String
  private let explanation: String

  public var description: String { explanation }
  public var errorDescription: String? { explanation }

  private init(_ kind: String, _ explanation: String) {
    (self.kind, self.explanation) = (kind, explanation)
  }

  public static func == (first: SwiftDataError, second: SwiftDataError) -> Bool {
    first.kind == second.kind
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// Matches a caught error with one of the static members.
  public static func ~= (pattern: SwiftDataError, error: any Error) -> Bool {
    (error as? SwiftDataError) == pattern
  }

  public static let includePendingChangesWithBatchSize = SwiftDataError(
    "includePendingChangesWithBatchSize",
    "a fetch in batches can't include unsaved changes; save first")
  public static let sortingPendingChangesWithIdentifiers = SwiftDataError(
    "sortingPendingChangesWithIdentifiers",
    "identifiers of unsaved objects can't be sorted; save first")
  public static let unsupportedKeyPath = SwiftDataError(
    "unsupportedKeyPath", "the key path isn't that of a stored property")
  public static let unsupportedPredicate = SwiftDataError(
    "unsupportedPredicate", "the predicate can't be evaluated")
  public static let unsupportedSortDescriptor = SwiftDataError(
    "unsupportedSortDescriptor", "the sort descriptor can't be evaluated")
  public static let historyTokenExpired = SwiftDataError(
    "historyTokenExpired", "the history before the token was deleted")
  public static let invalidTransactionFetchRequest = SwiftDataError(
    "invalidTransactionFetchRequest", "the request for the history can't be evaluated")
  public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
    "configurationFileNameContainsInvalidCharacters",
    "the name of a configuration can't be the name of a file; remove slashes")
  public static let configurationFileNameTooLong = SwiftDataError(
    "configurationFileNameTooLong", "the name of a configuration is too long for a file")
  public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
    "configurationSchemaNotFoundInContainerSchema",
    "the schema of a configuration has models that the container's lacks")
  public static let duplicateConfiguration = SwiftDataError(
    "duplicateConfiguration", "two configurations have the same file")
  public static let loadIssueModelContainer = SwiftDataError(
    "loadIssueModelContainer", "the container's store can't be opened")
  public static let modelValidationFailure = SwiftDataError(
    "modelValidationFailure", "an object lacks a value that it needs")
  public static let missingModelContext = SwiftDataError(
    "missingModelContext", "the object is in no context")
  public static let backwardMigration = SwiftDataError(
    "backwardMigration", "the store is of a newer version of the schema")

  /// An error that equals ``loadIssueModelContainer``, with its reason.
  static func loadIssue(_ reason: String) -> SwiftDataError {
    SwiftDataError("loadIssueModelContainer", reason)
  }
  public static let unknownSchema = SwiftDataError(
    "unknownSchema", "the schema doesn't contain the model")
  public static let unknownDataStoreSchema = SwiftDataError(
    "unknownDataStoreSchema", "the store's schema is unknown")
}
