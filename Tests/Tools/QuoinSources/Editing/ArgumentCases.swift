@testable import QuoinSources

/// Changes of arguments, and of the calls around views.
enum ArgumentCases {
  static let set: [EditCase] = [
    EditCase("a.^frame(width: 3)", .setArgument("width", to: "4"), "a.frame(width: 4)"),
    EditCase("a.^frame(width: 3)", .setArgument("height", to: "4"), "a.frame(width: 3, height: 4)"),
    EditCase("a.^frame(height: 3)", .setArgument("width", to: "4"), "a.frame(width: 4, height: 3)"),
    EditCase(
      "a.^frame(maxWidth: .infinity, alignment: .top)", .setArgument("maxHeight", to: "9"),
      "a.frame(maxWidth: .infinity, maxHeight: 9, alignment: .top)"),
    EditCase(
      "a.^frame(width: 3)", .setArgument("minHeight", to: "4"),
      "a.frame(width: 3).frame(minHeight: 4)"),
    EditCase(
      "a.^frame(width: f(1, 2), height: [1, 2][0])", .setArgument("height", to: "4"),
      "a.frame(width: f(1, 2), height: 4)"),
    EditCase("a.^padding()", .setArgument("", to: "4"), "a.padding(4)"),
    EditCase("a.^padding(8)", .setArgument("", to: "4"), "a.padding(4)"),
    EditCase("a.^padding(.top, 8)", .setArgument("", to: ".leading"), "a.padding(.leading, 8)"),
    EditCase("^Spacer()", .setArgument("minLength", to: "0"), "Spacer(minLength: 0)"),
    EditCase("^VStack { a }", .setArgument("spacing", to: "0"), "VStack(spacing: 0) { a }"),
    EditCase("^VStack() { a }", .setArgument("spacing", to: "0"), "VStack(spacing: 0) { a }"),
    EditCase(
      "^VStack(spacing: 0) { a }", .setArgument("alignment", to: ".leading"),
      "VStack(alignment: .leading, spacing: 0) { a }"),
    EditCase(
      "^LazyVGrid(columns: c, spacing: 0) { a }", .setArgument("alignment", to: ".top"),
      "LazyVGrid(columns: c, alignment: .top, spacing: 0) { a }"),
    EditCase(
      "^GridItem(.flexible())", .setArgument("spacing", to: "0"),
      "GridItem(.flexible(), spacing: 0)"),
    EditCase("^Text(\"a, b: c\")", .setArgument("", to: "\"d\""), "Text(\"d\")"),
    EditCase(
      "a.^f(\n  b: 1,\n  c: 2\n)", .setArgument("d", to: "3"),
      "a.f(\n  b: 1,\n  c: 2,\n  d: 3\n)"),
    EditCase(
      "a.^f(\n  b: 1, // e\n  c: 2 // g\n)", .setArgument("d", to: "3"),
      "a.f(\n  b: 1, // e\n  c: 2, // g\n  d: 3\n)"),
    EditCase(
      "a.^f(\n  b: 1,\n  c: 2,\n)", .setArgument("d", to: "3"),
      "a.f(\n  b: 1,\n  c: 2,\n  d: 3,\n)"),
    EditCase(
      "^VStack(\r\n\tspacing: 2\r\n) {}", .setArgument("alignment", to: ".top"),
      "VStack(\r\n\talignment: .top,\r\n\tspacing: 2\r\n) {}"),
    EditCase(
      "a.^f(b: { c, d in 1 }, e: 2)", .setArgument("e", to: "3"), "a.f(b: { c, d in 1 }, e: 3)"),
    EditCase("a.^f(b: P<A, B>(1), c: 2)", .setArgument("c", to: "3"), "a.f(b: P<A, B>(1), c: 3)"),
    EditCase("a.^f(b: c < d, e: 2)", .setArgument("e", to: "3"), "a.f(b: c < d, e: 3)"),
    EditCase("a.^f(b: c ? .d : .e)", .setArgument("b", to: "3"), "a.f(b: 3)"),
    EditCase("a.^f(`in`: 1)", .setArgument("in", to: "3"), "a.f(`in`: 3)"),
    EditCase("a.^f(b: 1)", .setArgument("b", to: "3)"), nil),
    EditCase("a.^f(b: 1)", .setArgument("b", to: "3 // c"), nil),
  ]

