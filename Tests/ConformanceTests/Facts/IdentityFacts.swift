import Combine
import SwiftUI

extension Facts {
  static let identities: [String: Check] = [
    "mu-dd-f2": { fact in
      let (log, host) = rows { (step: Int, row: RowMaker) in
        ForEach(["ab", "a", "ab"][step].map(String.init), id: \.self, content: row.row)
      }
      let first = log.tokens
      host.set(1)
      host.set(2)
      fact.expect(first["a"] == log.tokens["a"], "a keeps its state")
      fact.expect(first["b"] != log.tokens["b"], "b is new")
    },

    "mu-dd-f4": { fact in
      let (log, host) = rows { (step: Int, row: RowMaker) in
        ForEach(["b", "ab"][step].map(String.init), id: \.self, content: row.row)
      }
      let first = log.tokens
      host.set(1)
      fact.expect(first["b"] == log.tokens["b"], "b keeps its state")
      fact.expect(log.tokens["a"] != first["b"], "a is new")
    },

    "mu-dd-f5": { fact in
      let (log, host) = rows { step, row in
        let names = [["b"], ["a", "b"]][step]
        return ForEach(names.indices, id: \.self) { row(names[$0]) }
      }
      let first = log.tokens
      host.set(1)
      fact.expect(first["b"] == log.tokens["a"], "the state stays with the position")
    },

    "mu-dd-f12": { fact in
      let (log, host) = rows { (step: Int, row: RowMaker) in
        List { ForEach(["ab", "a", "ab"][step].map(String.init), id: \.self, content: row.row) }
          .frame(width: 200, height: 300)
      }
      let first = log.tokens
      host.set(1)
      host.set(2)
      fact.expect(first["b"] == log.tokens["b"], "b has the state it had")
      fact.expect(first["a"] == log.tokens["a"], "a keeps its state")
    },

    "mu-cx-o1": { fact in
      let log = Log()
      let host = ViewHost(MaybeNumber(log: log))
      host.run()
      log.later()
      host.run()
      fact.expect(log, is: ["Optional(2)", "nil"])
    },

    "mu-co-v1": { fact in
      let (log, host) = rows { step, row in
        HStack {
          if step == 0 { row("C") }
          row("T")
        }
      }
      let first = log.tokens
      host.set(1)
      fact.expect(first["T"] == log.tokens["T"], "T keeps its state")
    },

    "mu-co-v4": { fact in
      let (log, host) = rows { step, row in
        if step == 0 { row("A") } else { row("B") }
      }
      host.set(1)
      fact.expect(log.tokens["A"] != log.tokens["B"], "B has a state of its own")
    },

    "mu-co-v5": { fact in
      let (log, host) = rows { step, row in if step != 1 { row("C") } }
      let first = log.tokens["C"]
      host.set(1)
      host.set(2)
      fact.expect(first != log.tokens["C"], "C is new when it comes back")
    },

    "mu-co-v10": { fact in
      let (log, host) = rows { step, row in ForEach(0..<(2 - step % 2), id: \.self) { row("\($0)") }
      }
      let first = log.tokens
      host.set(1)
      host.set(2)
      fact.expect(first["0"] == log.tokens["0"], "the first one stays")
      fact.expect(first["1"] != log.tokens["1"], "the one that returns is new")
    },

    "mu-co-x1": { fact in
      let (log, host) = rows { step, row in row("P", step).id("k") }
      let first = log.tokens["P"]
      host.set(1)
      fact.expect(first == log.tokens["P"], "P keeps its state")
    },

    "mu-co-x4": { fact in
      let (log, host) = rows { step, row in HStack { row("P") }.id(step) }
      let first = log.tokens["P"]
      host.set(1)
      fact.expect(first != log.tokens["P"], "the child is reset")
    },

    "mu-co-x6": { fact in
      let (log, host) = rows { step, row in
        Group {
          row("A")
          row("B")
        }
        .id(step)
      }
      let first = log.tokens
      host.set(1)
      fact.expect(first["A"] != log.tokens["A"] && first["B"] != log.tokens["B"], "both are reset")
    },

    "mu-co-x7": { fact in
      let (log, host) = rows { step, row in row("P").id(step).padding(4) }
      let first = log.tokens["P"]
      host.set(1)
      fact.expect(first != log.tokens["P"], "P is reset")
    },

    "mu-co-s1": { fact in
      let log = TokenLog()
      let row = TokenRow(name: "c", number: 0, log: log)
      ViewHost(
        HStack {
          row
          row
        }
      ).run()
      fact.expect(log.all.count == 2, "two occurrences have two states")
    },

    "mu-co-s2": { fact in
      let (log, host) = rows { step, row in
        step < 2 ? AnyView(row("C", step)) : AnyView(HStack { row("C", step) })
      }
      let first = log.tokens["C"]
      host.set(1)
      fact.expect(first == log.tokens["C"], "the state stays while the type is the same")
      host.set(2)
      fact.expect(first != log.tokens["C"], "another type is another view")
    },

    "mu-co-g1": { fact in
      let log = TokenLog()
      let group = Group {
        Color.red.frame(width: 3, height: 3)
        Color.red.frame(width: 4, height: 4)
      }
      ViewHost(group.overlay { TokenRow(name: "O", number: 0, log: log) }).run()
      fact.expect(log.all.count == 1, "there is one overlay")
    },

    "mu-dd-b2": { fact in
      let binding = Binding.constant(3)
      binding.wrappedValue = 5
      fact.expect("it reads", CGFloat(binding.wrappedValue), is: 3)
    },

    "mu-dd-b6": { fact in
      let host = ViewHost(Stashing(stash: stash))
      host.run()
      fact.expect("at first", CGFloat(stash.value), is: 0)
      stash.write(7)
      host.run()
      fact.expect("after a write elsewhere", CGFloat(stash.value), is: 7)
      stash.binding?.wrappedValue = 11
      fact.expect("after a write through it", CGFloat(stash.value), is: 11)
    },
  ]

