import Foundation
import SwiftUI

extension Facts {
  static let environments2: [String: Check] = [
    "m2-es-a2": { fact in
      let seen = read(\.probe) { $0.environment(\.probe, 2).environment(\.probe, 1) }
      fact.expect("it reads", seen, is: 2)
    },

    "m2-es-a8": { fact in
      let seen = read(\.probe) {
        $0.environment(\.probe, 5).transformEnvironment(\.probe) { $0 += 100 }
      }
      fact.expect("it reads", seen, is: 5)
    },

    "m2-es-b3": { fact in
      let seen = read(\.isEnabled) { $0.disabled(false).disabled(true) }
      fact.expect("isEnabled", seen, is: false)
    },

    "m2-es-b4": { fact in
      let seen = read(\.isEnabled) { $0.disabled(true).disabled(false) }
      fact.expect("isEnabled", seen, is: false)
    },

    "m2-es-b5": { fact in
      let seen = read(\.isEnabled) { $0.environment(\.isEnabled, true).disabled(true) }
      fact.expect("isEnabled", seen, is: true)
    },

    "m2-es-b6": { fact in
      let seen = read(\.isEnabled) { $0.disabled(false).environment(\.isEnabled, false) }
      fact.expect("isEnabled", seen, is: false)
    },

    "m2-es-b7": { fact in
      let seen = read(\.isEnabled) { $0.disabled(true).environment(\.isEnabled, true) }
      fact.expect("isEnabled", seen, is: false)
    },

    // The recorded window was never made the key window.
    "m2-es-c": { fact in
      let values = read(\.self, displayScale: 2) { $0 }
      fact.expect("layoutDirection", values?.layoutDirection, is: .leftToRight)
      fact.expect("dynamicTypeSize", values?.dynamicTypeSize, is: .large)
      fact.expect("displayScale", values?.displayScale, is: 2)
      fact.expect("pixelLength", values?.pixelLength, is: 0.5)
      fact.expect("controlActiveState", values?.controlActiveState, is: .inactive)
      fact.expect("controlSize", values?.controlSize, is: .regular)
      fact.expect("isEnabled", values?.isEnabled, is: true)
    },

    "m2-es-c2": { fact in
      let values = read(\.self) {
        $0.environment(\.locale, Locale(identifier: "de_DE"))
          .environment(\.layoutDirection, .rightToLeft).dynamicTypeSize(.accessibility3)
      }
      fact.expect("layoutDirection", values?.layoutDirection, is: .rightToLeft)
      fact.expect("locale", values?.locale.identifier, is: "de_DE")
      fact.expect("dynamicTypeSize", values?.dynamicTypeSize, is: .accessibility3)
    },

    "m2-es-d": { fact in
      let log = ProbeLog()
      let host = LifecycleHost(ProbeModel(p: 1, k: 0)) { m in
        VStack {
          ProbeCounter(name: "A", log: log).environment(\.probe, m.p)
          ProbeCounter(name: "B", log: log).environment(\.probe, m.p).id(m.k)
        }
      }
      fact.expect("at first", log.numbers, is: ["A": 5, "B": 5])
      host.set(ProbeModel(p: 2, k: 0))
      fact.expect("after p = 2", log.numbers, is: ["A": 6, "B": 6])
      host.set(ProbeModel(p: 3, k: 1))
      fact.expect("after k = 1 and p = 3", log.numbers, is: ["A": 7, "B": 5])
      fact.expect("appearances", log.appearances, is: ["A": 1, "B": 2])
    },

    "m2-es-e": { fact in
      let group = Group {
        Color.red
        Color.blue
      }
      fact.expect("environment", subviews { group.environment(\.probe, 1) }, is: 2)
      fact.expect("disabled", subviews { group.disabled(true) }, is: 2)
      fact.expect("a VStack", subviews { VStack { group }.environment(\.probe, 1) }, is: 1)
    },

    "m2-es-f": { fact in
      let a = read(\.probe) { reader in
        Color.clear.frame(width: 10, height: 10).overlay { reader }.environment(\.probe, 3)
      }
      fact.expect("A's reader", a, is: 3)
      let b = read(\.probe) { reader in
        Color.clear.frame(width: 10, height: 10).environment(\.probe, 3).overlay { reader }
      }
      fact.expect("B's reader", b, is: 0)
    },

    "m2-eo-n1": { fact in
      let (a, b) = (Base("a"), Base("b"))
      let found = Recorder<[String]>([])
      ViewHost(ObjectReader<Base>(found: found).environment(b).environment(a)).run()
      fact.expect("it reads", found.value, is: ["b"])
    },

    "m2-eo-n3": { fact in
      let (first, second) = (Recorder<[String]>([]), Recorder<[String]>([]))
      let column = VStack {
        ObjectReader<Base>(found: first).environment(Base("a"))
        ObjectReader<Base>(found: second)
      }
      ViewHost(column).run()
      fact.expect("R1 reads", first.value, is: ["a"])
      fact.expect("R2 reads", second.value, is: ["nil"])
    },

    "m2-eo-k1": { fact in
      let found = Recorder<[String]>([])
      ViewHost(ObjectReader<Base>(found: found).environment(Sub("sub"))).run()
      fact.expect("it reads", found.value, is: ["nil"])
    },

    "m2-eo-k1b": { fact in
      let found = Recorder<[String]>([])
      ViewHost(ObjectReader<Sub>(found: found).environment(Sub("sub"))).run()
      fact.expect("it reads", found.value, is: ["sub"])
    },

    "m2-eo-k2": { fact in
      let found = Recorder<[String]>([])
      ViewHost(ObjectReader<Base>(found: found).environment(Sub("sub") as Base)).run()
      fact.expect("it reads", found.value, is: ["sub"])
    },

    "m2-eo-k2b": { fact in
      let found = Recorder<[String]>([])
      ViewHost(ObjectReader<Sub>(found: found).environment(Sub("sub") as Base)).run()
      fact.expect("it reads", found.value, is: ["nil"])
    },

    "m2-pl-v0": { fact in
      let values = EnvironmentValues()
      fact.expect("pixelLength", values.pixelLength, is: 1)
      fact.expect("displayScale", values.displayScale, is: 1)
      fact.expect("locale", values.locale.identifier, is: "")
      fact.expect("locale", values.locale, is: Locale(identifier: ""))
      // A machine without a language can't tell them apart.
      if !Locale.current.identifier.isEmpty, values.locale == .current {
        fact.fail("the locale is the current one")
      }
      fact.expect("isEnabled", values.isEnabled, is: true)
      fact.expect("dynamicTypeSize", values.dynamicTypeSize, is: .large)
      fact.expect("layoutDirection", values.layoutDirection, is: .leftToRight)
    },

    "m2-pl-x1": { fact in
      let seen = read(\.pixelLength, displayScale: 2) { $0.environment(\.displayScale, 3) }
      fact.expect("pixelLength", seen, is: 1 / 3)
    },

    "m2-pl-x3": { fact in
      let seen = read(\.locale) {
        $0.environment(\.self, EnvironmentValues())
          .environment(\.locale, Locale(identifier: "de_DE"))
      }
      fact.expect("locale", seen?.identifier, is: "")
    },

    "os2-ev-desc": { fact in
      var values = EnvironmentValues()
      let initial = values.description
      fact.expect("BoolKey", values[BoolKey.self], is: false)
      fact.expect("after a read", values.description, is: initial)
      values[BoolKey.self] = false
      values[BoolKey.self] = true
      values[IntKey.self] = 1
      fact.expect("IntKey", values[IntKey.self], is: 1)
      let new = [
        "EnvironmentPropertyKey<IntKey> = 1", "EnvironmentPropertyKey<BoolKey> = true",
        "EnvironmentPropertyKey<BoolKey> = false",
      ]
      .joined(separator: ", ")
      fact.expect(
        "after three writes", values.description,
        is: initial == "[]" ? "[\(new)]" : "[\(new), \(initial.dropFirst())")
    },

    "os2-et-kp": { fact in
      let log = Log()
      ViewHost(KeyPathContent(log: log)).run()
      fact.expect(log, is: ["content", "a 0 b 0", "content", "a 0 b 0"])
    },

    "m2-ec-c4": { fact in
      let inside = Recorder<ControlActiveState?>(nil)
      let outside = Recorder<ControlActiveState?>(nil)
      let host = ViewHost(
        VStack {
          ValueReader(\.controlActiveState, inside).environment(\.controlActiveState, .key)
          ValueReader(\.controlActiveState, outside)
        }, platform: .macOS)
      host.environment.controlActiveState = .inactive
      host.run()
      fact.expect("the subtree", inside.value, is: .key)
      fact.expect("the rest", outside.value, is: .inactive)
    },

    "m2-ec-z1c": { fact in
      let seen = read(\.controlSize) { $0.environment(\.controlSize, .mini) }
      fact.expect("it reads", seen, is: .mini)
    },
  ]

