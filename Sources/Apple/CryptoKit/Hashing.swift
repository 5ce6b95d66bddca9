#if Crypto
  // Re-export swift-crypto, which has most of CryptoKit.
  @_exported import Crypto
#else
  // Without the trait `Crypto`: hash functions and message authentication codes for previews and
  // tests. Their results are correct, but they don't protect against side channels. AES is that of
  // OpenSSL; signatures and key agreement are missing.
  @_exported import Foundation

  /// A cryptographic hash function.
  public protocol HashFunction: Sendable {
    associatedtype Digest: CryptoKit.Digest

    /// The number of bytes in a block.
    static var blockByteCount: Int { get }

    init()
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    func finalize() -> Digest
  }

  extension HashFunction {
    /// Returns the digest of the data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
      var function = Self()
      function.update(data: data)
      return function.finalize()
    }

    /// Adds data to the hash.
    public mutating func update<D: DataProtocol>(data: D) {
      for region in data.regions {
        region.withUnsafeBytes { update(bufferPointer: $0) }
      }
    }
  }

  /// The output of a hash function.
  public protocol Digest: Hashable, Sequence, ContiguousBytes, CustomStringConvertible, Sendable
  where Element == UInt8 {
    static var byteCount: Int { get }
  }

  /// The bytes of a digest.
  public struct _DigestBytes<Function>: Digest {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    public static var byteCount: Int { (Function.self as? any _Sized.Type)?.digestByteCount ?? 0 }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }

    public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

    public var description: String {
      let name = (Function.self as? any _Sized.Type)?.digestName ?? "Digest"
      return "\(name): " + bytes.map { hexadecimal($0) }.joined()
    }

    public static func == (left: Self, right: Self) -> Bool { left.bytes == right.bytes }
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool {
      left.bytes.elementsEqual(right)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
  }

  /// The length and name of a digest.
  public protocol _Sized {
    static var digestByteCount: Int { get }
    static var digestName: String { get }
  }

  func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16)
    return byte < 16 ? "0" + digits : digits
  }

  /// A secret key.
  public struct SymmetricKey: ContiguousBytes, Hashable, Sendable {
    let bytes: [UInt8]

    public init<D: ContiguousBytes>(data: D) {
      bytes = data.withUnsafeBytes { Array($0) }
    }

    /// Creates a key from the system's random number generator.
    public init(size: SymmetricKeySize) {
      var generator = SystemRandomNumberGenerator()
      bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }

    public var bitCount: Int { bytes.count * 8 }

    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
      try bytes.withUnsafeBytes(body)
    }
  }

  public struct SymmetricKeySize: Sendable {
    public let bitCount: Int

    public init(bitCount: Int) { self.bitCount = bitCount }

    public static var bits128: SymmetricKeySize { SymmetricKeySize(bitCount: 128) }
    public static var bits192: SymmetricKeySize { SymmetricKeySize(bitCount: 192) }
    public static var bits256: SymmetricKeySize { SymmetricKeySize(bitCount: 256) }
  }

  /// A message authentication code that only the owner of the key can create.
  public struct HMAC<H: HashFunction>: Sendable {
    /// The bytes of the code.
    public struct MAC: Hashable, Sequence, ContiguousBytes, CustomStringConvertible, Sendable {
      fileprivate let bytes: [UInt8]

      public var byteCount: Int { bytes.count }
      public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
      public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
      }
      public var description: String {
        "HMAC with \(H.self): " + bytes.map { hexadecimal($0) }.joined()
      }
    }

    private var inner: H
    private let outerKey: [UInt8]

    public init(key: SymmetricKey) {
      var block = key.withUnsafeBytes { Array($0) }
      if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
      block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
      inner = H()
      inner.update(data: block.map { $0 ^ 0x36 })
      outerKey = block.map { $0 ^ 0x5C }
    }

    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    public func finalize() -> MAC {
      MAC(bytes: Array(H.hash(data: outerKey + Array(inner.finalize()))))
    }

    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey)
      -> MAC
    {
      var code = HMAC(key: key)
      code.update(data: data)
      return code.finalize()
    }

    public static func isValidAuthenticationCode<D: DataProtocol>(
      _ mac: MAC, authenticating authenticatedData: D, using key: SymmetricKey
    ) -> Bool {
      authenticationCode(for: authenticatedData, using: key) == mac
    }
  }
#endif
