#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// A buffer of PDF source: the operators of a page, or an object.
  struct PDFSource {
    var bytes: [UInt8] = []

    init() {}
    init(_ text: String) { put(text: text) }

    mutating func put(text: String) { bytes.append(contentsOf: text.utf8) }
    mutating func put(_ text: StaticString) {
      // Operators are short: byte by byte takes half the time of one copy.
      for byte in UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount) {
        bytes.append(byte)
      }
    }
    mutating func put(_ other: PDFSource) { bytes.append(contentsOf: other.bytes) }
    mutating func put(bytes other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

    // MARK: Numbers

    /// Writes `value` with at most `decimals` decimals, up to six, followed by a space.
    mutating func put(_ value: CGFloat, decimals: Int = 3) {
      put(number: value, decimals: decimals)
      bytes.append(0x20)
    }

    private mutating func put(number value: CGFloat, decimals: Int) {
      guard value.isFinite else { return bytes.append(0x30) }
      var power = 1.0
      for _ in 0..<decimals { power *= 10 }
      let limited = min(max(Double(value), -1e9), 1e9)
      let scaled = Int((limited * power).rounded())
      put(upTo: 24) { text in
        var rest = scaled.magnitude
        for _ in 0..<decimals {
          let digit = rest % 10
          rest /= 10
          if digit != 0 || !text.isEmpty { text.precede(with: 0x30 + UInt8(digit)) }
        }
        if !text.isEmpty { text.precede(with: 0x2E) }
        text.precede(withDigitsOf: rest)
        if scaled < 0 { text.precede(with: 0x2D) }
      }
    }

    /// Writes a whole number, without a space.
    mutating func put(integer: Int) {
      // Most are small.
      if integer.magnitude < 100 {
        if integer < 0 { bytes.append(0x2D) }
        let (tens, ones) = UInt8(integer.magnitude).quotientAndRemainder(dividingBy: 10)
        if tens > 0 { bytes.append(0x30 + tens) }
        return bytes.append(0x30 + ones)
      }
      put(upTo: 24) { text in
        text.precede(withDigitsOf: integer.magnitude)
        if integer < 0 { text.precede(with: 0x2D) }
      }
    }

    /// Writes references to objects, each followed by a space.
    mutating func put(references numbers: some Sequence<some BinaryInteger>) {
      for number in numbers {
        put(integer: Int(number))
        put(" 0 R ")
      }
    }

    /// Writes the six numbers of a transform.
    mutating func put(_ matrix: CGAffineTransform) {
      put(matrix.a, decimals: 6)
      put(matrix.b, decimals: 6)
      put(matrix.c, decimals: 6)
      put(matrix.d, decimals: 6)
      put(matrix.tx, decimals: 4)
      put(matrix.ty, decimals: 4)
    }

    mutating func put(_ point: CGPoint, decimals: Int = 3) {
      put(point.x, decimals: decimals)
      put(point.y, decimals: decimals)
    }

    /// Returns a number as a string.
    static func number(_ value: CGFloat, decimals: Int = 3) -> String {
      var source = PDFSource()
      source.put(number: value, decimals: decimals)
      return String(decoding: source.bytes, as: UTF8.self)
    }

    // MARK: Words

    /// Returns a hexadecimal digit.
    private static func digit(_ value: UInt8) -> UInt8 {
      value < 10 ? 0x30 + value : 0x37 + value
    }

    /// Writes `value` as up to 16 hexadecimal digits.
    mutating func put(hex value: some FixedWidthInteger, digits: Int) {
      put(upTo: 16) { $0.precede(withHex: UInt64(truncatingIfNeeded: value), digits: digits) }
    }

    /// Writes a glyph's code in a hexadecimal string, which `move` thousandths of the size to the
    /// left interrupt unless they are 0.
    mutating func put(code: UInt32, digits: Int, after move: Int) {
      bytes.append(addingCapacity: 48) { span in
        if move != 0 {
          span.append(UInt8(ascii: ">"))
          if move < 0 { span.append(UInt8(ascii: "-")) }
          var power: UInt = 1
          while move.magnitude / power >= 10 { power *= 10 }
          while power > 0 {
            span.append(0x30 + UInt8(truncatingIfNeeded: move.magnitude / power % 10))
            power /= 10
          }
          span.append(UInt8(ascii: "<"))
        }
        for digit in (0..<digits).reversed() {
          span.append(Self.digit(UInt8(truncatingIfNeeded: code >> UInt32(4 * digit)) & 15))
        }
      }
    }

    /// Writes `text` in UTF-16, as hexadecimal digits.
    mutating func put(utf16 text: some StringProtocol) {
      for unit in text.utf16 { put(hex: unit, digits: 4) }
    }

    /// Returns a text string in UTF-16.
    static func text(_ text: String) -> String {
      var source = PDFSource("<FEFF")
      source.put(utf16: text)
      source.put(">")
      return String(decoding: source.bytes, as: UTF8.self)
    }

    /// Returns a byte string.
    static func string(_ text: String) -> String {
      var source = PDFSource("(")
      for byte in text.utf8 {
        switch byte {
        case 0x28, 0x29, 0x5C: source.bytes += [0x5C, byte]
        case 0x20...0x7E: source.bytes.append(byte)
        default:
          // Three octal digits
          source.bytes += [0x5C, 0x30 + (byte >> 6), 0x30 + (byte >> 3 & 7), 0x30 + (byte & 7)]
        }
      }
      source.bytes.append(0x29)
      return String(decoding: source.bytes, as: UTF8.self)
    }

    // MARK: Short texts

    /// Writes a text of at most `count` bytes, which `write` makes from its end to its beginning.
    private mutating func put(upTo count: Int, _ write: (inout ShortText) -> Void) {
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { buffer in
        var text = ShortText(buffer: buffer, start: count)
        write(&text)
        for index in text.start..<count { bytes.append(buffer[index]) }
      }
    }

    /// A text that grows at its beginning, as the last digit of a number is found first.
    private struct ShortText {
      let buffer: UnsafeMutableBufferPointer<UInt8>
      var start: Int
      var isEmpty: Bool { start == buffer.count }

      mutating func precede(with byte: UInt8) {
        start -= 1
        buffer[start] = byte
      }

      mutating func precede(withDigitsOf number: UInt) {
        var rest = number
        repeat {
          precede(with: 0x30 + UInt8(rest % 10))
          rest /= 10
        } while rest > 0
      }

      mutating func precede(withHex number: UInt64, digits: Int) {
        for digit in 0..<digits {
          precede(
            with: PDFSource.digit(UInt8(truncatingIfNeeded: number >> UInt64(4 * digit)) & 15))
        }
      }
    }
  }
#endif
