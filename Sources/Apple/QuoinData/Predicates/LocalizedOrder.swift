import Foundation

/// The localized standard order of ASCII text, without the collator, which takes six times longer.
///
/// The collator's order has levels: first the characters without case, with numbers by value, then
/// the case. Texts that differ in leading zeros and at most in case are left to the collator.
enum LocalizedOrder {
  /// The collator's order of the printable characters, without case.
  private static let characters =
    " _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789abcdefghijklmnopqrstuvwxyz"

  /// The place of each character; 0 for those that aren't printable.
  private static let weights: [UInt8] = {
    var weights = [UInt8](repeating: 0, count: 256)
    for (place, character) in characters.utf8.enumerated() {
      weights[Int(character)] = UInt8(place + 1)
      if isLetter(character) { weights[Int(character) - 0x20] = UInt8(place + 1) }
    }
    return weights
  }()

  private static func isLetter(_ character: UInt8) -> Bool {
    character >= 0x61 && character <= 0x7A
  }
  private static func isDigit(_ character: UInt8) -> Bool { character >= 0x30 && character <= 0x39 }

  /// Whether the user's language has the usual order of these characters.
  private static let isUsual: Bool = {
    let locale = Locale.current
    let languages: Set<String> = ["en", "de", "fr", "it", "es", "pt", "nl"]
    return languages.contains(locale.language.languageCode?.identifier ?? "")
      && !locale.identifier.contains("POSIX") && !locale.identifier.contains("collation")
  }()

  /// Compares two texts, or returns `nil` if only the collator can.
  static func compare(_ first: String, _ second: String) -> ComparisonResult? {
    guard isUsual else { return nil }
    let result = first.utf8.withContiguousStorageIfAvailable { first in
      second.utf8.withContiguousStorageIfAvailable { second in
        weights.withUnsafeBufferPointer { compare(first, second, $0) }
      }
    }
    return result.flatMap { $0 }.flatMap { $0 }
  }

  private static func compare(
    _ first: UnsafeBufferPointer<UInt8>, _ second: UnsafeBufferPointer<UInt8>,
    _ weights: UnsafeBufferPointer<UInt8>
  ) -> ComparisonResult? {
    var a = 0
    var b = 0
    var primary = 0
    var cased = 0
    var hasOtherZeros = false
    while a < first.count, b < second.count {
      let x = first[a]
      let y = second[b]
      guard weights[Int(x)] != 0, weights[Int(y)] != 0 else { return nil }
      if primary == 0, isDigit(x), isDigit(y) {
        let (startA, startB) = (a, b)
        primary = numbers(first, &a, second, &b)
        hasOtherZeros = hasOtherZeros || a - startA != b - startB
        continue
      }
      a += 1
      b += 1
      if primary != 0 || x == y { continue }
      primary = Int(weights[Int(x)]) - Int(weights[Int(y)])
      if primary == 0, cased == 0 { cased = isLetter(x) ? -1 : 1 }
    }
    // A character that isn't printable may be anywhere.
    guard first[a...].allSatisfy({ weights[Int($0)] != 0 }),
      second[b...].allSatisfy({ weights[Int($0)] != 0 })
    else { return nil }
    if primary == 0 { primary = (first.count - a) - (second.count - b) }
    if primary == 0, !hasOtherZeros { primary = cased }
    if primary == 0 { return nil }
    return primary < 0 ? .orderedAscending : .orderedDescending
  }

  /// Compares two numbers and moves after them.
  private static func numbers(
    _ first: UnsafeBufferPointer<UInt8>, _ a: inout Int, _ second: UnsafeBufferPointer<UInt8>,
    _ b: inout Int
  ) -> Int {
    let x = number(first, &a)
    let y = number(second, &b)
    if x.count != y.count { return x.count - y.count }
    for (digit, other) in zip(first[x], second[y]) where digit != other {
      return Int(digit) - Int(other)
    }
    return 0
  }

  /// Returns the digits of a number without leading zeros.
  private static func number(_ text: UnsafeBufferPointer<UInt8>, _ place: inout Int) -> Range<Int> {
    while place < text.count, text[place] == 0x30 { place += 1 }
    let start = place
    while place < text.count, isDigit(text[place]) { place += 1 }
    return start..<place
  }
}
