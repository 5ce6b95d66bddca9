#if !Crypto
  import Foundation

  /// A buffer that collects bytes into blocks.
  struct Blocks: Sendable {
    private(set) var count: UInt64 = 0
    private var rest: [UInt8] = []
    let size: Int

    init(of size: Int) { self.size = size }

    /// Adds bytes, and calls `work` for each full block.
    mutating func take(_ bytes: UnsafeRawBufferPointer, _ work: (ArraySlice<UInt8>) -> Void) {
      count += UInt64(bytes.count)
      rest += bytes
      let full = rest.count / size * size
      for start in stride(from: 0, to: full, by: size) { work(rest[start..<start + size]) }
      rest.removeFirst(full)
    }

    /// Returns the remaining blocks, with the end marker and the number of bits.
    func last(lengthBytes: Int, bigEndian: Bool) -> [ArraySlice<UInt8>] {
      var bytes = rest + [0x80]
      let missing = (size - (bytes.count + lengthBytes) % size) % size
      bytes += [UInt8](repeating: 0, count: missing + lengthBytes - 8)
      let bits = count &* 8
      bytes += withUnsafeBytes(of: bigEndian ? bits.bigEndian : bits.littleEndian, Array.init)
      return stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<$0 + size] }
    }
  }

  /// SHA-2's constants: the first 32 or 64 fractional bits of roots of primes.
  enum Primes {
    static let first80: [UInt64] = {
      var primes: [UInt64] = []
      var number: UInt64 = 2
      while primes.count < 80 {
        if primes.allSatisfy({ number % $0 != 0 }) { primes.append(number) }
        number += 1
      }
      return primes
    }()

    /// Returns 64 fractional bits of a square or cube root: the largest `x` whose power is at most
    /// the prime, scaled by a power of 2.
    static func fraction(ofRoot degree: Int, _ prime: UInt64) -> UInt64 {
      let goal = Wide([prime] + [UInt64](repeating: 0, count: degree))
      var root = Wide([0])
      for bit in stride(from: 68, through: 0, by: -1) {
        let trial = root.setting(bit: bit)
        var power = trial
        for _ in 1..<degree { power = power.times(trial) }
        if power.isAtMost(goal) { root = trial }
      }
      return root.lowWord
    }

    static let squareRoots = first80.prefix(16).map { fraction(ofRoot: 2, $0) }
    static let cubeRoots = first80.map { fraction(ofRoot: 3, $0) }
  }

  /// An integer of several words, the most significant first.
  private struct Wide {
    var words: [UInt64]

    init(_ words: [UInt64]) { self.words = words }

    var lowWord: UInt64 { words.last ?? 0 }

    func setting(bit: Int) -> Wide {
      var result = Array(repeating: 0, count: max(0, bit / 64 + 1 - words.count)) + words
      result[result.count - 1 - bit / 64] |= 1 << UInt64(bit % 64)
      return Wide(result)
    }

    func times(_ other: Wide) -> Wide {
      var result = [UInt64](repeating: 0, count: words.count + other.words.count)
      for (i, a) in words.reversed().enumerated() {
        var carry: UInt64 = 0
        for (j, b) in other.words.reversed().enumerated() {
          let place = result.count - 1 - i - j
          let product = a.multipliedFullWidth(by: b)
          let (low, overflow) = product.low.addingReportingOverflow(result[place])
          let (sum, more) = low.addingReportingOverflow(carry)
          result[place] = sum
          carry = product.high + (overflow ? 1 : 0) + (more ? 1 : 0)
        }
        result[result.count - 1 - i - other.words.count] = carry
      }
      return Wide(result)
    }

    func isAtMost(_ other: Wide) -> Bool {
      let count = max(words.count, other.words.count)
      let (left, right) = (padded(count), other.padded(count))
      for (a, b) in zip(left, right) where a != b { return a < b }
      return true
    }

    private func padded(_ count: Int) -> [UInt64] {
      Array(repeating: 0, count: count - words.count) + words
    }
  }

  extension FixedWidthInteger where Self: UnsignedInteger {
    func turned(right count: Int) -> Self {
      self >> Self(count) | self << Self(Self.bitWidth - count)
    }

    func turned(left count: Int) -> Self { turned(right: Self.bitWidth - count) }

    init(bigEndian bytes: ArraySlice<UInt8>) { self = bytes.reduce(0) { $0 << 8 | Self($1) } }
  }

  /// SHA-2 with words of 32 or 64 bits.
  struct SHA2<Word: FixedWidthInteger & UnsignedInteger & Sendable>: Sendable {
    struct Turns: Sendable {
      let sum0: (Int, Int, Int)
      let sum1: (Int, Int, Int)
      let small0: (Int, Int, Int)
      let small1: (Int, Int, Int)
    }

    private var state: [Word]
    private var blocks = Blocks(of: Word.bitWidth * 2)
    private let constants: [Word]
    private let turns: Turns

    init(state: [Word], constants: [Word], turns: Turns) {
      self.state = state
      self.constants = constants
      self.turns = turns
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
      var (state, blocks) = (state, blocks)
      blocks.take(bytes) { mix($0, into: &state) }
      (self.state, self.blocks) = (state, blocks)
    }

    func finish(_ count: Int) -> [UInt8] {
      var state = state
      for block in blocks.last(lengthBytes: Word.bitWidth / 4, bigEndian: true) {
        mix(block, into: &state)
      }
      return Array(state.flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) }.prefix(count))
    }

    private func mix(_ block: ArraySlice<UInt8>, into state: inout [Word]) {
      let size = Word.bitWidth / 8
      var words = (0..<16).map { place in
        let start = block.startIndex + place * size
        return Word(bigEndian: block[start..<start + size])
      }
      for place in 16..<constants.count {
        let (a, b) = (words[place - 15], words[place - 2])
        let first =
          turned(a, turns.small0.0) ^ turned(a, turns.small0.1) ^ a >> Word(turns.small0.2)
        let second =
          turned(b, turns.small1.0) ^ turned(b, turns.small1.1) ^ b >> Word(turns.small1.2)
        words.append(words[place - 16] &+ first &+ words[place - 7] &+ second)
      }
      var s = state
      for place in constants.indices {
        let big1 =
          turned(s[4], turns.sum1.0) ^ turned(s[4], turns.sum1.1) ^ turned(s[4], turns.sum1.2)
        let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
        let one = s[7] &+ big1 &+ choice &+ constants[place] &+ words[place]
        let big0 =
          turned(s[0], turns.sum0.0) ^ turned(s[0], turns.sum0.1) ^ turned(s[0], turns.sum0.2)
        let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
        s = [one &+ big0 &+ majority, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
      }
      for place in state.indices { state[place] &+= s[place] }
    }

    private func turned(_ word: Word, _ count: Int) -> Word { word.turned(right: count) }
  }

  private let turns32 = SHA2<UInt32>.Turns(
    sum0: (2, 13, 22), sum1: (6, 11, 25), small0: (7, 18, 3), small1: (17, 19, 10))
  private let turns64 = SHA2<UInt64>.Turns(
    sum0: (28, 34, 39), sum1: (14, 18, 41), small0: (1, 8, 7), small1: (19, 61, 6))

  /// A hash function with digests of 32 bytes.
  public struct SHA256: HashFunction, _Sized {
    public static var blockByteCount: Int { 64 }
    public static var byteCount: Int { 32 }
    public static var digestByteCount: Int { 32 }
    public static var digestName: String { "SHA256 digest" }
    private var sum = SHA2<UInt32>(
      state: Primes.squareRoots.prefix(8).map { UInt32($0 >> 32) },
      constants: Primes.cubeRoots.prefix(64).map { UInt32($0 >> 32) }, turns: turns32)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { sum.update(bufferPointer) }
    public func finalize() -> _DigestBytes<SHA256> { _DigestBytes(sum.finish(32)) }
  }

  /// A hash function with digests of 48 bytes.
  public struct SHA384: HashFunction, _Sized {
    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { 48 }
    public static var digestByteCount: Int { 48 }
    public static var digestName: String { "SHA384 digest" }
    private var sum = SHA2<UInt64>(
      state: Array(Primes.squareRoots.suffix(8)), constants: Primes.cubeRoots, turns: turns64)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { sum.update(bufferPointer) }
    public func finalize() -> _DigestBytes<SHA384> { _DigestBytes(sum.finish(48)) }
  }

  /// A hash function with digests of 64 bytes.
  public struct SHA512: HashFunction, _Sized {
    public static var blockByteCount: Int { 128 }
    public static var byteCount: Int { 64 }
    public static var digestByteCount: Int { 64 }
    public static var digestName: String { "SHA512 digest" }
    private var sum = SHA2<UInt64>(
      state: Array(Primes.squareRoots.prefix(8)), constants: Primes.cubeRoots, turns: turns64)

    public init() {}

    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { sum.update(bufferPointer) }
    public func finalize() -> _DigestBytes<SHA512> { _DigestBytes(sum.finish(64)) }
  }

  public typealias SHA256Digest = _DigestBytes<SHA256>
  public typealias SHA384Digest = _DigestBytes<SHA384>
  public typealias SHA512Digest = _DigestBytes<SHA512>
#endif
