import SwiftUI

extension Facts {
  /// Views that gain, keep and lose the focus.
  static let keyboardFocus2: [String: Check] = [
    "m2-di-k1": { fact in
      let log = Log()
      let model = Disabling(isDisabled: true)
      let window = DeskWindow(log) { Disabled(log: log, model: model, isEnabled: Recorder(true)) }
      window.press("a")
      fact.expect(log, is: [])
    },

    "m2-di-k2": { fact in
      let log = Log()
      let (model, isEnabled) = (Disabling(), Recorder(true))
      let window = DeskWindow(log) { Disabled(log: log, model: model, isEnabled: isEnabled) }
      fact.expect(log, is: ["focused true"])
      model.isDisabled = true
      window.update()
      window.press("a")
      fact.expect(log, is: ["view a"])
      if isEnabled.value { fact.fail("the view reads isEnabled true") }
      model.isDisabled = false
      window.update()
      fact.expect(log, is: [])
      if !isEnabled.value { fact.fail("the view still reads isEnabled false") }
    },

    "m2-di-k6": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        Focusing(log: log) { focus in
          VStack {
            Color.blue.focusable().focused(focus).onKeyPress { _ in .ignored }
              .environment(\.isEnabled, true)
          }
          .hears(log, "parent", .handled)
          .disabled(true)
        }
      }
      window.press("a")
      fact.expect(log, is: ["focused true", "parent a"])
    },

    "m2-ix-f9": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        Focusing(log: log) { focus in
          Color.blue.focusable().focused(focus).hears(log, "view", .handled).hidden()
        }
      }
      window.press("x")
      let lines = log.take()
      if lines.contains("view x") { fact.fail("the key arrives") }
      if lines.last(where: { $0.hasPrefix("focused") }) == "focused true" {
        fact.fail("the hidden view is focused")
      }
    },

    "m2-kf-fc1": { fact in
      fact.expect(clicked { focus, _ in Color.blue.focusable().focused(focus) }, is: [focused])
    },

    "m2-kf-fc4": { fact in
      let log = clicked { focus, _ in
        Color.blue.focusable().focusEffectDisabled().focused(focus)
      }
      fact.expect(log, is: [focused])
    },

    "m2-kf-fc5": { fact in
      fact.expect(clicked { focus, _ in Color.blue.focusable(false).focused(focus) }, is: [])
    },

    "m2-kf-fc6": { fact in
      let log = clicked { focus, log in
        Color.blue.focusable().focused(focus).onTapGesture { log.add("tap") }
      }
      fact.expect(log, is: [focused, "tap"])
    },

    "m2-kf-fc7": { fact in
      let log = clicked { focus, log in
        Color.blue.focusable(interactions: .activate).focused(focus)
          .onTapGesture { log.add("tap") }
      }
      fact.expect(log, is: ["tap"])
    },

    "m2-kf-rs1": { fact in
      let log = Log()
      let window = DeskWindow(log) { FieldAbove(log: log) { Color.gray } }
      fact.expect(log, is: [focused])
      window.click(100, 160)
      fact.expect(log, is: [])
    },

    "m2-kf-rs3": { fact in
      let log = Log()
      let window = DeskWindow(log) {
        FieldAbove(log: log) {
          Button("B") { log.add("action") }.frame(maxHeight: .infinity)
        }
      }
      fact.expect(log, is: [focused])
      window.click(100, 115)
      fact.expect(log, is: ["action"])
    },

    "m2-kf-rs4": { fact in
      let log = Log()
      let below = Log()
      let window = DeskWindow(log) {
        FieldAbove(log: log) {
          Focusing(log: below, asks: false) { Color.blue.focusable().focused($0) }
        }
      }
      if log.take().last != focused { fact.fail("the field is not focused at first") }
      _ = below.take()
      window.click(100, 160)
      fact.expect(below, is: [focused])
      fact.expect(log, is: ["focused false"])
    },
  ]

  private static let focused = "focused true"

  /// Returns a log of what happens until `content` has been clicked.
  private static func clicked<V: View>(
    @ViewBuilder _ content: @escaping (FocusState<Bool>.Binding, Log) -> V
  ) -> Log {
    let log = Log()
    let window = DeskWindow(log) { Focusing(log: log, asks: false) { content($0, log) } }
    window.click(100, 100)
    return log
  }
}

@Observable
private final class Disabling {
  var isDisabled: Bool
  init(isDisabled: Bool = false) { self.isDisabled = isDisabled }
}

/// A focused view that can be disabled, and notes whether it is.
private struct Disabled: View {
  let log: Log
  let model: Disabling
  let isEnabled: Recorder<Bool>

  var body: some View {
    Focusing(log: log) { focus in
      Reader(isEnabled: isEnabled).focusable().focused(focus).hears(log, "view", .handled)
        .disabled(model.isDisabled)
    }
  }

  struct Reader: View {
    let isEnabled: Recorder<Bool>
    @Environment(\.isEnabled) private var value
    var body: some View {
      isEnabled.value = value
      return Color.blue
    }
  }
}

/// A field, focused when it appears, above `below`.
private struct FieldAbove<Below: View>: View {
  let log: Log
  @ViewBuilder let below: Below
  @State private var text = "abc"

  var body: some View {
    Focusing(log: log) { focus in
      VStack(spacing: 0) {
        TextField("f", text: $text).focused(focus).frame(height: 30)
        below
      }
    }
  }
}
