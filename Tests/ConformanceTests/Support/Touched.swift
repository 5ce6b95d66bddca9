import Foundation
import Quoin
import SwiftUI

/// A live view in the center of 200 by 200 points on macOS, for simulated touches. Failures are
/// logged.
@MainActor
struct Touched {
  private let host: ViewHost<AnyView>
  private let log: Log

  init<V: View>(_ log: Log, @ViewBuilder _ content: (Log) -> V) {
    self.log = log
    host = ViewHost(
      AnyView(content(log).frame(width: 200, height: 200)),
      size: ProposedViewSize(width: 200, height: 200), platform: .macOS)
  }

  func click(_ x: CGFloat, _ y: CGFloat, count: Int = 1) {
    attempt { try host.tap(at: CGPoint(x: x, y: y), count: count) }
  }
  func press(_ x: CGFloat, _ y: CGFloat) {
    attempt { try host.beginTouch(at: CGPoint(x: x, y: y)) }
  }
  func move(_ x: CGFloat, _ y: CGFloat) {
    attempt { try host.moveTouch(to: CGPoint(x: x, y: y)) }
  }
  func release() { attempt { try host.endTouch() } }
  func wait(_ seconds: TimeInterval) { attempt { try host.advance(by: seconds) } }

  private func attempt(_ body: () throws -> UpdateRecord) {
    do { _ = try body() } catch { log.add("\(error)") }
  }
}

extension CGPoint {
  /// The point as Apple's systems print it.
  var printed: String { "(\(x), \(y))" }
}
