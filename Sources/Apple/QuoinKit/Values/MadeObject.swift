import Foundation

// The platforms instantiate classes passed as values (delegates, cells, layers) with initializers
// that subclasses need not mark `required`. Swift allows such calls only for required
// initializers. A subclass has each initializer of its superclass at the same index of its
// vtable, and a class like the one below requires one, so a call through it uses that index. It
// is open so that the compiler can't devirtualize the call.
//
// Swift 6.3 has no checked way: a generic closure, `Self` in a class method or in an extension of
// a protocol, and a requirement of a protocol all need a `required` initializer, and one in these
// classes would have to be written in each subclass of an app.

/// Not for users.
open class _MadeObject: NSObject {
  public required override init() {}

  /// Creates an object of the class `type` with `init()`.
  package static func made<Object: NSObject>(_ type: Object.Type) -> Object {
    let kind = unsafeBitCast(type as AnyClass, to: _MadeObject.Type.self)
    return unsafeDowncast(kind.init(), to: Object.self)
  }
}
