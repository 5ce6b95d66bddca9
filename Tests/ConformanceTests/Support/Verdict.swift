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
    let complaints =
      Self.expected(Self.frameComplaints(entry, listing), if: entry.differsInFrames(listing))
      + Self.expected(Self.factComplaints(entry), if: entry.differsInFact(listing))
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

  /// What is left of `complaints` when a listing says that there are some: one if there are none.
  private static func expected(_ complaints: [String], if isListed: Bool) -> [String] {
    guard isListed else { return complaints }
    return complaints.isEmpty ? ["agrees now: take it off listed.txt"] : []
  }

  @MainActor
  private static func frameComplaints(_ entry: ConformanceCase, _ listing: Listing?) -> [String] {
    guard !entry.expected.frames.isEmpty, listing?.kind != .inexpressible else { return [] }
    guard let report = CaseViews.all.layout(entry) else {
      return ["no view was generated: run `swift run ConformanceGenerator`"]
    }
    return Comparison(entry: entry, report: report).complaints()
  }

  @MainActor
  private static func factComplaints(_ entry: ConformanceCase) -> [String] {
    guard let check = Facts.check(of: entry) else { return [] }
    var fact = FactCheck()
    check(&fact)
    return fact.complaints
  }
}

extension ConformanceCase {
  /// Whether `listing` says that the recorded frames are not met; a statement beside them still has to be.
  fileprivate func differsInFrames(_ listing: Listing?) -> Bool {
    listing?.kind == .differs && !expected.frames.isEmpty
  }

  /// Whether `listing` says that the statement is not met.
  fileprivate func differsInFact(_ listing: Listing?) -> Bool {
    listing?.kind == .differs && expected.frames.isEmpty
  }
}
