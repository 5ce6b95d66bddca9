import SwiftUI

extension Facts {
  static let lifecycles2: [String: Check] = [
    "m2-lc-f3": { fact in
      let log = Log()
      let host = ViewHost(Inserting(log: log))
      host.run()
      fact.expect(log, is: ["+first", "+second", "+third"])
    },

    "m2-lc-c7": { fact in
      let log = Log()
      let host = LifecycleHost(0) { v in Text("x").onChange(of: v) { log.add("\($0)->\($1)") } }
      host.set(0)
      fact.expect(log, is: [])
    },

    "m2-lc-c13": { fact in
      let log = Log()
      let host = LifecycleHost(false) { show in
        VStack {
          if !show {
            Text("b").onChange(of: show) { log.add("change") }.onDisappear { log.add("-b") }
          }
        }
      }
      host.set(true)
      fact.expect(log, is: ["-b"])
    },

    "m2-lc-e3b": { fact in
      let log = Log()
      let host = LifecycleHost(false) { flag in
        VStack { if flag { Text("x").follow(log, "x").hidden() } }
      }
      fact.expect(log, is: [])
      host.set(true)
      fact.expect(log, is: ["+x"])
    },

    "m2-lc-s2": { fact in
      let log = Log()
      let host = LifecycleHost(0) { _ in
        ScrollView {
          LazyVStack { ForEach(0..<200, id: \.self) { Text("row\($0)").follow(log, "\($0)") } }
        }
        .frame(width: 200, height: 100).accessibilityIdentifier("scroll")
      }
      let (top, bottom) = (Array(0...6), Array(187...193))
      fact.expect("at first", log.takeRows(), appear: top, disappear: [])
      fact.scroll(host, to: 3000)
      fact.expect("at 3000", log.takeRows(), appear: bottom, disappear: top)
      fact.scroll(host, to: 0)
      fact.expect("back at 0", log.takeRows(), appear: top, disappear: bottom)
    },

    "m2-lc-s3": { fact in
      let log = Log()
      let host = LifecycleHost(0) { _ in
        ScrollView {
          VStack { ForEach(0..<30, id: \.self) { Text("row\($0)").follow(log, "\($0)") } }
        }
        .frame(width: 200, height: 100).accessibilityIdentifier("scroll")
      }
      fact.expect(log, is: (0..<30).reversed().map { "+\($0)" })
      fact.scroll(host, to: 500)
      fact.expect(log, is: [])
    },

    "m2-lc-t0": { fact in
      let log = Log()
      let host = fadingText(log)
      fact.expect(log, is: ["+x"])
      host.set(true)
      fact.expect(log, is: ["-x"])
    },

    "m2-lc-t3": { fact in
      let log = Log()
      let inside = LifecycleHost(false) { flag in
        if !flag { Text("x").onDisappear { log.add("-x") }.transition(.opacity) }
      }
      let outside = LifecycleHost(false) { flag in
        if !flag { Text("x").transition(.opacity).onDisappear { log.add("-x") } }
      }
      for host in [inside.removal, outside.removal] {
        host.start()
        host.wait(0.05)
        fact.expect(log, is: [])
        host.wait(1)
        fact.expect(log, is: ["-x"])
      }
    },

    "m2-lc-t4": { fact in
      let log = Log()
      let host = fadingText(log)
      fact.expect(log, is: ["+x"])
      host.set(true, animation: .linear(duration: 0.6))
      host.wait(0.15)
      host.set(false, animation: .linear(duration: 0.6))
      host.wait(1)
      fact.expect(log, is: [])
    },

    "m2-lc-t5": { fact in
      let log = Log()
      let host = LifecycleHost(false) { flag in
        if !flag {
          VStack { Text("child").follow(log, "child") }.transition(.opacity)
            .follow(log, "parent")
        }
      }
      fact.expect(log, is: ["+child", "+parent"])
      host.set(true, animation: .linear(duration: 0.6))
      host.wait(0.05)
      fact.expect(log, is: [])
      host.wait(1)
      fact.expect(log, is: ["-child", "-parent"])
    },

    "os2-oc-one": { fact in
      let log = Log()
      let host = ViewHost(Rising(log: log))
      host.run()
      log.later()
      host.run()
      fact.expect(log, is: ["1", "2"])
    },

    "os2-oc-same": { fact in
      let log = Log()
      let host = ViewHost(Repeating(log: log))
      host.run()
      for _ in 0..<2 {
        log.later()
        host.run()
      }
      fact.expect(log, is: ["(0, 1)", "(1, 2)"])
    },

    "os2-oc-bool": { fact in
      let log = Log()
      let host = ViewHost(Toggling(log: log))
      host.run()
      for _ in 0..<2 {
        log.later()
        host.run()
      }
      fact.expect(log, is: ["change", "change", "change"])
    },

    "os2-eq-non": { fact in
      let log = Log()
      let host = ViewHost(CountingByTwo(log: log))
      host.run()
      for _ in 0..<2 {
        log.later()
        host.run()
        do { try host.advance(by: 0.5) } catch { fact.fail("\(error)") }
      }
      fact.expect(log, is: ["body 0", "body 2", "body 4"])
    },
  ]

