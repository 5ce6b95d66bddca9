import Foundation
import OpenCombine

extension NotificationCenter {
  /// Returns a publisher of the notifications called `name`, of any object or only of `object`.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// A publisher of notifications.
  public struct Publisher: OpenCombine.Publisher {
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      self.center = center
      self.name = name
      self.object = object
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let subject = PassthroughSubject<Notification, Never>()
      nonisolated(unsafe) let sent = subject
      nonisolated(unsafe) let observer = center.addObserver(
        forName: name, object: object, queue: nil
      ) { sent.send($0) }
      let center = center
      subject.handleEvents(receiveCancel: { center.removeObserver(observer) })
        .subscribe(subscriber)
    }
  }
}
