import Quoin
import QuoinCore
import SwiftUI
import Testing

@MainActor
@Suite struct LiveTextFieldLinkTests {
  @Test func aTextIsSubmittedByName() throws {
    let names = Names()
    let host = ViewHost(
      TextFieldLink("Add") { names.all.append($0) },
      size: ProposedViewSize(width: 200, height: 200))
    try host.set("Add", to: "Ada")
    #expect(names.all == ["Ada"])
    #expect(throws: ControlError.self) { try host.set("Add", to: 1) }
    #expect(names.all == ["Ada"])
  }
}

private final class Names { var all: [String] = [] }
