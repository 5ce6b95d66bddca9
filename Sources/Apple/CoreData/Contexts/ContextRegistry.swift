import Foundation
import QuoinData
import Synchronization

/// The Core Data contexts of the contexts that have the objects.
enum ContextRegistry {
  private struct Entry: @unchecked Sendable { weak var context: NSManagedObjectContext? }
  private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  static func add(_ context: NSManagedObjectContext, for store: StoreContext) {
    entries.withLock { $0[ObjectIdentifier(store)] = Entry(context: context) }
  }

  static func remove(_ store: ObjectIdentifier) {
    _ = entries.withLock { $0.removeValue(forKey: store) }
  }

  static func facade(of store: StoreContext) -> NSManagedObjectContext? {
    entries.withLock { $0[ObjectIdentifier(store)]?.context }
  }

  // The context whose block this thread executes, and the one that this thread saves.

  private static let executingKey = "org.quoin.CoreData.executing"
  private static let savingKey = "org.quoin.CoreData.saving"

  static var executing: NSManagedObjectContext? {
    Thread.current.threadDictionary[executingKey] as? NSManagedObjectContext
  }

  static func execute<Result>(
    in context: NSManagedObjectContext, _ block: () throws -> Result
  ) rethrows -> Result {
    let outer = Thread.current.threadDictionary[executingKey]
    Thread.current.threadDictionary[executingKey] = context
    defer { Thread.current.threadDictionary[executingKey] = outer }
    return try block()
  }

  static func isSaving(_ context: NSManagedObjectContext) -> Bool {
    Thread.current.threadDictionary[savingKey] as? NSManagedObjectContext === context
  }

  static func save<Result>(
    _ context: NSManagedObjectContext, _ block: () throws -> Result
  ) rethrows -> Result {
    let outer = Thread.current.threadDictionary[savingKey]
    Thread.current.threadDictionary[savingKey] = context
    defer { Thread.current.threadDictionary[savingKey] = outer }
    return try block()
  }
}

/// A value that its user passes between threads with care.
struct Unchecked<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
