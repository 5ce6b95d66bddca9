import Testing

@testable import QuoinSources

@Suite("@NSManaged declarations")
struct ManagedPropertyTests {
  /// Returns the text after the pre-pass, with single spaces.
  private func words(_ text: String) -> String {
    let prepared = SourcePrepass(platform: .iOS) { _ in true }.prepare(text).text
    #expect(
      prepared.split(separator: "\n", omittingEmptySubsequences: false).count
        == text.split(separator: "\n", omittingEmptySubsequences: false).count)
    return prepared.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private func accessors(_ name: String) -> String {
    "{ get { self._quoinValue(\"\(name)\") } set { self._quoinSetValue(newValue, \"\(name)\") } }"
  }

  @Test(
    "a property gets accessors on its line",
    arguments: [
      ("@NSManaged public var a: String?", "public var a: String?"),
      ("@NSManaged private(set) dynamic var a: Int16", "private(set) var a: Int16"),
      ("@NSManaged\nvar a: Set<Item>", "var a: Set<Item>"),
      ("@NSManaged var a: [String: Int]? // b, c", "var a: [String: Int]?"),
      ("@NSManaged var a: ((Int) -> Void)?", "var a: ((Int) -> Void)?"),
      ("@objc @NSManaged var a: Item!", "var a: Item!"),
      ("@NSManaged var a: Dictionary<\n  String, Int>?", "var a: Dictionary< String, Int>?"),
    ])
  func properties(text: String, becomes: String) {
    let found = words("class B: C {\n\(text)\n}")
    #expect(found.hasPrefix("class B: C { \(becomes) \(accessors("a"))"), "\(found)")
  }

  @Test("several properties of one declaration have accessors each")
  func several() {
    let found = words("@NSManaged public var a, b: Int16, c: String?")
    let expected = [("a", "Int16"), ("b", "Int16"), ("c", "String?")].map { name, type in
      "public var \(name): \(type) \(accessors(name))"
    }.joined(separator: "; ")
    #expect(found == expected)
  }

  @Test("a primitive property is that of the attribute")
  func primitive() {
    let found = words("@NSManaged var primitiveName: String?; @NSManaged var primitive: Int16")
    #expect(found.contains(accessors("name")) && found.contains(accessors("primitive")))
  }

  @Test("methods change the relationship that they name, and others stay as they are")
  func methods() {
    let found = words(
      """
      @objc(addItemsObject:) @NSManaged public func addToItems(_ value: Item)
      @NSManaged func removeFromTags(_ values: NSSet)
      @NSManaged func removeFromItems(at idx: Int)
      @NSManaged func insertIntoItems(_ values: [Item], at indexes: NSIndexSet)
      @NSManaged func replaceItems(at idx: Int, with value: Item)
      @NSManaged func reload(_ value: Int)
      """)
    for body in [
      "public func addToItems(_ value: Item) { self._quoinAdd(value, \"items\") }",
      "{ self._quoinRemove(values, \"tags\") }", "{ self._quoinRemove(at: idx, \"items\") }",
      "{ self._quoinInsert(values, at: indexes, \"items\") }",
      "{ self._quoinReplace(at: idx, with: value, \"items\") }",
    ] {
      #expect(found.contains(body), "\(found)")
    }
    #expect(found.hasSuffix("func reload(_ value: Int)"), "\(found)")
  }

  @Test(
    "unfinished declarations stay as they are",
    arguments: ["@NSManaged", "@NSManaged var", "@NSManaged var a", "@NSManaged var a:"])
  func unfinished(text: String) {
    #expect(words(text) == text.dropFirst("@NSManaged".count).drop { $0 == " " })
  }
}
