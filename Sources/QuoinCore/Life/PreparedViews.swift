// What is done to a view before its body is evaluated, where nobody keeps it: dynamic properties of the user's are
// updated once, and a body that would read an object which is not there isn't evaluated.

/// An object that a view needs and nobody hands down.
struct MissingObject {
  let owner: EmissionMark
  let error: ViewError
}

extension ViewEmitter {
  /// Whether a view or modifier of `type` is evaluated as it is.
  @usableFromInline
  func isPlain(_ type: Any.Type) -> Bool { PlainTypes.contains(type) }

  /// `value`, a view or modifier, ready for its body to be evaluated; `nil` where an object is missing.
  @usableFromInline
  func prepared<Value>(_ value: Value) -> Value? {
    let plan = PropertyPlan.of(Value.self)
    guard !plan.isPlain else { return value }
    guard hasObjects(of: value, plan) else { return nil }
    var copy = value
    plan.update(&copy)
    return copy
  }

  /// Whether the objects that `value`, a view or modifier, needs are there; where one is missing that is noted.
  func hasObjects<Value>(
    of value: Value, _ plan: PropertyPlan, for element: BodyElement? = nil
  ) -> Bool {
    guard let missing = plan.missingObject(of: value, in: surroundings) else { return true }
    missingObjects.append(
      MissingObject(
        owner: EmissionMark(element ?? life?.owner),
        error: .missingObject(missing, view: "\(Value.self)")))
    return false
  }

  /// Throws where what was emitted is not all of the view.
  func checkEmission() throws {
    if isTooDeep { throw ViewError.tooDeep }
    guard !missingObjects.isEmpty else { return }
    missingObjects.removeAll { !$0.owner.isValid }
    if let missing = missingObjects.first { throw missing.error }
  }
}

/// The plain types that were met lately: asking for a plan takes a lookup, which not every view should pay for.
@MainActor
private enum PlainTypes {
  private static let count = 256
  private static let known: UnsafeMutablePointer<UnsafeRawPointer?> = {
    let known = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: count)
    known.initialize(repeating: nil, count: count)
    return known
  }()

  static func contains(_ type: Any.Type) -> Bool {
    let pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let slot = known + Int(UInt(bitPattern: pointer) >> 4) % count
    if slot.pointee == pointer { return true }
    guard PropertyPlan.of(type).isPlain else { return false }
    slot.pointee = pointer
    return true
  }
}
