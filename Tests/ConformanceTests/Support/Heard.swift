import Foundation
import Quoin
import QuoinViews
import SwiftUI

/// A live view in a window on macOS, as assistive technologies find it.
@MainActor
struct Heard {
  /// An element: its label, value, roles and states, and help. A static text and an element without
  /// a role have no words; a group precedes what it holds.
  struct Element: Equatable, CustomStringConvertible {
    var label: String
    var value: String
    var words: [String]
    var hint: String

    init(_ label: String, value: String = "", _ words: [String] = [], hint: String = "") {
      (self.label, self.value, self.words, self.hint) = (label, value, words, hint)
    }

    static func button(_ label: String, value: String = "") -> Element {
      Element(label, value: value, ["button"])
    }

    var description: String { "\(label)|\(value)|\(words.joined(separator: "+"))|\(hint)" }
  }

  let host: ViewHost<AnyView>
  let window: CGRect

  init(_ view: some View, height: CGFloat = 300) {
    window = CGRect(x: 0, y: 0, width: 300, height: height)
    host = ViewHost(
      AnyView(view), size: ProposedViewSize(width: 300, height: height), platform: .macOS)
  }

  /// The elements in reading order.
  func elements() throws -> [Element] {
    try host.spokenElements().map { spoken in
      let known = ([spoken.label, spoken.value] + spoken.words).filter { !$0.isEmpty }
      let hint = spoken.text.dropFirst(known.joined(separator: ", ").count)
      return Element(
        spoken.label, value: spoken.value, spoken.words,
        hint: String(known.isEmpty ? hint : hint.dropFirst(2)))
    }
  }

  /// The frames of the elements.
  func frames() throws -> [CGRect] { try host.spokenElements().map(\.frame) }

  /// Presses the element with a label, and returns whether it takes the press.
  func press(_ label: String) throws -> Bool {
    do {
      try host.performAccessibilityAction(named: "activate", on: label)
      return true
    } catch ControlError.action, ControlError.disabled {
      return false
    }
  }
}

extension FactCheck {
  /// Expects exactly these elements.
  @MainActor
  mutating func expect(_ view: Heard, is expected: [Heard.Element]) {
    attempt { fact in
      let got = try view.elements()
      if got != expected { fact.fail("expected \(expected), got \(got)") }
    }
  }

  /// Expects exactly these elements in a view.
  @MainActor
  mutating func expect(_ view: some View, isHeardAs expected: [Heard.Element]) {
    expect(Heard(view), is: expected)
  }

  /// Expects a press on the element with a label to be taken, or refused.
  @MainActor
  mutating func expect(_ view: Heard, takesPress isTaken: Bool, on label: String) {
    attempt { fact in
      if try view.press(label) != isTaken {
        fact.fail("\(label): the press is \(isTaken ? "refused" : "taken")")
      }
    }
  }

  @MainActor
  mutating func attempt(_ body: @MainActor (inout FactCheck) throws -> Void) {
    do { try body(&self) } catch { fail("\(error)") }
  }
}