  /// Returns the value of `keyPath` for a reader inside `content`, in a window on macOS.
  private static func read<Value, Content: View>(
    _ keyPath: KeyPath<EnvironmentValues, Value>, displayScale: CGFloat = 2,
    @ViewBuilder in content: (ValueReader<Value>) -> Content
  ) -> Value? {
    let seen = Recorder<Value?>(nil)
    let host = ViewHost(
      content(ValueReader(keyPath, seen)), size: ProposedViewSize(width: 200, height: 200),
      platform: .macOS, safeAreaInsets: EdgeInsets())
    host.environment.displayScale = displayScale
    host.run()
    return seen.value
  }

  /// Returns the number of subviews that a layout of `content` has.
  private static func subviews<Content: View>(@ViewBuilder of content: () -> Content) -> Int {
    let count = Recorder(0)
    let view = CountingLayout(count: count) { content() }
    ViewHost(view, platform: .macOS).run()
    return count.value
  }
}

extension FactCheck {
  fileprivate mutating func expect<Value: Equatable>(
    _ what: String, _ got: Value?, is expected: Value
  ) {
    if got != expected {
      fail("\(what): expected \(expected), got \(got.map { "\($0)" } ?? "nothing")")
    }
  }
}

private struct ValueReader<Value>: View {
  @Environment private var value: Value
  private let seen: Recorder<Value?>

