import Foundation

// The source locations of a report's nodes. The available information is the statement that made a
// node, with its calls:
//
//     Card.swift|12:5|Text@12:5|padding@13:8|frame@14:8
//
// The modifiers of a statement surround its view in the order of the calls, so each node is the
// next call of its name, counted from the end. A node without a call of its name (such as a custom
// modifier) is located at the preceding call, or at the statement.

extension LayoutReport {
  /// Sets the source location of each node from the statement that created it.
  mutating func addSources(_ statements: [String?]) {
    var known: [String: Statement] = [:]
    // The number of remaining calls of the statement for the content of each node.
    var calls = [Int](repeating: 0, count: nodes.count)
    for (index, text) in statements.enumerated() {
      guard let text else { continue }
      let statement = known[text] ?? Statement(text)
      known[text] = statement
      guard let statement else { continue }
      let parent = nodes[index].parent
      var left = statement.calls.count
      var place = statement.place
      if let parent, statements[parent] == text {
        left = calls[parent]
        place = nodes[parent].source ?? place
        // The content of an overlay or background is an argument of its call.
        if nodes[index].layer == .secondary { left = 0 }
      }
      let name = nodes[index].callName
      if let call = statement.calls[..<left].lastIndex(where: { $0.name == name }) {
        left = call
        place = statement.calls[call].place
        nodes[index].isCall = true
      } else if nodes[index].layer == .secondary {
        left = 0
      }
      calls[index] = left
      nodes[index].source = Source(file: statement.file, line: place.line, column: place.column)
    }
  }
}

extension LayoutReport.Source {
  /// Creates the location of the first call of `name` in a statement, as passed to
  /// `_located(_:_:)`, or else of the start of the statement.
  package init?(of name: String, in text: String) {
    guard let statement = Statement(text) else { return nil }
    self = statement.calls.first { $0.name == name }?.place ?? statement.place
  }
}

extension LayoutReport.Node {
  /// The name of the call that creates such a node: `Text` for `Text("Save")`.
  package var callName: String {
    // Properties of characters are costly, and most names are ASCII.
    let end = name.utf8.firstIndex { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), 0x80...:
        false
      default: true
      }
    }
    return end.map { String(name[..<$0]) } ?? name
  }
}

/// A parsed statement of a source file, in the format of ``LayoutReport``.
struct Statement {
  typealias Place = LayoutReport.Source

  /// A call in a statement.
  struct Call {
    let name: String
    let place: Place
    /// The properties that the closure of a `GeometryReader` reads from its proxy, such as
    /// `size.width`; `nil` if unknown.
    let uses: [String]?
  }

  let file: String
  let place: Place
  let calls: [Call]

  init?(_ text: String) {
    let parts = text.split(separator: "|")
    guard parts.count > 1 else { return nil }
    let file = String(parts[0])
    func place(_ text: Substring) -> Place? {
      let numbers = text.split(separator: ":").compactMap { Int($0) }
      return numbers.count == 2 ? Place(file: file, line: numbers[0], column: numbers[1]) : nil
    }
    guard let start = place(parts[1]) else { return nil }
    self.file = file
    self.place = start
    calls = parts.dropFirst(2).compactMap { part in
      let call = part.split(separator: "@")
      guard call.count == 2 else { return nil }
      let parts = call[1].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let uses = parts.count == 2 ? parts[1].split(separator: ",").map(String.init) : nil
      return place(parts[0]).map { Call(name: String(call[0]), place: $0, uses: uses) }
    }
  }
}

extension LayoutReport.Source {
  /// The file and line, such as `Card.swift:12`.
  package var short: String { "\(file):\(line)" }
}
