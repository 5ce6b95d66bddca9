import CryptoKit
import Foundation
import Testing

/// The cipher AES-GCM, with the examples of NIST's specification.
struct AESTests {
  private func bytes(_ text: String) -> [UInt8] {
    stride(from: 0, to: text.count, by: 2).map { place in
      let start = text.index(text.startIndex, offsetBy: place)
      return UInt8(text[start..<text.index(start, offsetBy: 2)], radix: 16) ?? 0
    }
  }

  private func text(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private let key = "feffe9928665731c6d6a8f9467308308"
  private let message = """
    d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72\
    1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39
    """
  private let other = "feedfacedeadbeeffeedfacedeadbeefabaddad2"

  @Test(
    "the codes are those of the specification",
    arguments: [
      (1, "cafebabefacedbaddecaf888", "5bc94fbc3221a5db94fae95ae7121a47"),
      (2, "cafebabefacedbaddecaf888", "76fc6ece0f4e1768cddf8853bb2d551b"),
      (
        1,
        """
        9313225df88406e555909c5aff5269aa6a7a9538534f7da1e4c303d2a318a728\
        c3c0c95156809539fcf0e2429a6b525416aedbf5a0de6a57a637b39b
        """, "619cc5aefffe0bfa462af43c1699d050"
      ),
    ])
  func examples(keys: Int, nonce: String, tag: String) throws {
    let key = SymmetricKey(data: bytes(String(repeating: key, count: keys)))
    let box = try AES.GCM.seal(
      bytes(message), using: key, nonce: AES.GCM.Nonce(data: bytes(nonce)),
      authenticating: bytes(other))
    #expect(text(box.tag) == tag)
    let opened = try AES.GCM.open(box, using: key, authenticating: bytes(other))
    #expect(text(opened) == message)
  }

  @Test("what has changed isn't opened")
  func changes() throws {
    let key = SymmetricKey(size: .bits256)
    let box = try AES.GCM.seal(Data("tea".utf8), using: key)
    let combined = try #require(box.combined)
    #expect(try AES.GCM.open(AES.GCM.SealedBox(combined: combined), using: key) == Data("tea".utf8))
    for place in [0, 12, combined.count - 1] {
      var changed = combined
      changed[changed.startIndex + place] ^= 1
      let box = try AES.GCM.SealedBox(combined: changed)
      #expect(throws: (any Error).self) { try AES.GCM.open(box, using: key) }
    }
    #expect(throws: (any Error).self) {
      try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
    }
    #expect(throws: (any Error).self) { try AES.GCM.SealedBox(combined: Data(count: 27)) }
    #expect(throws: (any Error).self) {
      try AES.GCM.seal(Data(), using: SymmetricKey(data: Data(count: 5)))
    }
  }
}
