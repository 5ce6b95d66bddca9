import QuoinCore

/// A gesture that starts after another one has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The state of the two gestures.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended; the second has a value once it starts.
    case second(First.Value, Second.Value?)
  }
  public var first: First
  public var second: Second
  public typealias Body = Never

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    typealias Base = SequenceRecognizer<First.Value, Second.Value>
    typealias Combined = Either<First.Value, (First.Value, Second.Value?)>
    let pair = (known as? MappedRecognizer<Combined, Value>)?.base as? Base
    let first = First._recognizer(gesture.first, renewing: pair?.first)
    let second = Second._recognizer(gesture.second, renewing: pair?.second)
    if let known, pair?.first === first, pair?.second === second { return known }
    return MappedRecognizer(Base(first, second)) {
      switch $0 {
      case .first(let value): .first(value)
      case .second(let (first, second)): .second(first, second)
      }
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures that are recognized simultaneously.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of the two gestures, if they have any.
  public struct Value {
    public var first: First.Value?
    public var second: Second.Value?
  }
  public var first: First
  public var second: Second
  public typealias Body = Never

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    typealias Base = SimultaneousRecognizer<First.Value, Second.Value>
    typealias Combined = (First.Value?, Second.Value?)
    let pair = (known as? MappedRecognizer<Combined, Value>)?.base as? Base
    let first = First._recognizer(gesture.first, renewing: pair?.first)
    let second = Second._recognizer(gesture.second, renewing: pair?.second)
    if let known, pair?.first === first, pair?.second === second { return known }
    return MappedRecognizer(Base(first, second)) { Value(first: $0.0, second: $0.1) }
  }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}
extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}

/// Two gestures of which only one is recognized: the second only after the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The value of the recognized gesture.
  public enum Value {
    case first(First.Value)
    case second(Second.Value)
  }
  public var first: First
  public var second: Second
  public typealias Body = Never

  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }

  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    typealias Base = ExclusiveRecognizer<First.Value, Second.Value>
    typealias Combined = Either<First.Value, Second.Value>
    let pair = (known as? MappedRecognizer<Combined, Value>)?.base as? Base
    let first = First._recognizer(gesture.first, renewing: pair?.first)
    let second = Second._recognizer(gesture.second, renewing: pair?.second)
    if let known, pair?.first === first, pair?.second === second { return known }
    return MappedRecognizer(Base(first, second)) {
      switch $0 {
      case .first(let value): .first(value)
      case .second(let value): .second(value)
      }
    }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}

extension Gesture {
  /// Returns a gesture that recognizes this gesture, and then `other` after it has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Returns a gesture that recognizes this gesture and `other` simultaneously.
  public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }

  /// Returns a gesture that recognizes this gesture or, if it fails, `other`.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
