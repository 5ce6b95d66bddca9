import Observation

/// A key for the object of a type in the environment.
struct ObjectTag<Object: AnyObject>: Hashable {}

private enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

private enum RequiresObjectsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The innermost object of a type, if there is one.
  subscript<Object: AnyObject>(_ tag: ObjectTag<Object>) -> Object? {
    get { self[EnvironmentObjectKey<Object>.self] }
    set { self[EnvironmentObjectKey<Object>.self] = newValue }
  }

  /// The innermost object of a type, which must exist; without it, no body is evaluated, unless
  /// ``requiresEnvironmentObjects`` is false.
  subscript<Object: AnyObject>(required tag: ObjectTag<Object>) -> Object {
    guard let object = self[tag] else {
      let reader = Evaluation.bodyName.map { " for \($0)" } ?? ""
      fatalError(
        "No Observable object of type \(Object.self) found\(reader). A View.environmentObject(_:) for \(Object.self) may be missing as an ancestor of this view."
      )
    }
    return object
  }

  /// Whether a view with a property for an environment object requires the object even if it never
  /// reads the property; true by default.
  ///
  /// Reading a property must return an object: the getter can't throw or stop the body, only end
  /// the program. Therefore the emission checks the properties before it evaluates a body, and
  /// laying the view out throws ``ViewError/missingObject(_:view:)``. At that time, the emission
  /// can't know which of the properties the body, or a closure that the body creates, will read.
  ///
  /// `false` is SwiftUI's behavior: an object that no body reads may be missing, and a body that
  /// reads a missing one ends the program. It suits processes that may end, such as the one that
  /// draws previews, and views that read only objects that are provided:
  /// `view.environment(\.requiresEnvironmentObjects, false)`.
  public var requiresEnvironmentObjects: Bool {
    get { self[RequiresObjectsKey.self] }
    set { self[RequiresObjectsKey.self] = newValue }
  }
}

/// The requirement of an object in the environment.
final class ObjectRequirement {
  let name: String
  let isMet: (EnvironmentValues) -> Bool
  init(_ name: String, isMet: @escaping (EnvironmentValues) -> Bool) {
    self.name = name
    self.isMet = isMet
  }
}

extension Environment {
  /// Creates a property that reads the innermost observable object of a type set by
  /// `environment(_:)`, which must exist.
  ///
  /// If it is missing, laying the view out throws ``ViewError/missingObject(_:view:)``.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init(
      \EnvironmentValues.[required: ObjectTag<Value>()],
      requiring: ObjectRequirement("\(Value.self)") { $0[ObjectTag<Value>()] != nil })
  }

  /// Creates a property that reads the innermost observable object of a type set by
  /// `environment(_:)`, if there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(\EnvironmentValues.[ObjectTag<T>()])
  }
}

extension View {
  /// Provides an observable object for the view and its descendants.
  /// Sizing: neutral.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment(\.[ObjectTag<T>()], object)
  }
}
