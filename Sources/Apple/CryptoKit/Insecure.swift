#if !Crypto
  import Foundation

  /// Hash functions that are not secure, for legacy uses.
  public enum Insecure {
    public typealias SHA1Digest = _DigestBytes<SHA1>
    public typealias MD5Digest = _DigestBytes<MD5>

    /// A hash function with digests of 20 bytes.
    public struct SHA1: HashFunction, _Sized {
      public static var blockByteCount: Int { 64 }
      public static var byteCount: Int { 20 }
      public static var digestByteCount: Int { 20 }
      public static var digestName: String { "SHA1 digest" }
      private var state: [UInt32] = [
        0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0,
      ]
      private var blocks = Blocks(of: 64)

      public init() {}

      public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        var state = state
        blocks.take(bufferPointer) { Self.mix($0, into: &state) }
        self.state = state
      }

      public func finalize() -> SHA1Digest {
        var state = state
        for block in blocks.last(lengthBytes: 8, bigEndian: true) { Self.mix(block, into: &state) }
        return SHA1Digest(state.flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) })
      }

      private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        var words = (0..<16).map { place in
          let start = block.startIndex + place * 4
          return UInt32(bigEndian: block[start..<start + 4])
        }
        for place in 16..<80 {
          let word = words[place - 3] ^ words[place - 8] ^ words[place - 14] ^ words[place - 16]
          words.append(word.turned(left: 1))
        }
        var s = state
        for place in 0..<80 {
          let (mixed, constant): (UInt32, UInt32) =
            switch place {
            case ..<20: ((s[1] & s[2]) | (~s[1] & s[3]), 0x5A82_7999)
            case ..<40: (s[1] ^ s[2] ^ s[3], 0x6ED9_EBA1)
            case ..<60: ((s[1] & s[2]) | (s[1] & s[3]) | (s[2] & s[3]), 0x8F1B_BCDC)
            default: (s[1] ^ s[2] ^ s[3], 0xCA62_C1D6)
            }
          let next = s[0].turned(left: 5) &+ mixed &+ s[4] &+ constant &+ words[place]
          s = [next, s[0], s[1].turned(left: 30), s[2], s[3]]
        }
        for place in state.indices { state[place] &+= s[place] }
      }
    }

    /// A hash function with digests of 16 bytes.
    public struct MD5: HashFunction, _Sized {
      public static var blockByteCount: Int { 64 }
      public static var byteCount: Int { 16 }
      public static var digestByteCount: Int { 16 }
      public static var digestName: String { "MD5 digest" }
      private static let turns = [
        [7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21],
      ]
      private static let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
      private var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
      private var blocks = Blocks(of: 64)

      public init() {}

      public mutating func update(bufferPointer: UnsafeRawBufferPointer) {
        var state = state
        blocks.take(bufferPointer) { Self.mix($0, into: &state) }
        self.state = state
      }

      public func finalize() -> MD5Digest {
        var state = state
        for block in blocks.last(lengthBytes: 8, bigEndian: false) { Self.mix(block, into: &state) }
        return MD5Digest(state.flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) })
      }

      private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
        let words = (0..<16).map { place in
          let start = block.startIndex + place * 4
          return UInt32(bigEndian: block[start..<start + 4]).byteSwapped
        }
        var s = state
        for place in 0..<64 {
          let (mixed, word): (UInt32, Int) =
            switch place / 16 {
            case 0: ((s[1] & s[2]) | (~s[1] & s[3]), place)
            case 1: ((s[3] & s[1]) | (~s[3] & s[2]), (5 * place + 1) % 16)
            case 2: (s[1] ^ s[2] ^ s[3], (3 * place + 5) % 16)
            default: (s[2] ^ (s[1] | ~s[3]), 7 * place % 16)
            }
          let sum = s[0] &+ mixed &+ constants[place] &+ words[word]
          s = [s[3], s[1] &+ sum.turned(left: turns[place / 16][place % 4]), s[1], s[2]]
        }
        for place in state.indices { state[place] &+= s[place] }
      }
    }
  }
#endif
