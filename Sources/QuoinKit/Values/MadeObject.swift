#if !canImport(Darwin)
  import Foundation

  // The platforms make objects of classes that are values (of delegates, cells, layers) by initializers that they don't
  // require of subclasses, so that these may leave out `required`; Swift calls only required ones so. A subclass has each
  // initializer of its superclass in the same place of its table. A class like the one below requires one: a call through
  // it looks in that place. It is open, so that the compiler can't take the call for one of the class that it names.

  /// Not for users.
  open class _MadeObject: NSObject {
    public required override init() {}

    /// An object of the class `type`, made by `init()`.
    package static func made<Object: NSObject>(_ type: Object.Type) -> Object {
      let kind = unsafeBitCast(type as AnyClass, to: _MadeObject.Type.self)
      return unsafeDowncast(kind.init(), to: Object.self)
    }
  }
#endif
