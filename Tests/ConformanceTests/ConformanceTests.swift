import Foundation
import Testing

@testable import ConformanceGenerator

/// Every recorded case of the active topics.
@MainActor
struct ConformanceTests {
  @Test(arguments: GroundTruth.shared.active)
  func agreesWithSwiftUI(_ entry: ConformanceCase) {
    guard case .failed(let failures) = Verdict(entry) else { return }
    Issue.record(
      """
      \(entry.id) (\(entry.topic), \(entry.platform)) proposed \(entry.proposedSize)
        \(entry.code)
        \(failures.joined(separator: "\n  "))
        \(entry.expected.fact.map { "fact: \($0)" } ?? "")
      """)
  }

  @Test func agreesInTime() async throws {
    for (id, check) in Facts.waiting {
      let entry = try #require(GroundTruth.shared.cases.first { $0.id == id })
      var fact = FactCheck()
      try await check(&fact)
      if GroundTruth.shared.listing(of: entry) == nil {
        #expect(fact.failures == [], "\(id): \(entry.code)")
      } else {
        #expect(fact.failures != [], "\(id) agrees now: take it off listed.txt")
      }
    }
  }

  @Test func readsEveryCase() {
    #expect(GroundTruth.shared.cases.count == 1624)
    #expect(Set(GroundTruth.shared.cases.map(\.id)).count == 1624)
  }

  @Test func listsOnlyKnownCases() {
    #expect(GroundTruth.shared.unknownListings == [])
  }

  @Test func checksOnlyKnownFacts() {
    let facts = GroundTruth.shared.cases.filter { $0.expected.fact != nil }.map(\.id)
    let listed = GroundTruth.shared.cases.filter { GroundTruth.shared.listing(of: $0) != nil }
    let known = Set(facts + listed.map(\.id))
    #expect(Facts.all.keys.filter { !known.contains($0) }.sorted() == [])
  }
}
