#if Graphics
  import Foundation
  import QuoinDrawing
  import QuoinGeometry

  /// A buffer of PDF source: the operators of a page, or an object.
  struct PDFSource {
    var bytes: [UInt8] = []

    init() {}
    init(_ text: String) { put(text) }

    mutating func put(_ text: String) { bytes.append(contentsOf: text.utf8) }
    mutating func put(_ text: StaticString) {
      bytes.append(
        contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
    mutating func put(_ other: PDFSource) { bytes.append(contentsOf: other.bytes) }
    mutating func put(bytes other: some Sequence<UInt8>) { bytes.append(contentsOf: other) }

    // MARK: Numbers

    private static let powers: [Double] = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6]

    /// Writes `value` with at most `decimals` decimals, up to six, followed by a space.
    mutating func put(_ value: CGFloat, decimals: Int = 3) {
      put(number: value, decimals: decimals)
      bytes.append(0x20)
    }

    private mutating func put(number value: CGFloat, decimals: Int) {
      guard value.isFinite else { return bytes.append(0x30) }
      let limited = min(max(Double(value), -1e9), 1e9)
      let scaled = Int((limited * Self.powers[decimals]).rounded())
      var rest = scaled.magnitude
      if scaled < 0 { bytes.append(0x2D) }
      // The digits, last first.
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { digits in
        var (count, place, isFraction) = (0, 0, decimals > 0)
        var hasFraction = false
        while rest > 0 || place <= decimals {
          let digit = UInt8(rest % 10)
          rest /= 10
          if isFraction {
            if digit != 0 || hasFraction {
              digits[count] = 0x30 + digit
              (count, hasFraction) = (count + 1, true)
            }
          } else {
            digits[count] = 0x30 + digit
            count += 1
          }
          place += 1
          if isFraction, place == decimals {
            isFraction = false
            if hasFraction {
              digits[count] = 0x2E
              count += 1
            }
          }
        }
        for index in (0..<count).reversed() { bytes.append(digits[index]) }
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

    private static let digits = Array("0123456789ABCDEF".utf8)

    /// Writes `value` as hexadecimal digits.
    mutating func put(hex value: some FixedWidthInteger, digits count: Int) {
      for digit in (0..<count).reversed() {
        bytes.append(Self.digits[Int(truncatingIfNeeded: value >> (4 * digit)) & 15])
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
  }
#endif
