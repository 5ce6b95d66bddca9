#if Graphics
  import Foundation

  enum PDFMetadata {
    /// Returns the document's information as XMP, which newer readers prefer.
    static func text(_ said: PDFWriter.Information) -> String {
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
