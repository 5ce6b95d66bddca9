import Foundation
import Testing

@testable import QuoinSources

@Suite("Changes of random calls in the examples")
struct SourceEditorPropertyTests {
  /// A generator with a fixed seed.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// The Swift files of the examples.
  private static let files: [URL] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../..").standardizedFileURL
    return ["Examples", "Documentation/Seeds"].flatMap { folder in
      let names = FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)
      return (names?.compactMap { $0 as? String } ?? []).sorted()
        .filter { $0.hasSuffix(".swift") && !$0.contains(".build") }
        .map { root.appendingPathComponent("\(folder)/\($0)") }
    }
  }()

  private static let mostCalls = 5

  /// Returns the calls of the file's views: their names and locations.
  private static func calls(in source: EditableSource) -> [(name: String, at: CallLocation)] {
    let marks = ExpressionMarks.insertions(in: source.tokens, of: source.bytes, file: "F")
    return marks.flatMap { mark in
      mark.text.split(separator: "|").compactMap { part in
        let halves = part.split(separator: "@")
        guard halves.count == 2 else { return nil }
        let place = halves[1].prefix { $0.isNumber || $0 == ":" }.split(separator: ":")
        guard place.count == 2, let line = Int(place[0]), let column = Int(place[1]) else {
          return nil
        }
        return (String(halves[0]), CallLocation(file: "F", line: line, column: column))
      }
    }
  }

  private static func applied(_ change: CallChange, to bytes: [UInt8]) throws -> EditableSource {
    EditableSource(try SourceEditor.applying([change], to: bytes, file: "F"))
  }

  /// The location of the only token with a name.
  private static func location(of name: String, in source: EditableSource) throws -> CallLocation {
    let token = try #require(source.tokens.first { $0.text == name })
    let column = token.range.lowerBound - source.lineStarts[token.line - 1] + 1
    return CallLocation(file: "F", line: token.line, column: column)
  }

  private static func check(
    _ body: (EditableSource, [(name: String, at: CallLocation)]) throws -> Void
  )
    throws
  {
    var generator = Generator(state: 17)
    var count = 0
    for file in files {
      let source = EditableSource(Array(try Data(contentsOf: file)))
      let chosen = calls(in: source).shuffled(using: &generator).prefix(mostCalls)
      count += chosen.count
      try body(source, Array(chosen))
    }
    #expect(count > 300)
  }

  @Test("removing an appended or prepended modifier restores the file")
  func restored() throws {
    try Self.check { source, calls in
      for call in calls {
        let actions: [CallChange.Action] = [.append(".marker(a: 1)"), .prepend(".marker(a: 1)")]
        for (index, action) in actions.enumerated() {
          let change = CallChange(call.name, at: call.at, action)
          let isPrepended = index == 1
          guard !isPrepended || Self.isModifier(call.at, in: source) else { continue }
          let changed = try Self.applied(change, to: source.bytes)
          #expect(changed.tokens.count == source.tokens.count + 7, "\(call)")
          let place = try Self.location(of: "marker", in: changed)
          let back = try Self.applied(CallChange("marker", at: place, .remove), to: changed.bytes)
          #expect(back.bytes == source.bytes, "\(call)")
        }
      }
    }
  }

  private static func isModifier(_ location: CallLocation, in source: EditableSource) -> Bool {
    let byte = source.lineStarts[location.line - 1] + location.column - 1
    return source.token(at: byte).map { source.call(at: $0).isModifier } ?? false
  }

  @Test("each kind of change leaves balanced brackets, and all strings and comments")
  func balanced() throws {
    let actions: [CallChange.Action] = [
      .append(".a().b { .c }"), .replace(".a(\"b\")"), .remove, .setArgument("spacing", to: "0.25"),
      .setArgument("", to: "0.25"), .removeArgument("spacing"), .relabel("", to: "a"), .unwrap,
      .wrap("ViewThatFits"),
    ]
    try Self.check { source, calls in
      for call in calls {
        for action in actions {
          let change = CallChange(call.name, at: call.at, action)
          // Not each change fits each call, but then the error has a reason.
          guard let changed = try? Self.applied(change, to: source.bytes) else { continue }
          #expect(changed.unbalancedLine == nil, "\(change)")
          #expect(changed.bytes != source.bytes, "\(change)")
        }
      }
    }
  }

  @Test(
    "appending and wrapping always succeed, and unwrapping what was wrapped restores the tokens")
  func wrapped() throws {
    try Self.check { source, calls in
      for call in calls {
        guard !Self.isModifier(call.at, in: source) else { continue }
        let wrap = CallChange(call.name, at: call.at, .wrap("Marker"))
        // A closure around `$0` would hide it.
        guard let changed = try? Self.applied(wrap, to: source.bytes) else {
          #expect(source.tokens.contains { $0.text == "$0" }, "\(call)")
          continue
        }
        #expect(changed.tokens.count == source.tokens.count + 3, "\(call)")
        let place = try Self.location(of: "Marker", in: changed)
        let back = try Self.applied(CallChange("Marker", at: place, .unwrap), to: changed.bytes)
        #expect(back.tokens.map(\.text) == source.tokens.map(\.text), "\(call)")
      }
    }
  }

  @Test("moving a modifier before the one before it, twice, restores the tokens")
  func moved() throws {
    try Self.check { source, calls in
      for call in calls where Self.isModifier(call.at, in: source) {
        let append = CallChange(call.name, at: call.at, .append(".marker { .a }"))
        let marked = try Self.applied(append, to: source.bytes)
        let place = try Self.location(of: "marker", in: marked)
        let moved = try Self.applied(
          CallChange("marker", at: place, .moveBefore(call.at)), to: marked.bytes)
        #expect(moved.tokens.count == marked.tokens.count, "\(call)")
        let new = try Self.location(of: "marker", in: moved)
        let back = try Self.applied(CallChange("marker", at: new, .remove), to: moved.bytes)
        #expect(back.tokens.map(\.text) == source.tokens.map(\.text), "\(call)")
      }
    }
  }
}
