#if Graphics
  import Foundation

  /// What is added behind a document that Cairo has written, as the format allows it: an update with objects that take the place
  /// of others. Cairo 1.16 doesn't say that a document is tagged, in which language it is, and what figures show.
  struct PDFAmendment {
    private let tail: [UInt8]
    private let offset: Int
    private let trailer: String
    private let size: Int
    private let root: Int
    private let information: Int
    private let table: Int

    /// - Parameters:
    ///   - tail: the end of the document, with everything that Cairo wrote when it finished it.
    ///   - offset: where it begins in the document.
    /// - Returns: `nil` for an end that isn't as Cairo 1.16 writes it.
    init?(tail: [UInt8], offset: Int) {
      (self.tail, self.offset) = (tail, offset)
      var last: Int?
      while let range = Self.place(of: "\ntrailer\n", in: tail, from: last.map { $0 + 1 } ?? 0) {
        last = range.lowerBound
      }
      guard let start = last else { return nil }
      trailer = String(decoding: tail[start...], as: UTF8.self)
      let words = trailer.split(whereSeparator: \.isWhitespace)
      func number(after name: String) -> Int? {
        words.firstIndex { $0 == name }.flatMap {
          words.indices.contains($0 + 1) ? Int(words[$0 + 1]) : nil
        }
      }
      guard let size = number(after: "/Size"), let root = number(after: "/Root"),
        let information = number(after: "/Info"), let table = number(after: "startxref")
      else { return nil }
      (self.size, self.root, self.information, self.table) = (size, root, information, table)
    }

    /// The update.
    ///
    /// - Parameters:
    ///   - figures: what the figures show, in the order of the document; `nil` where the document has no parts.
    ///   - language: of the document, such as `en-US`.
    ///   - identity: tells the document from others.
    func bytes(
      figures: [String?]?, language: String, information said: PDFWriter.Information,
      identity: UInt64
    ) -> Data? {
      guard var catalog = body(of: root) else { return nil }
      var objects: [(number: Int, body: String)] = []
      let metadata = Self.metadata(said)
      objects.append(
        (
          size,
          "<< /Type /Metadata /Subtype /XML /Length \(metadata.utf8.count) >>\nstream\n\(metadata)\nendstream"
        ))
      catalog = Self.adding(
        """
           /Metadata \(size) 0 R
           /Lang \(Self.text(language))

        """, to: catalog)
      if said.title != nil {
        catalog = Self.adding("   /ViewerPreferences << /DisplayDocTitle true >>\n", to: catalog)
      }
      if let figures {
        if !catalog.contains("/MarkInfo") {
          catalog = Self.adding("   /MarkInfo << /Marked true >>\n", to: catalog)
        }
        let found = self.figures
        // Their number tells whether they are who they are taken for.
        if found.count == figures.count {
          for (number, label) in zip(found, figures) {
            guard let label, let body = body(of: number) else { continue }
            objects.append((number, Self.adding("   /Alt \(Self.text(label))\n", to: body)))
          }
        }
      }
      objects.append((root, catalog))
      return update(objects, identity: identity)
    }

    private func update(_ objects: [(number: Int, body: String)], identity: UInt64) -> Data {
      var data = Data()
      var places: [(number: Int, offset: Int)] = []
      for object in objects {
        places.append((object.number, offset + tail.count + data.count))
        data.append(Data("\(object.number) 0 obj\n\(object.body)\nendobj\n".utf8))
      }
      let start = offset + tail.count + data.count
      var text = "xref\n"
      for place in places.sorted(by: { $0.number < $1.number }) {
        let digits = String(place.offset)
        let padded = String(repeating: "0", count: max(10 - digits.count, 0)) + digits
        text += "\(place.number) 1\n\(padded) 00000 n \n"
      }
      let hex = String(identity, radix: 16)
      let name = String(repeating: "0", count: 16 - hex.count) + hex
      text += """
        trailer
        << /Size \(size + 1)
           /Root \(root) 0 R
           /Info \(information) 0 R
           /Prev \(table)
           /ID [<\(name)\(name)> <\(name)\(name)>]
        >>
        startxref
        \(start)
        %%EOF

        """
      data.append(Data(text.utf8))
      return data
    }

    // MARK: Objects

    /// The text of an object of the end of the document.
    private func body(of number: Int) -> String? {
      guard let head = place(of: "\n\(number) 0 obj\n"),
        let end = place(of: "\nendobj", from: head.upperBound)
      else { return nil }
      let body = String(decoding: tail[head.upperBound..<end.lowerBound], as: UTF8.self)
      // A stream is nobody's to change here.
      return body.contains("stream") ? nil : body
    }

    /// The numbers of the figures, in the order of the document.
    private var figures: [Int] {
      let mark = " 0 obj\n<< /Type /StructElem\n   /S /Figure\n"
      var numbers: [Int] = []
      var start = 0
      while let range = place(of: mark, from: start) {
        let line = tail[..<range.lowerBound].suffix(12)
        let digits = line.reversed().prefix { (0x30...0x39).contains($0) }.reversed()
        if let number = Int(String(decoding: Array(digits), as: UTF8.self)) {
          numbers.append(number)
        }
        start = range.upperBound
      }
      return numbers
    }

    /// Where `mark` begins and ends at `start` or behind it.
    private func place(of mark: String, from start: Int = 0) -> Range<Int>? {
      Self.place(of: mark, in: tail, from: start)
    }

    private static func place(of mark: String, in tail: [UInt8], from start: Int) -> Range<Int>? {
      let mark = Array(mark.utf8)
      return tail.withUnsafeBytes { bytes in
        var place = start
        while place + mark.count <= bytes.count,
          let first = memchr(bytes.baseAddress! + place, Int32(mark[0]), bytes.count - place)
        {
          place = UnsafeRawPointer(first) - bytes.baseAddress!
          if bytes.dropFirst(place).starts(with: mark) { return place..<(place + mark.count) }
          place += 1
        }
        return nil
      }
    }

    /// A dictionary with more keys.
    private static func adding(_ keys: String, to dictionary: String) -> String {
      guard let end = dictionary.range(of: ">>", options: .backwards) else { return dictionary }
      return dictionary.replacingCharacters(in: end, with: "\(keys)>>")
    }

    /// A text in UTF-16, as hexadecimal numbers.
    private static func text(_ text: String) -> String {
      let digits = text.utf16.map { unit in
        let hex = String(unit, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - hex.count) + hex
      }
      return "<FEFF\(digits.joined())>"
    }

    /// The document's information in the form that newer readers look for.
    private static func metadata(_ said: PDFWriter.Information) -> String {
      func escaped(_ text: String) -> String {
        let safe = text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" }
        return String(String.UnicodeScalarView(safe)).replacing("&", with: "&amp;")
          .replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      }
      func alternative(_ name: String, _ text: String?) -> String {
        guard let text else { return "" }
        let item = "<rdf:li xml:lang=\"x-default\">\(escaped(text))</rdf:li>"
        return "<dc:\(name)><rdf:Alt>\(item)</rdf:Alt></dc:\(name)>\n"
      }
      var lines = alternative("title", said.title) + alternative("description", said.subject)
      if let author = said.author {
        lines += "<dc:creator><rdf:Seq><rdf:li>\(escaped(author))</rdf:li></rdf:Seq></dc:creator>\n"
      }
      if !said.keywords.isEmpty {
        let keywords = escaped(said.keywords.joined(separator: ", "))
        lines += "<pdf:Keywords>\(keywords)</pdf:Keywords>\n"
      }
      return """
        <?xpacket begin="\u{FEFF}" id="W5M0MpCehiHzreSzNTczkc9d"?>
        <x:xmpmeta xmlns:x="adobe:ns:meta/">
        <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
        <rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
        <xmp:CreatorTool>Quoin</xmp:CreatorTool>
        \(lines)</rdf:Description>
        </rdf:RDF>
        </x:xmpmeta>
        <?xpacket end="r"?>
        """
    }
  }
#endif
