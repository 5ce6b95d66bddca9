import Foundation

/// A Swift file made of blocks: a block with an import, and the blocks below it without one. In a
/// document without any import, each block is a file.
///
/// Declarations are copied. Statements become an async throwing function of the main actor, view
/// expressions a function with a view builder.
struct SwiftSource {
  let blocks: [Block]
  private(set) var text = ""
  /// The functions that a program of this file calls.
  private(set) var entries: [String] = []
  /// The outputs in comments, `print(count)   // → 1`, by line.
  private(set) var outputs: [Int: String] = [:]

  init(_ blocks: [Block]) {
    self.blocks = blocks
    if !blocks.contains(where: \.imports) { text += "import SwiftUI\n" }
    for block in blocks { append(block) }
  }

  static func sources(of blocks: [Block]) -> [SwiftSource] {
    let standsAlone = !blocks.contains(where: \.imports)
    var groups: [[Block]] = []
    for block in blocks {
      if groups.isEmpty || standsAlone || block.imports {
        groups.append([block])
      } else {
        groups[groups.count - 1].append(block)
      }
    }
    return groups.map(SwiftSource.init)
  }

  private mutating func append(_ block: Block) {
    let (before, after) = block.mark.sides
    let hidden = before.map { Line($0, block.line) }
    let lines = block.lines.enumerated().map { Line($1, block.line + 1 + $0) }
    var items = Item.items(of: hidden)
    if !after.isEmpty, let open = items.popLast() {
      items.append(Item(lines: open.lines + lines + after.map { Line($0, block.line) }))
    } else {
      items += Item.items(of: lines)
    }
    let statements = items.filter { !$0.isDeclaration && !$0.isComment }
    items.removeAll { !$0.isDeclaration && !$0.isComment }
    for item in items {
      append(item, of: block)
      if let name = item.parameterlessFunction { entries.append(name) }
    }
    guard !statements.isEmpty else { return }
    let isView = statements.contains(where: \.isView)
    let name = "block\(block.line)"
    text +=
      isView
      ? "@MainActor @ViewBuilder func \(name)() -> some View {\n"
      : "@MainActor func \(name)() async throws {\n"
    for item in statements { append(item, of: block) }
    text += "}\n"
    if !isView { entries.append(name) }
  }

  private mutating func append(_ item: Item, of block: Block) {
    var previous = 0
    for (index, line) in item.lines.enumerated() {
      if line.number != previous + 1 {
        text += "#sourceLocation(file: \"\(block.document)\", line: \(line.number))\n"
      }
      previous = line.number
      if index == 0, line.text.hasPrefix(".") { text += "EmptyView()" }
      if let print = line.text.wholeMatch(of: /(\s*print\(.*\))\s*\/\/ (?:.* )?→ (.*)/) {
        outputs[line.number] = String(print.2)
        text += "print(\"\\u{1}\(line.number)\");\(print.1); print(\"\\u{1}\")\n"
      } else {
        text += line.text + "\n"
      }
    }
    text += "#sourceLocation()\n"
  }
}

extension Block {
  /// Whether the block has an import of its own, which begins a file.
  var imports: Bool { lines.contains { $0.hasPrefix("import ") } }

  /// Whether the block uses internal names of a module.
  var isTestable: Bool { (lines + mark.code).contains { $0.hasPrefix("@testable import ") } }
}

/// A line of a document.
struct Line {
  let text: String
  let number: Int

  init(_ text: String, _ number: Int) { (self.text, self.number) = (text, number) }
}

/// A declaration, a statement or an expression that begins in the first column.
private struct Item {
  var lines: [Line]

  static func items(of lines: [Line]) -> [Item] {
    var items: [Item] = []
    for line in lines {
      let continues = items.last?.isComment ?? false
      let isInside = line.text.isEmpty || " })].".contains(line.text.prefix(1))
      if let last = items.indices.last, continues || isInside {
        items[last].lines.append(line)
      } else {
        items.append(Item(lines: [line]))
      }
    }
    return items
  }

  /// The first line that isn't an attribute or a comment.
  private var start: String? {
    lines.map { $0.text.replacing(/^(@\w+(\([^)]*\))? )+/, with: "") }
      .first { !$0.isEmpty && !$0.hasPrefix("//") && !$0.hasPrefix("@") }
  }

  /// Whether the item is a comment so far, or the attributes of the next line.
  var isComment: Bool { start == nil }

  var isDeclaration: Bool {
    let modifiers = /^((public|private|fileprivate|package|internal|final|nonisolated|indirect) )+/
    return (start ?? "").replacing(modifiers, with: "")
      .prefixMatch(of: /(import|struct|class|enum|protocol|extension|func|actor|typealias)\b/)
      != nil
  }

  /// Whether the expression is a view: a call of a type, a modifier, or a condition around them.
  var isView: Bool {
    (start ?? "").prefixMatch(of: /([A-Z.]|if\b|switch\b)/) != nil
  }

  /// A call of the function that this item declares, if it has no parameters.
  var parameterlessFunction: String? {
    (start ?? "").firstMatch(of: /^(?:public )?func (\w+)\(\)/).map { String($0.1) }
  }
}
