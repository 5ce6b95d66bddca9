import Quoin
import SwiftUI
import Testing

private struct Rated: View {
  @State private var rating = 3
  @State private var isGone = false
  var body: some View {
    Text("\(rating) stars")
      .accessibilityLabel("Rating")
      .accessibilityValue("\(rating) of 5")
      .accessibilityAddTraits([.isButton, .isHeader])
      .accessibilityRemoveTraits(.isHeader)
      .padding()
      .accessibilityHint("inner")
      .accessibility(hint: Text("Turn it up or down"))
      .accessibilityHidden(isGone)
      .accessibilityAdjustableAction { rating += $0 == .increment ? 1 : -1 }
      .accessibilityAction(named: "Forget") { isGone = true }
      .accessibilityCustomContent("Votes", "7", importance: .high)
      .accessibilityRotor("Stars") {
        ForEach([0, 1], id: \.self) { AccessibilityRotorEntry("star \($0)", id: $0) }
      }
      .accessibilityIdentifier("rating")
  }
}

/// Tests read the same properties that assistive technologies receive.
@MainActor
struct LiveAccessibilityTests {
  @Test func aViewSaysWhatItIs() throws {
    let host = ViewHost(Rated(), size: ProposedViewSize(width: 200, height: 100))
    let told = try host.accessibility(of: "rating")
    #expect(told.label == "Rating")
    #expect(told.value == "3 of 5")
    #expect(told.hint == "Turn it up or down")
    #expect(told.traits == .isButton)
    #expect(told.removedTraits == .isHeader)
    #expect(!told.isHidden)
    #expect(told.isAdjustable)
    #expect(told.actions.compactMap(\.name) == ["Forget"])
    #expect(told.customContent.map(\.label) == ["Votes"])
    #expect(told.customContent.first?.value == "7")
    #expect(told.customContent.first?.isImportant == true)
    #expect(told.rotors.map(\.label) == ["Stars"])
    #expect(told.rotors.first?.entries == ["star 0", "star 1"])
  }

  @Test func itDoesWhatItOffers() throws {
    let host = ViewHost(Rated(), size: ProposedViewSize(width: 200, height: 100))
    try host.accessibility(of: "rating").adjust(.increment)
    #expect(try host.accessibility(of: "rating").value == "4 of 5")
    try host.performAccessibilityAction(named: "Forget", on: "rating")
    #expect(try host.accessibility(of: "rating").isHidden)
    #expect(throws: ControlError.self) {
      try host.performAccessibilityAction(named: "Keep", on: "rating")
    }
    #expect(throws: (any Error).self) { try host.accessibility(of: "nobody") }
  }

  @Test func invisibleViewsAreNotRead() throws {
    let view = VStack {
      Text("hidden").hidden().accessibilityLabel("Label")
      VStack { Button("transparent") {} }.opacity(0)
      Text("faint").opacity(0.01)
    }
    let host = ViewHost(view, size: ProposedViewSize(width: 200, height: 100))
    #expect(try host.spokenElements().map(\.label) == ["faint"])
  }
}
