import Testing

@testable import QuoinSources

@Suite("What sources are changed into before they are compiled")
struct SourcePrepassTests {
  private func prepared(_ text: String, on platform: SourcePlatform = .iOS) -> PreparedSource {
    SourcePrepass(platform: platform) { $0 != "Firebase" }.prepare(text)
  }

  @Test(
    "conditions are resolved for the system of the images",
    arguments: [
      ("#if os(iOS)", "#if true", "#if false"),
      ("#if os(macOS) && DEBUG", "#if false && DEBUG", "#if true && DEBUG"),
      (
        "#elseif canImport(UIKit) || canImport( AppKit )", "#elseif true || false",
        "#elseif false || true"
      ),
      ("#if !os(watchOS)", "#if !false", "#if !false"),
      ("#if targetEnvironment(simulator)", "#if true", "#if false"),
      (
        "#if swift(>=5.9) && canImport(Charts)", "#if swift(>=5.9) && canImport(Charts)",
        "#if swift(>=5.9) && canImport(Charts)"
      ),
    ])
  func conditions(text: String, iOS: String, macOS: String) {
    #expect(prepared(text).text == iOS)
    #expect(prepared(text, on: .macOS).text == macOS)
  }

  @Test(
    "each system has its conditions",
    arguments: [
      (SourcePlatform.tvOS, "os(tvOS)", "TVUIKit"), (.watchOS, "os(watchOS)", "WatchKit"),
      (.visionOS, "os(visionOS)", "UIKit"),
    ])
  func conditionsOfOtherSystems(platform: SourcePlatform, own: String, kit: String) {
    for other in ["os(iOS)", "os(macOS)", "os(tvOS)", "os(watchOS)", "os(visionOS)"] {
      #expect(prepared("#if \(other)", on: platform).text == "#if \(other == own)")
    }
    for name in ["UIKit", "TVUIKit", "WatchKit"] {
      let isKnown = name == "UIKit" || name == kit
      #expect(prepared("#if canImport(\(name))", on: platform).text == "#if \(isKnown)")
    }
    #expect(prepared("#if canImport(AppKit)", on: platform).text == "#if false")
    #expect(prepared("#if targetEnvironment(simulator)", on: platform).text == "#if true")
  }

  @Test("strings and comments are not changed")
  func literals() {
    let text = """
      let a = "@objc #selector(x) \\(b ? "@main }" : "{")" // @objc
      /* @main /* #if os(iOS) */ */ let c = #"\\("#
      let d = \"""
        @IBAction " { \\("}")
        \"""
      let e = /[{"@objc]+/
      """
    #expect(prepared(text).text == text)
  }

