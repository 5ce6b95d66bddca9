/// Applies changes of calls to a Swift file; every other byte stays as it is.
///
/// Finds calls by their names and locations among the file's tokens, so that comments and strings
/// never change.
public struct SourceEditor {
  private let file: String
  private var bytes: [UInt8]

  /// Returns a file with some changes.
  ///
  /// The order of changes of different calls doesn't matter.
  ///
  /// - Throws: ``SourceEditError`` if a call isn't at its location, two changes contradict each
  ///   other, or the result would have unbalanced brackets.
  public static func applying(
    _ changes: [CallChange], to bytes: [UInt8], file: String
  ) throws -> [UInt8] {
    var editor = SourceEditor(file: file, bytes: bytes)
    try editor.run(changes)
    return editor.bytes
  }

  /// Returns a text with some changes.
  public static func applying(
    _ changes: [CallChange], to text: String, file: String
  ) throws -> String {
    String(decoding: try applying(changes, to: Array(text.utf8), file: file), as: UTF8.self)
  }

  private init(file: String, bytes: [UInt8]) {
    (self.file, self.bytes) = (file, bytes)
  }

  /// A change and the current places of the names that it concerns, in bytes.
  private struct Work {
    let change: CallChange
    let order: Int
    var name: Int
    /// The call before or after which this one moves.
    var target: Int?
  }

  private mutating func run(_ changes: [CallChange]) throws {
    let source = EditableSource(bytes)
    var work = try changes.enumerated().flatMap { index, change in
      let order = Self.order(of: change, at: index, among: changes.count)
      let target = try Self.target(of: change).map { try place(of: nil, at: $0, in: source) }
      return try places(of: change, in: source).map { name in
        Work(change: change, order: order, name: name, target: target)
      }
    }
    work.sort { $0.order < $1.order }
    while !work.isEmpty { try apply(&work) }
    if let line = EditableSource(bytes).unbalancedLine {
      throw SourceEditError("the changed file would have unbalanced brackets", in: file, line: line)
    }
  }

  /// Applies the first change and moves the places of the others.
  private mutating func apply(_ work: inout [Work]) throws {
    let first = work.removeFirst()
    let source = EditableSource(bytes)
    let line = first.change.source.line
    guard let name = source.token(at: first.name) else {
      throw SourceEditError("two changes concern the same code", in: file, line: line)
    }
    let target = first.target.flatMap(source.token(at:))
    let edit = CallEdit(
      source: source, call: source.call(at: name), name: Self.plain(first.change.call),
      target: target)
    let replacements: [SourceReplacement]
    do {
      replacements = try edit.replacements(for: first.change.action)
    } catch let obstacle as CallEdit.Obstacle {
      throw SourceEditError(obstacle.message, in: file, line: line)
    }
    guard let changed = replacements.applied(to: bytes) else {
      throw SourceEditError("the change contradicts itself", in: file, line: line)
    }
    bytes = changed
    for index in work.indices {
      let name = replacements.moved(work[index].name)
      let target = work[index].target.map { replacements.moved($0) }
      guard let name, target != .some(nil) else {
        throw SourceEditError(
          "two changes concern the same code", in: file, line: work[index].change.source.line)
      }
      work[index].name = name
      work[index].target = target ?? nil
    }
  }

  /// Removals come first, so that changes of removed code are errors; moves come last, because they
  /// copy the changed code.
  private static func order(of change: CallChange, at index: Int, among count: Int) -> Int {
    let rank: Int
    switch change.action {
    case .replace, .remove, .unwrap: rank = 0
    case .setArgument, .removeArgument, .relabel: rank = 1
    // The last one is written first, because the next one comes before it.
    case .append: return 2 * count + count - index
    case .prepend: rank = 4
    case .wrap: rank = 5
    case .moveBefore: rank = 6
    // As with `append`
    case .moveAfter: return 7 * count + count - index
    case .moveInto: return 9 * count + count - index
    }
    return rank * count + index
  }

  /// Returns the location of the call to which another one moves.
  private static func target(of change: CallChange) -> CallLocation? {
    switch change.action {
    case .moveBefore(let location), .moveAfter(let location), .moveInto(_, let location): location
    default: nil
    }
  }

  /// Returns the places of the names of the calls that a change concerns, in bytes: several for the
  /// items of a grid.
  private func places(of change: CallChange, in source: EditableSource) throws -> [Int] {
    let location = change.source
    guard Self.plain(change.call) == GridItems.type,
      let grid = token(at: location, in: source),
      Self.plain(source.text(grid)) != GridItems.type,
      let items = GridItems.names(of: grid, in: source)
    else { return [try place(of: change.call, at: location, in: source)] }
    guard !items.isEmpty else {
      throw SourceEditError(
        "the GridItems of the \(source.text(grid)) aren't in \(fileName)", in: file,
        line: location.line)
    }
    return GridItems.names(items, changedBy: change.action, in: source).map {
      source.tokens[$0].range.lowerBound
    }
  }

  /// Returns the place of a name in bytes.
  private func place(
    of name: String?, at location: CallLocation, in source: EditableSource
  ) throws -> Int {
    guard let index = token(at: location, in: source),
      name == nil || Self.plain(source.text(index)) == name.map(Self.plain)
    else {
      let what = name.map { "there is no \($0)" } ?? "there is no call"
      throw SourceEditError(
        "\(what) at column \(location.column); \(fileName) changed since it was compiled",
        in: file, line: location.line)
    }
    return source.tokens[index].range.lowerBound
  }

  /// Returns the word at a location.
  private func token(at location: CallLocation, in source: EditableSource) -> Int? {
    let line = location.line - 1
    guard source.lineStarts.indices.contains(line), location.column > 0,
      let index = source.token(at: source.lineStarts[line] + location.column - 1),
      source.isWord(index)
    else { return nil }
    return index
  }

  /// The name of the file without its folders, for messages.
  private var fileName: String {
    String(file[(file.lastIndex(of: "/").map(file.index(after:)) ?? file.startIndex)...])
  }

  /// Returns a name without backticks and without a period.
  private static func plain(_ name: String) -> String {
    name.filter { $0 != "`" && $0 != "." }
  }
}
