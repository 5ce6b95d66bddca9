/// A QR code by ISO/IEC 18004, in the smallest version that fits the bytes and with the mask of the
/// lowest penalty.
struct QRCode {
  /// The error correction level.
  enum Level: Int {
    case low
    case medium
    case quartile
    case high

    init?(_ name: String) {
      guard let place = ["L", "M", "Q", "H"].firstIndex(of: name) else { return nil }
      self.init(rawValue: place)
    }

    /// The two bits that encode the level.
    var bits: Int { [1, 0, 3, 2][rawValue] }
  }

  let version: Int
  let level: Level
  /// The modules in rows; `true` is dark.
  private(set) var modules: [[Bool]]
  /// The modules that are reserved for patterns.
  private var isFixed: [[Bool]]

  var size: Int { version * 4 + 17 }

  /// Creates the code of `bytes`, or returns `nil` if they don't fit the largest version.
  init?(_ bytes: [UInt8], level: Level) {
    guard let version = (1...40).first(where: { Self.fits(bytes.count, $0, level) }) else {
      return nil
    }
    self.version = version
    self.level = level
    let row = [Bool](repeating: false, count: version * 4 + 17)
    modules = Array(repeating: row, count: row.count)
    isFixed = modules
    drawPatterns()
    draw(interleaved(codewords(bytes)))
    let masks = (0..<8).map { masked($0) }
    let best = masks.indices.min { Self.penalty(masks[$0]) < Self.penalty(masks[$1]) } ?? 0
    modules = masks[best]
  }

  // MARK: Sizes

