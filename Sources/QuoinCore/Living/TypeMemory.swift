/// One object for each type, made when it is asked for first.
@MainActor
final class TypeMemory<Object: AnyObject> {
  private var objects: [ObjectIdentifier: Object] = [:]
  /// What was asked for lately, by the type's address: every view asks, and a dictionary takes its time.
  private nonisolated(unsafe) let recent:
    UnsafeMutablePointer<(type: UnsafeRawPointer?, object: Unmanaged<Object>?)>
  private static var count: Int { 256 }

  init() {
    recent = .allocate(capacity: Self.count)
    recent.initialize(repeating: (nil, nil), count: Self.count)
  }

  deinit { recent.deallocate() }

  func object(of type: Any.Type, _ make: @MainActor (Any.Type) -> Object) -> Object {
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let slot = recent + Int(UInt(bitPattern: address) >> 4) % Self.count
    if slot.pointee.type == address, let known = slot.pointee.object {
      return known.takeUnretainedValue()
    }
    let object = objects[ObjectIdentifier(type)] ?? make(type)
    objects[ObjectIdentifier(type)] = object
    slot.pointee = (address, Unmanaged.passUnretained(object))
    return object
  }
}
