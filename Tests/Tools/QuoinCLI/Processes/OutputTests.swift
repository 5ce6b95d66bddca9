import Foundation
import Testing

@testable import QuoinCLI

@Suite("What a program prints")
struct OutputTests {
  @Test("short output is forwarded unchanged")
  func short() {
    var output = CappedOutput()
    #expect(output.pass(Array("a".utf8)) == Array("a".utf8))
    #expect(output.rest() == [])
  }

  @Test("of long output, the beginning and the last lines are kept")
  func long() {
    var output = CappedOutput()
    let line = Array("0123456\n".utf8)
    var passed = 0
    for _ in 0..<(CappedOutput.limit / 4) { passed += output.pass(line).count }
    passed += output.pass(Array("the reason\n".utf8)).count
    #expect(passed == CappedOutput.limit)
    let rest = String(decoding: output.rest(), as: UTF8.self)
    let total = CappedOutput.limit / 4 * line.count + 11
    let kept = rest.split(separator: "\n").dropFirst().joined(separator: "\n").utf8.count + 1
    #expect(rest.hasPrefix("\nnote: \(total - passed - kept) bytes of output"))
    #expect(rest.hasSuffix("0123456\nthe reason\n"))
  }

  /// Returns the output of the filter for the consecutive `texts`.
  private func passed(_ texts: [String], afterTrap isTrap: Bool) -> String {
    var filter = StackTraceFilter()
    let bytes = texts.flatMap { filter.pass(Array($0.utf8)) } + filter.rest(afterTrap: isTrap)
    return String(decoding: bytes, as: UTF8.self)
  }

  private let trace = """
    Current stack trace:
    0    libswiftCore.so      0x00007fb24375f130 swift_reportError + 33
    1    Preview.so           0x00007fb243b12b60 <unavailable> + 109

    """

  @Test("the addresses after a trap are omitted, in any form")
  func addresses() {
    #expect(passed(["Fatal error: a\n\(trace)"], afterTrap: true) == "Fatal error: a\n")
    let letters = "Fatal error: a\n\(trace)".map(String.init)
    #expect(passed(letters, afterTrap: true) == "Fatal error: a\n")
    #expect(passed([trace, trace], afterTrap: true) == trace, "only the last one")
  }

  @Test("the line about the backtracer is omitted, in any form")
  func backtracer() {
    let text = "Fatal error: a\n\n*** Signal 4: Backtracing from 0x7f44e992e78a... done ***\n\n"
    #expect(passed([text], afterTrap: true) == "Fatal error: a\n")
    #expect(passed(text.map(String.init), afterTrap: true) == "Fatal error: a\n")
    #expect(passed([text], afterTrap: false) == text)
  }

  @Test("the reason of a trap is found, in any form")
  func reasons() {
    func message(_ texts: [String]) -> TrapMessage {
      var message = TrapMessage()
      for text in texts { message.add(Array(text.utf8)) }
      return message
    }
    let text = "hello\nCard_swift/Card.swift:3: Fatal error: out of ink: twice\nand more\n"
    for texts in [[text], text.map(String.init)] {
      #expect(message(texts).place == "Card_swift/Card.swift:3")
      #expect(message(texts).reason == "out of ink: twice")
    }
    #expect(message(["a.swift:9: Precondition failed: b\n"]).reason == "b")
    #expect(message(["Fatal error: x\nCard.swift: Fatal error: y\n"]).reason == nil)
  }

  @Test("a view's own output is kept, whatever it looks like")
  func lookalikes() {
    for text in [
      "\(trace)more\n", "Current stack trace:\nmine\n", "Current stack trace:", "0 a 0xb c\n",
      "a\n\n\nb", "\n\n", "*** Signal lost\n",
    ] {
      #expect(passed([text], afterTrap: true) == text)
      #expect(passed(text.map(String.init), afterTrap: true) == text)
    }
    #expect(passed([trace], afterTrap: false) == trace)
    let long = "Current stack trace:\n" + String(repeating: "0 a 0xb c\n", count: 20_000)
    #expect(passed([long], afterTrap: true).utf8.count > 100_000)
  }
}
