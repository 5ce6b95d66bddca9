@_exported import Foundation

/// A network interface.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  public enum InterfaceType: Hashable, Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }

  public let type: InterfaceType
  public let name: String
  public let index: Int

  public var debugDescription: String { name }
}

/// The state of the network connection.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  public enum Status: Hashable, Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }

  public enum UnsatisfiedReason: Hashable, Sendable {
    case notAvailable
    case cellularDenied
    case wifiDenied
    case localNetworkDenied
    case vpnInactive
  }

  public let status: Status
  public let availableInterfaces: [NWInterface]
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var supportsIPv4: Bool { true }
  public var supportsIPv6: Bool { true }
  public var supportsDNS: Bool { true }

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  public var debugDescription: String { "\(status)" }
}

/// A monitor of the network connection. Rendering may not depend on the machine, so there always is
/// a connection, of an unknown type.
public final class NWPathMonitor: @unchecked Sendable {
  /// Called with each change of the path: once, when the monitor starts.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public private(set) var queue: DispatchQueue?
  private var isCancelled = false

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {}

  public var currentPath: NWPath {
    NWPath(
      status: .satisfied, availableInterfaces: [NWInterface(type: .other, name: "any", index: 1)])
  }

  public func start(queue: DispatchQueue) {
    self.queue = queue
    queue.async { [self] in
      if !isCancelled { pathUpdateHandler?(currentPath) }
    }
  }

  public func cancel() { isCancelled = true }
}

extension NWPathMonitor: AsyncSequence {
  public typealias Element = NWPath

  /// An iterator over the only path.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var path: NWPath?

    public mutating func next() async -> NWPath? {
      defer { path = nil }
      return path
    }
  }

  public func makeAsyncIterator() -> Iterator { Iterator(path: currentPath) }
}
