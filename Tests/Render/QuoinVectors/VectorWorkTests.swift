import Foundation
import QuoinVectors
import Testing

/// Small PDF files that cause endless work, and how much of it is counted; those of SVG are in
/// VectorWorkTests+SVG.swift.
@Suite("The work that drawings cause")
struct VectorWorkTests {
  func svg(_ content: String, side: Int = 50) -> Data {
    Data("<svg width=\"\(side)\" height=\"\(side)\">\(content)</svg>".utf8)
  }

  /// Returns a page that draws `content`; objects of its own begin at 5.
  private func pdf(_ content: String, resources: String = "", objects: [Data] = []) -> Data {
    let head = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 50 50] >> endobj
      3 0 obj << /Type /Page /Contents 4 0 R /Resources << \(resources) >> >> endobj

      """
    let all = [Data(head.utf8), stream(4, "", Data(content.utf8))] + objects
    return all.reduce(Data(), +) + Data("trailer << /Root 1 0 R >>\n".utf8)
  }

  private func stream(_ number: Int, _ fields: String, _ content: Data) -> Data {
    Data("\(number) 0 obj << \(fields) /Length \(content.count) >> stream\n".utf8) + content
      + Data("\nendstream endobj\n".utf8)
  }

  /// Returns `head`, followed by `count` × 258 copies of its last byte, compressed in the zlib
  /// format.
  private func deflated(_ head: String, repeating count: Int) -> Data {
    var (bytes, bits, filled) = (Data([0x78, 0x9C]), UInt32(0), UInt32(0))
    func put(_ value: UInt32, _ length: UInt32, isCode: Bool = true) {
      for bit in 0..<length {
        bits |= (value >> (isCode ? length - 1 - bit : bit) & 1) << filled
        filled += 1
        if filled == 8 {
          bytes.append(UInt8(bits))
          (bits, filled) = (0, 0)
        }
      }
    }
    // One block with fixed codes: the letters, and then the longest repetition at the distance 1.
    put(0b11, 3, isCode: false)
    for letter in head.utf8 { put(0x30 + UInt32(letter), 8) }
    for _ in 0..<count {
      put(0xC5, 8)
      put(0, 5)
    }
    put(0, 14)
    return bytes
  }

  /// Returns the units that reading `data` takes.
  func work(_ data: Data) throws -> Int {
    let budget = WorkBudget(fileSize: data.count)
    _ = try VectorPicture(data: data, budget: budget)
    return budget.spent
  }

  /// `part` is the share of the usual allowance, so that tests end soon.
  func expectRefusal(
    _ data: Data, naming work: String, part: Int = 8, _ location: SourceLocation = #_sourceLocation
  ) {
    let whole = WorkBudget(fileSize: data.count).left
    let error = #expect(throws: VectorError.self, sourceLocation: location) {
      let budget = WorkBudget(fileSize: data.count, allowance: whole / part)
      return try VectorPicture(data: data, budget: budget)
    }
    let reason = error?.reason ?? ""
    #expect(reason.contains("\(work) need more work"), "\(reason)", sourceLocation: location)
    #expect(reason.contains("\(data.count) bytes"), sourceLocation: location)
  }

  @Test("a form that draws a form ten times, and so on")
  func forms() {
    let objects = (5..<15).map { number in
      stream(
        number, "/Subtype /Form /Resources << /XObject << /F \(number + 1) 0 R >> >>",
        Data(String(repeating: number < 14 ? "/F Do " : "0 0 5 5 re f ", count: 10).utf8))
    }
    expectRefusal(
      pdf("/F Do", resources: "/XObject << /F 5 0 R >>", objects: objects), naming: "operators")
  }

  @Test("soft masks inside soft masks")
  func masks() {
    let objects = (5..<17).map { number in
      stream(
        number,
        "/Subtype /Form /Resources << /ExtGState << /G << /SMask << /S /Alpha /G \(number + 1) 0 R >> >> >> >>",
        Data(("/G gs " + String(repeating: "0 0 5 5 re f ", count: 8)).utf8))
    }
    expectRefusal(
      pdf(
        "/G gs 0 0 5 5 re f",
        resources: "/ExtGState << /G << /SMask << /S /Alpha /G 5 0 R >> >> >>", objects: objects),
      naming: "soft masks")
  }

  @Test("a page whose content is the same long stream many times")
  func contents() {
    let file = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /MediaBox [0 0 50 50] >> endobj
      3 0 obj << /Contents [\(String(repeating: "4 0 R ", count: 200))] >> endobj

      """
    let content = stream(4, "/Filter /FlateDecode", deflated("q ", repeating: 20_000))
    expectRefusal(Data(file.utf8) + content, naming: "compressed data")
  }

  @Test("overlapping objects in a stream")
  func overlappingObjects() {
    let count = 4_000
    let index = (0..<count).map { "\(100 + $0) 0" }.joined(separator: " ") + " "
    let content = index + "[" + String(repeating: "1 ", count: 20_000)
    let data = pdf(
      "",
      objects: [
        stream(5, "/Type /ObjStm /N \(count) /First \(index.utf8.count)", Data(content.utf8))
      ])
    expectRefusal(data, naming: "objects")
  }

  @Test(
    "unterminated objects",
    arguments: ["<<", "[", "(", "%", "<</A 1>> stream\n"])
  func endless(_ start: String) throws {
    func file(_ count: Int) -> Data {
      Data(("%PDF-1.4\n" + (1...count).map { "\($0) 0 obj\(start)" }.joined()).utf8)
    }
    #expect(throws: VectorError.self) { try VectorPicture(data: file(100)) }
    expectRefusal(file(20_000), naming: "objects")
  }

  @Test("a chain of streams, each with its length in the next")
  func lengths() throws {
    func file(_ count: Int) -> Data {
      pdf(
        "0 0 1 1 re f",
        objects: (5..<5 + count).map { number in
          Data("\(number) 0 obj << /Length \(number + 1) 0 R >> stream\nx\nendstream endobj\n".utf8)
        })
    }
    let (some, many) = (try work(file(2_000)), try work(file(20_000)))
    #expect(many < 12 * some)
  }

  @Test(
    "functions without numbers",
    arguments: [
      "pop -1 0.5 exp dup dup",
      "pop 1e9 1e9 mul dup mul dup mul dup mul dup mul dup mul dup mul dup sub",
      "pop 0 -1 exp dup dup sub dup", "pop -1 0.5 exp copy", "pop -1 0.5 exp index",
      "1e9 -1 0.5 exp roll",
      "-1 0.5 exp 2 roll", "pop 1e9 9 exp 9 exp 9 exp 9 exp cvi dup dup", "pop -1 sqrt -1 ln 0 ln",
    ])
  func noNumbers(_ program: String) throws {
    for base in ["/DeviceRGB", "[/Indexed /DeviceRGB 1 <000000ffffff>]", "[/Lab << >>]"] {
      let space = "[/Separation /F \(base) 6 0 R]"
      let data = pdf(
        "/Cs cs 0.3 scn 0 0 9 9 re f /S sh q 9 0 0 9 0 0 cm /I Do Q",
        resources: """
          /XObject << /I 5 0 R >> /ColorSpace << /Cs \(space) >> /Shading << /S << /ShadingType 2
          /Coords [0 0 1 1] /ColorSpace \(space) /Function << /FunctionType 2 /N -1 /C0 [0] /C1 [1] >> >> >>
          """,
        objects: [
          stream(
            5, "/Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace \(space)",
            Data("abcd".utf8)),
          stream(
            6, "/FunctionType 4 /Domain [1 0] /Range [0 1 0 1 0 1]", Data("{\(program)}".utf8)),
        ])
      let picture = try VectorPicture(data: data)
      #expect(picture.images.count == 1)
      for case .fill(_, let paint, _) in picture.items {
        _ = paint.mapColors { color in
          #expect([color.red, color.green, color.blue].allSatisfy { (0...1).contains($0) })
          return color
        }
      }
    }
  }

  @Test("functions of functions, and many steps")
  func functions() {
    let nested = (10..<18).map { number in
      Data("\(number) 0 obj [\(String(repeating: "\(number + 1) 0 R ", count: 30))] endobj\n".utf8)
    }
    let shading =
      "/Shading << /S << /ShadingType 2 /Coords [0 0 1 1] /ColorSpace /DeviceRGB /Function 10 0 R >> >>"
    expectRefusal(
      pdf(
        "/S sh", resources: shading,
        objects: nested + [Data("18 0 obj << /FunctionType 2 /N 1 >> endobj\n".utf8)]),
      naming: "functions")
    let steps = "{\(String(repeating: "dup pop ", count: 4_000))}"
    expectRefusal(
      pdf(
        String(repeating: "/S sh ", count: 2_000), resources: shading,
        objects: [stream(10, "/FunctionType 4 /Domain [0 1] /Range [0 1]", Data(steps.utf8))]),
      naming: "functions")
  }

  @Test("an image that is drawn many times is read once; many large ones exceed the limit")
  func pictures() throws {
    func image(_ number: Int, _ side: Int) -> Data {
      stream(
        number,
        "/Subtype /Image /Width \(side) /Height \(side) /BitsPerComponent 8 /ColorSpace /DeviceGray",
        Data("x".utf8))
    }
    let once = try VectorPicture(
      data: pdf(
        String(repeating: "/I Do ", count: 500), resources: "/XObject << /I 5 0 R >>",
        objects: [image(5, 300)]))
    #expect(once.images.count == 1)
    #expect(once.items.count > 1_000)
    let numbers = 5..<45
    expectRefusal(
      pdf(
        numbers.map { "/I\($0) Do" }.joined(separator: " "),
        resources: "/XObject << \(numbers.map { "/I\($0) \($0) 0 R" }.joined(separator: " ")) >>",
        objects: numbers.map { image($0, 2_000) }), naming: "images")
  }

  @Test("rows that claim to be long allocate nothing, and chained filters are counted")
  func filters() throws {
    let parameters =
      "/DecodeParms << /Predictor 15 /Columns 1048576 /Colors 32 /BitsPerComponent 16 >>"
    let forms = (5..<205).map {
      stream(
        $0, "/Subtype /Form /Filter /FlateDecode \(parameters)",
        deflated("0 0 5 5 re f", repeating: 0))
    }
    let names = (5..<205).map { "/F\($0) \($0) 0 R" }.joined(separator: " ")
    let content = (5..<205).map { "/F\($0) Do" }.joined(separator: " ")
    #expect(
      try work(pdf(content, resources: "/XObject << \(names) >>", objects: forms)) < 2_000_000)
    var packed = deflated("0", repeating: 40_000)
    for _ in 0..<20 {
      // Stored blocks around blocks.
      var outer = Data([0x78, 0x01])
      for start in stride(from: 0, to: packed.count, by: 65_535) {
        let block = packed[start..<min(start + 65_535, packed.count)]
        let (low, high) = (UInt8(block.count & 0xFF), UInt8(block.count >> 8))
        outer += [start + 65_535 >= packed.count ? 1 : 0, low, high, ~low, ~high] + block
      }
      packed = outer
    }
    let filters = String(repeating: "/FlateDecode ", count: 21)
    expectRefusal(
      pdf(
        "/F Do " + String(repeating: "/F Do ", count: 20), resources: "/XObject << /F 5 0 R >>",
        objects: [stream(5, "/Subtype /Form /Filter [\(filters)]", packed)]),
      naming: "operators", part: 1)
  }

  @Test("out-of-range numbers, and missing pages")
  func numbers() throws {
    let wild = "1e300 -1e300 nan inf 1e9 1e9 cm 1e9 0 0 1e9 1e9 1e9 cm "
    _ = try VectorPicture(
      data: pdf(
        String(repeating: wild, count: 100)
          + "0 0 1e9 1e9 re f 1e999 w [1e-300 nan] 1e99 d 0 0 m 1 1 l S"))
    let lie = """
      %PDF-1.4
      1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1000000000 /MediaBox [0 0 50 40] >> endobj
      3 0 obj << /Type /Page >> endobj
      """
    let pages = try #require(VectorPicture.pages(ofPDF: Data(lie.utf8)))
    #expect(pages.count < 10)
    #expect(pages.size == CGSize(width: 50, height: 40))
    let cycle =
      "%PDF-1.4\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n"
      + "2 0 obj << /Kids [2 0 R] /Parent 2 0 R /MediaBox [0 0 5 5] >> endobj\n"
    let error = #expect(throws: VectorError.self) {
      try VectorPicture(data: Data(cycle.utf8))
    }
    #expect(error?.reason == "it has no page")
  }

  @Test("nested values are read without recursion")
  func nesting() throws {
    for start in ["[", "<</A ", "{", "("] {
      _ = try work(pdf(String(repeating: start, count: 100_000)))
    }
  }
}
