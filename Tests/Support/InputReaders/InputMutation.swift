extension InputReader {
  /// Returns a damaged seed, which depends only on the number.
  public func mutation(_ number: Int) -> [UInt8] {
    var chance = Chance(state: UInt64(truncatingIfNeeded: number))
    var input = seed(&chance)
    for _ in 0...chance.below(4) { damage(&input, &chance) }
    return input
  }

  private func seed(_ chance: inout Chance) -> [UInt8] {
    seeds.isEmpty ? [] : seeds[chance.below(seeds.count)]
  }

  /// The maximum length of an input in bytes.
  private static let longest = 1 << 16

  private func damage(_ input: inout [UInt8], _ chance: inout Chance) {
    guard !input.isEmpty else { return input.append(chance.byte()) }
    let place = chance.below(input.count)
    let end = min(place + chance.below(1 << chance.below(10)) + 1, input.count)
    switch chance.below(9) {
    case 0: input[place] ^= 1 << chance.below(8)
    case 1: input[place] = chance.byte()
    case 2: input.insert(chance.byte(), at: place)
    case 3: input.removeSubrange(place..<end)
    case 4: input.removeSubrange(place...)
    // Repeats a part many times, for nesting and long lists.
    case 5:
      let part = input[place..<end]
      let times = min(1 << chance.below(13), Self.longest / part.count)
      input.insert(contentsOf: repeatElement(part, count: times).joined(), at: place)
    // Inserts a number that is very large, negative or invalid.
    case 6:
      let digits = ["0", "-1", "255", "65536", "4294967295", "9223372036854775807", "1e999", "nan"]
      input.replaceSubrange(place..<end, with: Array(digits[chance.below(digits.count)].utf8))
    case 7:
      for index in place..<min(place + 4, input.count) { input[index] = chance.extreme() }
    default:
      let other = seed(&chance)
      guard !other.isEmpty else { return }
      input.replaceSubrange(place..., with: other[chance.below(other.count)...])
    }
    if input.count > Self.longest { input.removeSubrange(Self.longest...) }
  }
}

/// A deterministic pseudorandom number generator.
private struct Chance {
  var state: UInt64

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func below(_ end: Int) -> Int { Int(next() % UInt64(end)) }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  mutating func extreme() -> UInt8 { [0, 1, 0x7F, 0x80, 0xFF][below(5)] }
}
