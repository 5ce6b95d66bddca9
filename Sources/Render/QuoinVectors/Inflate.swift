/// A decompressor of zlib streams (RFC 1950 and 1951).
package struct Inflate {
  private let input: [UInt8]
  private var place: Int
  private var bits: UInt64 = 0
  private var bitCount = 0
  /// The decompressed content, followed by free space.
  private var output: [UInt8]
  private var count = 0
  private let limit: Int

  /// Returns the decompressed content, of about `limit` bytes at most; if the input is damaged, the
  /// content before the error.
  package static func content(of input: [UInt8], limit: Int = 256 << 20) -> [UInt8] {
    let hasHeader =
      input.count > 2 && input[0] & 0x0F == 8 && (Int(input[0]) << 8 | Int(input[1])) % 31 == 0
    var inflate = Inflate(input: input, place: hasHeader ? 2 : 0, limit: limit)
    inflate.run()
    inflate.output.removeLast(inflate.output.count - inflate.count)
    return inflate.output
  }

  private init(input: [UInt8], place: Int, limit: Int) {
    self.input = input
    self.place = place
    self.limit = limit
    output = [UInt8](repeating: 0, count: max(input.count, 64) * 2)
  }

  private mutating func run() {
    while let isLast = take(1), let kind = take(2), count < limit {
      let isGood =
        switch kind {
        case 0: stored()
        case 1: block(Self.fixedLiterals, Self.fixedDistances)
        case 2: dynamic()
        default: false
        }
      if !isGood || isLast == 1 { return }
    }
  }

  /// Reads bytes until the buffer contains more bits than the longest code or number, or the input
  /// ends.
  private mutating func fill() {
    while bitCount <= 48, place < input.count {
      bits |= UInt64(input[place]) << UInt64(bitCount)
      place += 1
      bitCount += 8
    }
  }

  private mutating func take(_ count: Int) -> Int? {
    if bitCount < count { fill() }
    guard count <= bitCount else { return nil }
    let value = bits & ((1 << UInt64(count)) - 1)
    bits >>= UInt64(count)
    bitCount -= count
    return Int(value)
  }

  /// Ensures space for `more` further bytes.
  private mutating func grow(by more: Int) {
    guard count + more > output.count else { return }
    output += repeatElement(0, count: max(output.count, more))
  }

  private mutating func stored() -> Bool {
    // Return whole bytes that were read ahead.
    place -= bitCount / 8
    (bits, bitCount) = (0, 0)
    guard place + 4 <= input.count else { return false }
    let size = Int(input[place]) | Int(input[place + 1]) << 8
    place += 4
    let end = min(place + size, input.count)
    grow(by: end - place)
    output.replaceSubrange(count..<(count + end - place), with: input[place..<end])
    count += end - place
    place = end
    return true
  }

  /// A prefix code: the number of codes of each length, and their symbols in order.
  private struct Code {
    var counts = [Int](repeating: 0, count: 16)
    var symbols: [Int]

    init(_ lengths: some Collection<Int>) {
      var starts = [Int](repeating: 0, count: 17)
      for length in lengths { counts[length] += 1 }
      counts[0] = 0
      for length in 1...15 { starts[length + 1] = starts[length] + counts[length] }
      symbols = [Int](repeating: 0, count: lengths.count)
      for (symbol, length) in lengths.enumerated() where length > 0 {
        symbols[starts[length]] = symbol
        starts[length] += 1
      }
    }
  }

  private static let fixedLiterals = Code(
    (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = Code([Int](repeating: 5, count: 30))

  private mutating func symbol(_ code: borrowing Code) -> Int? {
    if bitCount < 15 { fill() }
    var (value, first, index) = (0, 0, 0)
    var rest = bits
    for length in 1...15 {
      value |= Int(rest & 1)
      rest >>= 1
      let count = code.counts[length]
      if value - first < count {
        guard length <= bitCount else { return nil }
        bits = rest
        bitCount -= length
        return code.symbols[index + value - first]
      }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    return nil
  }

  private mutating func dynamic() -> Bool {
    guard let literals = take(5), let distances = take(5), let codes = take(4) else { return false }
    let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<(codes + 4) {
      guard let length = take(3) else { return false }
      lengths[order[index]] = length
    }
    let code = Code(lengths)
    let total = literals + 257 + distances + 1
    var all: [Int] = []
    while all.count < total {
      guard let symbol = symbol(code) else { return false }
      switch symbol {
      case 16:
        guard let last = all.last, let count = take(2) else { return false }
        all += [Int](repeating: last, count: count + 3)
      case 17, 18:
        guard let count = take(symbol == 17 ? 3 : 7) else { return false }
        all += [Int](repeating: 0, count: count + (symbol == 17 ? 3 : 11))
      default: all.append(symbol)
      }
    }
    guard all.count == total else { return false }
    return block(Code(all[..<(literals + 257)]), Code(Array(all[(literals + 257)...])))
  }

  private static let lengthBases = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
  ]
  private static let lengthBits = [
    0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
  ]
  private static let distanceBases = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049,
    3073, 4097, 6145, 8193, 12289, 16385, 24577,
  ]

  private mutating func block(_ literals: Code, _ distances: Code) -> Bool {
    while count < limit {
      guard let symbol = symbol(literals) else { return false }
      if symbol < 256 {
        grow(by: 1)
        output[count] = UInt8(symbol)
        count += 1
        continue
      }
      if symbol == 256 { return true }
      guard symbol < 286, let extra = take(Self.lengthBits[symbol - 257]),
        let code = self.symbol(distances), code < 30,
        let rest = take(code < 2 ? 0 : code / 2 - 1)
      else { return false }
      let distance = Self.distanceBases[code] + rest
      guard distance <= count else { return false }
      repeatBytes(from: distance, length: Self.lengthBases[symbol - 257] + extra)
    }
    return false
  }

  /// Appends `length` bytes, each a copy of the byte `distance` before it.
  private mutating func repeatBytes(from distance: Int, length: Int) {
    grow(by: length)
    let start = count
    count += length
    output.withUnsafeMutableBufferPointer { bytes in
      guard let base = bytes.baseAddress else { return }
      if distance == 1 {
        (base + start).update(repeating: base[start - 1], count: length)
      } else if distance >= length {
        (base + start).update(from: base + start - distance, count: length)
      } else {
        for place in start..<start + length { base[place] = base[place - distance] }
      }
    }
  }
}
