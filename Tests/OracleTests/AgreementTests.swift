import Foundation
import LayoutOracle
import Testing

/// The engine, and the views above it, against plain probing by the rules (Documentation/Rules).
///
/// A failure names its seed; `QUOIN_SEED=1234 swift test --filter AgreementTests` runs that one alone.
@Suite struct AgreementTests {
  static let single = ProcessInfo.processInfo.environment["QUOIN_SEED"].flatMap(UInt64.init)

  /// The seeds of one part of `parts`, or the one that was asked for.
  static func seeds(_ part: Int, of parts: Int, count: UInt64) -> Range<UInt64> {
    if let single { return part == 0 ? single..<single + 1 : 0..<0 }
    let length = count / UInt64(parts)
    return UInt64(part) * length..<UInt64(part + 1) * length
  }

  @Test(arguments: 0..<16) func engineAgreesWithTheOracle(part: Int) throws {
    try Disagreement.search(EngineSubject.self, seeds: Self.seeds(part, of: 16, count: 20_000))
  }

  @MainActor @Test(arguments: 0..<4) func viewsAgreeWithTheOracle(part: Int) throws {
    try Disagreement.search(ViewSubject.self, seeds: Self.seeds(part, of: 4, count: 2000))
  }
}