  static let remove: [EditCase] = [
    EditCase("a.^f(b: 1)", .removeArgument("b"), "a.f()"),
    EditCase("a.^f(b: 1, c: 2)", .removeArgument("b"), "a.f(c: 2)"),
    EditCase("a.^f(b: 1, c: 2)", .removeArgument("c"), "a.f(b: 1)"),
    EditCase("a.^f(b: 1, c: g(1, 2), d: 3)", .removeArgument("c"), "a.f(b: 1, d: 3)"),
    EditCase("a.^f(1, b: 2)", .removeArgument(""), "a.f(b: 2)"),
    EditCase("^VStack(spacing: 1) { a }", .removeArgument("spacing"), "VStack { a }"),
    EditCase("a.^f(\n  b: 1,\n  c: 2\n)", .removeArgument("b"), "a.f(\n  c: 2\n)"),
    EditCase("a.^f(\n  b: 1,\n  c: 2\n)", .removeArgument("c"), "a.f(\n  b: 1\n)"),
    EditCase("a.^f(\n  b: 1, // d\n  c: 2\n)", .removeArgument("c"), "a.f(\n  b: 1 // d\n)"),
    EditCase("a.^f(\n  b: 1, // d\n  c: 2\n)", .removeArgument("b"), "a.f(\n  c: 2\n)"),
    EditCase("a.^f(\n  b: 1,\n  c: 2,\n)", .removeArgument("c"), "a.f(\n  b: 1,\n)"),
    EditCase("a.^f(b: 1)", .removeArgument("c"), nil),
    EditCase("a.^f(b: 1)", .removeArgument(""), nil),
    EditCase("^VStack { a }", .removeArgument("spacing"), nil),
  ]

  static let relabel: [EditCase] = [
    EditCase("a.^frame(height: 48)", .relabel("height", to: "minHeight"), "a.frame(minHeight: 48)"),
    EditCase(
      "a.^frame(width: 9, height: 48)", .relabel("height", to: "minHeight"),
      "a.frame(width: 9).frame(minHeight: 48)"),
    EditCase(
      "a\n  .^frame(width: 9, height: 48, alignment: .top)\n",
      .relabel("height", to: "minHeight"),
      "a\n  .frame(width: 9, alignment: .top)\n  .frame(minHeight: 48, alignment: .top)\n"),
    EditCase(
      "a.^frame(minWidth: 1, maxWidth: 2)", .relabel("maxWidth", to: "idealWidth"),
      "a.frame(minWidth: 1, idealWidth: 2)"),
    EditCase("a.^f(1)", .relabel("", to: "b"), "a.f(b: 1)"),
    EditCase("a.^f(b: 1)", .relabel("b", to: ""), "a.f(1)"),
    EditCase("a.^f(b : \"b: 1\")", .relabel("b", to: "c"), "a.f(c : \"b: 1\")"),
    EditCase("a.^f(b: 1, c: 2)", .relabel("b", to: "c"), nil),
    EditCase("a.^f(b: 1)", .relabel("c", to: "d"), nil),
  ]

