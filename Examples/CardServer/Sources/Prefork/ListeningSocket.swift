import Foundation

/// A TCP socket that listens on an address. Workers inherit it and accept from the same queue.
public struct ListeningSocket: Sendable {
  let descriptor: Int32
  /// The port, also if the system chose it.
  public let port: Int

  public init(host: String, port: Int) throws {
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
    descriptor = socket(address.ai_family, type, 0)
    var one: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &one, 4)
    guard descriptor >= 0, bind(descriptor, address.ai_addr, address.ai_addrlen) == 0,
      listen(descriptor, SOMAXCONN) == 0
    else {
      let error = PreforkError.system("\(host):\(port) can't be listened on")
      close(descriptor)
      throw error
    }
    self.port = Self.port(of: descriptor) ?? port
  }

  func stopListening() { close(descriptor) }

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
