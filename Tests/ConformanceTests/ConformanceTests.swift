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
      var fact = FactCheck()
      try await check(&fact)
      #expect(fact.failures == [], "\(id)")
    }
  }

  @Test func readsEveryCase() {
    #expect(GroundTruth.shared.cases.count == 963)
    #expect(Set(GroundTruth.shared.cases.map(\.id)).count == 963)
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
