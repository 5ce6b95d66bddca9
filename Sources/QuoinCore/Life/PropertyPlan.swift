import QuoinGeometry

/// Where the dynamic properties of a type lie: found once, so that no evaluation reflects.
@MainActor
final class PropertyPlan {
  /// One property: what connects it, or what updates it once the properties inside are connected.
  enum Step {
    case connect(
      offset: Int, slot: Int, @MainActor (UnsafeMutableRawPointer, BodyElement, Int, String) -> Void
    )
    case update(offset: Int, @MainActor (UnsafeMutableRawPointer) -> Void)
  }
  struct Entry {
    var name: String
    var step: Step
  }

  private(set) var entries: [Entry] = []
  /// The name of the type, for diagnoses.
  let typeName: String
  /// Why a new view of the type is evaluated: for its value, its identity and every property, as the compiler spells
  /// them (`_count`), each once.
  private(set) var firstReasons: [ChangeReason] = [.value, .identity]
  /// How many properties keep something in their element.
  private(set) var slotCount = 0
  /// Whether changes of the data of its values are animated.
  let isAnimatable: Bool

  private static var plans: [ObjectIdentifier: PropertyPlan] = [:]

  private init(_ type: Any.Type) {
    typeName = "\(type)"
    isAnimatable = type is any Animatable.Type
    collect(type, at: 0, name: nil)
    for entry in entries where !firstReasons.contains(.property(entry.name)) {
      firstReasons.append(.property(entry.name))
    }
  }

  /// The plan of `type`, a struct.
  static func of(_ type: Any.Type) -> PropertyPlan {
    if let plan = plans[ObjectIdentifier(type)] { return plan }
    let plan = PropertyPlan(type)
    plans[ObjectIdentifier(type)] = plan
    return plan
  }

  /// Connects the properties of `value`, a copy of a view or modifier, with `element`.
  func connect<Value>(_ value: inout Value, to element: BodyElement) {
    guard !entries.isEmpty else { return }
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for entry in entries {
        switch entry.step {
        case .connect(let offset, let slot, let connect):
          connect(base + offset, element, slot, entry.name)
        case .update(let offset, let update): update(base + offset)
        }
      }
    }
  }

  private func collect(_ type: Any.Type, at base: Int, name: String?) {
    for field in StoredField.fields(of: type) {
      add(field.type, at: base + field.offset, name: name ?? field.name)
    }
  }

  private func add(_ type: Any.Type, at offset: Int, name: String) {
    if let property = type as? any ConnectedProperty.Type {
      entries.append(
        Entry(
          name: name, step: .connect(offset: offset, slot: slotCount, Self.connection(property)))
      )
      slotCount += 1
    } else if let property = type as? any DynamicProperty.Type {
      collect(type, at: offset, name: name)
      entries.append(Entry(name: name, step: .update(offset: offset, Self.update(property))))
    }
  }

  private static func connection<P: ConnectedProperty>(_ type: P.Type)
    -> @MainActor (UnsafeMutableRawPointer, BodyElement, Int, String) -> Void
  {
    { pointer, element, slot, name in
      pointer.assumingMemoryBound(to: P.self).pointee.connect(
        to: element, slot: slot, name: name)
    }
  }

  private static func update<P: DynamicProperty>(_ type: P.Type)
    -> @MainActor (UnsafeMutableRawPointer) -> Void
  {
    { $0.assumingMemoryBound(to: P.self).pointee.update() }
  }
}
