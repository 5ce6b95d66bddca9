import SwiftUI

extension Facts {
  static let lifecycles: [String: Check] = [
    "mu-lc-a1": { fact in
      let log = Log()
      let host = Switching(log) { isOn, log in
        VStack {
          if isOn {
            VStack {
              Color.red.follow(log, "child1")
              Color.red.follow(log, "child2")
            }
            .follow(log, "parent")
          }
        }
      }
      // The grandparent is inserted together with its content.
      let around = Switching(log) { isOn, log in
        if isOn {
          VStack {
            VStack {
              Color.red.follow(log, "child1")
              Color.red.follow(log, "child2")
            }
            .follow(log, "parent")
          }
          .follow(log, "grandparent")
        }
      }
      host.set(true)
      fact.expect(log, is: ["+child2", "+child1", "+parent"])
      around.set(true)
      fact.expect(log, is: ["+child2", "+child1", "+parent", "+grandparent"])
      around.set(false)
      fact.expect(log, is: ["-child2", "-child1", "-parent", "-grandparent"])
    },

    "mu-lc-a3": { fact in
      let log = Log()
      let host = Switching(log) { isOn, log in
        if isOn { Color.red.follow(log, "a").follow(log, "b") }
      }
      host.set(true)
      host.set(false)
      fact.expect(log, is: ["+a", "+b", "-a", "-b"])
    },

    "mu-lc-a4": { fact in
      let log = Log()
      let host = Switching(log) { isOn, log in
        if isOn { Color.red.follow(log, "then") } else { Color.red.follow(log, "other") }
      }
      fact.expect(log, is: ["+other"])
      host.set(true)
      fact.expect(log, is: ["+then", "-other"])
    },

    "mu-lc-a6": { fact in
      let log = Log()
      let host = Counting(log) { count, log in
        ForEach(0..<count, id: \.self) { _ in Color.red }.follow(log, "all")
      }
      for (count, expected) in [(0, []), (3, ["+all"]), (1, []), (0, ["-all"]), (2, ["+all"])] {
        host.set(count)
        fact.expect(log, is: expected)
      }
    },

    "mu-lc-a6b": { fact in
      let log = Log()
      let host = Switching(log) { isOn, log in
        if isOn {
          Group {
            Color.red
            Color.red
          }
          .follow(log, "group")
        }
      }
      host.set(true)
      fact.expect(log, is: ["+group"])
    },

    "mu-lc-f1": { fact in
      let log = Log()
      let host = ViewHost(Raising(log: log))
      host.run()
      fact.expect(log, is: ["body 0", "appear", "body 1"])
      fact.expect("the first picture", host.size.width, is: 1)
    },

    "mu-lc-c3": { fact in
      let log = Log()
      let host = Counting(log, 5) { value, log in
        Color.red.onAppear { log.add("appear") }
          .onChange(of: value, initial: true) { log.add("change(\($0), \($1))") }
      }
      fact.expect(log, is: ["appear", "change(5, 5)"])
      host.set(6)
      fact.expect(log, is: ["change(5, 6)"])
    },

    "mu-lc-c3b": { fact in
      let log = Log()
      _ = Counting(log, 5) { value, log in
        Color.red.onChange(of: value, initial: true) { log.add("change(\($0), \($1))") }
          .onAppear { log.add("appear") }
      }
      fact.expect(log, is: ["change(5, 5)", "appear"])
    },

    "mu-lc-c6": { fact in
      let log = Log()
      let host = Counting(log) { value, log in
        Color.red.onChange(of: value) { log.add("change(\($0), \($1))") }
      }
      host.write(1)
      host.write(0)
      host.run()
      fact.expect(log, is: [])
    },

    "mu-lc-c8": { fact in
      let log = Log()
      let host = Counting(log) { value, log in
        let _ = log.add("body")
        VStack { Color.red.onChange(of: value) { log.add("child") } }
          .onChange(of: value) { log.add("parent") }
      }
      fact.expect(log, is: ["body"])
      host.set(1)
      fact.expect(log, is: ["body", "child", "parent"])
    },

    "mu-lc-e2b": { fact in
      let log = Log()
      let host = Counting(log) { value, log in
        Color.red.id(value).follow(log, "view")
          .onChange(of: value) { log.add("\($0) -> \($1)") }
      }
      fact.expect(log, is: ["+view"])
      host.set(1)
      fact.expect(log, is: ["0 -> 1"])
    },

    "mu-lc-e3": { fact in
      let log = Log()
      _ = Switching(log) { _, log in Color.red.follow(log, "hidden").hidden() }
      fact.expect(log, is: ["+hidden"])
    },

    "mu-lc-d2": { fact in
      let log = Log()
      let host = Counting(log) { count, log in
        if count < 4 { Owner(number: count, log: log) }
      }
      for count in 1...4 { host.set(count) }
      fact.expect(log, is: ["appear 0", "disappear 0"])
    },

    "os-idorder": { fact in
      let log = Log()
      let host = Switching(log) { isOn, log in
        Color.red.onAppear { log.add("A" + log.flag) }.onDisappear { log.add("D" + log.flag) }
          .id(isOn)
      }
      log.flag = "T"
      host.set(true)
      host.close()
      fact.expect(log, is: ["AF", "AT", "DT", "DT"])
    },

    "os-batch": { fact in
      let log = Log()
      ViewHost(Batching(log: log)).run()
      fact.expect(log, is: ["body 0", "body 2", "(0,2)", "body 4", "(2,4)"])
    },

    "os-onchange": { fact in
      for (isInitial, expected) in [
        (false, ["(0,1)", "(1,2)"]), (true, ["(0,0)", "(0,1)", "(1,2)"]),
      ] {
        let log = Log()
        let host = ViewHost(Later(log: log, isInitial: isInitial))
        host.run()
        log.later()
        host.run()
        fact.expect(log, is: expected)
      }
    },

    // The smallest views for which the statement holds: of two subviews, one is created with the
    // property.
    "os-observable": { fact in
      let log = Log()
      ViewHost(ObservingContent(log: log)).run()
      let counts = Dictionary(grouping: log.take()) { $0 }.mapValues(\.count)
      fact.expect(counts["content"] == 2, "the content's body runs twice")
      fact.expect(counts["subview"] == 3, "the bodies of the subviews run three times")
    },

    "os-observationid": { fact in
      let log = Log()
      let model = Flag()
      let host = ViewHost(Flagged(model: model, log: log))
      host.run()
      model.isOn = true
      host.run()
      fact.expect(log, is: ["body", "body"])
    },
  ]
}