  static let geometryChanges2: [String: Check] = [
    "m2-kf-g1": { fact in
      let log = Log()
      let host = ViewHost(
        Color.blue.logSize(log).onAppear { log.add("appear") },
        size: ProposedViewSize(width: 200, height: 180), platform: .macOS)
      host.run()
      fact.expect(log, is: ["200x180->200x180", "appear"])
    },

    "m2-kf-g4a": { fact in
      let log = Log()
      let host = LifecycleHost(0.0) { dx in
        Color.blue
          .onGeometryChange(for: CGFloat.self) {
            $0.frame(in: .global).minX
          } action: {
            log.add("\($0)")
          }
          .offset(x: dx)
      }
      fact.expect(log, is: ["0.0"])
      host.set(10)
      fact.expect(log, is: ["10.0"])
    },

    "m2-kf-g5": { fact in
      let log = Log()
      let host = ViewHost(
        Color.blue.logSize(log), size: ProposedViewSize(width: 200, height: 180), platform: .macOS)
      host.run()
      fact.expect(log, is: ["200x180->200x180"])
      for width in stride(from: 220, through: 300, by: 20) {
        host.proposedSize = ProposedViewSize(width: CGFloat(width), height: 180)
        host.run()
        fact.expect(log, is: ["\(width - 20)x180->\(width)x180"])
      }
    },

    "m2-kf-g7": { fact in
      let log = Log()
      let host = LifecycleHost(true) { show in
        if show {
          Color.blue.frame(width: 40)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.width
            } action: {
              log.add("\($0)")
            }
        }
      }
      fact.expect(log, is: ["40.0"])
      host.set(false)
      fact.expect(log, is: [])
      host.set(true)
      fact.expect(log, is: ["40.0"])
    },
  ]

  private static func fadingText(_ log: Log) -> LifecycleHost<Bool, some View> {
    LifecycleHost(false) { flag in
      if !flag { Text("x").follow(log, "x").transition(.opacity) }
    }
  }
}

extension LifecycleHost where Value == Bool {
  /// The removal of the view in a fade of 0.6 seconds.
  fileprivate var removal: (start: () -> Void, wait: (Double) -> Void) {
    ({ self.set(true, animation: .linear(duration: 0.6)) }, { self.wait($0) })
  }
}

extension Log {
  /// Returns the rows that appeared and disappeared since the last call, in ascending order.
  fileprivate func takeRows() -> (appear: [Int], disappear: [Int]) {
    let lines = take()
    func rows(_ sign: Character) -> [Int] {
      lines.filter { $0.first == sign }.compactMap { Int($0.dropFirst()) }.sorted()
    }
    return (rows("+"), rows("-"))
  }
}

extension FactCheck {
  fileprivate mutating func expect(
    _ what: String, _ got: (appear: [Int], disappear: [Int]), appear: [Int], disappear: [Int]
  ) {
    if got != (appear, disappear) { fail("\(what): expected \((appear, disappear)), got \(got)") }
  }

  @MainActor
  fileprivate mutating func scroll<Content: View>(
    _ host: LifecycleHost<Int, Content>, to offset: CGFloat
  ) {
    do {
      try host.host.scroll("scroll", to: CGPoint(x: 0, y: offset))
    } catch {
      fail("\(error)")
    }
  }
}

extension View {
  /// Logs the old and the new size in whole points.
  fileprivate func logSize(_ log: Log) -> some View {
    onGeometryChange(for: CGSize.self) {
      $0.size
    } action: { old, new in
      log.add("\(Int(old.width))x\(Int(old.height))->\(Int(new.width))x\(Int(new.height))")
    }
  }
}

private struct Inserting: View {
  let log: Log
  @State private var more = false
  @State private var count = 0
  var body: some View {
    VStack {
      Text("first").onAppear {
        log.add("+first")
        more = true
      }
      if more {
        Text("second").onAppear {
          log.add("+second")
          count = 1
        }
      }
      if count == 1 { Text("third").onAppear { log.add("+third") } }
    }
  }
}

private struct Rising: View {
  let log: Log
  @State private var value = 0
  var body: some View {
    let color = Color.red.onAppear {
      value = 1
      log.later = { value = 2 }
    }
    user.follow(AnyView(color), value) { log.add("\($0)") }
  }
  private var user: any DeprecatedUser.Type { SingleParameter.self }
}

/// Calls a deprecated modifier without a warning.
@MainActor
private protocol DeprecatedUser {
  static func follow(_ view: AnyView, _ value: Int, _ action: @escaping (Int) -> Void) -> AnyView
}

private enum SingleParameter: DeprecatedUser {
  @available(*, deprecated)
  static func follow(_ view: AnyView, _ value: Int, _ action: @escaping (Int) -> Void) -> AnyView {
    AnyView(view.onChange(of: value) { new in action(new) })
  }
}

private struct Repeating: View {
  let log: Log
  @State private var value = 0
  var body: some View {
    Color.red.onAppear {
      value = 1
      log.later = {
        value = 2
        log.later = { value = 2 }
      }
    }
    .onChange(of: value) { log.add("(\($0), \($1))") }
  }
}

private struct Toggling: View {
  let log: Log
  @State private var isOn = false
  var body: some View {
    Color.red.onAppear {
      isOn = true
      log.later = {
        isOn = false
        log.later = { isOn = true }
      }
    }
    .onChange(of: isOn) { log.add("change") }
  }
}

private struct CountingByTwo: View {
  let log: Log
  @State private var count = 0
  var body: some View {
    NumberView(number: count, log: log).onAppear { log.later = { count += 2 } }
  }

  struct NumberView: View {
    let number: Int
    let log: Log
    var body: some View {
      let _ = log.add("body \(number)")
      number.isMultiple(of: 2) ? Color.red : Color.blue
    }
  }
}
