import Foundation
import QuoinGeometry

/// The objects of a PDF file, found by scanning the file, so that a damaged cross-reference table
/// doesn't matter.
final class PDFFile {
  let bytes: [UInt8]
  private var places: [Int: Int] = [:]
  private var objects: [Int: PDFValue] = [:]
  private var trailer: [String: PDFValue] = [:]
  let budget: WorkBudget

  init(_ data: Data, _ budget: WorkBudget) throws(VectorError) {
    bytes = Array(data)
    self.budget = budget
    find()
    try budget.check()
    if trailer["Encrypt"] != nil { throw VectorError(reason: "it is encrypted") }
  }

  private func find() {
    var index = 0
    while index + 3 < bytes.count, budget.isLeft {
      switch bytes[index] {
      case UInt8(ascii: "o") where matches("obj", at: index):
        if !matches("end", at: index - 3), let (number, _) = numberBefore(index) {
          places[number] = index + 3
          index += 2
        }
      case UInt8(ascii: "t") where matches("trailer", at: index):
        if case .dictionary(let fields)? = value(in: bytes, at: index + 7) {
          trailer.merge(fields) { $1 }
        }
        index += 6
      default: break
      }
      index += 1
    }
    // Objects in object streams, and the cross-reference stream.
    for number in places.keys.sorted() {
      guard let fields = dictionary(.reference(number)), case .name(let type)? = fields["Type"]
      else { continue }
      if type == "XRef" { trailer.merge(fields) { first, _ in first } }
      if type == "ObjStm" { unpack(number, fields) }
      if type == "Catalog", trailer["Root"] == nil { trailer["Root"] = .reference(number) }
    }
  }

  private func matches(_ text: StaticString, at place: Int) -> Bool {
    guard place >= 0, place + text.utf8CodeUnitCount <= bytes.count else { return false }
    for offset in 0..<text.utf8CodeUnitCount where bytes[place + offset] != text.utf8Start[offset] {
      return false
    }
    return true
  }

  /// Returns the two numbers directly before `place`.
  private func numberBefore(_ place: Int) -> (Int, Int)? {
    var index = place - 1
    func number() -> Int? {
      while index >= 0, PDFScanner.isBlank(bytes[index]) { index -= 1 }
      let end = index
      while index >= 0, (0x30...0x39).contains(bytes[index]), end - index < 10 { index -= 1 }
      return Int(String(decoding: bytes[(index + 1)..<(end + 1)], as: UTF8.self))
    }
    guard let generation = number(), let first = number() else { return nil }
    return (first, generation)
  }

  /// Parses the value at `place`.
  private func value(in bytes: [UInt8], at place: Int) -> PDFValue? {
    var scanner = PDFScanner(bytes, at: place)
    return value(&scanner)
  }

  private func value(_ scanner: inout PDFScanner) -> PDFValue? {
    guard budget.isLeft else { return nil }
    let start = scanner.index
    let value = scanner.next()
    // Values take many times the memory of their bytes.
    budget.spend(10 + 12 * (scanner.index - start), on: .objects)
    return value
  }

  private func unpack(_ number: Int, _ fields: [String: PDFValue]) {
    let content = content(.reference(number))
    var scanner = PDFScanner(content)
    guard let first = self.number(fields["First"]), let count = self.number(fields["N"]) else {
      return
    }
    for _ in 0..<Int(min(max(count, 0), 100_000)) {
      guard case .number(let object)? = scanner.next(), case .number(let offset)? = scanner.next()
      else { return }
      let place = Int(first) + Int(offset)
      guard place >= 0, place < content.count, places[Int(object)] == nil else { continue }
      objects[Int(object)] = value(in: content, at: place) ?? .null
    }
  }

  /// Returns the value that a reference leads to.
  func resolved(_ value: PDFValue?) -> PDFValue? {
    guard case .reference(let number)? = value else { return value }
    if let known = objects[number] { return known }
    guard let place = places[number] else { return nil }
    var scanner = PDFScanner(bytes, at: place)
    guard var object = self.value(&scanner) else { return nil }
    if case .dictionary(let fields) = object, case .word("stream")? = scanner.next() {
      object = .stream(fields, range(of: fields, after: scanner.index))
    }
    objects[number] = object
    return object
  }

  private func range(of fields: [String: PDFValue], after place: Int) -> Range<Int> {
    var start = place
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    if let length = length(fields["Length"]), length >= 0, start + Int(length) <= bytes.count {
      var end = start + Int(length)
      let stated = end
      while end < bytes.count, PDFScanner.isBlank(bytes[end]) { end += 1 }
      budget.spend(end - stated, on: .objects)
      if matches("endstream", at: end) { return start..<stated }
    }
    var end = start
    while end < bytes.count, !matches("endstream", at: end) { end += 1 }
    budget.spend(end - start, on: .objects)
    return min(start, end)..<end
  }

