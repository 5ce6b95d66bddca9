/// A model object of SwiftData or Core Data. It owns its record.
public protocol RecordObject: AnyObject {
  var record: Record { get }
}
