#if Graphics
  /// A Huffman code of Deflate.
  struct DeflateCode {
    /// The maximum code length, with which four literals and seven pending bits fit into 64 bits.
    static let longest = 14

    /// The code length of each symbol; 0 if it isn't used.
    private(set) var lengths: [UInt8]
    /// The reversed code of each symbol, shifted by eight bits, with the code's length in the
    /// lowest bits.
    private(set) var table: [UInt32]

    /// Creates an optimal length-limited code for symbols with the frequencies `counts`.
    init(counts: [UInt32], longest: Int = Self.longest) {
      lengths = Array(repeating: 0, count: counts.count)
      table = Array(repeating: 0, count: counts.count)
      var used = counts.indices.filter { counts[$0] > 0 }
      // A decoder needs at least two codes.
      for symbol in 0..<2 where used.count < 2 && !used.contains(symbol) { used.append(symbol) }
      used.sort { (counts[$0], $0) < (counts[$1], $1) }
      let numbers = Self.numbers(of: used.map { max(counts[$0], 1) }, longest: longest)
      var symbol = used.count
      for length in 1...longest {
        for _ in 0..<numbers[length] {
          symbol -= 1
          lengths[used[symbol]] = UInt8(length)
        }
      }
      assign(longest: longest)
    }

    /// Returns the number of codes of each length, for symbols of ascending frequency.
    private static func numbers(of counts: [UInt32], longest: Int) -> [Int] {
      // Huffman's algorithm with two sorted queues, one of leaves and one of inner nodes.
      var weights = counts.map { UInt64($0) }
      var parents = [Int](repeating: 0, count: 2 * counts.count - 1)
      var (leaf, node) = (0, counts.count)
      for next in counts.count..<parents.count {
        var weight: UInt64 = 0
        for _ in 0..<2 {
          let child: Int
          if leaf < counts.count, node >= next || weights[leaf] <= weights[node] {
            child = leaf
            leaf += 1
          } else {
            child = node
            node += 1
          }
          weight += weights[child]
          parents[child] = next
        }
        weights.append(weight)
      }
      var numbers = [Int](repeating: 0, count: longest + 1)
      var depths = [Int](repeating: 0, count: parents.count)
      for index in (0..<parents.count - 1).reversed() {
        depths[index] = depths[parents[index]] + 1
        if index < counts.count { numbers[min(depths[index], longest)] += 1 }
      }
      shorten(&numbers, longest: longest)
      return numbers
    }

    /// Lengthens other codes to make room for those shortened to `longest`.
    private static func shorten(_ numbers: inout [Int], longest: Int) {
      var room = (1...longest).reduce(0) { $0 + numbers[$1] << (longest - $1) }
      while room > 1 << longest {
        guard let shorter = (1..<longest).last(where: { numbers[$0] > 0 }) else { return }
        numbers[longest] -= 1
        numbers[shorter] -= 1
        numbers[shorter + 1] += 2
        room -= 1
      }
    }

    /// Assigns the canonical codes of the lengths, with reversed bits.
    private mutating func assign(longest: Int) {
      var numbers = [Int](repeating: 0, count: longest + 1)
      for length in lengths where length > 0 { numbers[Int(length)] += 1 }
      var next = [Int](repeating: 0, count: longest + 1)
      for length in 1..<longest { next[length + 1] = (next[length] + numbers[length]) << 1 }
      for (symbol, length) in lengths.enumerated() where length > 0 {
        var code = next[Int(length)]
        next[Int(length)] += 1
        var reversed = 0
        for _ in 0..<length {
          reversed = reversed << 1 | code & 1
          code >>= 1
        }
        table[symbol] = UInt32(reversed) << 8 | UInt32(length)
      }
    }
  }

  /// Writes bits, the lowest first.
  struct BitWriter {
    private var target: UnsafeMutablePointer<UInt8>
    private let start: UnsafeMutablePointer<UInt8>
    private var waiting: UInt64 = 0
    private var count: UInt64 = 0

    /// Creates a writer to `target`, which must have room for all output and eight more bytes.
    init(_ target: UnsafeMutablePointer<UInt8>) {
      self.target = target
      start = target
    }

    /// The number of bytes written so far.
    var written: Int { target - start }

    /// Adds `number` bits; at most 57 fit between two calls of `flush`.
    @inline(__always)
    mutating func add(_ bits: UInt64, _ number: UInt64) {
      waiting |= bits &<< count
      count &+= number
    }

    /// Adds a symbol, given its entry in a code's table.
    @inline(__always)
    mutating func add(_ entry: UInt32) { add(UInt64(entry &>> 8), UInt64(entry & 0xFF)) }

    /// Writes the complete bytes; at most seven bits remain.
    @inline(__always)
    mutating func flush() {
      UnsafeMutableRawPointer(target).storeBytes(of: waiting.littleEndian, as: UInt64.self)
      let bytes = count &>> 3
      target += Int(truncatingIfNeeded: bytes)
      waiting = waiting &>> (bytes &<< 3)
      count &= 7
    }

    /// Pads the last byte with zeros.
    mutating func finish() {
      count = (count + 7) & ~7
      flush()
    }
  }
#endif
