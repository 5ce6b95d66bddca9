/// A model object of SwiftData or Core Data. It owns its record.
public protocol RecordObject: AnyObject {
  var record: Record { get }

  /// Called before a property changes. Nil stands for all of them: a refresh, a rollback, a fault.
  func recordWillChange(_ property: Int?)

  /// Called after a property changed. Nil stands for all of them.
  func recordDidChange(_ property: Int?)
}

extension RecordObject {
  /// No effect.
  public func recordWillChange(_ property: Int?) {}

  /// No effect.
  public func recordDidChange(_ property: Int?) {}
}
