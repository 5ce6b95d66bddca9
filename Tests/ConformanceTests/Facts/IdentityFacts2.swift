import Combine
import SwiftUI

extension Facts {
  static let identities2: [String: Check] = [
    "m2-op-p1": { fact in
      let states = generations(3) { g, make in
        ZStack {
          if g != 1 { Color.blue.frame(width: 5, height: 5) }
          Color.green.frame(width: 60, height: 60)
        }
        .overlay(alignment: .topLeading) { make("o") }
      }
      fact.expect("o", in: states, keeps: 1)
      for state in states where state["o"]?.count != 1 {
        fact.fail("expected one body evaluation, got \(state["o"]?.count ?? 0)")
      }
    },

    "m2-op-p3": { fact in
      let states = rootGenerations(3) { g, make in MultiBody(flag: g != 1).overlay { make("o") } }
      fact.expect("o", in: states, keeps: 1)
    },

    "m2-op-p4": { fact in
      let states = rootGenerations(3) { g, make in
        Group {
          if g != 1 { EmptyView() }
          Color.green.frame(width: 60, height: 60)
        }
        .overlay { make("o") }
      }
      fact.expect("o", in: states, keeps: 1)
    },

    "m2-op-p5": { fact in
      let states = generations(3) { g, make in
        ZStack {
          if g != 1 { make("c") }
          Color.green.frame(width: 60, height: 60)
        }
        .overlay { make("o") }
      }
      fact.expect("o", in: states, keeps: 1)
      fact.expect(states[0]["c"] != nil, "c is present at first")
      fact.expect(states[1]["c"] == nil, "c is absent in between")
      fact.expect("c", in: [states[0], states[2]], renews: 1)
    },

    "m2-mi-c": { fact in
      let states = generations(2) { g, make in
        make("p").padding(g == 0 ? 4 : 8).frame(width: g == 0 ? 100 : 120, height: 50)
          .padding(g == 0 ? 2 : 6)
      }
      fact.expect("p", in: states, keeps: 1)
    },

    "m2-mi-d2": { fact in
      let states = generations(2) { g, make in make("p").padding(g == 0 ? 0 : 8).padding(4) }
      fact.expect("p", in: states, keeps: 1)
    },

    "m2-mi-e": { fact in
      let states = generations(2) { _, make in make("p").overlay { make("o") } }
      fact.expect("p", in: states, keeps: 1)
      fact.expect("o", in: states, keeps: 1)
      fact.expect(states[0]["p"] != states[0]["o"], "the states are separate")
    },

    "m2-ci-v3": { fact in
      let states = generations(2) { g, make in
        HStack {
          if g == 0 {
            make("c1")
            make("c2")
          }
          make("t")
        }
      }
      fact.expect("t", in: states, keeps: 1)
      fact.expect(states[1]["c1"] == nil && states[1]["c2"] == nil, "the others are gone")
    },

    "m2-ci-v7": { fact in
      let states = generations(2) { g, make in
        Grid {
          GridRow {
            if g == 0 { make("c") }
            make("t")
          }
        }
      }
      fact.expect("t", in: states, keeps: 1)
      fact.expect(states[1]["c"] == nil, "the other is gone")
    },

    "m2-ci-x5": { fact in
      let states = generations(2) { g, make in Grid { GridRow { make("p") } }.id(g) }
      fact.expect("p", in: states, renews: 1)
    },

    "m2-ci-s4": { fact in
      let states = generations(2) { _, make in
        let p = make("p")
        HStack {
          p
          p
        }
      }
      fact.expect("p", in: states, keeps: 2)
    },

    "m2-ci-g4": { fact in
      let states = generations(2) { _, make in
        VStack {
          Group {
            make("a")
            make("b")
          }
          .background { make("k") }
        }
      }
      fact.expect("k", in: states, keeps: 2)
    },

    "m2-ci-g5": { fact in
      let member = generations(2) { _, make in
        HStack { Group { make("a") }.overlay { make("o") } }
      }
      fact.expect("o", in: member, keeps: 1)
      let container = generations(2) { _, make in
        HStack {
          HStack {
            make("a")
            make("b")
          }
          .overlay { make("o") }
        }
      }
      fact.expect("o", in: container, keeps: 1)
    },
  ]

