import QuoinCore

/// An interaction with fingers or a mouse.
///
/// Custom gestures are composed of others, in ``body``.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// The type of the gesture's value while it is in progress.
  associatedtype Value
  /// The type of the gesture that defines this one; `Never` for built-in gestures.
  associatedtype Body: Gesture
  var body: Body { get }

  /// Returns the recognizer of `gesture`, updating `known`, the one returned earlier for the same
  /// touch, if possible. Only Quoin's own types implement this.
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
  /// An unused requirement: the engine recognizes the gesture itself.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: Gesture {
  public typealias Value = Never
  public static func _recognizer(_ gesture: Never, renewing known: Recognizer<Never>?)
    -> Recognizer<Never>
  {}
}

/// The gestures of a view that are recognized when another one is added.
public struct GestureMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the view and its descendants.
  public static let subviews = GestureMask(rawValue: 2)
  public static let all: GestureMask = [.gesture, .subviews]
}

/// A type-erased gesture that keeps the type of its value.
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
  /// Returns the recognizer of the gesture; for `nil`, one that never recognizes anything.
  public static func _recognizer(_ gesture: Self, renewing known: Recognizer<Value>?)
    -> Recognizer<Value>
  {
    gesture.map { Wrapped._recognizer($0, renewing: known) } ?? Recognizer()
  }
}
