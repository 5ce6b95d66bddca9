@testable import QuoinSources

/// Changes of the items of grids.
enum GridItemCases {
  static let all: [EditCase] = [
    // In the argument
    .gridItems(
      "^LazyVGrid(columns: [GridItem(.flexible())]) { a }",
      "LazyVGrid(columns: [GridItem(.flexible(), spacing: 0)]) { a }"),
    .gridItems(
      "^LazyHGrid(rows: [GridItem(), GridItem(.fixed(8), spacing: 4)], spacing: 0) { a }",
      "LazyHGrid(rows: [GridItem(spacing: 0), GridItem(.fixed(8), spacing: 4)], spacing: 0) { a }"),
    .gridItems(
      "^LazyVGrid(columns: [.init(.flexible()), .init(.fixed(8), alignment: .top)]) { a }",
      "LazyVGrid(columns: [.init(.flexible(), spacing: 0), "
        + ".init(.fixed(8), spacing: 0, alignment: .top)]) { a }"),
    .gridItems(
      "^LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) { GridItem() }",
      "LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 0), count: 3)) "
        + "{ GridItem() }"),
    .gridItems(
      "^LazyVGrid(columns: (0..<n).map { _ in SwiftUI.GridItem.init(.flexible()) }) { a }",
      "LazyVGrid(columns: (0..<n).map { _ in SwiftUI.GridItem.init(.flexible(), spacing: 0) }) "
        + "{ a }"),
    .gridItems(
      "^LazyVGrid(columns: [GridItem(spacing: 8)]) { a }",
      "LazyVGrid(columns: [GridItem(spacing: 0)]) { a }"),
    .gridItems(
      "^LazyVGrid(columns: [GridItem(spacing: 8)]) { a }",
      "LazyVGrid(columns: [GridItem()]) { a }", .removeArgument("spacing")),
    // In a declaration
    .gridItems(
      "let c = [\n  GridItem(.flexible()),\n  GridItem(.fixed(1)),\n]\n^LazyVGrid(columns: c) { a }",
      "let c = [\n  GridItem(.flexible(), spacing: 0),\n  GridItem(.fixed(1), spacing: 0),\n]\n"
        + "LazyVGrid(columns: c) { a }"),
    .gridItems(
      "struct A {\n  private let c: [GridItem] = [.init(.flexible())]\n  let n: Int = .init(3)\n"
        + "  var body: some View { ^LazyVGrid(columns: self.c) { a } }\n}",
      "struct A {\n  private let c: [GridItem] = [.init(.flexible(), spacing: 0)]\n"
        + "  let n: Int = .init(3)\n  var body: some View { LazyVGrid(columns: self.c) { a } }\n}"),
    .gridItems(
      "enum L { static let c = [GridItem()] }\nenum M { static let c = [GridItem()] }\n"
        + "f { ^LazyVGrid(columns: M.c) { a } }",
      "enum L { static let c = [GridItem()] }\nenum M { static let c = [GridItem(spacing: 0)] }\n"
        + "f { LazyVGrid(columns: M.c) { a } }"),
    .gridItems(
      "struct A {\n  let c = [GridItem()]\n}\nstruct B {\n  var b: V { ^LazyVGrid(columns: c) {} }\n"
        + "  var c: [GridItem] {\n    [GridItem(.flexible())]\n  }\n}",
      "struct A {\n  let c = [GridItem()]\n}\nstruct B {\n  var b: V { LazyVGrid(columns: c) {} }\n"
        + "  var c: [GridItem] {\n    [GridItem(.flexible(), spacing: 0)]\n  }\n}"),
    .gridItems(
      "struct A { var b: V { ^LazyVGrid(columns: c) {} } }\nstruct B { let c = [GridItem()] }\n"
        + "extension A { var c: [GridItem] { Array(repeating: .init(), count: 2) } }",
      "struct A { var b: V { LazyVGrid(columns: c) {} } }\nstruct B { let c = [GridItem()] }\n"
        + "extension A { var c: [GridItem] { Array(repeating: .init(spacing: 0), count: 2) } }"),
    .gridItems(
      "let n: Int = .init(3)\nlet i = GridItem()\nlet c = Array(repeating: i, count: n)\n"
        + "^LazyVGrid(columns: c) { a }",
      "let n: Int = .init(3)\nlet i = GridItem(spacing: 0)\n"
        + "let c = Array(repeating: i, count: n)\nLazyVGrid(columns: c) { a }"),
    .gridItems(
      "let w = [GridItem()]\n^LazyVGrid(columns: a ? w : [GridItem(.fixed(1))]) { a }",
      "let w = [GridItem(spacing: 0)]\n"
        + "LazyVGrid(columns: a ? w : [GridItem(.fixed(1), spacing: 0)]) { a }"),
    .gridItems(
      "func c(_ n: Int) -> [GridItem] {\n  return [.init()]\n}\n^LazyVGrid(columns: c(2)) { a }",
      "func c(_ n: Int) -> [GridItem] {\n  return [.init(spacing: 0)]\n}\n"
        + "LazyVGrid(columns: c(2)) { a }"),
    .gridItems(
      "let c = [GridItem()]\nlet d = [GridItem()]\n^LazyVGrid(columns: c) { a }",
      "let c = [GridItem(spacing: 0)]\nlet d = [GridItem()]\nLazyVGrid(columns: c) { a }"),
    // Nowhere
    .gridItems("^LazyVGrid(columns: c) { GridItem() }", nil),
    .gridItems("let c: [GridItem]\nlet d = [GridItem()]\n^LazyVGrid(columns: c) { a }", nil),
    .gridItems("var c: some View { GridItem() }\n^LazyVGrid(columns: c) { a }", nil),
    .gridItems("enum L { static let c = [GridItem()] }\n^LazyVGrid(columns: M.c) { a }", nil),
    .gridItems("let c = c\n^LazyVGrid(columns: c) { a }", nil),
    .gridItems("^VStack(spacing: 1) { GridItem() }", nil),
  ]
}