  init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ seen: Recorder<Value?>) {
    _value = Environment(keyPath)
    self.seen = seen
  }

  var body: some View {
    let _ = note()
    Color.clear.frame(width: 10, height: 10)
  }

  private func note() { seen.value = value }
}

private enum ProbeKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum FirstKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum SecondKey: EnvironmentKey { static var defaultValue: Int { 0 } }
private enum BoolKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum IntKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  fileprivate var probe: Int {
    get { self[ProbeKey.self] }
    set { self[ProbeKey.self] = newValue }
  }
  fileprivate var a: Int {
    get { self[FirstKey.self] }
    set { self[FirstKey.self] = newValue }
  }
  fileprivate var b: Int {
    get { self[SecondKey.self] }
    set { self[SecondKey.self] = newValue }
  }
}

private struct ProbeModel {
  var p: Int
  var k: Int
}

@MainActor
private final class ProbeLog {
  /// The latest number of each view, and how often it has appeared.
  var numbers: [String: Int] = [:]
  var appearances: [String: Int] = [:]

  func note(_ number: Int, of name: String) { numbers[name] = number }
}

private struct ProbeCounter: View {
  let name: String
  let log: ProbeLog
  @State private var n = 0
  @Environment(\.probe) private var probe

  var body: some View {
    let _ = log.note(n, of: name)
    Color.clear.frame(width: 10, height: 10)
      .onAppear {
        log.appearances[name, default: 0] += 1
        n += 5
      }
      .onChange(of: probe) { n += 1 }
  }
}

private struct CountingLayout: Layout {
  let count: Recorder<Int>

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    count.value = subviews.count
    return CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}

@Observable
private class Base {
  let name: String
  init(_ name: String) { self.name = name }
}

private final class Sub: Base {}

private struct ObjectReader<Object: Base>: View {
  let found: Recorder<[String]>
  @Environment(Object.self) private var object: Object?

  init(found: Recorder<[String]>) { self.found = found }

  var body: some View {
    let _ = found.value.append(object?.name ?? "nil")
    Color.red
  }
}

@Observable
private final class KeyPathModel { var v = 0 }

private struct KeyPathContent: View {
  let log: Log
  @State private var m = KeyPathModel()
  var body: some View {
    let _ = log.add("content")
    Subview(log: log).transformEnvironment(m.v == 0 ? \.a : \.b) { $0 = m.v }
      .onAppear { m.v = 2 }
  }

  struct Subview: View {
    let log: Log
    @Environment(\.a) private var a
    @Environment(\.b) private var b
    var body: some View {
      let _ = log.add("a \(a) b \(b)")
      Color.red
    }
  }
}
