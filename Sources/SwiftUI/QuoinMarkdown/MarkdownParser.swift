#if Graphics
  import CCmark
  import Foundation

  /// A parser based on the cmark library.
  ///
  /// Only one parse runs at a time: extensions change a table that all parsers of the process
  /// share.
  final class MarkdownParser: @unchecked Sendable {
    static let shared = MarkdownParser()
    private let lock = NSLock()

    private init() { cmark_gfm_core_extensions_ensure_registered() }

    /// The runs of a whole document, in order.
    func runs(of source: String) -> [MarkdownRun] {
      lock.withLock {
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [MarkdownRun(source)] }
        defer { cmark_parser_free(parser) }
        for name in ["strikethrough", "autolink"] {
          if let found = cmark_find_syntax_extension(name) {
            cmark_parser_attach_syntax_extension(parser, found)
          }
        }
        var source = source
        source.withUTF8 { bytes in
          bytes.withMemoryRebound(to: CChar.self) { characters in
            cmark_parser_feed(parser, characters.baseAddress, characters.count)
          }
        }
        guard let document = cmark_parser_finish(parser) else { return [MarkdownRun(source)] }
        defer { cmark_node_free(document) }
        return Self.runs(in: document)
      }
    }

    private static func runs(in document: OpaquePointer) -> [MarkdownRun] {
      guard let walk = cmark_iter_new(document) else { return [] }
      defer { cmark_iter_free(walk) }
      var collector = RunCollector()
      while true {
        let event = cmark_iter_next(walk)
        if event == CMARK_EVENT_DONE { return collector.runs }
        guard let node = cmark_iter_get_node(walk) else { continue }
        collector.visit(node, isEntering: event == CMARK_EVENT_ENTER)
      }
    }
  }

  /// Collects the leaves of a document with the attributes of their open ancestors.
  private struct RunCollector {
    private(set) var runs: [MarkdownRun] = []
    /// The intents of each open node, including those of its ancestors.
    private var open: [MarkdownRun.Intent] = []
    private var links: [String] = []
    private var images: [String] = []

    mutating func visit(_ node: OpaquePointer, isEntering: Bool) {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT, CMARK_NODE_FOOTNOTE_REFERENCE: append(literal(node))
      case CMARK_NODE_CODE, CMARK_NODE_CODE_BLOCK: append(literal(node), .code)
      case CMARK_NODE_HTML_INLINE: append(literal(node), .inlineHTML)
      case CMARK_NODE_HTML_BLOCK: append(literal(node), .blockHTML)
      case CMARK_NODE_SOFTBREAK: append(" ", .softBreak)
      case CMARK_NODE_LINEBREAK: append("\n", .lineBreak)
      case CMARK_NODE_EMPH: nest(.emphasized, isEntering)
      case CMARK_NODE_STRONG: nest(.stronglyEmphasized, isEntering)
      case CMARK_NODE_LINK: Self.nest(&links, node, isEntering)
      case CMARK_NODE_IMAGE: Self.nest(&images, node, isEntering)
      default:
        // Nodes of extensions have no constant.
        if String(cString: cmark_node_get_type_string(node)) == "strikethrough" {
          nest(.strikethrough, isEntering)
        }
      }
    }

    private mutating func append(_ text: String, _ intent: MarkdownRun.Intent = []) {
      guard !text.isEmpty else { return }
      let run = MarkdownRun(
        text, intent.union(open.last ?? []), link: links.last, image: images.last)
      if let last = runs.last, last.intent == run.intent, last.link == run.link,
        last.image == run.image
      {
        runs[runs.count - 1].text += text
      } else {
        runs.append(run)
      }
    }

    private mutating func nest(_ intent: MarkdownRun.Intent, _ isEntering: Bool) {
      if isEntering { open.append(intent.union(open.last ?? [])) } else { open.removeLast() }
    }

    /// Adds a nested address. The function is static so that `addresses` has no other reference,
    /// and a change doesn't copy it.
    private static func nest(
      _ addresses: inout [String], _ node: OpaquePointer, _ isEntering: Bool
    ) {
      if isEntering {
        addresses.append(cmark_node_get_url(node).map { String(cString: $0) } ?? "")
      } else {
        addresses.removeLast()
      }
    }

    private func literal(_ node: OpaquePointer) -> String {
      cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
    }
  }
#endif
