#if !Crypto
  import Foundation

  /// An error of a cipher.
  public enum CryptoKitError: Error, Hashable, Sendable {
    case incorrectKeySize
    case incorrectParameterSize
    case authenticationFailure
    /// The system has no libcrypto, whose ciphers Quoin uses.
    case underlyingCoreCryptoError(error: Int32)
  }

  /// The Advanced Encryption Standard, as OpenSSL's libcrypto implements it.
  public enum AES {
    /// A mode that encrypts a message and protects it against changes.
    public enum GCM {
      /// A number that is used once with a key.
      public struct Nonce: ContiguousBytes, Hashable, Sequence, Sendable {
        fileprivate static let usual = 12
        fileprivate let bytes: [UInt8]

        /// Creates a random nonce of 12 bytes.
        public init() {
          bytes = SymmetricKey(size: SymmetricKeySize(bitCount: Self.usual * 8)).bytes
        }

        /// Creates a nonce of at least 12 bytes.
        public init<D: DataProtocol>(data: D) throws {
          guard data.count >= Self.usual else { throw CryptoKitError.incorrectParameterSize }
          bytes = Array(data)
        }

        public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }
        public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
          try bytes.withUnsafeBytes(body)
        }
      }

      /// An encrypted message.
      public struct SealedBox: Sendable {
        fileprivate static let tagCount = 16
        public let nonce: Nonce
        public let ciphertext: Data
        public let tag: Data

        /// The nonce, the encrypted message and the tag; `nil` if the nonce has an unusual length.
        public var combined: Data? {
          nonce.bytes.count == Nonce.usual ? Data(nonce.bytes) + ciphertext + tag : nil
        }

        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
          guard tag.count == Self.tagCount else { throw CryptoKitError.incorrectParameterSize }
          (self.nonce, self.ciphertext, self.tag) = (nonce, Data(ciphertext), Data(tag))
        }

        public init<D: DataProtocol>(combined: D) throws {
          guard combined.count >= Nonce.usual + Self.tagCount else {
            throw CryptoKitError.incorrectParameterSize
          }
          nonce = try Nonce(data: combined.prefix(Nonce.usual))
          ciphertext = Data(combined.dropFirst(Nonce.usual).dropLast(Self.tagCount))
          tag = Data(combined.suffix(Self.tagCount))
        }
      }

      /// Encrypts a message.
      public static func seal<M: DataProtocol>(
        _ message: M, using key: SymmetricKey, nonce: Nonce? = nil
      ) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: Data())
      }

      /// Encrypts a message, whose tag also protects other data.
      public static func seal<M: DataProtocol, A: DataProtocol>(
        _ message: M, using key: SymmetricKey, nonce: Nonce? = nil,
        authenticating authenticatedData: A
      ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        var tag = [UInt8](repeating: 0, count: SealedBox.tagCount)
        let text = try run(true, Array(message), key, nonce, Array(authenticatedData), &tag)
        return try SealedBox(nonce: nonce, ciphertext: text, tag: tag)
      }

      /// Decrypts a message, or throws an error if it has been changed.
      public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: Data())
      }

      /// Decrypts a message, or throws an error if it or the other data has been changed.
      public static func open<A: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: A
      ) throws -> Data {
        var tag = Array(sealedBox.tag)
        return Data(
          try run(
            false, Array(sealedBox.ciphertext), key, sealedBox.nonce, Array(authenticatedData), &tag
          ))
      }

      private static func run(
        _ isSealing: Bool, _ input: [UInt8], _ key: SymmetricKey, _ nonce: Nonce,
        _ additional: [UInt8], _ tag: inout [UInt8]
      ) throws -> [UInt8] {
        guard [128, 192, 256].contains(key.bitCount) else { throw CryptoKitError.incorrectKeySize }
        guard let library = LibCrypto.shared else {
          throw CryptoKitError.underlyingCoreCryptoError(error: -1)
        }
        guard
          let output = library.aesGCM(
            seals: isSealing, key: key.bytes, nonce: nonce.bytes, additional: additional,
            input: input, tag: &tag)
        else { throw CryptoKitError.authenticationFailure }
        return output
      }
    }
  }
#endif
