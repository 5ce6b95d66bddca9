import QuoinCore

/// Something that people do with fingers or a mouse.
///
/// A gesture of your own is made of others, in ``body``.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value while it goes on.
  associatedtype Value
  /// What the gesture is made of; `Never` for the gestures the engine recognizes itself.
  associatedtype Body: Gesture
  var body: Body { get }

  /// The recognizer of `gesture`; `known` is the one returned earlier for the same touch, which is to be updated.
  /// Not for users to implement.
  static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?) -> Recognizer<Value>
}

extension Gesture where Value == Body.Value {
  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    Body._recognizer(GestureProperties.connected(gesture).body, renewing: known)
  }
}

extension Gesture where Body == Never {
  /// Never called: the engine recognizes the gesture itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
  public typealias Value = Never
  public static func _recognizer(_ gesture: Never, renewing known: Recognizer<Never>?)
    -> Recognizer<Never>
  {}
}

/// Which gestures of a view are recognized once another one is added.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the view and of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A gesture whose own type is erased and whose value's type is kept.
public struct AnyGesture<Value>: Gesture {
  private let renew: @MainActor (Recognizer<Value>?) -> Recognizer<Value>

  public init<T: Gesture>(_ gesture: T) where Value == T.Value {
    renew = { T._recognizer(gesture, renewing: $0) }
  }

  public typealias Body = Never
  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    gesture.renew(known)
  }
}

extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never
  /// `nil` is a gesture that is never recognized.
  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    gesture.map { Wrapped._recognizer($0, renewing: known) } ?? Recognizer()
  }
}
