import Quoin
import QuoinCore
import SwiftUI
import Testing

/// Pickers that open, turn and choose by touch.
@MainActor
struct LivePickerTests {
  /// A view with source locations keeps its state when only a part of it is emitted again.
  @Test func aLocatedMenuOpensAtTheFirstTap() throws {
    let host = ViewHost(Located(), size: ProposedViewSize(width: 300, height: 600))
    try host.tap("menu")
    try host.tap("Mint")
    #expect(try host.value(of: "menu", as: String.self) == "Mint")
  }

  @Test func aLinkOpensAPageOfOptions() throws {
    let host = ViewHost(Linked(), size: ProposedViewSize(width: 393, height: 700))
    try host.tap("Flavor")
    try host.tap("Mint")
    #expect(try host.text(of: "chosen") == "Mint")
    // The row around the picker takes the tap, too.
    let row = try #require(host.frame(of: "picker"))
    try host.tap(at: CGPoint(x: row.midX, y: row.maxY + 8))
    try host.tap("Vanilla")
    #expect(try host.text(of: "chosen") == "Vanilla")
  }

  @Test func aWheelFollowsAFinger() throws {
    let host = ViewHost(Wheel(), size: ProposedViewSize(width: 320, height: 216))
    let middle = CGPoint(x: 160, y: 108)
    try host.drag(from: middle, to: CGPoint(x: 160, y: 108 - 64), duration: 5)
    #expect(try host.value(of: "wheel", as: Int.self) == 2)
    try host.drag(from: middle, to: CGPoint(x: 160, y: 108 + 32), duration: 5)
    #expect(try host.value(of: "wheel", as: Int.self) == 1)
    // A flick goes on, up to the end.
    try host.drag(from: middle, to: CGPoint(x: 160, y: 8), duration: 0.1)
    #expect(try host.value(of: "wheel", as: Int.self) == 9)
    // Nothing is chosen while the finger is down.
    try host.beginTouch(at: middle)
    try host.moveTouch(to: CGPoint(x: 160, y: 208))
    #expect(try host.value(of: "wheel", as: Int.self) == 9)
    try host.advance(by: 1)
    try host.endTouch()
    #expect(try host.value(of: "wheel", as: Int.self) == 6)
  }

  @Test func aWheelWithTheFocusTurnsByKeys() throws {
    let host = ViewHost(Wheel(), size: ProposedViewSize(width: 320, height: 216))
    try host.press(key: .downArrow)
    #expect(try host.value(of: "wheel", as: Int.self) == 0)
    try host.focus("wheel")
    try host.press(key: .upArrow)
    #expect(try host.value(of: "wheel", as: Int.self) == 0)
    try host.press(key: .downArrow)
    try host.press(key: .downArrow)
    #expect(try host.value(of: "wheel", as: Int.self) == 2)
    try host.press(key: .upArrow)
    try host.press(key: .upArrow, modifiers: .command)
    #expect(try host.value(of: "wheel", as: Int.self) == 1)
  }

  @Test func aWheelTurnsByTapAndByAMouse() throws {
    let host = ViewHost(Wheel(), size: ProposedViewSize(width: 320, height: 216))
    try host.tap(at: CGPoint(x: 160, y: 108 + 32))
    #expect(try host.value(of: "wheel", as: Int.self) == 1)
    for _ in 0..<2 {
      try host.scroll(at: CGPoint(x: 160, y: 108), by: CGSize(width: 0, height: 16))
    }
    #expect(try host.value(of: "wheel", as: Int.self) == 2)
    try host.scroll(at: CGPoint(x: 160, y: 108), by: CGSize(width: 0, height: -1000))
    #expect(try host.value(of: "wheel", as: Int.self) == 0)
  }
}

private let flavors = ["Vanilla", "Lemon", "Mint"]

private struct Located: View {
  @State private var flavor = "Lemon"
  var body: some View {
    _located(
      "Picker.swift|3:5|Picker@3:5",
      Picker("Flavor", selection: $flavor) { ForEach(flavors, id: \.self) { Text($0) } }
        .accessibilityIdentifier("menu"))
  }
}

private struct Linked: View {
  @State private var flavor = "Lemon"
  var body: some View {
    NavigationStack {
      List {
        Picker("Flavor", selection: $flavor) { ForEach(flavors, id: \.self) { Text($0) } }
          .pickerStyle(.navigationLink)
          .accessibilityIdentifier("picker")
        Text(flavor).accessibilityIdentifier("chosen")
      }
    }
  }
}

private struct Wheel: View {
  @State private var number = 0
  var body: some View {
    Picker("Number", selection: $number) { ForEach(0..<10) { Text("\($0)") } }
      .pickerStyle(.wheel)
      .accessibilityIdentifier("wheel")
  }
}
