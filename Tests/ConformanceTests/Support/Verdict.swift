import Foundation
import SwiftUI

@testable import ConformanceGenerator

/// How a case stands.
enum Verdict: Sendable {
  /// Every number and every statement agrees.
  case passed
  /// It doesn't count as passed, for a stated reason.
  case listed(reason: String)
  /// Something disagrees, in words.
  case failed([String])

  /// Lays out the view of `entry` and judges it.
  @MainActor
  init(_ entry: ConformanceCase, in truth: GroundTruth = .shared) {
    if case .off(let reason) = truth.topicSwitch(of: entry) {
      self = .listed(reason: reason)
      return
    }
    let listing = truth.listing(of: entry)
    let complaints = Self.frameComplaints(entry, listing) + Self.factComplaints(entry)
    if !complaints.isEmpty {
      self = .failed(complaints)
    } else if let listing {
      self = .listed(reason: listing.reason)
    } else if entry.expected.fact != nil, Facts.check(of: entry) == nil {
      self = .listed(reason: "the statement has no check yet")
    } else {
      self = .passed
    }
  }

  @MainActor
  private static func frameComplaints(_ entry: ConformanceCase, _ listing: Listing?) -> [String] {
    guard !entry.expected.frames.isEmpty, listing?.kind != .inexpressible else { return [] }
    guard let report = CaseViews.all.layout(entry) else {
      return ["no view was generated: run `swift run ConformanceGenerator`"]
    }
    let complaints = Comparison(entry: entry, report: report).complaints()
    guard listing?.kind == .differs else { return complaints }
    return complaints.isEmpty ? ["agrees now: take it off listed.txt"] : []
  }

  @MainActor
  private static func factComplaints(_ entry: ConformanceCase) -> [String] {
    guard let check = Facts.check(of: entry) else { return [] }
    var fact = FactCheck()
    check(&fact)
    return fact.complaints
  }
}
