import QuoinCore

/// A gesture that begins when another one has ended.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
  /// How far the two have come.
  public enum Value {
    /// The first is going on.
    case first(First.Value)
    /// The first has ended; the second has a value once it begins.
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

/// Two gestures that are recognized side by side.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
  /// The values of the two gestures, as far as they have one.
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

/// Two gestures of which one counts: the second only once the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
  /// Which of the two counts.
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
  /// This gesture, then `other` once it has ended.
  public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture and `other` side by side.
  public func simultaneously<Other: Gesture>(with other: Other)
    -> SimultaneousGesture<Self, Other>
  {
    SimultaneousGesture(self, other)
  }

  /// This gesture, or `other` where this one fails.
  public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}
