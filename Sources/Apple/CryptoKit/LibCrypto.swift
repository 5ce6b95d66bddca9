#if !Crypto
  import Foundation

  /// The ciphers of OpenSSL's libcrypto (1.1 and later), as declared in its documentation.
  ///
  /// No C module declares them: packages that find CryptoKit with `canImport`, such as FlyingFox,
  /// don't depend on its target, so the compiler would not find that module for them.
  struct LibCrypto {
    private typealias Bytes = UnsafePointer<UInt8>
    private typealias Pointer = UnsafeMutableRawPointer
    private typealias NewContext = @convention(c) () -> Pointer?
    private typealias FreeContext = @convention(c) (Pointer?) -> Void
    private typealias Cipher = @convention(c) () -> UnsafeRawPointer?
    private typealias Initialize =
      @convention(c) (Pointer?, UnsafeRawPointer?, Pointer?, Bytes?, Bytes?, Int32) -> Int32
    private typealias Control = @convention(c) (Pointer?, Int32, Int32, Pointer?) -> Int32
    private typealias Update =
      @convention(c) (
        Pointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int32>?, Bytes?, Int32
      ) -> Int32
    private typealias Finish =
      @convention(c) (Pointer?, UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int32>?) -> Int32

    private static let setNonceCount: Int32 = 0x9
    private static let getTag: Int32 = 0x10
    private static let setTag: Int32 = 0x11

    /// The library, loaded at the first use; `nil` if the system has none.
    static let shared = LibCrypto()

    private let newContext: NewContext
    private let freeContext: FreeContext
    /// The ciphers by the number of a key's bytes.
    private let ciphers: [Int: Cipher]
    private let initialize: Initialize
    private let control: Control
    private let update: Update
    private let finish: Finish

    private init?() {
      let names = ["libcrypto.so.3", "libcrypto.so.1.1", "libcrypto.3.dylib"]
      guard let library = names.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first,
        let newContext = dlsym(library, "EVP_CIPHER_CTX_new"),
        let freeContext = dlsym(library, "EVP_CIPHER_CTX_free"),
        let aes128 = dlsym(library, "EVP_aes_128_gcm"),
        let aes192 = dlsym(library, "EVP_aes_192_gcm"),
        let aes256 = dlsym(library, "EVP_aes_256_gcm"),
        let initialize = dlsym(library, "EVP_CipherInit_ex"),
        let control = dlsym(library, "EVP_CIPHER_CTX_ctrl"),
        let update = dlsym(library, "EVP_CipherUpdate"),
        let finish = dlsym(library, "EVP_CipherFinal_ex")
      else { return nil }
      self.newContext = unsafeBitCast(newContext, to: NewContext.self)
      self.freeContext = unsafeBitCast(freeContext, to: FreeContext.self)
      ciphers = [16: aes128, 24: aes192, 32: aes256].mapValues {
        unsafeBitCast($0, to: Cipher.self)
      }
      self.initialize = unsafeBitCast(initialize, to: Initialize.self)
      self.control = unsafeBitCast(control, to: Control.self)
      self.update = unsafeBitCast(update, to: Update.self)
      self.finish = unsafeBitCast(finish, to: Finish.self)
    }

    /// Encrypts or decrypts with AES in Galois/Counter Mode.
    ///
    /// `tag` has 16 bytes, which encrypting writes and decrypting compares. Returns `nil` if the
    /// tag or the lengths of the key and the nonce don't fit.
    func aesGCM(
      seals: Bool, key: [UInt8], nonce: [UInt8], additional: [UInt8], input: [UInt8],
      tag: inout [UInt8]
    ) -> [UInt8]? {
      guard let cipher = ciphers[key.count]?(), let nonceCount = Int32(exactly: nonce.count),
        let additionalCount = Int32(exactly: additional.count),
        let count = Int32(exactly: input.count), let context = newContext()
      else { return nil }
      defer { freeContext(context) }
      let tagCount = Int32(tag.count)
      // Never empty, because the cipher gets the address of its first byte.
      var output = [UInt8](repeating: 0, count: max(input.count, 1))
      var written: Int32 = 0
      guard initialize(context, cipher, nil, nil, nil, seals ? 1 : 0) == 1,
        control(context, Self.setNonceCount, nonceCount, nil) == 1,
        initialize(context, nil, nil, key, nonce, seals ? 1 : 0) == 1,
        additionalCount == 0 || update(context, nil, &written, additional, additionalCount) == 1,
        count == 0 || update(context, &output, &written, input, count) == 1,
        seals || control(context, Self.setTag, tagCount, &tag) == 1,
        finish(context, &output, &written) == 1,
        !seals || control(context, Self.getTag, tagCount, &tag) == 1
      else { return nil }
      return Array(output.prefix(input.count))
    }
  }
#endif
