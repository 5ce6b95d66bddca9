import Foundation
import QuoinFiles
import Testing

@Suite("JSON whose work is bounded", .timeLimit(.minutes(40)))
struct BoundedJSONTests {
  private func error(_ text: String, mostValues: Int = 100_000) -> String? {
    do {
      _ = try BoundedJSON.decode(
        [String: [Int]].self, from: Data(text.utf8), mostValues: mostValues)
      return nil
    } catch let error as BoundedJSON.ParseError {
      return error.description
    } catch {
      return "no such value"
    }
  }

  @Test(
    "nesting is counted before anything is parsed",
    arguments: ["[", "{\"a\":", "[{\"a\":", "[\"]\",", "[ \n\t"])
  func depth(_ part: String) {
    let text = String(repeating: part, count: 100_000)
    #expect(error(text) == "it is nested more than 128 levels deep")
    #expect(throws: BoundedJSON.ParseError.self) { try BoundedJSON.value(of: Data(text.utf8)) }
  }

  @Test("brackets in strings don't count, and 128 levels are accepted")
  func strings() throws {
    let text = "{\"\(String(repeating: "[", count: 1_000))\\\"[\": [1]}"
    #expect(error(text) == nil)
    let deep = String(repeating: "[", count: 128) + String(repeating: "]", count: 128)
    #expect(try BoundedJSON.value(of: Data(deep.utf8)) is [Any])
  }

  @Test("values are counted")
  func values() {
    let text = "{\"a\": [\(String(repeating: "1,", count: 99_000))1]}"
    let isRead = error(text) == nil
    #expect(isRead)
    #expect(error(text, mostValues: 99_000) == "it contains more than 99000 values")
  }

  @Test("a trailing comma, which Xcode accepts, is accepted")
  func commas() {
    #expect(error("{\"a,]\": [1, 2,\n ], }") == nil)
  }

  @Test(
    "invalid JSON is rejected",
    arguments: [
      "", " ", "{'a': [1]}", "{a: [1]}", "// a\n{}", "{\"a\": [1e999999]}", "{\"a\": [0x10]}",
      "{\"a\": [+1]}", "{\"a\": [Infinity]}", "{\"\\ud800\": [\"]}", "{\"a\": [1]}x",
      "\u{FEFF}\u{FEFF}{}", "{\0\"a\": [1]}", "{\"a\": [1\0]}",
      "{\"a\": [" + String(repeating: "9", count: 100_000) + "]}",
    ])
  func wrong(_ text: String) {
    #expect(error(text) != nil)
  }

  @Test("encodings other than UTF-8 are rejected; a byte order mark is accepted")
  func encodings() throws {
    let text = "{\"a\": [1]}"
    #expect(error("\u{FEFF}" + text) == nil)
    for encoding in [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32] {
      let data = try #require(text.data(using: encoding))
      #expect(throws: BoundedJSON.ParseError.self) { try BoundedJSON.value(of: data) }
    }
  }

  @Test("whitespace costs only its bytes")
  func space() {
    #expect(error(String(repeating: " ", count: 10_000_000) + "{}") == nil)
  }
}
