import LinkPresentation
import Testing
import UIKit

@MainActor
struct LinkViewTests {
  @Test func aLinkViewShowsItsTitle() {
    let link = LPLinkMetadata()
    link.title = "A page"
    #expect(words { LPLinkView(metadata: link) } == "A page")
  }
}
