import Combine
import Foundation

extension NSObject {
  /// A publisher of a property's value. Later changes go unnoticed without the Objective-C runtime.
  public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    public let object: Subject
    public let keyPath: KeyPath<Subject, Value>
    public let options: NSKeyValueObservingOptions

    public init(
      object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions
    ) { (self.object, self.keyPath, self.options) = (object, keyPath, options) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      let first = options.contains(.initial) ? [object[keyPath: keyPath]] : []
      first.publisher.append(Empty(completeImmediately: false)).receive(subscriber: subscriber)
    }
  }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
  /// Returns a publisher of the value at `keyPath`, which publishes no later changes.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
    NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
  }
}
