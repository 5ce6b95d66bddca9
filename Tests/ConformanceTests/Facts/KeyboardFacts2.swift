import Quoin
import SwiftUI

extension Facts {
  /// The receivers of key presses.
  static let keyboard2: [String: Check] = [
    "m2-kf-k0": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        Focusing(log: log) { focus in
          Color.blue.focusable().focused(focus).onKeyPress { press in
            log.add("\(press.characters) \(press.phase == .down ? "down" : "other")")
            return .handled
          }
        }
      }
      window.press("x")
      fact.expect(log, is: ["focused true", "x down"])
    },

    "m2-kf-k1s": { fact in
      let log = Log()
      let window = DeskWindow(log) { TwoFocusables(log: log, asksForFirst: true) }
      window.press("x")
      fact.expect(log, is: ["a true", "a x"])
    },

    "m2-kf-k1v": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        Focusing(log: log) { focus in
          HStack(spacing: 0) {
            Color.gray.focusable().focused(focus).hears(log, "a", .ignored)
            Color.blue.hears(log, "hovered", .handled).onHover { _ in }
          }
        }
      }
      window.hover(150, 100)
      window.press("x")
      fact.expect(log, is: ["focused true", "a x"])
    },

    "m2-kf-k1w": { fact in
      let log = Log()
      let window = DeskWindow(log) { TwoFocusables(log: log, asksForFirst: false) }
      window.click(150, 100)
      window.press("x")
      fact.expect(log, is: ["a true", "a false", "b true", "b x"])
    },

    "m2-kf-k2v": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        Focusing(log: log) { focus in
          VStack {
            VStack {
              Color.blue.focusable().focused(focus).hears(log, "inner", .ignored)
            }
            .hears(log, "mid", .ignored)
          }
          .hears(log, "root", .ignored)
        }
      }
      window.press("x")
      fact.expect(log, is: ["focused true", "root x", "mid x", "inner x"])
    },

    "m2-kf-k2": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        Focusing(log: log) { focus in
          VStack { Color.blue.focusable().focused(focus).hears(log, "inner", .handled) }
            .hears(log, "outer", .handled)
        }
      }
      window.press("x")
      fact.expect(log, is: ["focused true", "outer x"])
    },

    "m2-kf-k5b": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        Focusing(log: log) { focus in
          Color.blue.focusable().focused(focus).onKeyPress(phases: .all) { press in
            let names: [(KeyPress.Phases, String)] = [
              (.down, "down"), (.repeat, "repeat"), (.up, "up"),
            ]
            log.add(names.filter { press.phase == $0.0 }.map(\.1).joined())
            return .handled
          }
        }
      }
      window.hold("x")
      fact.expect(log, is: ["focused true", "down", "repeat", "up"])
    },

    "m2-kf-k8": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        Focusing(log: log) { focus in
          Color.blue.focusable().focused(focus).onKeyPress("a") {
            log.add("fires")
            return .handled
          }
        }
      }
      fact.expect(log, is: ["focused true"])
      window.press("a")
      fact.expect(log, is: ["fires"])
      window.press("a", .command)
      fact.expect(log, is: ["fires"])
      window.press("a", .shift)
      fact.expect(log, is: [])
    },

    "m2-kf-k10": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        Focusing(log: log) { focus in
          VStack {
            Color.blue.focusable().focused(focus).hears(log, "view", .handled)
            Button("K") { log.add("button") }.keyboardShortcut("k", modifiers: [])
          }
        }
      }
      window.press("k")
      fact.expect(log, is: ["focused true", "view k"])
    },

    "m2-kf-k12": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        Focusing(log: log) { focus in
          Color.blue.hears(log, "inside", .handled).focusable().focused(focus)
        }
      }
      window.press("x")
      fact.expect(log, is: ["focused true"])
    },

    "m2-ah-k1": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        Button("Go") { log.add("go") }.keyboardShortcut("g", modifiers: [])
          .allowsHitTesting(false)
      }
      window.press("g")
      fact.expect(log, is: ["go"])
    },

    "m2-di-k4": { fact in
      for (isDisabled, expected) in [(false, ["b"]), (true, [])] {
        let log = Log()
        let window = DeskWindow(log) {
          Button("b") { log.add("b") }.keyboardShortcut("k").disabled(isDisabled)
        }
        window.press("k", .command)
        fact.expect(log, is: expected)
      }
    },

    "m2-ix-b4b": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        Button("B") { log.add("fires") }.keyboardShortcut(.cancelAction)
      }
      window.press(.escape)
      fact.expect(log, is: ["fires"])
    },

    "m2-ix-b4d": { fact in
      let log = Log()
      let window = DeskWindow(log) { Button("B", role: .destructive) { log.add("fires") } }
      window.press(.return)
      fact.expect(log, is: [])
    },

    "m2-ix-b4e": { fact in
      let log = Log()
      let window = DeskWindow(log) { Button("B") { log.add("fires") }.keyboardShortcut("k") }
      window.press("k", .command)
      fact.expect(log, is: ["fires"])
      window.press("k")
      fact.expect(log, is: [])
    },

    "m2-cs-ky3": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        Button("Go") { log.add("runs") }.keyboardShortcut(.defaultAction)
      }
      window.press(.return)
      fact.expect(log, is: ["runs"])
    },
  ]
}

