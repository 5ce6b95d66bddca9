import SwiftUI

extension Facts {
  /// Focus and keyboard shortcuts.
  static let focus: [String: Check] = [
    "mu-ix-f1": { fact in
      let probe = FocusProbe()
      let host = ViewHost(Renamed(probe: probe), platform: .macOS)
      do {
        try host.update()
        probe.focus?.wrappedValue = true
        try host.update()
        fact.expect("focused", try host.isFocused("view"), is: true)
        for id in [1, 0] {
          probe.id?.wrappedValue = id
          try host.update()
          fact.expect("focused as \(id)", try host.isFocused("view"), is: false)
          fact.expect("state as \(id)", probe.focus?.wrappedValue ?? true, is: false)
        }
      } catch {
        fact.fail("\(error)")
      }
    },

    "mu-ix-b4j": { fact in
      fact.expect("hidden", fired { $0.hidden() }, is: true)
      fact.expect("opacity 0", fired { $0.opacity(0) }, is: true)
    },

    "mu-ix-b4l": { fact in
      fact.expect("disabled", fired { $0.disabled(true) }, is: false)
      fact.expect("enabled", fired { $0.disabled(false) }, is: true)
    },

    "mu-ix-x2": { fact in
      let log = Log()
      let host = ViewHost(Submitting(log: log), platform: .macOS)
      do {
        try host.focus("field")
        try host.press(key: .return)
        fact.expect(log, is: ["field"])
        try host.unfocus()
        try host.press(key: .return)
        fact.expect(log, is: ["button"])
      } catch {
        fact.fail("\(error)")
      }
    },
  ]

  /// Whether the keyboard shortcut of a button that is modified by `change` triggers its action.
  private static func fired<V: View>(_ change: (AnyView) -> V) -> Bool {
    let log = Log()
    let button = Button("Fire") { log.add("fired") }.keyboardShortcut("k")
    let host = ViewHost(change(AnyView(button)), platform: .macOS)
    _ = try? host.press(key: "k", modifiers: .command)
    return log.lines == ["fired"]
  }
}

@MainActor
private final class FocusProbe {
  var focus: FocusState<Bool>.Binding?
  var id: Binding<Int>?
  func follow(_ focus: FocusState<Bool>.Binding, _ id: Binding<Int>) {
    (self.focus, self.id) = (focus, id)
  }
}

private struct Renamed: View {
  let probe: FocusProbe
  @FocusState private var isFocused: Bool
  @State private var id = 0
  var body: some View {
    let _ = probe.follow($isFocused, $id)
    Color.red.frame(width: 20, height: 20)
      .focusable()
      .focused($isFocused)
      .id(id)
      .accessibilityIdentifier("view")
  }
}

private struct Submitting: View {
  let log: Log
  @State private var text = ""
  var body: some View {
    VStack {
      TextField("Field", text: $text).accessibilityIdentifier("field")
        .onSubmit { log.add("field") }
      Button("Done") { log.add("button") }.keyboardShortcut(.defaultAction)
    }
  }
}

extension FactCheck {
  fileprivate mutating func expect(_ what: String, _ got: Bool, is expected: Bool) {
    if got != expected { fail("\(what): expected \(expected), got \(got)") }
  }
}
