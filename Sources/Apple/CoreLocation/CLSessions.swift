import Foundation

/// A session that requires a permission. Permission is denied, because there is no user to ask.
public final class CLServiceSession: Sendable {
  public enum AuthorizationRequirement: Int, Sendable {
    case none
    case whenInUse
    case always
  }

  public init(authorization: AuthorizationRequirement) {}
  public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

  /// Has no effect: the session does nothing.
  public func invalidate() {}
}

/// A session in the background, which does nothing.
public final class CLBackgroundActivitySession: Sendable {
  public init() {}

  /// Has no effect: the session does nothing.
  public func invalidate() {}
}

/// A condition of a monitor.
public protocol CLCondition: Sendable {}

/// A monitor of areas. The location is unknown, so nothing happens.
public actor CLMonitor {
  public struct CircularGeographicCondition: CLCondition {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
      (self.center, self.radius) = (center, radius)
    }
  }

  /// A change of a condition. Quoin never creates one.
  public struct Event: Sendable {
    public enum State: Int, Sendable {
      case unknown
      case satisfied
      case unsatisfied
      case unmonitored
    }

    public let identifier: String
    public let state: State
    public let date: Date
  }

  /// The changes of conditions: none.
  public struct Events: AsyncSequence, Sendable {
    public typealias Element = Event

    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async throws -> Event? { nil }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public let name: String
  private var conditions: [String: any CLCondition] = [:]

  public init(_ name: String) async { self.name = name }

  public var identifiers: [String] { conditions.keys.sorted() }
  public var events: Events { Events() }
  public func add(
    _ condition: any CLCondition, identifier: String, assuming state: Event.State = .unknown
  ) {
    conditions[identifier] = condition
  }
  public func remove(_ identifier: String) { conditions[identifier] = nil }
}
