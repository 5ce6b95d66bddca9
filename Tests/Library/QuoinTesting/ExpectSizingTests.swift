import QuoinTesting
import SwiftUI
import Testing

@MainActor
@Suite("Expecting how a view is sized")
struct ExpectSizingTests {
  struct Bar: View {
    var body: some View {
      HStack {
        Text("Total").accessibilityIdentifier("title")
        Spacer()
      }
    }
  }
  struct Chip: View {
    var body: some View { Color.red.frame(width: 40, height: 20).padding(5) }
  }

  @Test("a matching sizing reports nothing")
  func met() {
    #expect(expectSizing(Bar(), horizontal: .expanding, vertical: .hugging))
    #expect(expectSizing(Chip(), horizontal: .hugging))
    #expect(expectSizing(ProbeChild().padding(), horizontal: .neutral, vertical: .neutral))
  }

  @Test("a failure reports the view's behavior and the view inside that decides")
  func message() {
    let failed = failures { expectSizing(Chip(), horizontal: .expanding, vertical: .hugging) }
    #expect(
      failed.messages == [
        """
        Chip is hugging horizontally, not expanding: it is 50 for 0, 50 for 100, 50 for 400, 50 for 1000 proposed points, and 50 wide without a proposal.
        On a canvas of 1000 points:
          padding: proposed 1000 × 1000, reports 50 × 30 (child + 10)
          by frame: proposed 990 × 990, reports 40 × 20 (fixed)
        """
      ])
  }

  @Test("each axis fails separately; a view without a child can't be neutral")
  func neutral() throws {
    let failed = failures { expectSizing(Bar(), horizontal: .neutral, vertical: .neutral) }
    #expect(failed.all.count == 2)
    let first = try #require(failed.messages.first)
    #expect(first.hasPrefix("Bar is expanding horizontally, not neutral: it is "))
    #expect(
      failed.messages.last?.contains("Only a view around a ProbeChild() can be neutral.") == true)
  }

  @Test("a failure is reported at the line of the expectation")
  func place() {
    let failed = failures {
      expectSizing(Chip(), vertical: .expanding)
    }
    let end: UInt = #line
    #expect(failed.all.map { end - $0.line } == [2])
  }

  @Test("it fails a swift-testing test like any other expectation")
  func fails() {
    withKnownIssue {
      expectSizing(Chip(), horizontal: .expanding)
    } matching: { issue in
      issue.comments.first?.rawValue.hasPrefix("Chip is hugging horizontally") == true
    }
  }
}
