import Foundation

/// TCP sockets that listen on the same address, one for each worker. The kernel spreads connections
/// among them.
///
/// The supervisor keeps them open, so connections wait in a socket's queue while its worker is
/// replaced.
public struct ListeningSockets: Sendable {
  let descriptors: [Int32]
  /// The port, also if the system chose it.
  public let port: Int

  public init(host: String, port: Int, count: Int) throws {
    // A server of the same user could share the port with another one, so the first try is alone.
    if port != 0 { close(try Self.bind(host, port, isShared: false)) }
    var chosen = port
    var descriptors: [Int32] = []
    do {
      for _ in 0..<count {
        let descriptor = try Self.bind(host, chosen, isShared: true)
        descriptors.append(descriptor)
        guard listen(descriptor, SOMAXCONN) == 0 else { throw Self.error(host, chosen) }
        if chosen == 0 { chosen = Self.port(of: descriptor) ?? 0 }
      }
    } catch {
      for descriptor in descriptors { close(descriptor) }
      throw error
    }
    (self.descriptors, self.port) = (descriptors, chosen)
  }

  func stopListening() { for descriptor in descriptors { close(descriptor) } }

  /// Returns a socket bound to the address; other sockets can share it if all of them do.
  private static func bind(_ host: String, _ port: Int, isShared: Bool) throws -> Int32 {
    var hints = addrinfo()
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    hints.ai_flags = AI_PASSIVE
    var addresses: UnsafeMutablePointer<addrinfo>?
    let failure = getaddrinfo(host, String(port), &hints, &addresses)
    guard failure == 0, let address = addresses?.pointee else {
      throw PreforkError("the host \(host) is unknown: \(String(cString: gai_strerror(failure)))")
    }
    defer { freeaddrinfo(addresses) }
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    let descriptor = socket(address.ai_family, type, 0)
    var one: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, isShared ? SO_REUSEPORT : SO_REUSEADDR, &one, 4)
    guard descriptor >= 0, Foundation.bind(descriptor, address.ai_addr, address.ai_addrlen) == 0
    else {
      let error = error(host, port)
      close(descriptor)
      throw error
    }
    return descriptor
  }

  private static func error(_ host: String, _ port: Int) -> PreforkError {
    .system("\(host):\(port) can't be listened on")
  }

  private static func port(of descriptor: Int32) -> Int? {
    var storage = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &storage) { storage in
      let raw = UnsafeMutableRawPointer(storage)
      let isKnown =
        getsockname(descriptor, raw.assumingMemoryBound(to: sockaddr.self), &length) == 0
      guard isKnown else { return nil }
      // The port is at the same offset in addresses of both families.
      return Int(UInt16(bigEndian: raw.load(fromByteOffset: 2, as: UInt16.self)))
    }
  }
}