  /// The error correction bytes per block, by level and version.
  private static let corrections: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30,
      26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30,
      30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  /// The number of blocks, by level and version.
  private static let blocks: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15,
      16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26,
      28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34,
      35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40,
      42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]

  /// Returns the coordinates of the alignment patterns on both axes.
  private static func alignments(_ version: Int) -> [Int] {
    guard version > 1 else { return [] }
    let (count, last) = (version / 7 + 2, version * 4 + 10)
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).map { last - $0 * step }.reversed()
  }

  /// Returns the number of modules available for data.
  private static func capacity(_ version: Int) -> Int {
    var count = (16 * version + 128) * version + 64
    if version >= 2 {
      let squares = version / 7 + 2
      count -= (25 * squares - 10) * squares - 55
      if version >= 7 { count -= 36 }
    }
    return count
  }

  private static func dataBytes(_ version: Int, _ level: Level) -> Int {
    capacity(version) / 8
      - corrections[level.rawValue][version - 1] * blocks[level.rawValue][version - 1]
  }

  private static func lengthBits(_ version: Int) -> Int { version < 10 ? 8 : 16 }

  private static func fits(_ count: Int, _ version: Int, _ level: Level) -> Bool {
    4 + lengthBits(version) + count * 8 <= dataBytes(version, level) * 8
  }

  // MARK: Data

  /// Returns the bytes with mode and count, padded to the capacity.
  private func codewords(_ bytes: [UInt8]) -> [UInt8] {
    var bits = Bits()
    bits.append(0b0100, 4)
    bits.append(bytes.count, Self.lengthBits(version))
    for byte in bytes { bits.append(Int(byte), 8) }
    let count = Self.dataBytes(version, level)
    bits.append(0, min(4, count * 8 - bits.count))
    bits.append(0, (8 - bits.count % 8) % 8)
    var words = bits.bytes
    while words.count < count {
      words.append(words.count % 2 == bits.bytes.count % 2 ? 0xEC : 0x11)
    }
    return words
  }

  private struct Bits {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0

    mutating func append(_ value: Int, _ length: Int) {
      for place in (0..<length).reversed() {
        if count % 8 == 0 { bytes.append(0) }
        if value >> place & 1 == 1 { bytes[count / 8] |= 0x80 >> UInt8(count % 8) }
        count += 1
      }
    }
  }

  /// Returns the blocks with their error correction, interleaved by byte.
  private func interleaved(_ data: [UInt8]) -> [UInt8] {
    let blockCount = Self.blocks[level.rawValue][version - 1]
    let divisor = Self.divisor(Self.corrections[level.rawValue][version - 1])
    let (short, longer) = (data.count / blockCount, data.count % blockCount)
    var blocks: [[UInt8]] = []
    var start = 0
    for index in 0..<blockCount {
      let end = start + short + (index >= blockCount - longer ? 1 : 0)
      blocks.append(Array(data[start..<end]))
      start = end
    }
    let corrections = blocks.map { Self.remainder($0, divisor) }
    let mixed = (0...short).flatMap { place in
      blocks.compactMap { place < $0.count ? $0[place] : nil }
    }
    return mixed + divisor.indices.flatMap { place in corrections.map { $0[place] } }
  }

  /// Returns a product in the finite field of 256 elements.
  private static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
    var result: UInt8 = 0
    for place in (0..<8).reversed() {
      result = result << 1 ^ (result >> 7) &* 0x1D
      result ^= (right >> UInt8(place) & 1) &* left
    }
    return result
  }

  private static func divisor(_ degree: Int) -> [UInt8] {
    var result = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for place in result.indices {
        result[place] = product(result[place], root)
        if place + 1 < degree { result[place] ^= result[place + 1] }
      }
      root = product(root, 2)
    }
    return result
  }

  private static func remainder(_ data: [UInt8], _ divisor: [UInt8]) -> [UInt8] {
    var rest = [UInt8](repeating: 0, count: divisor.count)
    for byte in data {
      let factor = byte ^ rest.removeFirst()
      rest.append(0)
      for place in rest.indices { rest[place] ^= product(divisor[place], factor) }
    }
    return rest
  }

  // MARK: Drawing

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard modules.indices.contains(x), modules.indices.contains(y) else { return }
    modules[y][x] = isDark
    isFixed[y][x] = true
  }

  private mutating func drawPatterns() {
    for place in 0..<size {
      set(6, place, place % 2 == 0)
      set(place, 6, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] {
      for dx in -4...4 {
        for dy in -4...4 {
          let ring = max(abs(dx), abs(dy))
          set(x + dx, y + dy, ring != 2 && ring != 4)
        }
      }
    }
    let places = Self.alignments(version)
    for x in places {
      for y in places {
        let isCorner = (x == 6 && y == 6) || (x == 6 && y == size - 7) || (x == size - 7 && y == 6)
        if isCorner { continue }
        for dx in -2...2 {
          for dy in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
    drawFormat(mask: 0)
    if version >= 7 {
      let bits = version << 12 | Self.check(version, 0x1F25, 12)
      for place in 0..<18 {
        let isDark = bits >> place & 1 == 1
        set(size - 11 + place % 3, place / 3, isDark)
        set(place / 3, size - 11 + place % 3, isDark)
      }
    }
  }

  /// Returns the remainder of a polynomial division.
  private static func check(_ value: Int, _ divisor: Int, _ degree: Int) -> Int {
    var rest = value
    for _ in 0..<degree { rest = rest << 1 ^ (rest >> (degree - 1)) * divisor }
    return rest
  }

  private mutating func drawFormat(mask: Int) {
    let data = level.bits << 3 | mask
    let bits = (data << 10 | Self.check(data, 0x537, 10)) ^ 0x5412
    func isDark(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0...5 { set(8, place, isDark(place)) }
    set(8, 7, isDark(6))
    set(8, 8, isDark(7))
    set(7, 8, isDark(8))
    for place in 9..<15 { set(14 - place, 8, isDark(place)) }
    for place in 0..<8 { set(size - 1 - place, 8, isDark(place)) }
    for place in 8..<15 { set(8, size - 15 + place, isDark(place)) }
    set(8, size - 8, true)
  }

  /// Draws the bytes in columns two modules wide, alternately up and down.
  private mutating func draw(_ words: [UInt8]) {
    var place = 0
    for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isFixed[y][x] && place < words.count * 8 {
          modules[y][x] = words[place / 8] >> UInt8(7 - place % 8) & 1 == 1
          place += 1
        }
      }
    }
  }

  private func masked(_ mask: Int) -> [[Bool]] {
    var code = self
    for y in 0..<size {
      for x in 0..<size where !isFixed[y][x] {
        let isTurned =
          switch mask {
          case 0: (x + y) % 2 == 0
          case 1: y % 2 == 0
          case 2: x % 3 == 0
          case 3: (x + y) % 3 == 0
          case 4: (x / 3 + y / 2) % 2 == 0
          case 5: x * y % 2 + x * y % 3 == 0
          case 6: (x * y % 2 + x * y % 3) % 2 == 0
          default: ((x + y) % 2 + x * y % 3) % 2 == 0
          }
        if isTurned { code.modules[y][x].toggle() }
      }
    }
    code.drawFormat(mask: mask)
    return code.modules
  }

  /// Returns the penalty for long runs, blocks, finder-like patterns and an uneven share of dark
  /// modules.
  private static func penalty(_ modules: [[Bool]]) -> Int {
    let size = modules.count
    let columns = (0..<size).map { x in modules.map { $0[x] } }
    var faults = 0
    for line in modules + columns {
      var (run, last) = (0, false)
      for (place, isDark) in line.enumerated() {
        run = place > 0 && isDark == last ? run + 1 : 1
        last = isDark
        if run == 5 { faults += 3 } else if run > 5 { faults += 1 }
      }
      let finder = [true, false, true, true, true, false, true]
      let light = [false, false, false, false]
      for start in 0..<max(0, size - 10) {
        let part = Array(line[start..<start + 11])
        if part == finder + light || part == light + finder { faults += 40 }
      }
    }
    for y in 0..<size - 1 {
      for x in 0..<size - 1 where modules[y][x] == modules[y][x + 1] {
        if modules[y][x] == modules[y + 1][x], modules[y][x] == modules[y + 1][x + 1] {
          faults += 3
        }
      }
    }
    let dark = modules.reduce(0) { $0 + $1.count { $0 } }
    return faults + (abs(dark * 20 - size * size * 10) + size * size - 1) / (size * size) * 10 - 10
  }
}
