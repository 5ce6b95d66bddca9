import Observation

/// Names the object of a type in the environment.
struct ObjectTag<Object: AnyObject>: Hashable {}

private enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
  static var defaultValue: Object? { nil }
}

private enum RequiresObjectsKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The nearest object of a type, where there is one.
  subscript<Object: AnyObject>(_ tag: ObjectTag<Object>) -> Object? {
    get { self[EnvironmentObjectKey<Object>.self] }
    set { self[EnvironmentObjectKey<Object>.self] = newValue }
  }

  /// The nearest object of a type, which must exist: no body is evaluated without it, unless
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

  /// Whether a view with a property for an object of the environment needs the object even if it never reads the
  /// property; true by default.
  ///
  /// A property that is read has to give an object: where there is none it can't throw and can't stop the body, it
  /// can only end the program. So the emission checks the properties before it evaluates a body, and laying the
  /// view out throws ``ViewError/missingObject(_:view:)``. The emission can't know by then which of the properties
  /// the body reads, or a closure that the body makes.
  ///
  /// False is SwiftUI's rule: an object that no body reads may be missing, and a body that reads a missing one
  /// ends the program. It is for processes that may end, as the one that draws previews may, and for views that
  /// only read the objects they are given: `view.environment(\.requiresEnvironmentObjects, false)`.
  public var requiresEnvironmentObjects: Bool {
    get { self[RequiresObjectsKey.self] }
    set { self[RequiresObjectsKey.self] = newValue }
  }
}

/// Requires an object to be in the environment.
final class ObjectRequirement {
  let name: String
  let isMet: (EnvironmentValues) -> Bool
  init(_ name: String, isMet: @escaping (EnvironmentValues) -> Bool) {
    self.name = name
    self.isMet = isMet
  }
}

extension Environment {
  /// Reads the nearest observable object of a type that `environment(_:)` has set; it has to be there.
  ///
  /// Where it is missing, laying the view out throws ``ViewError/missingObject(_:view:)``.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    self.init(
      \EnvironmentValues.[required: ObjectTag<Value>()],
      requiring: ObjectRequirement("\(Value.self)") { $0[ObjectTag<Value>()] != nil })
  }

  /// Reads the nearest observable object of a type that `environment(_:)` has set, if there is one.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    self.init(\EnvironmentValues.[ObjectTag<T>()])
  }
}

extension View {
  /// Hands an observable object to the view and everything inside. Sizing: neutral.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    environment(\.[ObjectTag<T>()], object)
  }
}