  static let forEach2: [String: Check] = [
    "m2-sr-s7": { fact in
      let states = generations(1) { _, make in
        VStack {
          ForEach([
            Keyed(id: AnyHashable(1), name: "first"), Keyed(id: AnyHashable(1), name: "second"),
          ]) {
            make($0.name)
          }
        }
      }
      fact.expect(states[0].keys.sorted() == ["first"], "only the first is evaluated")
    },

    "m2-ds-f0": { fact in
      let same = generations(2) { _, make in
        HStack {
          ForEach([Keyed(id: "a", name: "a"), Keyed(id: "b", name: "b")]) { make($0.name) }
        }
      }
      fact.expect("a", in: same, keeps: 1)
      fact.expect("b", in: same, keeps: 1)
      let other = generations(2) { g, make in
        HStack { ForEach([Keyed(id: g == 0 ? "a" : "b", name: "p")]) { make($0.name) } }
      }
      fact.expect("p", in: other, renews: 1)
    },
  ]

  /// Shows `content` of `count` generations, and returns the serial numbers of the states
  /// that the bodies in each one read, by the names of the views.
  private static func generations<Content: View>(
    _ count: Int, @ViewBuilder _ content: @escaping (Int, StatefulMaker) -> Content
  ) -> [[String: [Int]]] {
    let serials = Serials()
    let host = LifecycleHost(0) { g in
      content(g, StatefulMaker(generation: g, serials: serials))
    }
    var result = [serials.take()]
    for g in 1..<max(count, 1) {
      host.set(g)
      result.append(serials.take())
    }
    return result
  }

  /// As ``generations(_:_:)``, with the content as the root of the window.
  private static func rootGenerations<Content: View>(
    _ count: Int, @ViewBuilder _ content: @escaping (Int, StatefulMaker) -> Content
  ) -> [[String: [Int]]] {
    let serials = Serials()
    let model = LifecycleModel(0)
    let root = GenerationRoot(model: model) { g in
      content(g, StatefulMaker(generation: g, serials: serials))
    }
    let host = ViewHost(
      root, size: ProposedViewSize(width: 300, height: 200), platform: .macOS)
    host.run()
    var result = [serials.take()]
    for g in 1..<max(count, 1) {
      model.value = g
      host.run()
      result.append(serials.take())
    }
    return result
  }
}

private struct GenerationRoot<Content: View>: View {
  @ObservedObject var model: LifecycleModel<Int>
  let content: (Int) -> Content

  var body: some View { content(model.value) }
}

extension FactCheck {
  /// Expects `count` views of `name` in each generation, always with the same states.
  fileprivate mutating func expect(
    _ name: String, in generations: [[String: [Int]]], keeps count: Int
  ) {
    let states = generations.map { Set($0[name] ?? []) }
    guard states.contains(where: { $0.count != count || $0 != states[0] }) else { return }
    fail("\(name): expected \(count) kept, got \(states.map { $0.sorted() })")
  }

  /// Expects `count` views of `name` in each generation, with states that no other one has.
  fileprivate mutating func expect(
    _ name: String, in generations: [[String: [Int]]], renews count: Int
  ) {
    let states = generations.map { Set($0[name] ?? []) }
    let all = states.reduce(into: Set<Int>()) { $0.formUnion($1) }
    guard states.contains(where: { $0.count != count }) || all.count != count * states.count
    else { return }
    fail("\(name): expected \(count) new, got \(states.map { $0.sorted() })")
  }
}

private struct Keyed: Identifiable {
  let id: AnyHashable
  let name: String
}

@MainActor
private final class Serials {
  private var last = 0
  private var read: [String: [Int]] = [:]

  func next() -> Int {
    last += 1
    return last
  }

  func note(_ serial: Int, of name: String) { read[name, default: []].append(serial) }

  /// Returns the serial numbers that bodies have read since the last call.
  func take() -> [String: [Int]] {
    defer { read = [:] }
    return read
  }
}

private final class SerialToken: ObservableObject {
  let serial: Int
  init(_ serial: Int) { self.serial = serial }
}

@MainActor
private struct StatefulMaker {
  let generation: Int
  let serials: Serials
  func callAsFunction(_ name: String) -> Stateful {
    Stateful(name, generation: generation, serials: serials)
  }
}

private struct Stateful: View {
  let name: String
  let generation: Int
  let serials: Serials
  @StateObject private var token: SerialToken

  init(_ name: String, generation: Int, serials: Serials) {
    self.name = name
    self.generation = generation
    self.serials = serials
    _token = StateObject(wrappedValue: SerialToken(serials.next()))
  }

  var body: some View {
    let _ = serials.note(token.serial, of: name)
    Color.red.frame(width: 10, height: 10)
  }
}

private struct MultiBody: View {
  let flag: Bool
  var body: some View {
    if flag { Color.blue.frame(width: 5, height: 5) }
    Color.green.frame(width: 60, height: 60)
  }
}
