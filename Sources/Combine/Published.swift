import OpenCombine

/// A property of a class that is published: before it changes, the object's `objectWillChange` sends, if it is the one
/// that every object has.
@propertyWrapper
public struct Published<Value> {
  final class Storage {
    var value: Value
    /// Sends the values; made when somebody wants them.
    private(set) lazy var subject = CurrentValueSubject<Value, Never>(value)
    private var hasSubject = false
    /// The object that the property belongs to, for writes that don't go through it.
    weak var object: AnyObject?
    /// What assigns to the property as long as it lives.
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

  /// Sends the value there is, and each new one before it is the property's.
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
    // Assigning to the publisher goes through `assign(to:)`, which has changed it already.
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

extension Publisher where Failure == Never {
  /// Writes what is sent to a published property, as long as its object lives: `numbers.assign(to: &$count)`.
  public func assign(to published: inout Published<Output>.Publisher) {
    let storage = published.storage
    sink { [weak storage] in storage?.write($0) }.store(in: &storage.assignments)
  }
}
