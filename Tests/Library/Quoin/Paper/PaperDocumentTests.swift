#if Graphics
  import Foundation
  import SwiftUI
  import Testing

  @testable import Quoin

  /// Documents, verified with other programs.
  @MainActor
  @Suite struct PaperDocumentTests {
    private struct Report: View {
      var body: some View {
        LazyVStack(alignment: .leading, spacing: 4) {
          Text("Heading").font(.title).accessibilityHeading(.h1)
          Link("out", destination: URL(string: "https://quoin.example/a'b(c)")!)
          Link("in", destination: URL(string: "#row-2500")!)
          Text("[marked](https://quoin.example/marked) text")
          Link("nowhere", destination: URL(string: "#missing")!)
          ForEach(0..<3000, id: \.self) { number in
            HStack {
              Text(verbatim: "row \(number)")
              Spacer()
              Text(verbatim: "v\(number * 31)")
            }
            .accessibilityIdentifier("row-\(number)")
          }
          Text("Last").accessibilityHeading(.h2)
        }
        .font(.system(size: 12))
        .documentInformation(title: "Rows", author: "Ada", keywords: ["a", "b"])
      }
    }

    private func document() throws -> Data {
      try ImageRenderer(content: Report()).pdfData(pageSetup: PageSetup(.a4))
    }

    @Test func equalViewsAreEqualBytes() throws {
      #expect(try document() == document())
    }

    @Test(.enabled(if: Tool.has("pdftotext"), "pdftotext of poppler-utils is missing"))
    func popplerReadsTheData() throws {
      let text = try Tool.run("pdftotext", ["-layout", Tool.input, "-"], on: document())
      let rows = text.split(whereSeparator: { $0 == "\n" || $0 == "\u{C}" }).map {
        $0.split(separator: " ").joined(separator: " ")
      }.filter { $0.hasPrefix("row ") }
      #expect(rows == (0..<3000).map { "row \($0) v\($0 * 31)" })
    }

    @Test(.enabled(if: Tool.has("qpdf"), "qpdf is missing"))
    func qpdfFindsNoFault() throws {
      let said = try Tool.run("qpdf", ["--check", Tool.input], on: document())
      #expect(said.contains("No syntax or stream encoding errors found"))
    }

    @Test(.enabled(if: Tool.has("mutool"), "mutool of mupdf-tools is missing"))
    func mupdfFindsTheOutlineAndTheLinks() throws {
      let data = try document()
      let outline = try Tool.run("mutool", ["show", Tool.input, "outline"], on: data)
      #expect(outline.contains("\"Heading\"") && outline.contains("\"Last\""))
      let all = try Tool.run("mutool", ["show", Tool.input, "grep"], on: data)
      #expect(all.contains("https://quoin.example/a'b"))
      #expect(all.contains("https://quoin.example/marked"))
      #expect(!all.contains("missing"))
      #expect(all.contains("row-2500"))
    }

    @Test(.enabled(if: Tool.has("pdfinfo") && Tool.has("qpdf"), "pdfinfo or qpdf is missing"))
    func partsAreNamed() throws {
      let view = VStack {
        Text("Heading").accessibilityHeading(.h2)
        Text("A paragraph.")
        Circle().frame(width: 20).accessibilityLabel("A round “thing”")
        Circle().frame(width: 20).accessibilityLabel("Another")
        Text("unsaid").accessibilityHidden(true)
        List { Text("item") }
        Grid {
          GridRow { Text("title") }.repeatsOnPages()
          ForEach(0..<60, id: \.self) { number in
            GridRow {
              Text(verbatim: "cell \(number)")
              Text("more")
            }
          }
        }
      }
      let data = try ImageRenderer(content: view).pdfData(pageSetup: PageSetup(.a5))
      let said = try Tool.run("pdfinfo", [Tool.input], on: data)
      #expect(said.contains("Tagged:          yes"))
      let parts = try Tool.run("pdfinfo", ["-struct-text", Tool.input], on: data)
        .split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }
      func count(_ part: String) -> Int { parts.filter { $0.hasPrefix(part) }.count }
      #expect(count("H2") == 1 && count("P ") == 2 && count("Figure") == 2)
      #expect(count("L ") == 1 && count("LI") == 1 && count("TH") == 1)
      #expect(count("TR") == 61 && count("TD") == 120)
      #expect(!parts.contains { $0.contains("unsaid") })
      // Objects are compressed.
      let text = try Tool.run(
        "qpdf", ["--qdf", "--object-streams=disable", Tool.input, "-"], on: data)
      let label = "A round “thing”".utf16.map { String(format: "%04x", $0) }.joined()
      #expect(text.contains("/Alt <feff\(label)>"))
      // The first label is the first figure's.
      let alternatives = text.matches(of: /\/Alt <feff([0-9a-f]+)>/).map { String($0.1) }
      #expect(alternatives.first == label && alternatives.count == 2)
    }

    /// The document's structure lists all parts in order, however many there are.
    @Test(.enabled(if: Tool.has("pdfinfo"), "pdfinfo of poppler-utils is missing"))
    func allPartsOfALongDocumentAreNamed() throws {
      let parts = try Tool.run("pdfinfo", ["-struct-text", Tool.input], on: document())
        .split(separator: "\n").map { $0.trimmingPrefix(while: { $0 == " " }) }
      #expect(parts.filter { $0.hasPrefix("H1") }.count == 1)
      #expect(
        parts.filter { $0.hasPrefix("\"row ") || $0.hasPrefix("\"v") }
          == (0..<3000).flatMap { ["\"row \($0)\"", "\"v\($0 * 31)\""] })
    }

    @Test(.enabled(if: Tool.has("mutool") && Tool.has("pdftoppm"), "mutool or pdftoppm is missing"))
    func popplerAndMuPDFShowTheSame() throws {
      let data = try ImageRenderer(content: Report()).pdfData(pageSetup: PageSetup(.a5))
      for page in ["1", "2", "30"] {
        let one = try Tool.bytes(
          "pdftoppm", ["-gray", "-r", "72", "-f", page, "-l", page, Tool.input], on: data)
        let other = try Tool.bytes(
          "mutool",
          ["draw", "-q", "-c", "gray", "-F", "pgm", "-r", "72", "-o", "-", Tool.input, page],
          on: data)
        let (a, b) = (try Gray(one), try Gray(other))
        #expect(abs(a.width - b.width) <= 1 && abs(a.height - b.height) <= 1)
        // The two antialias letters differently, so the test compares the ink in squares of eight
        // pixels.
        #expect(a.ink(8).isNear(b.ink(8)), "page \(page)")
        #expect(a.ink(8).contains { $0 > 4 })
      }
    }

    @Test func filesAreWholeOrNotThere() throws {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("report.pdf")
      let count = try ImageRenderer(content: Report()).writePDF(pageSetup: PageSetup(.a4), to: file)
      #expect(count > 60)
      #expect(try Data(contentsOf: file) == document())
      let rows = VStack { ForEach(0..<200, id: \.self) { Text("\($0)") } }
      #expect(throws: PageError.self) {
        // The third page fails after two have been written.
        let bad = rows.pageHeader { Color.red.frame(height: $0.number == 3 ? 900 : 1) }
        try ImageRenderer(content: bad).writePDF(
          pageSetup: PageSetup(.a4), to: folder.appendingPathComponent("bad.pdf"))
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["report.pdf"])
    }
  }

  /// The pixels of a PGM file.
  private struct Gray {
    let width, height: Int
    let pixels: [UInt8]

    init(_ data: Data) throws {
      var fields: [Int] = []
      var index = data.startIndex
      while fields.count < 4, index < data.endIndex {
        let end = data[index...].firstIndex { $0 == 0x20 || $0 == 0x0A } ?? data.endIndex
        let word = String(decoding: data[index..<end], as: UTF8.self)
        if word.hasPrefix("#") {
          index = (data[end...].firstIndex(of: 0x0A) ?? end) + 1
          continue
        }
        fields.append(Int(word.trimmingPrefix("P")) ?? 0)
        index = end + 1
      }
      (width, height) = (try #require(fields.count == 4 ? fields[1] : nil), fields[2])
      pixels = [UInt8](data[index...])
      try #require(pixels.count == width * height)
    }

    /// Returns the darkness of each square of `side` pixels, in hundredths.
    func ink(_ side: Int) -> [Double] {
      var sums: [Double] = []
      for top in stride(from: 0, to: height - side, by: side) {
        for left in stride(from: 0, to: width - side, by: side) {
          var sum = 0
          for y in top..<(top + side) {
            for x in left..<(left + side) { sum += 255 - Int(pixels[y * width + x]) }
          }
          sums.append(Double(sum) / Double(side * side) / 2.55)
        }
      }
      return sums
    }
  }

  extension [Double] {
    /// Whether the images are equal except for antialiasing.
    fileprivate func isNear(_ other: [Double]) -> Bool {
      guard count == other.count else { return false }
      let differences = zip(self, other).map { abs($0 - $1) }
      return (differences.max() ?? 0) < 12 && differences.reduce(0, +) / Double(count) < 1
    }
  }

  /// Installed programs that read documents.
  enum Tool {
    /// A placeholder for the document among the arguments.
    static let input = "{input}"

    static func has(_ name: String) -> Bool { path(name) != nil }

    private static func path(_ name: String) -> String? {
      ["/usr/bin/", "/usr/local/bin/", "/bin/"].map { $0 + name }.first {
        FileManager.default.isExecutableFile(atPath: $0)
      }
    }

    static func run(_ name: String, _ arguments: [String], on data: Data) throws -> String {
      String(decoding: try bytes(name, arguments, on: data), as: UTF8.self)
    }

    static func bytes(_ name: String, _ arguments: [String], on data: Data) throws -> Data {
      let file = FileManager.default.temporaryDirectory.appendingPathComponent(
        "\(UUID().uuidString).pdf")
      try data.write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: try #require(path(name)))
      process.arguments = arguments.map { $0 == input ? file.path : $0 }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = FileHandle.nullDevice
      try process.run()
      let output = pipe.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(name) exited with \(process.terminationStatus)")
      return output
    }
  }
#endif