  @Test(
    "members that an extension overrides are renamed; Objective-C-only ones override nothing"
  )
  func overrides() {
    let source = prepared(
      """
      extension UIWindow {
        open override func motionEnded(_ motion: Int) { super.motionEnded(motion) }
        override var isIdle: Bool { true }
        class Inner: Base { override func go() {} }
      }
      class B: A {
        override func go() {}
        override public func observeValue(forKeyPath path: String?) {}
      }
      """)
    let lines = source.text.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines == [
        "extension UIWindow {",
        "open func _overriding_motionEnded(_ motion: Int) { super.motionEnded(motion) }",
        "var _overriding_isIdle: Bool { true }", "class Inner: Base { override func go() {} }", "}",
        "class B: A {", "override func go() {}",
        "public func observeValue(forKeyPath path: String?) {}", "}",
      ])
    #expect(source.notes.map(\.line) == [2, 3])
    #expect(source.notes.allSatisfy { $0.kind == .overriding })
  }

  @Test("hooks of managed objects keep the isolation of what they override")
  func managedHooks() {
    let source = prepared(
      """
      extension Item {
        public override func awakeFromInsert() { super.awakeFromInsert() }
        nonisolated override func willSave() {}
      }
      """)
    #expect(source.text.contains("public nonisolated func _overriding_awakeFromInsert() { super"))
    #expect(source.text.contains("nonisolated          func _overriding_willSave() {}"))
    #expect(source.notes.map(\.kind) == [.hook(of: "Item"), .hook(of: "Item")])
  }

  @Test("Objective-C attributes are removed, with what only they allow")
  func marks() {
    let source = prepared(
      """
      @objcMembers class A: NSObject {
        @objc(tapped:) private func tapped(_ sender: Any) {}
        @IBAction func go() { button.addTarget(self, action: #selector(A.tapped(_:)), for: .down) }
      }
      @objc protocol P { @objc optional func a() }
      """)
    let lines = source.text.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    #expect(
      lines == [
        "class A: NSObject {", "private func tapped(_ sender: Any) {}",
        #"func go() { button.addTarget(self, action: Selector("A.tapped(_:)"), for: .down) }"#, "}",
        "protocol P { func a() }; extension P { func a() {} }",
      ])
    #expect(source.notes.count == 6)
    #expect(source.notes.contains(.init(line: 3, kind: .selector)))
  }

  @Test(
    "key paths of Objective-C are texts without the type",
    arguments: [
      ("a(#keyPath(Note.title))", #"a("title")"#),
      ("a(#keyPath(App.Note.folder.name), 1)", #"a("folder.name", 1)"#),
      ("a(#keyPath(`default`))", #"a("default")"#), ("a(#keyPath(Note))", "a(#keyPath(Note))"),
    ])
  func keyPaths(source: String, expected: String) {
    #expect(prepared(source).text == expected)
  }

  @Test(
    "calls of optional methods are ordinary calls",
    arguments: [
      ("delegate?.textFieldDidChangeSelection?(f)", "delegate?.textFieldDidChangeSelection(f)"),
      ("_ = delegate!.textFieldShouldReturn!(f)", "_ = delegate!.textFieldShouldReturn(f)"),
      (
        "(other as? UITextFieldDelegate)?.textFieldDidEndEditing?(f)",
        "(other as? UITextFieldDelegate)?.textFieldDidEndEditing(f)"
      ),
      ("self.tableView?(list, didSelectRowAt: path)", "self.tableView(list, didSelectRowAt: path)"),
      ("dataSource?.cards?(self, at: [0: 1])", "dataSource?.cards(self, at: [0: 1])"),
      ("delegate?.onTap?(a ? b : c)", "delegate?.onTap?(a ? b : c)"),
      ("parent.textFieldDidEndEditing?(f)", "parent.textFieldDidEndEditing?(f)"),
      ("self.action?(id: 1)", "self.action?(id: 1)"), ("done?(1)", "done?(1)"),
      ("let x = a.textField ?(b)", "let x = a.textField ?(b)"),
    ])
  func optionalCalls(_ text: String, _ expected: String) {
    #expect(prepared(text).text == expected)
  }

  @Test("optional methods without a result get a default implementation")
  func optionalMethods() {
    let source = prepared(
      """
      @objc public protocol P {
        @objc optional func a(
          _ b: Int?  // the number
        )
        @objc optional func c() -> Bool
      }
      struct S { func d(_ p: P) { p.a?(1) } }
      """)
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 7)
    #expect(lines[5] == "}; public extension P { func a( _ b: Int? ) {} }")
    #expect(lines[6] == "struct S { func d(_ p: P) { p.a(1) } }")
  }

  @Test(
    "missing conventions and overrides of Objective-C's methods are removed",
    arguments: [
      ("typealias A = @convention(block) (Int) -> Void", "typealias A = (Int) -> Void"),
      (
        "let f: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void",
        "let f: (UnsafeMutableRawPointer, UnsafePointer<CGPathElement>) -> Void"
      ),
      ("let f: @convention(c) (Int32) -> CGFloat", "let f: @convention(c) (Int32) -> CGFloat"),
      (
        "override public func observeValue(forKeyPath path: String?) {}",
        "public func observeValue(forKeyPath path: String?) {}"
      ),
      ("override func observeValue(of x: Int) {}", "override func observeValue(of x: Int) {}"),
    ])
  func conventions(text: String, becomes: String) {
    let words = prepared(text).text.split(separator: " ").joined(separator: " ")
    #expect(words == becomes)
  }

  @Test("Apple's modules are recognized by name")
  func appleModules() {
    #expect(AppleModules.contains("CoreData") && AppleModules.contains("os"))
    #expect(!AppleModules.contains("Alamofire") && !AppleModules.contains("\\"))
  }

  @Test("line numbers stay the same, whatever is omitted")
  func lines() {
    let text = "import SwiftUI\n@main\nstruct A: App {\n  var x = 1\n}\n\nfunc f() {\n}\n"
    var prepass = SourcePrepass(platform: .iOS) { _ in true }
    prepass.leftOut = [1]
    let source = prepass.prepare(text)
    #expect(source.text.filter { $0 == "\n" }.count == text.filter { $0 == "\n" }.count)
    #expect(
      source.text.split(separator: "\n").filter { $0.contains { $0 != " " } } == [
        "import SwiftUI", "func f() {", "}",
      ])
  }

  @Test("omitted declarations that the text no longer contains are ignored")
  func missingDeclarations() {
    let text = "import SwiftUI\nstruct A: View {\n  var body: some View { Text(\"a\") }\n}\n"
    var prepass = SourcePrepass(platform: .iOS) { _ in true }
    prepass.leftOut = [7, 100]
    prepass.leftOutSamples = []
    let source = prepass.prepare(text)
    #expect(source.samples.map(\.name) == ["A"])
  }

  @Test("modules that a condition tests for are not missed")
  func conditionalImports() {
    let source = SourcePrepass(platform: .iOS, hasModule: { _ in false }).prepare(
      """
      #if canImport(Charts)
      import Charts
      #elseif os(watchOS)
      import WatchKit
      #else
      import Plots
      #endif
      #if !DEBUG && canImport(Lottie)
      #if true
      import Lottie
      #endif
      #endif
      import Lottie
      """)
    #expect(
      source.missingImports == [.init(module: "Plots", line: 6), .init(module: "Lottie", line: 13)])
  }

  @Test("missing modules are not imported, and submodules become the whole module")
  func imports() {
    let source = prepared(
      "import Firebase\n@testable import Firebase.Auth\nimport CoreGraphics.CGGeometry\nimport struct UIKit.UIColor"
    )
    #expect(source.missingModules == ["Firebase", "Firebase"])
    #expect(source.missingImports.map(\.line) == [1, 2])
    let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.map { String($0.filter { $0 != " " }) } == [
        "", "", "importCoreGraphics", "importstructUIKit.UIColor",
      ])
  }

  @Test("a module with another name here is imported under that name")
  func substitutes() {
    #expect(prepared("import os\nimport os.log").text.hasPrefix("import QuoinOS\nimport QuoinOS"))
    let core = prepared("import SwiftUICore\nimport struct SwiftUICore.Text")
    #expect(core.text.hasPrefix("import SwiftUI\nimport struct SwiftUI.Text"))
    #expect(core.missingModules == [])
    // The name also qualifies types, where another one has the same name.
    let type = prepared("import SwiftUI\nlet font: SwiftUICore.Font = a.SwiftUICore.b(SwiftUICore)")
    #expect(type.text.hasSuffix("let font: SwiftUI.Font = a.SwiftUICore.b(SwiftUICore)"))
  }

  @Test("declarations are found with their names, lines and conformances")
  func declarations() {
    let found = prepared(
      """
      import SwiftUI
      private let x = [1, 2]
        .map { $0 }
      @MainActor
      public struct Card<Content: View>: View, Equatable where Content: Equatable {
        struct Inner: PreviewProvider {}
      }
      #if DEBUG
      struct Card_Previews: PreviewProvider { static var previews: some View { Text("}") } }
      #endif
      extension EnvironmentValues { @Entry var a = 1 }; func b() {}
      #Preview("Dark") { Text("a") }
      @main struct Program: App {}
      """
    ).declarations
    #expect(
      found.map(\.kind) == [
        "import", "let", "struct", "struct", "extension", "func", "#Preview", "struct",
      ])
    #expect(
      found.map(\.name) == [
        "SwiftUI", "x", "Card", "Card_Previews", "EnvironmentValues", "b", "", "Program",
      ])
    #expect(found[1].lines == 2...3)
    #expect(found[2].lines == 4...7)
    #expect(found[2].inherited == ["View", "Equatable"])
    #expect(found[3].inherited == ["PreviewProvider"])
    #expect(found.map(\.isMain) == [false, false, false, false, false, false, false, true])
  }

  @Test("a declaration continues after a comma, a colon or an equals sign")
  func continuedDeclarations() {
    let found = prepared(
      """
      typealias Action =
        @Sendable () -> Void
      class A: B,
        @unchecked Sendable where C: D {}
      extension E where F: PreviewProvider {}
      import func G.+=
      infix operator ==
      struct H {}
      """
    ).declarations
    #expect(
      found.map(\.kind) == [
        "typealias", "class", "extension", "import", "operator", "struct",
      ])
    #expect(found.map(\.lines) == [1...2, 3...4, 5...5, 6...6, 7...7, 8...8])
    #expect(found.map(\.inherited) == [[], ["B", "Sendable"], [], [], [], []])
  }

  @Test("providers and apps are types that conform, not mentions of the names")
  func providers() {
    let found = prepared(
      """
      struct App {}
      struct A<T: App>: View where T: PreviewProvider {}
      extension B.C: Equatable, PreviewProvider {}
      class D { class func make(app: App) { struct E<T>: SwiftUI.App {} } }
      """
    ).providers
    #expect(found == [.init(name: "C", line: 3), .init(name: "E", line: 4)])
  }

  @Test("the byte order mark is not part of the first declaration")
  func byteOrderMark() {
    let source = prepared("\u{FEFF}import Firebase\nstruct A {}")
    #expect(source.declarations.map(\.kind) == ["import", "struct"])
    #expect(source.text == "\u{FEFF}               \nstruct A {}")
  }

  @Test(
    "no text causes a trap",
    arguments: [
      "", "\"", "#", "/*", "`", "\"\\(", "#\"\\#(", "}", "@", "#if", "#selector(", "import", "/",
      "\u{0}\u{FF}",
    ])
  func anything(text: String) {
    _ = prepared(text)
    _ = prepared(text + "\n" + text + "{ struct A {")
  }
}
