import Foundation

extension NotificationCenter {
  /// The notifications with a name, from the first iteration on.
  public final class Notifications: AsyncSequence, @unchecked Sendable {
    public typealias Element = Notification

    /// Waits for one notification after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var iterator: AsyncStream<Delivery>.AsyncIterator

      public mutating func next() async -> Notification? { await iterator.next()?.notification }
    }

    private let center: NotificationCenter
    private let name: Notification.Name
    private weak var object: AnyObject?
    private let isFiltered: Bool

    fileprivate init(_ center: NotificationCenter, _ name: Notification.Name, _ object: AnyObject?)
    {
      (self.center, self.name, self.object) = (center, name, object)
      isFiltered = object != nil
    }

    public func makeAsyncIterator() -> AsyncIterator {
      let (stream, continuation) = AsyncStream.makeStream(of: Delivery.self)
      // The object may be gone, and then nothing more is posted for it.
      guard !isFiltered || object != nil else {
        continuation.finish()
        return AsyncIterator(iterator: stream.makeAsyncIterator())
      }
      let observer = Observer(
        center: center,
        token: center.addObserver(forName: name, object: object, queue: nil) {
          continuation.yield(Delivery(notification: $0))
        })
      continuation.onTermination = { _ in observer.remove() }
      return AsyncIterator(iterator: stream.makeAsyncIterator())
    }
  }

  /// A notification on its way to one task.
  fileprivate struct Delivery: @unchecked Sendable {
    let notification: Notification
  }

  private struct Observer: @unchecked Sendable {
    let center: NotificationCenter
    let token: any NSObjectProtocol

    func remove() { center.removeObserver(token) }
  }

  /// Returns the notifications with a name, optionally only those of an object.
  public func notifications(named name: Notification.Name, object: AnyObject? = nil)
    -> Notifications
  {
    Notifications(self, name, object)
  }
}
