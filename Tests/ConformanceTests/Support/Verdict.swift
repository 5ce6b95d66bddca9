import Foundation
import SwiftUI

@testable import ConformanceGenerator

/// The result of a case.
enum Verdict: Sendable {
  /// Every number and every statement agrees.
  case passed
  /// The case doesn't count as passed, for a stated reason.
  case listed(reason: String)
  /// A number or a statement disagrees; the details are sentences.
  case failed([String])

  /// Lays out the view of `entry` and judges it.
  @MainActor
  init(_ entry: ConformanceCase, in truth: GroundTruth = .shared) {
    if case .off(let reason) = truth.topicSwitch(of: entry) {
      self = .listed(reason: reason)
      return
    }
    let listing = truth.listing(of: entry)
    let failures = Self.failures(entry, listing)
    if !failures.isEmpty {
      self = .failed(failures)
    } else if let listing {
      self = .listed(reason: listing.reason)
    } else if entry.expected.fact != nil, !Facts.isChecked(entry) {
      self = .listed(reason: "the statement has no check yet")
    } else {
      self = .passed
    }
  }

  /// Returns the failures of `entry` that its `listing` doesn't cover.
  ///
  /// If a case is listed as `differs`, its numbers differ, but an additional handwritten check must
  /// still pass. Without numbers it is the handwritten check that differs.
  @MainActor
  private static func failures(_ entry: ConformanceCase, _ listing: Listing?) -> [String] {
    let made = handwrittenFailures(entry)
    // Checks that wait are judged by a test of their own.
    if Facts.waiting[entry.id] != nil { return made }
    if entry.expected.frames.isEmpty {
      return listing?.kind == .differs ? expected(made) : made
    }
    switch listing?.kind {
    case .inexpressible: return made
    case .differs: return expected(numericalFailures(entry)) + made
    case nil: return numericalFailures(entry) + made
    }
  }

  /// Inverts the failures of a case that is listed as differing: no failure if there are some,
  /// otherwise one.
  private static func expected(_ failures: [String]) -> [String] {
    failures.isEmpty ? ["agrees now: take it off listed.txt"] : []
  }

  @MainActor
  private static func numericalFailures(_ entry: ConformanceCase) -> [String] {
    guard let report = CaseViews.all.layout(entry) else {
      return ["no view was generated: run `swift run ConformanceGenerator`"]
    }
    var fact = FactCheck()
    Facts.statedNumbers(of: entry)?.check(entry, &fact)
    return Comparison(entry: entry, report: report).differences() + fact.failures
  }

  @MainActor
  private static func handwrittenFailures(_ entry: ConformanceCase) -> [String] {
    var fact = FactCheck()
    Facts.all[entry.id]?(&fact)
    return fact.failures
  }
}