/// The events, in order.
@MainActor
final class Log {
  private(set) var lines: [String] = []
  var flag = "F"
  var later: () -> Void = {}
  func add(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension FactCheck {
  /// Expects these events since the last call.
  @MainActor
  mutating func expect(_ log: Log, is expected: [String]) {
    let got = log.take()
    if got != expected { fail("expected \(expected), got \(got)") }
  }
}

extension View {
  func follow(_ log: Log, _ name: String) -> some View {
    onAppear { log.add("+" + name) }.onDisappear { log.add("-" + name) }
  }
}

extension ViewHost {
  func run() {
    do { try update() } catch { fatalError("\(error)") }
  }
}

/// Hosts a view created from a number, which the test changes.
@MainActor
final class Counting {
  private let model = Model()
  private let host: ViewHost<Root>

  init<V: View>(_ log: Log, _ count: Int = 0, @ViewBuilder _ content: @escaping (Int, Log) -> V) {
    model.count = count
    host = ViewHost(Root(model: model) { AnyView(content($0, log)) })
    host.run()
  }

  func write(_ count: Int) { model.binding?.wrappedValue = count }
  func run() { host.run() }
  func close() { host.close() }
  func set(_ count: Int) {
    write(count)
    run()
  }

  fileprivate final class Model {
    var count = 0
    var binding: Binding<Int>?
    func follow(_ binding: Binding<Int>) { self.binding = binding }
  }

  fileprivate struct Root: View {
    let model: Model
    let content: (Int) -> AnyView
    @State private var count: Int

    init(model: Model, content: @escaping (Int) -> AnyView) {
      self.model = model
      self.content = content
      _count = State(initialValue: model.count)
    }

    var body: some View {
      let _ = model.follow($count)
      content(count)
    }
  }
}

/// Hosts a view created from a condition, which the test changes.
@MainActor
final class Switching {
  private let host: Counting
  init<V: View>(_ log: Log, @ViewBuilder _ content: @escaping (Bool, Log) -> V) {
    host = Counting(log) { content($0 == 1, $1) }
  }
  func set(_ isOn: Bool) { host.set(isOn ? 1 : 0) }
  func close() { host.close() }
}

private struct Raising: View {
  let log: Log
  @State private var count = 0
  var body: some View {
    let _ = log.add("body \(count)")
    Color.red.frame(width: CGFloat(count), height: 1).onAppear {
      log.add("appear")
      count = 1
    }
  }
}

private final class Instance {
  let number: Int
  init(_ number: Int) { self.number = number }
}

private struct Owner: View {
  let log: Log
  @State private var instance: Instance
  init(number: Int, log: Log) {
    self.log = log
    _instance = State(wrappedValue: Instance(number))
  }
  var body: some View {
    Color.red.onAppear { log.add("appear \(instance.number)") }
      .onDisappear { log.add("disappear \(instance.number)") }
  }
}

private struct Batching: View {
  let log: Log
  @State private var value = 0
  var body: some View {
    let _ = log.add("body \(value)")
    Color.red.onAppear {
      value = 1
      value = 2
      withTransaction(Transaction(animation: .default)) {
        value = 3
        value = 4
      }
    }
    .onChange(of: value) { log.add("(\($0),\($1))") }
  }
}

private struct Later: View {
  let log: Log
  let isInitial: Bool
  @State private var value = 0
  var body: some View {
    Color.red.onAppear {
      value = 1
      log.later = { value = 2 }
    }
    .onChange(of: value, initial: isInitial) { log.add("(\($0),\($1))") }
  }
}

@Observable
private final class Flag { var isOn = false }

private struct ObservingContent: View {
  let log: Log
  @State private var model = Flag()
  var body: some View {
    let _ = log.add("content")
    VStack {
      Subview(isOn: model.isOn, log: log)
      Subview(isOn: false, log: log)
    }
    .onAppear { model.isOn.toggle() }
  }

  struct Subview: View {
    let isOn: Bool
    let log: Log
    var body: some View {
      let _ = log.add("subview")
      Color.red.opacity(isOn ? 1 : 0.5)
    }
  }
}

private struct Flagged: View {
  let model: Flag
  let log: Log
  var body: some View {
    let _ = log.add("body")
    Color.red.id(model.isOn)
  }
}
