@testable import QuoinSources

/// Changes that move modifiers to other views, and views into modifiers.
enum MoveCases {
  static let after: [EditCase] = [
    // The same chain
    .moveAfter("a.^b().~c()", "a.c().b()"),
    .moveAfter("a\n  .^b() // d\n  .~c()\n", "a\n  .c()\n  .b() // d\n"),
    .moveAfter("~A().b().^c()", "A().c().b()"),
    .moveAfter("a.~b().^c()", "a.b().c()"),
    // The content
    .moveAfter("N { ~A() }.^b()", "N { A().b() }"),
    .moveAfter("N { ~A() }\n  .^b()\n", "N { A().b() }\n"),
    .moveAfter(
      "N {\n  ~L {\n    a\n  }\n}\n.^b(\"c\")\n", "N {\n  L {\n    a\n  }\n  .b(\"c\")\n}\n"),
    .moveAfter(
      "N {\n  L(a) { b }\n    .~c()\n}\n.^d(\"e\")\n.f()\n",
      "N {\n  L(a) { b }\n    .c()\n    .d(\"e\")\n}\n.f()\n"),
    .moveAfter(
      "N {\n    ~A()\n}\n.^b { // c\n    D {\n        e\n    }\n\n    f\n}\n",
      "N {\n    A()\n        .b { // c\n            D {\n                e\n            }\n\n"
        + "            f\n        }\n}\n"),
    .moveAfter("N {\n  ~A()\n}\n.^b() // c\n", "N {\n  A()\n    .b() // c\n}\n"),
    .moveAfter(
      "N {\r\n\t~L {\r\n\t\ta\r\n\t}\r\n}\r\n.^b()\r\n",
      "N {\r\n\tL {\r\n\t\ta\r\n\t}\r\n\t.b()\r\n}\r\n"),
    .moveAfter("N {\n  A().~c().d()\n}\n.^b()\n", "N {\n  A().c().b().d()\n}\n"),
    // Another or an enclosing view
    .moveAfter(
      "V {\n  ~A()\n    .b()\n  C()\n    .^d()\n}\n", "V {\n  A()\n    .d()\n    .b()\n  C()\n}\n"),
    .moveAfter("~V {\n  A()\n    .^b()\n}\n", "V {\n  A()\n}\n.b()\n"),
    .moveAfter("V {\n  A().^b()\n}\n.~c()\n", "V {\n  A()\n}\n.c()\n.b()\n"),
    .moveAfter("N { a in ~A() }.^b(c)", "N { a in A().b(c) }"),
    // Names and conditions
    .moveAfter("N { a in ~A() }.^b(a)", nil),
    .moveAfter("~F(a) { b in B().^c(b) }", nil),
    .moveAfter(#"~F(a) { b in B().^c("\(b)") }"#, nil),
    .moveAfter("~F(a) { b in B().^c(.b) }", "F(a) { b in B() }\n    .c(.b)"),
    .moveAfter("~F(a) { B().^c($0) }", nil),
    .moveAfter("~V { if let a { A().^b(a) } }", nil),
    .moveAfter("f { ~A()\n  let b = 1\n  C().^d(b)\n}", nil),
    .moveAfter("N {\n  ~A()\n}\n#if B\n.^c()\n#endif\n", nil),
    .moveAfter("^A().~b()", nil),
    .moveAfter("a.^b { ~C() }", nil),
  ]

  static let into: [EditCase] = [
    // The container
    .moveInto(
      ".overlay", "~V {\n  A()\n  ^T(\"t\").b()\n}\n", "V {\n  A()\n}\n.overlay { T(\"t\").b() }\n"),
    .moveInto(
      ".overlay(alignment: .top)", "~V {\n  ^T()\n  A()\n}\n.c()\n",
      "V {\n  A()\n}\n.overlay(alignment: .top) { T() }\n.c()\n"),
    .moveInto(
      ".overlay", "V {\n  A()\n  ^T()\n    .b()\n}\n.~c()\n",
      "V {\n  A()\n}\n.c()\n.overlay {\n  T()\n    .b()\n}\n"),
    .moveInto(
      ".background", "V {\r\n\tA()\r\n\t^B {\r\n\t\tc\r\n\t}\r\n\t~D {\r\n\t}\r\n}\r\n",
      "V {\r\n\tA()\r\n\tD {\r\n\t}\r\n\t.background {\r\n\t\tB {\r\n\t\t\tc\r\n\t\t}\r\n\t}\r\n}"
        + "\r\n"),
    // Other views
    .moveInto(
      ".overlay", "Z {\n  ~A()\n  ^T()\n}\n", "Z {\n  A()\n    .overlay { T() }\n}\n"),
    .moveInto(
      ".overlay", "Z {\n  ~A()\n    .b()\n  ^T() // c\n}\n",
      "Z {\n  A()\n    .overlay {\n      T() // c\n    }\n    .b()\n}\n"),
    .moveInto(
      ".background", "Z {\n  ^C.red\n    .d()\n  A()\n    .~b()\n}\n",
      "Z {\n  A()\n    .b()\n    .background {\n      C.red\n        .d()\n    }\n}\n"),
    .moveInto(".overlay", "Z { ~A(); ^T() }", "Z { A().overlay { T() } }"),
    .moveInto(".overlay", "Z { ^T(); ~A() }", "Z { A().overlay { T() } }"),
    .moveInto(
      ".overlay", "Z {\n  ~A()\n  ^T(\"\"\"\n    b\n    \"\"\")\n}",
      "Z {\n  A()\n    .overlay {\n      T(\"\"\"\n    b\n    \"\"\")\n    }\n}"),
    .moveInto(
      ".overlay",
      "Z {\n  ~A()\n  ^T(\"\(String(repeating: "b", count: 90))\")\n}",
      "Z {\n  A()\n    .overlay {\n      T(\"\(String(repeating: "b", count: 90))\")\n    }\n}"),
    // What can't move
    .moveInto(".overlay", "~Z { ^T() }", nil),
    .moveInto(".overlay", "~Z { A(); if b { ^T() } }", nil),
    .moveInto(".overlay", "Z { ^T(); if b { ~A() } else { C() } }", nil),
    .moveInto(".overlay", "~F(a) { b in A(); ^T(b) }", nil),
    .moveInto(".overlay", "F(a) { ~A(); ^T($0) }", nil),
    .moveInto(".overlay", "~Z { A()\n  f(^T()) }", nil),
    .moveInto(".overlay", "Z { A(); ^T { ~B() } }", nil),
    .moveInto(".overlay", "~Z { A(); T().^b() }", nil),
    .moveInto("overlay", "~Z { A(); ^T() }", nil),
    .moveInto(".overlay { B() }", "~Z { A(); ^T() }", nil),
    .moveInto(".overlay.b", "~Z { A(); ^T() }", nil),
    .moveInto(".overlay", "~Z {\n  A()\n  #if B\n  ^T()\n  #endif\n}", nil),
  ]
}
