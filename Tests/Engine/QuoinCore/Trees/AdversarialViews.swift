import Combine
import Scenes
import SwiftUI

/// The events, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  var action: () -> Void = {}
  func add(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
  func run() {
    lines.append("run")
    action()
  }
}

/// Logs when its state is created and released.
struct Watched: View {
  @StateObject private var life: Life

  init(name: String, log: Log) { _life = StateObject(wrappedValue: Life(name, log)) }

  var body: some View {
    let _ = life
    Color.red.frame(width: 2, height: 2)
  }

  @MainActor
  private final class Life: ObservableObject {
    let name: String
    let log: Log
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      log.add("made \(name)")
    }
    isolated deinit { log.add("gone \(name)") }
  }
}

/// Every action writes state that triggers the next one.
struct Settling: View {
  @State private var count = 0
  @State private var width: CGFloat = 0
  @State private var written = 0

  var body: some View {
    Color.red.frame(width: 10 + CGFloat(count), height: 30 + CGFloat(written))
      .accessibilityIdentifier("settled")
      .preference(key: SceneKey.self, value: Int(width) / 3)
      .onPreferenceChange(SceneKey.self) { written = $0 }
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .onAppear { count = 1 }
      .onChange(of: count) { if count == 1 { count = 2 } }
  }
}

/// The write of an action triggers the same action again.
struct Loop: View {
  enum Kind { case change, preference, geometry }
  let kind: Kind
  @State private var count = 0

  var body: some View {
    let color = Color.red.frame(width: 1 + CGFloat(count), height: 1)
    switch kind {
    case .change: color.onChange(of: count, initial: true) { count += 1 }
    case .preference:
      color.preference(key: SceneKey.self, value: count)
        .onPreferenceChange(SceneKey.self) { count = $0 + 1 }
    case .geometry:
      color.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: { _ in
        count += 1
      }
    }
  }
}

/// Runs an action on appearance and after each change.
struct Nested: View {
  let action: () -> Void
  @State private var count = 1
  var body: some View {
    Color.red.frame(width: CGFloat(count), height: 1).accessibilityIdentifier("nested")
      .onAppear {
        count = 2
        action()
      }
      .onChange(of: count) { action() }
  }
}

struct Nest: View {
  let depth: Int
  var body: some View {
    if depth > 0 { Nest(depth: depth - 1) } else { Color.red.frame(width: 3, height: 3) }
  }
}

/// A view that contains itself among other views.
struct Countdown: View {
  let from: Int
  var body: some View {
    Color.red.frame(height: 10).accessibilityIdentifier("\(from)")
    if from > 0 { Countdown(from: from - 1) }
  }
}

@Observable
final class Numbers {
  var numbers: [Int]
  init(_ numbers: [Int]) { self.numbers = numbers }
}

struct Colliding: Hashable, CustomStringConvertible {
  let number: Int
  init(_ number: Int) { self.number = number }
  func hash(into hasher: inout Hasher) { hasher.combine(0) }
  var description: String { "\(number)" }
}

struct Moving<ID: Hashable>: View {
  let ids: [ID]
  let log: Log
  var body: some View {
    VStack { ForEach(ids, id: \.self) { Watched(name: "\($0)", log: log) } }
  }
}

struct Sections: View {
  let sections: [[Int]]
  let log: Log
  var body: some View {
    List {
      ForEach(Array(sections.enumerated()), id: \.offset) { section in
        Section("\(section.offset)") {
          ForEach(section.element, id: \.self) { Watched(name: "\($0)", log: log) }
        }
      }
    }
  }
}
