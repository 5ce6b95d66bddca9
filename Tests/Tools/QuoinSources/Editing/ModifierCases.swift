@testable import QuoinSources

/// Changes that write, replace, remove and move modifiers.
enum ModifierCases {
  private static let clip = CallChange.Action.append(".clipped()")
  private static let pad = CallChange.Action.prepend(".padding(4)")

  static let append: [EditCase] = [
    // On one line
    EditCase(#"^Text("a")"#, clip, #"Text("a").clipped()"#),
    EditCase(#"Text("a").^padding()"#, clip, #"Text("a").padding().clipped()"#),
    EditCase(#"^Text("a").padding()"#, clip, #"Text("a").clipped().padding()"#),
    EditCase("^Color.red", clip, "Color.red.clipped()"),
    EditCase("^Color.red.opacity(1)", clip, "Color.red.clipped().opacity(1)"),
    EditCase("^SwiftUI.Color.red", clip, "SwiftUI.Color.red.clipped()"),
    EditCase("SwiftUI.^Text(\"a\")", clip, "SwiftUI.Text(\"a\").clipped()"),
    EditCase("^Shop.Card(id: 1)", clip, "Shop.Card(id: 1).clipped()"),
    EditCase("^badge", clip, "badge.clipped()"),
    EditCase("^badge.padding()", clip, "badge.clipped().padding()"),
    EditCase("^model.icon", clip, "model.icon.clipped()"),
    EditCase("^model.icon.padding()", clip, "model.icon.clipped().padding()"),
    EditCase("self.^content(1)", clip, "self.content(1).clipped()"),
    EditCase("^self.bold()", clip, "self.clipped().bold()"),
    EditCase("^self.icon.bold()", clip, "self.icon.clipped().bold()"),
    EditCase("^Image.init(x)", clip, "Image.init(x).clipped()"),
    EditCase("^views[0]", clip, "views[0].clipped()"),
    EditCase("^Pair<Int, [String]>(1)", clip, "Pair<Int, [String]>(1).clipped()"),
    EditCase("^Box<A<B>> { a }", clip, "Box<A<B>> { a }\n    .clipped()"),
    EditCase(#"^Text("a)b")"#, clip, #"Text("a)b").clipped()"#),
    EditCase(##"^Text(#"a")"#)"##, clip, ##"Text(#"a")"#).clipped()"##),
    EditCase(#"^Text("\(f(")"))")"#, clip, #"Text("\(f(")"))").clipped()"#),
    EditCase("^Text(\"👩‍👩‍👧 é\").b()", clip, "Text(\"👩‍👩‍👧 é\").clipped().b()"),
    EditCase("/* 🙂 */ ^Text(\"a\")", clip, "/* 🙂 */ Text(\"a\").clipped()"),
    EditCase("^`default`()", clip, "`default`().clipped()"),
    EditCase("HStack { ^Text(\"a\") }", clip, "HStack { Text(\"a\").clipped() }"),
    EditCase(
      "V { ^Button(\"a\") { b() }; c }", clip, "V { Button(\"a\") { b() }.clipped(); c }"),
    EditCase("f(^Text(\"a\"), b)", clip, "f(Text(\"a\").clipped(), b)"),
    EditCase("a ? ^Text(\"a\") : b", clip, "a ? Text(\"a\").clipped() : b"),
    EditCase("return ^Text(\"a\") // b", clip, "return Text(\"a\").clipped() // b"),
    EditCase("if ^isNew(x) { a }", clip, "if isNew(x).clipped() { a }"),
    EditCase("Text(\"a\").^frame(width: 3)  ", clip, "Text(\"a\").frame(width: 3).clipped()  "),
    // One modifier per line
    EditCase(
      "Text(\"a\")\n  .^padding()", clip, "Text(\"a\")\n  .padding()\n  .clipped()"),
    EditCase(
      "^Text(\"a\")\n  .padding()\n", clip, "Text(\"a\")\n  .clipped()\n  .padding()\n"),
    EditCase(
      "Text(\"a\")\n  .^padding()\n  .bold()\n", clip,
      "Text(\"a\")\n  .padding()\n  .clipped()\n  .bold()\n"),
    EditCase(
      "Text(\"a\")\n\t.^padding()\n", clip, "Text(\"a\")\n\t.padding()\n\t.clipped()\n"),
    EditCase(
      "Text(\"a\")\r\n  .^padding()\r\nb\r\n", clip,
      "Text(\"a\")\r\n  .padding()\r\n  .clipped()\r\nb\r\n"),
    EditCase(
      "Text(\"a\")\n  .^padding() // b\n", clip, "Text(\"a\")\n  .padding() // b\n  .clipped()\n"),
    EditCase(
      "Text(\"a\")\n  .^padding() /* b\n c */\n  .bold()", clip,
      "Text(\"a\")\n  .padding() /* b\n c */\n  .clipped()\n  .bold()"),
    EditCase(
      "Text(\"a\")\n  .^padding()   \n", clip, "Text(\"a\")\n  .padding()   \n  .clipped()\n"),
    EditCase(
      "{ Text(\"a\")\n  .^padding() }", clip, "{ Text(\"a\")\n  .padding()\n  .clipped() }"),
    EditCase(
      "Text(\"a\")\n  .^padding().bold()\n", clip, "Text(\"a\")\n  .padding().clipped().bold()\n"),
    EditCase(
      "Text(\"a\")\n  .padding().^bold()\n", clip,
      "Text(\"a\")\n  .padding().bold()\n  .clipped()\n"),
    EditCase(
      "Text(\"a\").^padding()\n  .bold()", clip, "Text(\"a\").padding()\n  .clipped()\n  .bold()"),
    EditCase(
      "^Text(\"a\")\n\n  // b\n  .bold()", clip,
      "Text(\"a\")\n  .clipped()\n\n  // b\n  .bold()"),
    EditCase(
      "^Text(\"\"\"\n  a\n  \"\"\")\n  .bold()", clip,
      "Text(\"\"\"\n  a\n  \"\"\")\n  .clipped()\n  .bold()"),
    EditCase(
      "Text(\"a\")\n  .^frame(\n    width: 3\n  )\n  .b()", clip,
      "Text(\"a\")\n  .frame(\n    width: 3\n  )\n  .clipped()\n  .b()"),
    EditCase(
      "^Text(\"a\")\n  .bold()", .append(".padding(.top).background(.red)"),
      "Text(\"a\")\n  .padding(.top)\n  .background(.red)\n  .bold()"),
    // Closures
    EditCase("^VStack {\n  a\n}\n", clip, "VStack {\n  a\n}\n.clipped()\n"),
    EditCase("  ^VStack {\n    a\n  } // b\n", clip, "  VStack {\n    a\n  } // b\n  .clipped()\n"),
    EditCase(
      "^VStack {\n  a\n}\n.bold()", clip, "VStack {\n  a\n}\n.clipped()\n.bold()"),
    EditCase(
      "^VStack {\n  a\n}\n  .bold()", clip, "VStack {\n  a\n}\n  .clipped()\n  .bold()"),
    EditCase(
      "^A {\n  a\n}\nB {\n  b\n}\n  .bold()", clip,
      "A {\n  a\n}\n  .clipped()\nB {\n  b\n}\n  .bold()"),
    EditCase(
      "^Button {\n  a\n} label: {\n  b\n}\n", clip,
      "Button {\n  a\n} label: {\n  b\n}\n.clipped()\n"),
    EditCase("^VStack\n{\n  a\n}\n", clip, "VStack\n{\n  a\n}\n.clipped()\n"),
    EditCase("^VStack {\n  a\n}.bold()", clip, "VStack {\n  a\n}.clipped().bold()"),
    EditCase("let a = ^VStack {\n  b\n}\n", clip, "let a = VStack {\n  b\n}\n.clipped()\n"),
    EditCase("{\n\t^Button(\"a\") { b }\n}", clip, "{\n\tButton(\"a\") { b }\n\t\t.clipped()\n}"),
    EditCase(
      "{\n    ^Button(\"a\") { b }\n}", clip, "{\n    Button(\"a\") { b }\n        .clipped()\n}"),
    EditCase(
      "a\n  .^overlay {\n    b\n  }\n", clip, "a\n  .overlay {\n    b\n  }\n  .clipped()\n"),
    // Conditions
    EditCase(
      "a\n  #if DEBUG\n  .^b()\n  #endif\n  .c()", clip,
      "a\n  #if DEBUG\n  .b()\n  .clipped()\n  #endif\n  .c()"),
    EditCase(
      "^Text(\"a\")\n  #if DEBUG\n  .b()\n  #endif\n", clip,
      "Text(\"a\")\n  .clipped()\n  #if DEBUG\n  .b()\n  #endif\n"),
    EditCase(
      "Text(\"a\")\n  .^b()\n  #if os(iOS)\n  .c()\n  #else\n  .d()\n  #endif\n", clip,
      "Text(\"a\")\n  .b()\n  .clipped()\n  #if os(iOS)\n  .c()\n  #else\n  .d()\n  #endif\n"),
    // Wrong code
    EditCase("^Text(\"a\")", .append("clipped()"), nil),
    EditCase("^Text(\"a\")", .append(".clipped("), nil),
    EditCase("^Text(\"a\")", .append(".clipped() // b"), nil),
    EditCase("^Text(\"a\")", .append(".clipped(\"b)"), nil),
    EditCase("^Text(\"a\")", .append(""), nil),
  ]

  static let prepend: [EditCase] = [
    EditCase("Text(\"a\").^bold()", pad, "Text(\"a\").padding(4).bold()"),
    EditCase("Color.red.^opacity(1)", pad, "Color.red.padding(4).opacity(1)"),
    EditCase("a\n  .^b()\n  .c()", pad, "a\n  .padding(4)\n  .b()\n  .c()"),
    EditCase("a\r\n\t.b()\r\n\t.^c()", pad, "a\r\n\t.b()\r\n\t.padding(4)\r\n\t.c()"),
    EditCase("a\n  // d\n  .^b()", pad, "a\n  .padding(4)\n  // d\n  .b()"),
    EditCase("a\n  .b() // d\n  .^c()", pad, "a\n  .b() // d\n  .padding(4)\n  .c()"),
    EditCase("VStack {\n  a\n}\n.^b()", pad, "VStack {\n  a\n}\n.padding(4)\n.b()"),
    EditCase(
      "a\n  #if DEBUG\n  .^b()\n  #endif\n", pad,
      "a\n  #if DEBUG\n  .padding(4)\n  .b()\n  #endif\n"),
    EditCase(
      "a\n  .^b()", .prepend(".c(1).d { .e() }"), "a\n  .c(1)\n  .d { .e() }\n  .b()"),
    EditCase("^Text(\"a\")", pad, nil),
    EditCase("^Color.red", pad, nil),
  ]

  static let replace: [EditCase] = [
    EditCase(
      "a.^fixedSize()", .replace(".fixedSize(horizontal: false, vertical: true)"),
      "a.fixedSize(horizontal: false, vertical: true)"),
    EditCase("a\n  .^b(1) // c\n", .replace(".d()"), "a\n  .d() // c\n"),
    EditCase("a\n  .^b(1)\n  .c()", .replace(".d().e()"), "a\n  .d()\n  .e()\n  .c()"),
    EditCase("a.^b(1).c()", .replace(".d().e()"), "a.d().e().c()"),
    EditCase("a\n  .^b {\n    c\n  }\n", .replace(".d()"), "a\n  .d()\n"),
    EditCase("^Color.red.a()", .replace("Rectangle()"), "Rectangle().a()"),
    EditCase("SwiftUI.^Text(\"a\").b()", .replace("Label()"), "Label().b()"),
    EditCase("  ^A {\n    b\n  }\n", .replace("C {\n}"), "  C {\n  }\n"),
    EditCase("a.^b()", .replace("c()"), nil),
    EditCase("a.^b()", .replace(".c() /* d"), nil),
  ]

  static let remove: [EditCase] = [
    EditCase("a.^b()", .remove, "a"),
    EditCase("a.^b().c()", .remove, "a.c()"),
    EditCase("a.b(1).^c { d }.e()", .remove, "a.b(1).e()"),
    EditCase("a\n  .^b()\n  .c()\n", .remove, "a\n  .c()\n"),
    EditCase("a\r\n  .^b()\r\n  .c()\r\n", .remove, "a\r\n  .c()\r\n"),
    EditCase("a\n  .^b()", .remove, "a"),
    EditCase("a\r\n  .^b()", .remove, "a"),
    EditCase("a\n  .^b() // d\n  .c()\n", .remove, "a\n  .c()\n"),
    EditCase("a\n  .^b {\n    c\n  }\n  .d()\n", .remove, "a\n  .d()\n"),
    EditCase("{ a\n  .^b() }", .remove, "{ a }"),
    EditCase("{ a // d\n  .^b() }", .remove, "{ a // d\n   }"),
    EditCase("a\n  .^b().c()", .remove, "a.c()"),
    EditCase("a.b()\n  .^c()\n\nd", .remove, "a.b()\n\nd"),
    EditCase("a\n  #if DEBUG\n  .^b()\n  #endif\n  .c()", .remove, "a\n  .c()"),
    EditCase(
      "a\n  #if DEBUG\n  .^b()\n  .d()\n  #endif\n", .remove, "a\n  #if DEBUG\n  .d()\n  #endif\n"),
    // Views
    EditCase("V {\n  ^Spacer()\n  a\n}", .remove, "V {\n  a\n}"),
    EditCase("V {\n  a\n  ^Spacer().b()\n    .c()\n}", .remove, "V {\n  a\n}"),
    EditCase("V { ^Spacer(); a }", .remove, "V { a }"),
    EditCase("V { x in ^Spacer() }", .remove, "V { x in }"),
    EditCase("f(^Spacer())", .remove, nil),
    EditCase("let a = ^Spacer()", .remove, nil),
    EditCase("a ? ^Spacer() : b", .remove, nil),
  ]

  static let move: [EditCase] = [
    .move("a.~b().^c()", "a.c().b()"),
    .move("a.~b().c().^d { e }.f()", "a.d { e }.b().c().f()"),
    .move("a\n  .~b()\n  .^c()\n", "a\n  .c()\n  .b()\n"),
    .move("a\n  .~b()\n  .^c() // d\n  .e()", "a\n  .c() // d\n  .b()\n  .e()"),
    .move("a\n  .^b()\n  .c()\n  .~d()\n", "a\n  .c()\n  .b()\n  .d()\n"),
    .move("a\n  .^b()\n  .~c()", "a\n  .b()\n  .c()"),
    .move("a\r\n  .~b()\r\n  .^c()\r\n", "a\r\n  .c()\r\n  .b()\r\n"),
    .move("a\n  .~b()\n  .^c {\n    d\n  }\n", "a\n  .c {\n    d\n  }\n  .b()\n"),
    .move("V {\n  a\n}\n.~b()\n.^c()", "V {\n  a\n}\n.c()\n.b()"),
    .move("a.~b()\nd.^c()", nil),
    .move("^a.~b()", nil),
    .move("a.~b { d.^c() }", nil),
  ]
}
