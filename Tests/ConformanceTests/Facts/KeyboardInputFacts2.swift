import SwiftUI

extension Facts {
  /// Keys in fields, lists and other controls.
  static let keyboardInput2: [String: Check] = [
    "m2-kf-k2x": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        Focusing(log: log) { focus in
          VStack {
            TextField("f", text: .constant("abc")).focused(focus).hears(log, "field", .ignored)
          }
          .hears(log, "ancestor", .ignored)
        }
      }
      window.press("z")
      fact.expect(log, is: ["focused true", "ancestor z", "field z"])
    },

    "m2-kf-k4t": { fact in
      fact.expect(typed(["z"]) { field, _ in field }, is: ["text z"])
    },

    "m2-kf-k4a": { fact in
      fact.expect(typed(["z"]) { $0.hears($1, "field", .handled) }, is: ["field z"])
    },

    "m2-kf-k4b": { fact in
      fact.expect(
        typed(["z"]) { $0.hears($1, "field", .ignored) }, is: ["field z", "text z"])
    },

    "m2-kf-k4c": { fact in
      let log = typed([.upArrow, "z"]) { field, log in
        field.onKeyPress(.upArrow) {
          log.add("field up")
          return .handled
        }
      }
      fact.expect(log, is: ["field up", "text z"])
    },

    "m2-kf-k4e": { fact in
      let log = typed([.upArrow, "z"]) { field, log in
        VStack(spacing: 0) {
          field.frame(height: 30)
          Color.gray
        }
        .hears(log, "ancestor", .handled)
      }
      fact.expect(log, is: ["ancestor up", "ancestor z"])
    },

    "m2-kf-k4f": { fact in
      let log = typed([.upArrow, "z"]) { field, log in
        VStack(spacing: 0) {
          field.frame(height: 30)
          Color.gray
        }
        .hears(log, "ancestor", .ignored)
      }
      fact.expect(log, is: ["ancestor up", "ancestor z", "text zabc"])
    },

    "m2-cs-ky1": { fact in
      let log = Log()
      let window = DeskWindow(log, width: 200, height: 100) {
        Focusing(log: log) { focus in Button("Go") { log.add("action") }.focused(focus) }
      }
      _ = log.take()
      window.press(.space)
      window.press(.return)
      fact.expect(log, is: [])
    },

    "m2-cs-ky7": { fact in
      let log = Log()
      let window = DeskWindow(log, width: 200, height: 100) {
        Focusing(log: log) { focus in
          Slider(value: Binding(get: { 5 }, set: { log.add("\($0)") }), in: 0...10)
            .focusable().focused(focus)
        }
      }
      _ = log.take()
      window.press(.rightArrow)
      fact.expect(log, is: [])
    },

    "m2-cs-ky6c": { fact in
      fact.expect(chosen(from: nil, [.downArrow]), is: ["0"])
      fact.expect(chosen(from: nil, [.upArrow]), is: ["4"])
    },

    "m2-cs-ky6d": { fact in
      // The keys reach the list: the run began with these two.
      fact.expect(chosen(from: 1, [.downArrow, .upArrow]), is: ["2", "1"])
      fact.expect(chosen(from: 4, [.downArrow]), is: [])
      fact.expect(chosen(from: 0, [.upArrow]), is: [])
    },

    "m2-cs-ky8": { fact in
      let log = Log()
      let window = DeskWindow(log, width: 300) { ChoosingMany(log: log) }
      fact.expect(log, is: [])
      window.press(.downArrow)
      fact.expect(log, is: ["[2]"])
      window.press(.downArrow, .shift)
      fact.expect(log, is: ["[2, 3]"])
      window.press(.upArrow, .shift)
      fact.expect(log, is: ["[2]"])
      window.press(.downArrow, .shift)
      window.press(.downArrow, .shift)
      fact.expect(log, is: ["[2, 3]", "[2, 3, 4]"])
      window.press(.downArrow)
      fact.expect(log, is: ["[4]"])
    },
  ]

  /// Returns a log of what `content` reports, and of the changes of the text, while `keys` are
  /// pressed in a focused field with the text "abc".
  private static func typed<V: View>(
    _ keys: [KeyEquivalent], @ViewBuilder _ content: @escaping (AnyView, Log) -> V
  ) -> Log {
    let log = Log()
    let window = DeskWindow(log) { Typing(log: log) { content($0, log) } }
    for key in keys { window.press(key) }
    return log
  }

  /// Returns a log of the rows that a focused list of five rows selects while `keys` are pressed.
  private static func chosen(from row: Int?, _ keys: [KeyEquivalent]) -> Log {
    let log = Log()
    let window = DeskWindow(log, width: 300) { Choosing(log: log, row: row) }
    for key in keys { window.press(key) }
    return log
  }
}

/// A field that takes the focus when it appears.
private struct Typing<Content: View>: View {
  let log: Log
  @ViewBuilder let content: (AnyView) -> Content
  @State private var text = "abc"
  @FocusState private var isFocused: Bool

  var body: some View {
    content(AnyView(TextField("f", text: $text).focused($isFocused)))
      .onAppear { isFocused = true }
      .onChange(of: text) { _, text in log.add("text \(text)") }
  }
}

/// A list that takes the focus when it appears.
private struct Choosing: View {
  let log: Log
  @State var row: Int?
  @FocusState private var isFocused: Bool

  var body: some View {
    let selection = Binding {
      row
    } set: { new in
      log.add(new.map { "\($0)" } ?? "none")
      row = new
    }
    List(Array(0..<5), id: \.self, selection: selection) { Text("Row \($0)") }
      .focused($isFocused)
      .onAppear { isFocused = true }
  }
}

/// A list with any number of selected rows that takes the focus when it appears.
private struct ChoosingMany: View {
  let log: Log
  @State private var rows: Set<Int> = [1]
  @FocusState private var isFocused: Bool

  var body: some View {
    let selection = Binding {
      rows
    } set: { new in
      log.add("\(new.sorted())")
      rows = new
    }
    List(Array(0..<5), id: \.self, selection: selection) { Text("Row \($0)") }
      .focused($isFocused)
      .onAppear { isFocused = true }
  }
}
