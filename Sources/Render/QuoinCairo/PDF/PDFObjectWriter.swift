#if Graphics
  import CDeflate
  import Foundation

  /// A writer of PDF objects that passes bytes on immediately and retains only the objects'
  /// offsets.
  final class PDFObjectWriter {
    private let write: (Data) throws -> Void
    /// The buffered bytes of small writes.
    private var waiting: [UInt8] = []
    private static let portion = 1 << 16
    /// The number of bytes written before those in `waiting`.
    private var written = 0
    private var error: (any Error)?
    /// A hash of the written bytes, which becomes the file's identifier.
    private var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    /// The location of each object by its number; number 0 is unused.
    private var places: [Place] = [.nowhere]
    /// The objects that will be compressed together in the next object stream.
    private var collected: (numbers: [Int], starts: [Int], source: PDFSource) = (
      [], [], PDFSource()
    )
    private static let mostCollected = 200
    private let compressor = libdeflate_alloc_compressor(6)

    /// An entry of the cross-reference table, packed into eight bytes because long documents have
    /// many objects.
    private struct Place {
      private let number: UInt32
      private let rest: UInt16
      /// The entry's type in the file: 0 for free, 1 for an offset, 2 for an index in an object
      /// stream.
      let kind: UInt8

      static let nowhere = Place(kind: 0, number: 0, rest: 0xFFFF)

      /// Stores an offset in six bytes.
      init(offset: Int) {
        (kind, number) = (1, UInt32(truncatingIfNeeded: offset))
        rest = UInt16(truncatingIfNeeded: offset >> 32)
      }

      init(inside stream: Int, index: Int) {
        (kind, number, rest) = (2, UInt32(stream), UInt16(index))
      }

      private init(kind: UInt8, number: UInt32, rest: UInt16) {
        (self.kind, self.number, self.rest) = (kind, number, rest)
      }

      /// The two fields after the type.
      var numbers: (Int, Int) {
        kind == 1 ? (Int(rest) << 32 | Int(number), 0) : (Int(number), Int(rest))
      }
    }

    init(_ write: @escaping (Data) throws -> Void) {
      self.write = write
      waiting.reserveCapacity(1 << 14)
      put(PDFSource("%PDF-1.7\n"))
      // Four bytes above 127 mark the file as binary for file transfer programs.
      put([0x25, 0xE2, 0xE3, 0xCF, 0xD3, 0x0A])
    }

    deinit { libdeflate_free_compressor(compressor) }

    // MARK: Objects

    /// Reserves the number of an object that is written later.
    func reserve() -> Int {
      places.append(.nowhere)
      return places.count - 1
    }

    /// Writes a separate object.
    func add(_ body: PDFSource, as number: Int) {
      begin(number)
      put(body)
      put(PDFSource("\nendobj\n"))
    }

    /// Writes an object into a compressed object stream.
    func collect(_ body: PDFSource, as number: Int) { collect(as: number) { $0.put(body) } }

    /// Writes the object that `write` makes into a compressed object stream.
    func collect(as number: Int, _ write: (inout PDFSource) -> Void) {
      collected.numbers.append(number)
      collected.starts.append(collected.source.bytes.count)
      write(&collected.source)
      collected.source.put("\n")
      if collected.numbers.count >= Self.mostCollected { addCollected() }
    }

    /// Writes a stream.
    ///
    /// - Parameters:
    ///   - dictionary: The stream's dictionary, without its length and filter.
    ///   - isPlain: Whether to write `bytes` uncompressed.
    func add(
      stream bytes: [UInt8], _ dictionary: String, isPlain: Bool = false, as number: Int
    ) {
      let content = isPlain ? bytes : deflated(bytes)
      begin(number)
      let filter = isPlain ? "" : " /Filter /FlateDecode"
      put(PDFSource("<<\(dictionary)\(filter) /Length \(content.count) >>\nstream\n"))
      put(content)
      put(PDFSource("\nendstream\nendobj\n"))
    }

    /// Writes a stream whose bytes are already compressed.
    func add(deflated bytes: [UInt8], _ dictionary: String, as number: Int) {
      add(stream: bytes, "\(dictionary) /Filter /FlateDecode", isPlain: true, as: number)
    }

    func deflated(_ bytes: [UInt8]) -> [UInt8] {
      let most = libdeflate_zlib_compress_bound(compressor, bytes.count)
      return [UInt8](unsafeUninitializedCapacity: most) { target, count in
        count = libdeflate_zlib_compress(compressor, bytes, bytes.count, target.baseAddress, most)
      }
    }

    private func begin(_ number: Int) {
      places[number] = Place(offset: written + waiting.count)
      put(PDFSource("\(number) 0 obj\n"))
    }

    private func addCollected() {
      guard !collected.numbers.isEmpty else { return }
      let stream = reserve()
      var head = PDFSource()
      for (index, number) in collected.numbers.enumerated() {
        head.put(integer: number)
        head.put(" ")
        head.put(integer: collected.starts[index])
        head.put(" ")
        places[number] = Place(inside: stream, index: index)
      }
      let (count, first) = (collected.numbers.count, head.bytes.count)
      head.put(collected.source)
      collected = ([], [], PDFSource())
      add(stream: head.bytes, " /Type /ObjStm /N \(count) /First \(first)", as: stream)
    }

    /// Writes the cross-reference table and the trailer.
    func finish(root: Int, information: Int) throws {
      addCollected()
      let table = reserve()
      let start = written + waiting.count
      places[table] = Place(offset: start)
      var rows: [UInt8] = []
      rows.reserveCapacity(places.count * 9)
      var above: UInt64 = 0
      for place in places {
        // One byte for the type, then five and two
        let (first, second) = place.numbers
        let row = UInt64(place.kind) << 56 | UInt64(first) << 16 | UInt64(second)
        // Objects of one stream differ only in their index, so that the difference from the row
        // above compresses well: PNG's filter 2.
        rows.append(2)
        for shift in stride(from: UInt64(56), through: 0, by: -8) {
          rows.append(
            UInt8(truncatingIfNeeded: row >> shift) &- UInt8(truncatingIfNeeded: above >> shift))
        }
        above = row
      }
      var name = PDFSource()
      note()
      name.put(hex: sum, digits: 16)
      let identity = String(decoding: name.bytes, as: UTF8.self)
      add(
        stream: rows,
        """
         /Type /XRef /Size \(places.count) /W [ 1 5 2 ] \
        /DecodeParms << /Predictor 12 /Columns 8 >> /Root \(root) 0 R /Info \(information) 0 R \
        /ID [ <\(identity)\(identity)> <\(identity)\(identity)> ]
        """, as: table)
      put(PDFSource("startxref\n\(start)\n%%EOF\n"))
      try flush()
    }

    // MARK: Bytes

    private func put(_ source: PDFSource) { put(source.bytes) }

    private func put(_ bytes: [UInt8]) {
      waiting.append(contentsOf: bytes)
      guard waiting.count >= Self.portion else { return }
      do { try flush() } catch { self.error = error }
    }

    /// Rethrows the first error of the `write` closure.
    func check() throws { if let error { throw error } }

    /// Passes on the buffered bytes.
    func flush() throws {
      try check()
      guard !waiting.isEmpty else { return }
      note()
      let bytes = Data(waiting)
      written += waiting.count
      waiting.removeAll(keepingCapacity: true)
      noted = 0
      do { try write(bytes) } catch {
        self.error = error
        throw error
      }
    }

    /// The number of buffered bytes that the hash already includes.
    private var noted = 0

    private func note() {
      for byte in waiting[noted...] { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
      noted = waiting.count
    }
  }
#endif