  static let unwrap: [EditCase] = [
    EditCase("^N { A() }", .unwrap, "A()"),
    EditCase("^N {\n  A()\n}\n", .unwrap, "A()\n"),
    EditCase("^N {\n  A()\n    .b()\n}\n.c()\n", .unwrap, "A()\n  .b()\n.c()\n"),
    EditCase("V {\n  ^N {\n    A()\n    B()\n  }\n}", .unwrap, "V {\n  A()\n  B()\n}"),
    EditCase("V {\r\n\t^N {\r\n\t\tA()\r\n\t}\r\n}", .unwrap, "V {\r\n\tA()\r\n}"),
    EditCase(
      "V {\n  ^N {\n    A()\n    B()\n  }.c()\n}", .unwrap,
      "V {\n  Group {\n    A()\n    B()\n  }.c()\n}"),
    EditCase("return ^N {\n  A()\n  B()\n}", .unwrap, "return Group {\n  A()\n  B()\n}"),
    EditCase("^N(path: $p) {\n  A()\n}", .unwrap, "A()"),
    EditCase("^N {\n  // c\n  A()\n\n  // d\n}", .unwrap, "// c\nA()\n\n// d"),
    EditCase("^N {\n  A(\"\"\"\n    b\n    \"\"\")\n}", .unwrap, "A(\"\"\"\n    b\n    \"\"\")"),
    EditCase("V { ^N { A() }.b() }", .unwrap, "V { A().b() }"),
    EditCase("^N {\n  if a {\n    B()\n  }\n}\n", .unwrap, "if a {\n  B()\n}\n"),
    EditCase("^G { _ in\n  A()\n}", .unwrap, "A()"),
    EditCase("^G { p in\n  A()\n}", .unwrap, "A()"),
    EditCase("^G { p in\n  A(p.size)\n}", .unwrap, nil),
    EditCase(#"^G { p in A("\(p.size)") }"#, .unwrap, nil),
    EditCase("^F(a) { A($0) }", .unwrap, nil),
    EditCase("^N { F(a) { A($0) } }", .unwrap, "F(a) { A($0) }"),
    EditCase("^N { A().b(in: .c) }", .unwrap, "A().b(in: .c)"),
    EditCase("^N { }", .unwrap, nil),
    EditCase("return ^Group { A(); B() }", .unwrap, nil),
    EditCase("^N()", .unwrap, nil),
    EditCase("^B { a } label: { b }", .unwrap, nil),
    EditCase("a.^overlay { b }", .unwrap, nil),
  ]

  static let wrap: [EditCase] = [
    EditCase("f { ^A() }", .wrap("V"), "f { V { A() } }"),
    EditCase("f { ^A().b().c() }", .wrap("V(.h)"), "f { V(.h) { A().b().c() } }"),
    EditCase("f {\n  ^A()\n}", .wrap("V"), "f {\n  V {\n    A()\n  }\n}"),
    EditCase(
      "f {\n  ^A()\n    .b() // c\n}", .wrap("V"), "f {\n  V {\n    A()\n      .b() // c\n  }\n}"),
    EditCase(
      "f {\n\t^A()\n\n\t\t.b()\n\tB()\n}", .wrap("V"),
      "f {\n\tV {\n\t\tA()\n\n\t\t\t.b()\n\t}\n\tB()\n}"),
    EditCase(
      "f {\r\n  ^A {\r\n    b\r\n  }\r\n}", .wrap("V"),
      "f {\r\n  V {\r\n    A {\r\n      b\r\n    }\r\n  }\r\n}"),
    EditCase("f { A().^b().c() }", .wrap("V"), "f { V { A().b() }.c() }"),
    EditCase(
      "f {\n  ^A(\"\"\"\n    b\n    \"\"\")\n}", .wrap("V"),
      "f {\n  V {\n    A(\"\"\"\n    b\n    \"\"\")\n  }\n}"),
    EditCase(
      "f {\n  ^A()\n    #if B\n    .c()\n    #endif\n}", .wrap("V"),
      "f {\n  V {\n    A()\n      #if B\n      .c()\n      #endif\n  }\n}"),
    EditCase("a\n  #if B\n  .^c()\n  #endif\n", .wrap("V"), nil),
    EditCase("f { ^A() }", .wrap("V {"), nil),
    EditCase("f { ^A($0) }", .wrap("V"), nil),
    EditCase("f { ^A { $0 } }", .wrap("V"), "f { V { A { $0 } } }"),
  ]
}
