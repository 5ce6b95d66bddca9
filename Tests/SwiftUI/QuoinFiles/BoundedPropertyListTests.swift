import Foundation
import QuoinFiles
import Testing

@Suite("Property lists from outside")
struct BoundedPropertyListTests {
  private func error(_ text: String) -> String? {
    error(Data(text.utf8))
  }

  private func error(_ data: Data) -> String? {
    do {
      _ = try BoundedPropertyList.read(data)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static let tooDeep = "it is nested more than 128 levels deep"

  @Test("the text format")
  func text() throws {
    let text = """
      // !$*UTF8*$!
      { a = b; /* c */ "k y" = (1, 'two', "x\\ny\\U00e4\\"", ); d = <0a 0B>; e = {}; f = a//b.swift }
      """
    let value = try BoundedPropertyList.read(Data(text.utf8)) as? NSDictionary
    #expect(
      value == [
        "a": "b", "k y": ["1", "two", "x\nyä\""], "d": Data([10, 11]), "e": [String: Any](),
        "f": "a//b.swift",
      ])
    for text in [
      "", "{", "{ a = b; } c", "(1, 2", "{ a b; }", "\"a", "{ a = <0>; }", "{ a = ; }", "/*",
    ] {
      #expect(error(text)?.hasPrefix("it is damaged in line 1") == true, "\(text)")
    }
  }

  @Test(
    "XML and binary lists in every encoding",
    arguments: [
      Data("<?xml version=\"1.0\" encoding=\"UTF-8\"?><plist><string>ü</string></plist>".utf8),
      Data("<plist version=\"1.0\"><string>&#252;</string><!-- c --></plist>".utf8),
      "<?xml version=\"1.0\" encoding=\"UTF-16\"?><plist><string>ü</string></plist>".data(
        using: .utf16)!,
      Data("<?xml encoding='ISO-8859-1'?><plist><string>".utf8) + [0xFC]
        + Data("</string></plist>".utf8),
      try! PropertyListSerialization.data(fromPropertyList: "ü", format: .binary, options: 0),
    ])
  func encodings(_ data: Data) throws {
    #expect(try BoundedPropertyList.read(data) as? String == "ü")
  }

  @Test("nesting is limited in each format, however it is hidden")
  func nesting() {
    let many = 200_000
    for text in [
      String(repeating: "(", count: many), String(repeating: "{a=", count: many),
      String(repeating: "(/*)))*/\")))\",", count: many),
      "<plist>" + String(repeating: "<array>", count: many),
      "<plist>" + String(repeating: "<dict><key>a</key>", count: many),
      "<plist>" + String(repeating: "<array><!-- </array></array> -->", count: many),
      "<plist>" + String(repeating: "<array><!--> </array> -->", count: many),
      "<plist>" + String(repeating: "<array><string><![CDATA[</array>]]></string>", count: many),
      "<plist>" + String(repeating: "<array><? </array> ?>", count: many),
      "<!DOCTYPE a [ <!ENTITY b \"</array></array>\"> ]><plist>"
        + String(repeating: "<array>", count: many),
    ] { #expect(error(text) == Self.tooDeep, "\(text.prefix(60))") }
    var value: Any = "a"
    for depth in 1...140 {
      value = [value]
      let data = try? PropertyListSerialization.data(
        fromPropertyList: value, format: .binary, options: 0)
      #expect((error(data ?? Data()) == nil) == (depth <= 128), "\(depth)")
    }
  }

  /// Encodes a binary property list of these objects, the first of which is the root.
  private func binary(_ objects: [[UInt8]]) -> Data {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF)]
      bytes += object
    }
    let table = bytes.count
    func number(_ value: Int) -> [UInt8] {
      (0..<8).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    return Data(
      bytes + offsets + [0, 0, 0, 0, 0, 0, 2, 1] + number(objects.count) + number(0)
        + number(table))
  }

  @Test("a binary list that repeats its parts or contains itself is rejected")
  func binaries() {
    let doubled = (0..<60).map { [0xA2, UInt8($0 + 1), UInt8($0 + 1)] as [UInt8] } + [[0x08]]
    #expect(error(binary(doubled)) == "it repeats its values too often")
    #expect(error(binary([[0xA1, 0]])) == "it contains itself")
    #expect(error(binary([[0xA2, 1, 1], [0xA1, 2], [0x09]])) == nil)
    for damage: [[UInt8]] in [
      [[0xA1, 7]], [[0xAF, 0x13, 255, 255, 255, 255, 255, 255, 255, 255]],
    ] {
      #expect(error(binary(damage)) == "it is damaged")
    }
    let whole = [UInt8](binary([[0xD1, 1, 2], [0x51, 0x61], [0xA1, 1]]))
    for place in whole.indices {
      for change in [UInt8(0), 0x7F, 0xFF] {
        var bytes = whole
        bytes[place] = change
        _ = error(Data(bytes))
      }
      _ = error(Data(whole[..<place]))
    }
  }
}
