import QuoinGeometry

/// The dynamic properties of a type, found by reflection once per type rather than in each
/// evaluation.
@MainActor
final class PropertyPlan {
  /// The way to process one property: connect it, or update it after the properties inside have
  /// been connected.
  enum Step {
    case connect(
      offset: Int, slot: Int, @MainActor (UnsafeMutableRawPointer, BodyElement, Int, String) -> Void
    )
    case update(offset: Int, @MainActor (UnsafeMutableRawPointer) -> Void)
  }
  struct Entry {
    var name: String
    var step: Step
    /// Returns the source that the property reads, for properties that provide the source's name.
    var source: (@MainActor (UnsafeRawPointer) -> AnyObject?)?
  }
  /// Returns the type name of the environment object that a property requires, if it is missing.
  typealias Requirement = @MainActor (UnsafeRawPointer, EnvironmentValues) -> String?

  @exclusivity(unchecked) private(set) var entries: [Entry] = []
  private let type: Any.Type
  // These are lazy because a view that is emitted once needs none of them.
  /// The name of the type, for diagnostics.
  private(set) lazy var typeName = "\(type)"
  /// Whether changes of the values' data are animated.
  private(set) lazy var isAnimatable = type is any Animatable.Type
  /// The reasons for evaluating a new view of the type: its value, its identity and each distinct
  /// property, by the name of its stored property (`_count`).
  private(set) lazy var firstReasons: [ChangeReason] = {
    var reasons: [ChangeReason] = [.value, .identity]
    for entry in entries where !reasons.contains(.property(entry.name)) {
      reasons.append(.property(entry.name))
    }
    return reasons
  }()
  /// The number of properties that retain an object in their element.
  private(set) var slotCount = 0
  @exclusivity(unchecked) private var requirements: [Requirement] = []
  /// Whether a property creates and owns a user-defined object.
  private(set) var ownsObjects = false
  /// The names of the properties that hold state, as names of stored properties.
  private(set) var stateNames: [String] = []

  private static let plans = PerTypeCache<PropertyPlan>()

  private init(_ type: Any.Type) {
    self.type = type
    collect(type, at: 0, name: nil)
    isPlain =
      requirements.isEmpty && !ownsObjects
      && !entries.contains { if case .update = $0.step { true } else { false } }
  }

  /// Returns the plan of `type`, a struct.
  static func of(_ type: Any.Type) -> PropertyPlan {
    plans.object(of: type) { PropertyPlan($0) }
  }

  /// Whether a view that is evaluated once needs no preparation before its body.
  @exclusivity(unchecked) private(set) var isPlain = true

  /// Whether a body of the type has read an observable property.
  @exclusivity(unchecked) var readsObservables = false

  /// Connects the properties of `value`, a copy of a view or modifier, to `element`.
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

  /// Updates the properties of `value` that aren't connected to an element, inner ones first.
  func update<Value>(_ value: inout Value) {
    withUnsafeMutableBytes(of: &value) { bytes in
      guard let base = bytes.baseAddress else { return }
      for entry in entries {
        if case .update(let offset, let update) = entry.step { update(base + offset) }
      }
    }
  }

  /// Returns the type of an object that a property of `value` requires and that `environment`
  /// lacks.
  func missingObject<Value>(of value: Value, in environment: EnvironmentValues) -> String? {
    guard !requirements.isEmpty else { return nil }
    return withUnsafeBytes(of: value) { bytes in
      guard let base = bytes.baseAddress else { return nil }
      for requirement in requirements {
        if let missing = requirement(base, environment) { return missing }
      }
      return nil
    }
  }

  /// Returns the name of the property of `value` that reads `source`.
  func name<Value>(reading source: AnyObject, in value: Value) -> String? {
    withUnsafeBytes(of: value) { bytes in
      guard let base = bytes.baseAddress else { return nil }
      return entries.first { entry in
        guard case .connect(let offset, _, _) = entry.step,
          let own = entry.source?(base + offset)
        else { return false }
        if own === source { return true }
        guard let own = own as? AnyKeyPath, let source = source as? AnyKeyPath else { return false }
        return own == source
      }?.name
    }
  }

  private func collect(_ type: Any.Type, at base: Int, name: String?) {
    // Checking whether a type is a property searches the whole program, once for each type.
    for field in StoredField.fields(of: type) where field.mayBeProperty {
      add(field.type, at: base + field.offset, name: name ?? field.name)
    }
  }

  private func add(_ type: Any.Type, at offset: Int, name: String) {
    if let property = type as? any ConnectedProperty.Type {
      entries.append(
        Entry(
          name: name, step: .connect(offset: offset, slot: slotCount, Self.connection(property)),
          source: (type as? any SourcedProperty.Type).map { Self.source($0) }))
      slotCount += 1
      if property.ownsObject { ownsObjects = true }
      if property.holdsState, stateNames.last != name { stateNames.append(name) }
      if let property = type as? any RequiringProperty.Type, property.mayRequire {
        requirements.append(Self.requirement(property, offset))
      }
    } else if let property = type as? any DynamicProperty.Type {
      collect(type, at: offset, name: name)
      guard !(type is any CompositeProperty.Type) else { return }
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

  private static func source<P: SourcedProperty>(_ type: P.Type)
    -> @MainActor (UnsafeRawPointer) -> AnyObject?
  {
    { $0.assumingMemoryBound(to: P.self).pointee.source }
  }

  private static func requirement<P: RequiringProperty>(_ type: P.Type, _ offset: Int)
    -> Requirement
  {
    { ($0 + offset).assumingMemoryBound(to: P.self).pointee.missingObject(in: $1) }
  }

  private static func update<P: DynamicProperty>(_ type: P.Type)
    -> @MainActor (UnsafeMutableRawPointer) -> Void
  {
    { $0.assumingMemoryBound(to: P.self).pointee.update() }
  }
}
