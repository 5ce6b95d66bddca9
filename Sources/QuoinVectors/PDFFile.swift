import Foundation
import QuoinGeometry

/// The objects of a PDF file. They are found by reading through the file, so that a damaged index doesn't matter.
final class PDFFile {
  let bytes: [UInt8]
  private var places: [Int: Int] = [:]
  private var objects: [Int: PDFValue] = [:]
  private var trailer: [String: PDFValue] = [:]

  init(_ data: Data) throws(VectorError) {
    bytes = Array(data)
    find()
    if trailer["Encrypt"] != nil { throw VectorError(reason: "it is encrypted") }
  }

  private func find() {
    var index = 0
    while index + 3 < bytes.count {
      if matches("obj", at: index), let (number, _) = numberBefore(index),
        index < 3 || !matches("end", at: index - 3)
      {
        places[number] = index + 3
        index += 3
      } else if matches("trailer", at: index) {
        var scanner = PDFScanner(bytes, at: index + 7)
        if case .dictionary(let fields)? = scanner.next() { trailer.merge(fields) { $1 } }
        index += 7
      } else {
        index += 1
      }
    }
    // Objects that lie in others, and the index that is an object itself.
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

  /// The two numbers that end right before `place`.
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
      var inner = PDFScanner(content, at: place)
      objects[Int(object)] = inner.next() ?? .null
    }
  }

  /// The value that a reference leads to.
  func resolved(_ value: PDFValue?, depth: Int = 0) -> PDFValue? {
    guard case .reference(let number)? = value else { return value }
    guard depth < 16 else { return nil }
    if let known = objects[number] { return resolved(known, depth: depth + 1) }
    guard let place = places[number] else { return nil }
    objects[number] = .null
    var scanner = PDFScanner(bytes, at: place)
    var object = scanner.next() ?? .null
    if case .dictionary(let fields) = object, case .word("stream")? = scanner.next() {
      object = .stream(fields, range(of: fields, after: scanner.index, depth))
    }
    objects[number] = object
    return resolved(object, depth: depth + 1)
  }

  private func range(of fields: [String: PDFValue], after place: Int, _ depth: Int) -> Range<Int> {
    var start = place
    if start < bytes.count, bytes[start] == 13 { start += 1 }
    if start < bytes.count, bytes[start] == 10 { start += 1 }
    if let length = number(fields["Length"]), length >= 0, start + Int(length) <= bytes.count {
      var end = start + Int(length)
      let stated = end
      while end < bytes.count, PDFScanner.isBlank(bytes[end]) { end += 1 }
      if matches("endstream", at: end) { return start..<stated }
    }
    var end = start
    while end < bytes.count, !matches("endstream", at: end) { end += 1 }
    return min(start, end)..<end
  }

  func number(_ value: PDFValue?) -> Double? {
    if case .number(let number)? = resolved(value) { number } else { nil }
  }

  func numbers(_ value: PDFValue?) -> [CGFloat]? {
    guard case .array(let values)? = resolved(value) else { return nil }
    return values.map { CGFloat(number($0) ?? 0) }
  }

  func name(_ value: PDFValue?) -> String? {
    if case .name(let name)? = resolved(value) { name } else { nil }
  }

  func array(_ value: PDFValue?) -> [PDFValue]? {
    if case .array(let values)? = resolved(value) { values } else { nil }
  }

  /// A dictionary, also that of a stream.
  func dictionary(_ value: PDFValue?) -> [String: PDFValue]? {
    switch resolved(value) {
    case .dictionary(let fields)?, .stream(let fields, _)?: fields
    default: nil
    }
  }

  /// The bytes of a stream, unpacked as far as the filters are known.
  func content(_ value: PDFValue?) -> [UInt8] { unpacked(value).bytes }

  /// The same, and the filter that remains.
  func unpacked(_ value: PDFValue?) -> (bytes: [UInt8], filter: String?) {
    guard case .stream(let fields, let range)? = resolved(value) else { return ([], nil) }
    var content = Array(bytes[range])
    let filters = array(fields["Filter"]) ?? [fields["Filter"]].compactMap { $0 }
    let parameters = array(fields["DecodeParms"]) ?? [fields["DecodeParms"] ?? .null]
    for (index, filter) in filters.enumerated() {
      guard let filter = name(filter) else { continue }
      switch filter {
      case "FlateDecode", "Fl":
        content = Inflate.content(of: content)
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
    guard (number(fields["Predictor"]) ?? 1) >= 10 else { return content }
    let colors = Int(min(max(number(fields["Colors"]) ?? 1, 1), 32))
    let bits = Int(min(max(number(fields["BitsPerComponent"]) ?? 8, 1), 16))
    let columns = Int(min(max(number(fields["Columns"]) ?? 1, 1), 1_048_576))
    return PDFFilter.unpredicted(
      content, row: (colors * bits * columns + 7) / 8, pixel: max(1, colors * bits / 8))
  }

  /// How many pages the file says it has.
  var pageCount: Int {
    let pages = dictionary(dictionary(trailer["Root"])?["Pages"])
    return pages.flatMap { number($0["Count"]) }.map { Int(min(max($0, 0), 1e6)) } ?? 0
  }

  /// The first page, with what the pages around hand down.
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