  static let bindings: [String: Check] = [
    "mu-dd2-b3": { fact in
      var person = Person(name: "Ann", age: 7)
      let binding = Binding(get: { person }, set: { person = $0 })
      binding.name.wrappedValue = "Bea"
      fact.expect(person.name == "Bea" && person.age == 7, "only the field changes")
    },

    "mu-dd2-b5": { fact in
      var value: Int? = nil
      let optional = Binding(get: { value }, set: { value = $0 })
      fact.expect(Binding(optional) == nil, "there is none over nil")
      value = 1
      Binding(optional)?.wrappedValue = 2
      fact.expect(value == 2, "writes go through")
      var number = 3
      let widened = Binding<Int?>(Binding(get: { number }, set: { number = $0 }))
      widened.wrappedValue = nil
      fact.expect(number == 3, "a nil is ignored")
      widened.wrappedValue = 4
      fact.expect(number == 4, "a value is written")
    },

    "mu-dd2-f6": { fact in
      let (log, host) = rows { (step: Int, row: RowMaker) in
        ForEach(["abc", "ac"][step].map(String.init), id: \.self, content: row.row)
      }
      let first = log.tokens
      host.set(1)
      fact.expect(first["a"] == log.tokens["a"] && first["c"] == log.tokens["c"], "both stay")
    },
  ]

  private static let stash = Stash()

  /// Returns a view built from a step and a factory of rows, each of which has a token as its
  /// state.
  private static func rows<V: View>(
    @ViewBuilder _ content: @escaping (Int, RowMaker) -> V
  ) -> (TokenLog, Counting) {
    let tokens = TokenLog()
    return (tokens, Counting(Log()) { step, _ in content(step, RowMaker(log: tokens)) })
  }
}

@MainActor
private final class TokenLog {
  /// The token of each row in its latest body.
  var tokens: [String: ObjectIdentifier] = [:]
  /// Retained, so that no address is reused.
  var all: [Token] = []
}

private final class Token: ObservableObject {}

@MainActor
private struct RowMaker {
  let log: TokenLog
  func row(_ name: String) -> TokenRow { self(name) }
  func callAsFunction(_ name: String, _ number: Int = 0) -> TokenRow {
    TokenRow(name: name, number: number, log: log)
  }
}

private struct TokenRow: View {
  let name: String
  let number: Int
  let log: TokenLog
  @StateObject private var token = Token()
  var body: some View {
    let _ = note()
    Color.red.frame(width: 5, height: 5)
  }
  private func note() {
    log.tokens[name] = ObjectIdentifier(token)
    if !log.all.contains(where: { $0 === token }) { log.all.append(token) }
  }
}

private struct MaybeNumber: View {
  let log: Log
  @State private var number: Int? = 2
  var body: some View {
    let _ = log.add("\(String(describing: number))")
    Color.red.onAppear { log.later = { number = nil } }
  }
}

@MainActor
private final class Stash {
  var binding: Binding<Int>?
  var write: (Int) -> Void = { _ in }
  var value: Int { binding?.wrappedValue ?? -1 }
}

private struct Stashing: View {
  let stash: Stash
  @State private var number = 0
  var body: some View {
    Color.red.onAppear {
      stash.binding = $number
      stash.write = { number = $0 }
    }
  }
}

private struct Person {
  var name: String
  var age: Int
}
