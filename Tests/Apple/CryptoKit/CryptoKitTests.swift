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
