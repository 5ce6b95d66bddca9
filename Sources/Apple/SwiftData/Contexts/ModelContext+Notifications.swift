import Foundation
import QuoinData

extension ModelContext {
  /// The name of the notification before a context saves.
  public static let willSave = Notification.Name("ModelContextWillSave")

  /// The name of the notification after a context has saved; ``NotificationKey`` lists its values.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// A key in the user info of a notification.
  public enum NotificationKey: String, Sendable {
    case insertedIdentifiers = "inserted"
    case updatedIdentifiers = "updated"
    case deletedIdentifiers = "deleted"
    case invalidatedAllIdentifiers
    case queryGeneration
    case refreshedIdentifiers = "refreshed"
    case historyTokens
  }

  func postDidSave(_ commit: StoreCommit) {
    let groups = [
      (NotificationKey.insertedIdentifiers, commit.inserted),
      (.updatedIdentifiers, commit.updated), (.deletedIdentifiers, commit.deleted),
    ]
    var values: [AnyHashable: Any] = [:]
    for (key, identities) in groups {
      values[key.rawValue] = identities.map { PersistentIdentifier($0) }
    }
    NotificationCenter.default.post(name: Self.didSave, object: self, userInfo: values)
  }
}
