import Combine
import QuoinCore

extension FocusedValues {
  /// The object of a type that the focused view provides.
  fileprivate subscript<ObjectType: AnyObject>(object type: ObjectMark<ObjectType>) -> ObjectType?
  {
    get { self[FocusedObjectKey<ObjectType>.self] }
    set { self[FocusedObjectKey<ObjectType>.self] = newValue }
  }
}

/// A value that represents a type in a key path.
private struct ObjectMark<ObjectType: AnyObject>: Hashable {}

private struct FocusedObjectKey<ObjectType: AnyObject>: FocusedValueKey {
  typealias Value = ObjectType
}

/// An object that the focused view provides; `nil` if no view has the focus or provides one.
///
/// Partly: the view is reevaluated when a different object is provided, but not when the object
/// itself changes.
@MainActor @propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  @Environment private var object: ObjectType?

  /// Creates a wrapper that reads the object of this type.
  public init() {
    _object = Environment(
      (\EnvironmentValues.focusedValues).appending(path: \.[object: ObjectMark<ObjectType>()]))
  }

  public var wrappedValue: ObjectType? { object }

  /// Bindings to the object's properties.
  public var projectedValue: Wrapper? { object.map(Wrapper.init) }

  /// Creates bindings to the object's properties.
  @MainActor @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<
      T
    > {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension View {
  /// Provides an object while the view, or a view inside, has the focus.
  /// Sizing: neutral.
  public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[object: ObjectMark<T>()] = object })
  }

  /// Provides an object while the view, or a view inside, has the focus.
  /// Sizing: neutral.
  public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: false) { $0[object: ObjectMark<T>()] = object })
  }

  /// Provides an object for the view's window, regardless of which view has the focus.
  /// Sizing: neutral.
  public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[object: ObjectMark<T>()] = object })
  }

  /// Provides an object for the view's window, regardless of which view has the focus.
  /// Sizing: neutral.
  public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    modifier(FocusedValueModifier(isOfScene: true) { $0[object: ObjectMark<T>()] = object })
  }
}
