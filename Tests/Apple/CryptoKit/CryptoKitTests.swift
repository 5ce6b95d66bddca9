import CryptoKit
import Testing

struct CryptoKitTests {
  private func text(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test func fingerprints() {
    let abc = Data("abc".utf8)
    #expect(
      text(SHA256.hash(data: abc))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      text(SHA384.hash(data: abc))
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7"
    )
    #expect(text(SHA512.hash(data: abc)).hasPrefix("ddaf35a193617abacc417349ae204131"))
    #expect(text(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(text(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      SHA256.hash(data: Data()).description
        == "SHA256 digest: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }

  /// A case of NIST's examples for Galois/Counter Mode (test case 4 of McGrew and Viega).
  @Test func messagesAreSealed() throws {
    func bytes(_ text: String) -> Data {
      Data(
        stride(from: 0, to: text.count, by: 2).map {
          UInt8(text.dropFirst($0).prefix(2), radix: 16) ?? 0
        })
    }
    let key = SymmetricKey(data: bytes("feffe9928665731c6d6a8f9467308308"))
    let message = bytes(
      "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a721c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39"
    )
    let extra = bytes("feedfacedeadbeeffeedfacedeadbeefabaddad2")
    let box = try AES.GCM.seal(
      message, using: key, nonce: AES.GCM.Nonce(data: bytes("cafebabefacedbaddecaf888")),
      authenticating: extra)
    #expect(text(box.ciphertext).hasPrefix("42831ec2217774244b7221b784d0d49ce3aa212f2c02a4e0"))
    #expect(text(box.tag) == "5bc94fbc3221a5db94fae95ae7121a47")
    #expect(try AES.GCM.open(box, using: key, authenticating: extra) == message)
    let combined = try #require(AES.GCM.seal(Data(), using: key).combined)
    #expect(combined.count == 28)
    #expect(try AES.GCM.open(.init(combined: combined), using: key).isEmpty)
    var changed = box.ciphertext
    changed[0] ^= 1
    #expect(throws: CryptoKitError.authenticationFailure) {
      let other = try AES.GCM.SealedBox(nonce: box.nonce, ciphertext: changed, tag: box.tag)
      return try AES.GCM.open(other, using: key, authenticating: extra)
    }
    #expect(throws: CryptoKitError.incorrectKeySize) {
      try AES.GCM.seal(message, using: SymmetricKey(data: Data([1, 2])))
    }
    #expect(throws: CryptoKitError.incorrectParameterSize) {
      try AES.GCM.SealedBox(combined: Data(count: 27))
    }
  }

  @Test func piecesGiveTheSame() {
    let data = Data((0..<1_000).map { UInt8($0 % 251) })
    var pieces = SHA512()
    for start in stride(from: 0, to: 1_000, by: 77) {
      pieces.update(data: data[start..<min(start + 77, 1_000)])
    }
    #expect(pieces.finalize() == SHA512.hash(data: data))
  }

  @Test func codes() {
    let key = SymmetricKey(data: Data("Jefe".utf8))
    let code = HMAC<SHA256>.authenticationCode(
      for: Data("what do ya want for nothing?".utf8), using: key)
    #expect(text(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    #expect(
      !HMAC<SHA256>.isValidAuthenticationCode(
        code, authenticating: Data("something else".utf8), using: key))
    #expect(SymmetricKey(size: .bits256).bitCount == 256)
    #expect(SymmetricKey(size: .bits128) != SymmetricKey(size: .bits128))
  }
}
