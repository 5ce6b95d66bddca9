import Combine

/// An object owned by the view, created once and retained for as long as the view keeps its
/// identity.
///
/// The view's body is evaluated again when the object changes.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var watch: ObjectWatch<ObjectType>?

  /// Creates the property.
  ///
  /// - Parameter thunk: Creates the object; called once for each identity.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object. Outside a live view, each access creates a new one.
  @MainActor public var wrappedValue: ObjectType {
    if let object = watch?.object { return object }
    Emission.current?.requireLiveTree()
    return make()
  }

  /// Bindings to the properties of the object.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension StateObject: ConnectedProperty {
  static var holdsState: Bool { true }
  static var ownsObject: Bool { true }
  mutating func connect(to element: BodyElement, slot: Int, name: String) {
    let watch = element.kept(in: slot) { ObjectWatch<ObjectType>() }
    if watch.object == nil { watch.follow(make(), for: element, name: name) }
    self.watch = watch
  }
}

/// An object owned elsewhere. The view's body is evaluated again when the object changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType
  private var watch: ObjectWatch<ObjectType>?

  public var wrappedValue: ObjectType {
    get {
      watch?.noteReading()
      return object
    }
    set { object = newValue }
  }

  public init(wrappedValue: ObjectType) { object = wrappedValue }
  public init(initialValue: ObjectType) { object = initialValue }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Creates bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: WatchedLocation(object, keyPath))
    }
  }
}

extension ObservedObject: ConnectedProperty {
  mutating func connect(to element: BodyElement, slot: Int, name: String) {
    let watch = element.kept(in: slot) { ObjectWatch<ObjectType>() }
    if watch.object != nil, watch.object !== object {
      element.pendingChanges.exchanges?.append(
        ObjectExchange(element: element, property: name, type: "\(ObjectType.self)"))
    }
    watch.follow(object, for: element, name: name)
    watch.beginReading()
    self.watch = watch
  }
  static func isSame(_ first: Self, _ second: Self) -> Bool { first.object === second.object }
}

/// The innermost object of a type that an enclosing view provides with `environmentObject(_:)`. The
/// view's body is evaluated again when the object changes.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var known: ObjectType?
  private var watch: ObjectWatch<ObjectType>?

  public init() {}

  /// The object. If it is missing, laying the view out throws ``ViewError/missingObject(_:view:)``.
  @MainActor public var wrappedValue: ObjectType {
    watch?.noteReading()
    return known ?? Emission.currentEnvironment[required: ObjectTag<ObjectType>()]
  }

  /// Bindings to the properties of the object.
  @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: SourcedProperty, RequiringProperty {
  var source: AnyObject? { \EnvironmentValues.[ObjectTag<ObjectType>()] }
  static var mayRequire: Bool { true }
  func missingObject(in environment: EnvironmentValues) -> String? {
    environment[ObjectTag<ObjectType>()] == nil ? "\(ObjectType.self)" : nil
  }
  mutating func connect(to element: BodyElement, slot: Int, name: String) {
    let keyPath = \EnvironmentValues.[ObjectTag<ObjectType>()]
    element.read(keyPath)
    known = element.environment[keyPath: keyPath]
    let watch = element.kept(in: slot) { ObjectWatch<ObjectType>() }
    if let known { watch.follow(known, for: element, name: name) }
    watch.beginReading()
    self.watch = watch
  }
}

/// Observes the changes of an object on behalf of an element.
final class ObjectWatch<ObjectType: ObservableObject> {
  private(set) var object: ObjectType?
  private var subscription: AnyCancellable?
  private(set) var property = ""
  /// Whether a body being evaluated has read the property, if this is tracked.
  private var isRead = true

  @MainActor func follow(_ object: ObjectType, for element: BodyElement, name: String) {
    guard object !== self.object else { return }
    (self.object, property) = (object, name)
    let (token, pendingChanges) = (element.token, element.pendingChanges)
    subscription = object.objectWillChange.sink { _ in
      pendingChanges.warnOfPublishing(ObjectType.self)
      pendingChanges.invalidate(token, .property(name))
    }
  }
}

extension ObjectWatch: WatchedObject {
  /// Starts tracking reads.
  func beginReading() { isRead = false }

  /// Records a read. Bodies are evaluated on one thread, so reads on other threads don't count.
  func noteReading() { if Evaluation.reader != nil, !isRead { isRead = true } }

  @MainActor var unread: (property: String, type: String)? {
    guard !isRead, let object, publishes(object) else { return nil }
    return (property, "\(ObjectType.self)")
  }

  /// Returns whether the object has properties that publish their changes.
  private func publishes(_ object: ObjectType) -> Bool {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if current.children.contains(where: { "\(type(of: $0.value))".hasPrefix("Published<") }) {
        return true
      }
      mirror = current.superclassMirror
    }
    return false
  }
}

/// A property of an object whose changes are reported to the view that observes the object, rather
/// than to the views that read the property.
final class WatchedLocation<Root: AnyObject, Value>: ObjectLocation<Root, Value> {
  private let value: Value
  override init(_ object: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    value = object[keyPath: keyPath]
    super.init(object, keyPath)
  }
  @MainActor override func isSame(as other: AnyLocation<Value>) -> Bool {
    guard let watched = other as? WatchedLocation else { return false }
    return super.isSame(as: other) && ValueComparison.areSame(value, watched.value)
  }
}

extension View {
  /// Provides an observable object for the view and its descendants.
  /// Sizing: neutral.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    environment(\.[ObjectTag<T>()], object)
  }
}
