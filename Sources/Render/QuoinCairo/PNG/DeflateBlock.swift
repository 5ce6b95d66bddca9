#if Graphics
  import Foundation

  /// A Deflate block with its own Huffman codes, as a list of steps through rows of pixels.
  struct DeflateBlock {
    /// Literal pixels followed by a match of `length`; a step without a length ends the row.
    private struct Step {
      var literals: UInt16
      var length: UInt16
      /// The distance of the match in bytes, minus one.
      var distance: UInt16
    }

    private let pixels: PixelDeflate
    private var steps: [Step] = []
    /// The row of the first step.
    private var row: Int

    private static let capacity = 1 << 14

    init(_ pixels: PixelDeflate, row: Int) {
      self.pixels = pixels
      self.row = row
      steps.reserveCapacity(Self.capacity)
    }

    /// Whether the block should be written and a new Huffman code started.
    var isFull: Bool { steps.count >= Self.capacity }

    @inline(__always)
    mutating func add(literals: Int, length: Int, distance: Int) {
      steps.append(
        Step(
          literals: UInt16(truncatingIfNeeded: literals),
          length: UInt16(truncatingIfNeeded: length),
          distance: UInt16(truncatingIfNeeded: distance - 1)))
    }

    /// The ideal number of bits for the steps, without the code itself.
    var bits: Double {
      let (letters, distances) = counts()
      func bits(_ counts: [UInt32], extra: (Int) -> Int) -> Double {
        let all = log2(Double(counts.reduce(0, +)))
        return counts.indices.reduce(0) { sum, symbol in
          let count = Double(counts[symbol])
          return count == 0 ? sum : sum + count * (all - log2(count) + Double(extra(symbol)))
        }
      }
      return bits(letters) { $0 < 265 || $0 == 285 ? 0 : ($0 - 261) / 4 }
        + bits(distances) { max($0 / 2 - 1, 0) }
    }

    /// Writes the steps with an optimal code, and removes them.
    mutating func write(isLast: Bool, to writer: inout BitWriter) {
      let (letters, distances) = counts()
      let codes = (DeflateCode(counts: letters), DeflateCode(counts: distances))
      writer.add(isLast ? 1 : 0, 1)
      writer.add(2, 2)
      CodeLengths(codes.0, codes.1).write(to: &writer)
      codes.0.table.withUnsafeBufferPointer { letters in
        codes.1.table.withUnsafeBufferPointer { distances in
          writeSteps(letters, distances, to: &writer)
        }
      }
      steps.removeAll(keepingCapacity: true)
    }

    /// Returns the frequency of each literal or length symbol, and of each distance symbol.
    private func counts() -> (letters: [UInt32], distances: [UInt32]) {
      var counts = (
        letters: [UInt32](repeating: 0, count: 286), distances: [UInt32](repeating: 0, count: 30)
      )
      counts.letters[256] = 1
      counts.letters.withUnsafeMutableBufferPointer { letters in
        counts.distances.withUnsafeMutableBufferPointer { distances in
          let (size, lengths) = (pixels.size, DeflateLength.all)
          var (row, isStart) = (row, true)
          var place = pixels.rows.row(row)
          for step in steps {
            if isStart { letters[Int(pixels.filters[row])] &+= 1 }
            for index in 0..<Int(step.literals) {
              let pixel = place[index]
              letters[Int(pixel & 0xFF)] &+= 1
              letters[Int(pixel &>> 8 & 0xFF)] &+= 1
              letters[Int(pixel &>> 16 & 0xFF)] &+= 1
              if size == 4 { letters[Int(pixel &>> 24)] &+= 1 }
            }
            isStart = step.length == 0
            if isStart {
              row += 1
              place = pixels.rows.row(row)
            } else {
              place += Int(step.literals) + Int(step.length)
              letters[Int(lengths[Int(step.length) * size].symbol)] &+= 1
              distances[Self.distanceSymbol(step.distance)] &+= 1
            }
          }
        }
      }
      return counts
    }

    private mutating func writeSteps(
      _ letters: UnsafeBufferPointer<UInt32>, _ distances: UnsafeBufferPointer<UInt32>,
      to writer: inout BitWriter
    ) {
      let (size, lengths) = (pixels.size, DeflateLength.all)
      var isStart = true
      var place = pixels.rows.row(row)
      for step in steps {
        if isStart { writer.add(letters[Int(pixels.filters[row])]) }
        for index in 0..<Int(step.literals) {
          let pixel = place[index]
          writer.flush()
          writer.add(letters[Int(pixel & 0xFF)])
          writer.add(letters[Int(pixel &>> 8 & 0xFF)])
          writer.add(letters[Int(pixel &>> 16 & 0xFF)])
          if size == 4 { writer.add(letters[Int(pixel &>> 24)]) }
        }
        writer.flush()
        isStart = step.length == 0
        if isStart {
          row += 1
          place = pixels.rows.row(row)
        } else {
          place += Int(step.literals) + Int(step.length)
          let length = lengths[Int(step.length) * size]
          writer.add(letters[Int(length.symbol)])
          writer.add(UInt64(length.extra), UInt64(length.bits))
          let symbol = Self.distanceSymbol(step.distance)
          writer.add(distances[symbol])
          let bits = UInt64(max(symbol / 2 - 1, 0))
          writer.add(UInt64(step.distance) & (1 &<< bits &- 1), bits)
          writer.flush()
        }
      }
      writer.add(letters[256])
      writer.flush()
    }

    /// Returns the symbol of a distance minus one; there are two symbols per power of two.
    @inline(__always)
    private static func distanceSymbol(_ distance: UInt16) -> Int {
      if distance < 4 { return Int(distance) }
      let bits = 14 - distance.leadingZeroBitCount
      return 2 * bits + Int(distance) &>> bits
    }
  }

  /// The encoding of a match length.
  private struct DeflateLength {
    var symbol: UInt16
    /// The offset from the symbol's smallest length, and the number of bits of the offset.
    var extra: UInt8
    var bits: UInt8

    /// The encodings of all match lengths, indexed by length; valid from 3 to 258.
    static let all = (0...258).map { length in
      let number = max(length - 3, 0)
      if length == 258 { return DeflateLength(symbol: 285, extra: 0, bits: 0) }
      if number < 8 { return DeflateLength(symbol: UInt16(257 + number), extra: 0, bits: 0) }
      // Four symbols per power of two.
      let bits = number.bitWidth - number.leadingZeroBitCount - 3
      return DeflateLength(
        symbol: UInt16(257 + 4 * bits + number >> bits), extra: UInt8(number & (1 << bits - 1)),
        bits: UInt8(bits))
    }
  }

  /// The code lengths in a block's header, run-length encoded and compressed with a Huffman code of
  /// their own.
  private struct CodeLengths {
    private var runs: [(symbol: Int, extra: UInt64, bits: UInt64)] = []
    private let counts: (letters: Int, distances: Int)

    /// The order in which the header lists the lengths of the code length code.
    private static let order = [
      16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
    ]

    init(_ letters: DeflateCode, _ distances: DeflateCode) {
      func used(_ code: DeflateCode) -> Int { (code.lengths.lastIndex { $0 > 0 } ?? 0) + 1 }
      counts = (max(257, used(letters)), used(distances))
      var rest = letters.lengths[..<counts.letters] + distances.lengths[..<counts.distances]
      while let length = rest.first {
        let count = rest.prefix { $0 == length }.count
        rest = rest.dropFirst(count)
        add(Int(length), count)
      }
    }

    private mutating func add(_ length: Int, _ count: Int) {
      var left = count
      if length > 0 {
        runs.append((length, 0, 0))
        left -= 1
      }
      while left > 0 {
        let part = min(left, length == 0 ? 138 : 6)
        switch part {
        case ..<3: runs += Array(repeating: (length, 0, 0), count: part)
        case _ where length > 0: runs.append((16, UInt64(part - 3), 2))
        case ..<11: runs.append((17, UInt64(part - 3), 3))
        default: runs.append((18, UInt64(part - 11), 7))
        }
        left -= part
      }
    }

    func write(to writer: inout BitWriter) {
      var symbols = [UInt32](repeating: 0, count: 19)
      for run in runs { symbols[run.symbol] += 1 }
      let code = DeflateCode(counts: symbols, longest: 7)
      let count = max(4, (Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
      writer.add(UInt64(counts.letters - 257), 5)
      writer.add(UInt64(counts.distances - 1), 5)
      writer.add(UInt64(count - 4), 4)
      writer.flush()
      for symbol in Self.order[..<count] {
        writer.add(UInt64(code.lengths[symbol]), 3)
        writer.flush()
      }
      for run in runs {
        writer.add(code.table[run.symbol])
        writer.add(run.extra, run.bits)
        writer.flush()
      }
    }
  }
#endif
