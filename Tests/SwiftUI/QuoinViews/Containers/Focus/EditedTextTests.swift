import Foundation
import QuoinCore
import Testing

@testable import QuoinViews

/// The text of a field for a value, and the results of editing.
@MainActor
struct EditedTextTests {
  private final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  private let english = Locale(identifier: "en_US")
  private let german = Locale(identifier: "de_DE")

  @Test func charactersAreThemselves() {
    let box = Box("a")
    let text = EditedText(box.binding)
    #expect(text.string(english) == "a")
    text.edit("bc", english)
    #expect(box.value == "bc")
  }

  @Test func formatsFollowTheRegionAround() {
    let box = Box(1234.5)
    let text = EditedText(box.binding, format: .number)
    #expect(text.string(english) == "1,234.5")
    #expect(text.string(german) == "1.234,5")
    text.edit("7,25", german)
    #expect(box.value == 7.25)
    text.edit("nothing", english)
    #expect(box.value == 7.25)
    let fixed = EditedText(box.binding, format: .number.locale(german))
    #expect(fixed.string(english) == "7,25")
  }

  @Test func aMissingValueIsEmpty() {
    let box = Box<Int?>(nil)
    let text = EditedText(box.binding, format: .number)
    #expect(text.string(english) == "")
    text.edit("12", english)
    #expect(box.value == 12)
    text.edit("", english)
    #expect(box.value == nil)
  }

  @Test func formattersWriteAndRead() {
    let formatter = NumberFormatter()
    formatter.locale = english
    formatter.minimumFractionDigits = 2
    let box = Box(1.5)
    let text = EditedText(box.binding, formatter: formatter)
    #expect(text.string(english) == "1.50")
    text.edit("2.25", english)
    #expect(box.value == 2.25)
    text.edit("nothing", english)
    #expect(box.value == 2.25)
  }
}
