import OpenCombine

/// A published property of a class. Before it changes, the object's default `objectWillChange`
/// publisher sends.
@propertyWrapper
public struct Published<Value> {
  final class Storage {
    var value: Value
    /// The publisher of the values, created on demand.
    private(set) lazy var subject = CurrentValueSubject<Value, Never>(value)
    private var hasSubject = false
    /// The object that owns the property, for writes from outside of it.
    weak var object: AnyObject?
    /// The assignments to the property, which are cancelled when it is deallocated.
    var assignments: Set<AnyCancellable> = []

    init(_ value: Value) { self.value = value }

    func write(_ newValue: Value, for object: AnyObject? = nil) {
      if let object = object ?? self.object { ObjectPublishers.known(of: object)?.send() }
      if hasSubject { subject.send(newValue) }
      value = newValue
    }

    func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Value, S.Failure == Never {
      hasSubject = true
      subject.subscribe(subscriber)
    }
  }

  /// A publisher of the current value, and of each new value before the property changes.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never
    let storage: Storage

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      storage.subscribe(subscriber)
    }
  }

  private let storage: Storage

  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The publisher of the property.
  public var projectedValue: Publisher {
    get { Publisher(storage: storage) }
    // `assign(to:)` has already made the change when its `inout` argument is written back.
    set {}
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    set { storage.write(newValue) }
  }

  public static subscript<Root: AnyObject>(
    _enclosingInstance object: Root, wrapped wrapped: ReferenceWritableKeyPath<Root, Value>,
    storage storage: ReferenceWritableKeyPath<Root, Published<Value>>
  ) -> Value {
    get { object[keyPath: storage].storage.value }
    set { object[keyPath: storage].storage.write(newValue, for: object) }
  }

  public static subscript<Root: AnyObject>(
    _enclosingInstance object: Root, projected projected: ReferenceWritableKeyPath<Root, Publisher>,
    storage storage: ReferenceWritableKeyPath<Root, Published<Value>>
  ) -> Publisher {
    get {
      let own = object[keyPath: storage].storage
      own.object = object
      return Publisher(storage: own)
    }
    set {}
  }
}

/// A published property of any type, for tools that show and change it.
package protocol AnyPublished {
  var anyValue: Any { get }
  /// Returns whether the property takes the value, after publishing it for `object`.
  func write(any value: Any, for object: AnyObject) -> Bool
}

extension Published: AnyPublished {
  package var anyValue: Any { storage.value }

  package func write(any value: Any, for object: AnyObject) -> Bool {
    guard let value = value as? Value else { return false }
    storage.write(value, for: object)
    return true
  }
}

extension Publisher where Failure == Never {
  /// Assigns each value to a published property for its object's lifetime: `numbers.assign(to:
  /// &$count)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    sink { [weak storage] in storage?.write($0) }.store(in: &storage.assignments)
  }
}