/// A live view in a window on macOS, for clicks and keys. Failures are logged.
@MainActor
struct DeskWindow {
  private let host: ViewHost<AnyView>
  private let log: Log

  init<V: View>(
    _ log: Log, width: CGFloat = 200, height: CGFloat = 200, @ViewBuilder _ content: () -> V
  ) {
    self.log = log
    host = ViewHost(
      AnyView(content().frame(width: width, height: height)),
      size: ProposedViewSize(width: width, height: height), platform: .macOS,
      safeAreaInsets: EdgeInsets())
    update()
  }

  func update() { attempt { try host.update() } }
  func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
    attempt { try host.press(key: key, modifiers: modifiers) }
  }
  func click(_ x: CGFloat, _ y: CGFloat) { attempt { try host.tap(at: CGPoint(x: x, y: y)) } }
  func hover(_ x: CGFloat, _ y: CGFloat) { attempt { try host.hover(at: CGPoint(x: x, y: y)) } }
  func hold(_ key: KeyEquivalent) { attempt { try host.hold(key: key) } }
  func secondaryClick(_ x: CGFloat, _ y: CGFloat) {
    attempt { try host.secondaryClick(at: CGPoint(x: x, y: y)) }
  }
  func tap(_ name: String) { attempt { try host.tap(name) } }
  func select(_ choice: String, in name: String) { attempt { try host.select(choice, in: name) } }
  func dismiss() { attempt { try host.dismiss() } }

  /// The elements in front for a screen reader, in reading order.
  var elements: [SpokenElement] { query { try host.spokenElements() } ?? [] }
  /// The nodes of the whole window.
  var nodes: [LayoutReport.Node] { query { try host.layoutReport() }?.nodes ?? [] }

  private func attempt(_ body: () throws -> UpdateRecord) { _ = query(body) }

  private func query<Value>(_ body: () throws -> Value) -> Value? {
    do {
      return try body()
    } catch {
      log.add("\(error)")
      return nil
    }
  }
}

/// Hands a focus state to its content, sets it when the content appears, and logs its changes.
struct Focusing<Content: View>: View {
  let log: Log
  var asks = true
  @ViewBuilder let content: (FocusState<Bool>.Binding) -> Content
  @FocusState private var isFocused: Bool

  init(
    log: Log, asks: Bool = true,
    @ViewBuilder content: @escaping (FocusState<Bool>.Binding) -> Content
  ) {
    (self.log, self.asks, self.content) = (log, asks, content)
  }

  var body: some View {
    content($isFocused)
      .onAppear { if asks { isFocused = true } }
      .onChange(of: isFocused) { _, isFocused in log.add("focused \(isFocused)") }
  }
}

/// Two focusable views side by side, each half of the window wide.
private struct TwoFocusables: View {
  let log: Log
  let asksForFirst: Bool
  @FocusState private var a: Bool
  @FocusState private var b: Bool

  var body: some View {
    HStack(spacing: 0) {
      Color.gray.focusable().focused($a).hears(log, "a", .ignored)
      Color.blue.focusable().focused($b).hears(log, "b", .handled)
    }
    .onAppear { if asksForFirst { a = true } }
    .onChange(of: a) { _, a in log.add("a \(a)") }
    .onChange(of: b) { _, b in log.add("b \(b)") }
  }
}

extension View {
  /// Logs every key that reaches the view here.
  func hears(_ log: Log, _ name: String, _ result: KeyPress.Result) -> some View {
    onKeyPress { press in
      log.add("\(name) \(press.key == .upArrow ? "up" : press.characters)")
      return result
    }
  }
}
