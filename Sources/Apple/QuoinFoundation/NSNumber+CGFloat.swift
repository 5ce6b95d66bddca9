import Foundation

extension CGFloat {
  /// Creates a length from a number, rounded to the nearest one.
  public init(truncating number: NSNumber) { self.init(number.doubleValue) }

  /// Creates a length from a number; `nil` if no length has its value.
  public init?(exactly number: NSNumber) {
    guard let value = Double(exactly: number) else { return nil }
    self.init(value)
  }
}

extension NSObjectProtocol {
  /// Whether the object is of a class or of one that inherits from it.
  public func isKind(of aClass: AnyClass) -> Bool {
    var own: AnyClass? = type(of: self)
    while let current = own {
      if current == aClass { return true }
      own = _getSuperclass(current)
    }
    return false
  }

  /// Whether the object is of exactly a class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