  /// Returns the declared length of a stream. An indirect length must be a plain number, because
  /// other objects could be streams with further indirect lengths.
  private func length(_ value: PDFValue?) -> Double? {
    guard case .reference(let number)? = value else { return self.number(value) }
    if case .number(let known)? = objects[number] { return known }
    guard let place = places[number] else { return nil }
    var scanner = PDFScanner(bytes, at: place)
    defer { budget.spend(scanner.index - place, on: .objects) }
    return scanner.number()
  }

  func number(_ value: PDFValue?) -> Double? {
    if case .number(let number)? = resolved(value) { number } else { nil }
  }

  func numbers(_ value: PDFValue?) -> [CGFloat]? {
    guard case .array(let values)? = resolved(value) else { return nil }
    guard budget.spend(values.count, on: .objects) else { return nil }
    return values.map { CGFloat(number($0) ?? 0) }
  }

  func name(_ value: PDFValue?) -> String? {
    if case .name(let name)? = resolved(value) { name } else { nil }
  }

  func array(_ value: PDFValue?) -> [PDFValue]? {
    if case .array(let values)? = resolved(value) { values } else { nil }
  }

  /// Returns a dictionary, or that of a stream.
  func dictionary(_ value: PDFValue?) -> [String: PDFValue]? {
    switch resolved(value) {
    case .dictionary(let fields)?, .stream(let fields, _)?: fields
    default: nil
    }
  }

  /// Returns the bytes of a stream, decoded by all supported filters.
  func content(_ value: PDFValue?) -> [UInt8] { unpacked(value).bytes }

  /// Returns the bytes of a stream, and the first filter that could not be applied.
  func unpacked(_ value: PDFValue?) -> (bytes: [UInt8], filter: String?) {
    guard case .stream(let fields, let range)? = resolved(value) else { return ([], nil) }
    var content = Array(bytes[range])
    let filters = array(fields["Filter"]) ?? [fields["Filter"]].compactMap { $0 }
    let parameters = array(fields["DecodeParms"]) ?? [fields["DecodeParms"] ?? .null]
    budget.spend(content.count / 8, on: .bytes)
    for (index, filter) in filters.enumerated() {
      // Reading compressed data is slower than copying repetitions.
      guard budget.spend(10 + 4 * content.count, on: .bytes) else { return ([], nil) }
      guard let filter = name(filter) else { continue }
      switch filter {
      case "FlateDecode", "Fl":
        content = Inflate.content(of: content, limit: min(128 << 20, 2 * budget.left))
        budget.spend(content.count / 2, on: .bytes)
        if parameters.indices.contains(index), let fields = dictionary(parameters[index]) {
          content = unpredicted(content, fields)
        }
      case "ASCII85Decode", "A85": content = PDFFilter.ascii85(content)
      case "ASCIIHexDecode", "AHx": content = PDFFilter.hexadecimal(content)
      default: return (content, filter)
      }
    }
    return (content, nil)
  }

  private func unpredicted(_ content: [UInt8], _ fields: [String: PDFValue]) -> [UInt8] {
    guard (number(fields["Predictor"]) ?? 1) >= 10,
      budget.spend(content.count, on: .bytes)
    else { return content }
    let colors = Int(min(max(number(fields["Colors"]) ?? 1, 1), 32))
    let bits = Int(min(max(number(fields["BitsPerComponent"]) ?? 8, 1), 16))
    let columns = Int(min(max(number(fields["Columns"]) ?? 1, 1), 1_048_576))
    return PDFFilter.unpredicted(
      content, row: (colors * bits * columns + 7) / 8, pixel: max(1, colors * bits / 8))
  }

  /// The declared number of pages, but no more than the number of objects, as each page is an
  /// object.
  var pageCount: Int {
    let pages = dictionary(dictionary(trailer["Root"])?["Pages"])
    let most = Double(places.count + objects.count)
    return pages.flatMap { number($0["Count"]) }.map { Int($0.inside(0...most)) } ?? 0
  }

  /// Returns the first page, with the attributes inherited from its ancestors.
  func firstPage() throws(VectorError) -> [String: PDFValue] {
    var fields = dictionary(dictionary(trailer["Root"])?["Pages"]) ?? [:]
    var inherited: [String: PDFValue] = [:]
    for _ in 0..<32 {
      for key in ["MediaBox", "CropBox", "Resources", "Rotate"] {
        if let value = fields[key] { inherited[key] = value }
      }
      guard let kids = array(fields["Kids"]),
        let next = kids.lazy.compactMap({ self.dictionary($0) }).first
      else { break }
      fields = next
    }
    guard fields["Kids"] == nil, !fields.isEmpty else {
      throw VectorError(reason: "it has no page")
    }
    return fields.merging(inherited) { $1 }
  }
}
