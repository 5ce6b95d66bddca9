/// A cache with one object for each type, created on the first request.
@MainActor
final class PerTypeCache<Object: AnyObject> {
  private var objects: [ObjectIdentifier: Object] = [:]
  /// The last few results, indexed by the type's bits, because every view makes a request, for
  /// which a dictionary is too slow.
  private nonisolated(unsafe) let recent:
    UnsafeMutablePointer<(type: UInt, object: Unmanaged<Object>?)>
  private static var count: Int { 256 }

  init() {
    recent = .allocate(capacity: Self.count)
    recent.initialize(repeating: (0, nil), count: Self.count)
  }

  deinit { recent.deallocate() }

  func object(of type: Any.Type, _ make: @MainActor (Any.Type) -> Object) -> Object {
    let bits = UInt(bitPattern: ObjectIdentifier(type))
    let slot = recent + Int(bits >> 4) % Self.count
    if slot.pointee.type == bits, let known = slot.pointee.object {
      return known.takeUnretainedValue()
    }
    let object = objects[ObjectIdentifier(type)] ?? make(type)
    objects[ObjectIdentifier(type)] = object
    slot.pointee = (bits, Unmanaged.passUnretained(object))
    return object
  }
}
