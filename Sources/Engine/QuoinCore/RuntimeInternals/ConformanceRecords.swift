import Foundation

/// Finds the types of a loaded library that conform to a protocol, including private and nested
/// ones.
///
/// The compiler writes a record of each conformance, which Swift's runtime uses for `as?`. The
/// records are in a section of the library's file (ELF), as relative offsets: protocol, type,
/// witness table, flags. The fourth word of a type's descriptor is the offset of the function that
/// returns its metadata.
package enum ConformanceRecords {
  private static let section = "swift5_protocol_conformances"

  /// Returns the types with a conformance record for a protocol with one of these names, in no
  /// particular order and without generic types.
  ///
  /// - Parameter path: The library's file, which must be loaded.
  package static func types(conformingTo names: Set<String>, in path: String) -> [Any.Type] {
    guard let file = ElfFile(path: path), let part = file.section(section),
      let base = loadAddress(of: path)
    else { return [] }
    var found: [Any.Type] = []
    var seen: Set<ObjectIdentifier> = []
    for index in 0..<(part.size / 4) {
      let entry = base + part.address + index * 4
      let record = target(at: entry)
      guard let proto = indirectTarget(at: record), names.contains(name(of: proto)) else {
        continue
      }
      let flags = record.load(fromByteOffset: 12, as: UInt32.self)
      let kind = (flags >> 3) & 7
      guard kind <= 1 else { continue }
      let reference = target(at: record + 4)
      let descriptor =
        kind == 0 ? reference : reference.load(as: UnsafeRawPointer?.self) ?? reference
      guard let type = metadata(of: descriptor), seen.insert(ObjectIdentifier(type)).inserted
      else { continue }
      found.append(type)
    }
    return found
  }

  /// Returns the target of a relative offset.
  private static func target(at place: UnsafeRawPointer) -> UnsafeRawPointer {
    place + Int(place.loadUnaligned(as: Int32.self))
  }

  /// Returns the target of an offset that may be indirect, which is indicated by an odd value.
  private static func indirectTarget(at place: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = place.loadUnaligned(as: Int32.self)
    guard offset != 0 else { return nil }
    let address = place + Int(offset & ~1)
    return offset & 1 == 0 ? address : address.load(as: UnsafeRawPointer?.self)
  }

  /// Returns the name in a descriptor, its third word.
  private static func name(of descriptor: UnsafeRawPointer) -> String {
    String(cString: target(at: descriptor + 8).assumingMemoryBound(to: CChar.self))
  }

  /// Returns the type of a descriptor, or `nil` for generic ones, which need type arguments.
  private static func metadata(of descriptor: UnsafeRawPointer) -> Any.Type? {
    let flags = descriptor.load(as: UInt32.self)
    let isGeneric = flags & 0x80 != 0
    // Classes, structs and enums.
    guard !isGeneric, (16...18).contains(flags & 31) else { return nil }
    typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer
    let accessor = unsafeBitCast(target(at: descriptor + 12), to: Accessor.self)
    return unsafeBitCast(accessor(0), to: Any.Type.self)
  }

  /// Returns the address at which the loader mapped the start of a library's file.
  private static func loadAddress(of path: String) -> UnsafeRawPointer? {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    // Its size is unknown before it is read, so `String(contentsOfFile:)` would stop after a page.
    guard let data = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd() else {
      return nil
    }
    let maps = String(decoding: data, as: UTF8.self)
    // 7f00-7fff r--p 00000000 08:01 1234   /path/of/library.so
    // A process has hundreds of lines, and comparing bytes is faster than comparing characters.
    for line in maps.utf8.split(separator: UInt8(ascii: "\n"))
    where line.suffix(real.utf8.count).elementsEqual(real.utf8) {
      let fields = Substring(line).split(separator: " ", maxSplits: 5)
      guard fields.count == 6, UInt(fields[2], radix: 16) == 0,
        fields[5].drop(while: { $0 == " " }) == real,
        let start = fields[0].split(separator: "-").first
      else { continue }
      return UInt(start, radix: 16).flatMap { UnsafeRawPointer(bitPattern: $0) }
    }
    return nil
  }
}

/// The sections of a library's file.
private struct ElfFile {
  private let data: Data

  init?(path: String) {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
      data.count > 64, data.starts(with: [0x7f, 0x45, 0x4c, 0x46, 2])
    else { return nil }
    self.data = data
  }

  /// Returns the address of a section relative to the library's, and its size in bytes.
  func section(_ name: String) -> (address: Int, size: Int)? {
    guard let table = number(at: 0x28, UInt64.self), let entry = number(at: 0x3a, UInt16.self),
      let count = number(at: 0x3c, UInt16.self), let names = number(at: 0x3e, UInt16.self),
      let strings = number(at: table + names * entry + 0x18, UInt64.self)
    else { return nil }
    for index in 0..<count {
      let header = table + index * entry
      guard let offset = number(at: header, UInt32.self),
        let address = number(at: header + 0x10, UInt64.self),
        let size = number(at: header + 0x20, UInt64.self)
      else { return nil }
      let place = strings + offset
      let end = place + name.utf8.count
      guard end < data.count, data[place..<end].elementsEqual(name.utf8), data[end] == 0 else {
        continue
      }
      return (address, size)
    }
    return nil
  }

  private func number<T: FixedWidthInteger>(at offset: Int, _ type: T.Type) -> Int? {
    guard offset >= 0, offset + MemoryLayout<T>.size <= data.count else { return nil }
    let value = data.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: T.self) }
    return Int(exactly: T(littleEndian: value))
  }
}
