import Foundation
import Quoin
import SwiftUI

/// A live window of 400 by 200 points on macOS with the source of a drag in its left half and a
/// target in its right half. Failures are logged.
@MainActor
struct DropStage {
  let log = Log()
  private let host: ViewHost<AnyView>

  /// Creates a stage whose target takes strings.
  init<Source: View>(@ViewBuilder source: (Log) -> Source) {
    self.init(source: source) { stringTarget($0) }
  }

  init<Source: View>(@ViewBuilder source: () -> Source) {
    self.init { _ in source() }
  }

  init<Source: View, Target: View>(
    @ViewBuilder source: () -> Source, @ViewBuilder target: (Log) -> Target
  ) {
    self.init(source: { _ in source() }, target: target)
  }

  private init<Source: View, Target: View>(
    source: (Log) -> Source, target: (Log) -> Target
  ) {
    let log = log
    host = ViewHost(
      AnyView(
        HStack(spacing: 0) {
          source(log).frame(width: 200, height: 200)
          target(log).frame(width: 200, height: 200)
        }), size: ProposedViewSize(width: 400, height: 200), platform: .macOS)
  }

  /// Returns the center of the view called `name`.
  func place(of name: String) -> CGPoint {
    attempt { try host.update() }
    guard let frame = host.frame(of: name) else {
      log.add("no view is called \(name)")
      return CGPoint(x: 100, y: 100)
    }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func click(_ point: CGPoint = CGPoint(x: 100, y: 100)) { attempt { try host.tap(at: point) } }

  func wait() { attempt { try host.advance(by: 1) } }

  /// Drags along `places` and drops at the last one, unless the Escape key is pressed there first.
  func drag(
    from start: CGPoint = CGPoint(x: 100, y: 100),
    to places: [CGPoint] = [CGPoint(x: 300, y: 100)], steps: Int = 10, isCancelled: Bool = false
  ) {
    attempt { try host.beginTouch(at: start) }
    var last = start
    for place in places {
      for step in 1...steps {
        let share = CGFloat(step) / CGFloat(steps)
        attempt {
          try host.moveTouch(
            to: CGPoint(
              x: last.x + (place.x - last.x) * share, y: last.y + (place.y - last.y) * share))
        }
      }
      last = place
    }
    if isCancelled { attempt { try host.press(key: .escape) } }
    attempt { try host.endTouch() }
  }

  private func attempt(_ body: () throws -> UpdateRecord) {
    do { _ = try body() } catch { log.add("\(error)") }
  }
}

/// Returns a view on which strings are dropped, as a line "drop"; `followsTarget` also logs whether
/// a drag is over it.
@MainActor
func stringTarget(_ log: Log, followsTarget: Bool = false, accepts: Bool = true) -> some View {
  Color.blue.dropDestination(for: String.self) { items, _ in
    log.add("drop \(items)")
    return accepts
  } isTargeted: {
    if followsTarget { log.add("\($0)") }
  }
}

/// A destination that logs its name with whether a drag is over it, and the place of a drop.
struct DropPlace: ViewModifier {
  private let name: String
  private let log: Log

  init(_ name: String, _ log: Log) { (self.name, self.log) = (name, log) }

  func body(content: Content) -> some View {
    content.dropDestination(for: String.self) { _, location in
      log.add("\(name) \(location.printed)")
      return true
    } isTargeted: {
      log.add("\(name) \($0)")
    }
  }
}

/// A list of draggable rows whose selection is logged.
struct DraggableRows: View {
  let log: Log
  @State private var selection: Int?

  var body: some View {
    let logged = Binding<Int?>(
      get: { selection },
      set: { new in
        selection = new
        log.add("selected \(new.map { "\($0)" } ?? "none")")
      })
    List(1..<4, id: \.self, selection: logged) {
      Text("row \($0)").accessibilityIdentifier("row \($0)").draggable("row \($0)")
    }
  }
}
