import SwiftUI

extension Facts {
  /// Taps, presses and drags of the second file of recordings.
  static let gesture2: [String: Check] = [
    "m2-da-n0": { fact in
      fact.expectClicks(at: (100, 100, ["c"])) { log in
        ZStack { Color.red.onTapGesture { log.add("c") } }.onTapGesture { log.add("p") }
      }
    },

    "m2-da-n3": { fact in
      fact.expectClicks(at: (100, 100, ["b"])) { log in
        ZStack { plainButton(log, "b") }.onTapGesture { log.add("p") }
      }
    },

    "m2-da-o2": { fact in
      fact.expectClicks(at: (100, 100, ["t"])) { log in
        Color.blue.disabled(true).onTapGesture { log.add("t") }
      }
    },

    "m2-da-o3": { fact in
      fact.expectClicks(at: (100, 100, ["t"])) { log in
        Color.blue.disabled(true).padding(4).onTapGesture { log.add("t") }
      }
    },

    "m2-da-o4": { fact in
      fact.expectClicks(at: (100, 100, ["t"])) { log in
        VStack { Color.blue.disabled(true) }.onTapGesture { log.add("t") }
      }
    },

    "m2-di-p2c": { fact in
      fact.expectClicks(at: (100, 100, ["u"])) { log in
        ZStack {
          Color.red.onTapGesture { log.add("u") }
          Color.blue.onTapGesture { log.add("o") }.allowsHitTesting(false)
        }
      }
    },

    "m2-di-p2d": { fact in
      fact.expectClicks(at: (100, 100, ["u"])) { log in
        ZStack {
          Color.red.onTapGesture { log.add("u") }
          Color.clear
        }
      }
    },

    "m2-di-p2m": { fact in
      fact.expectClicks(at: (100, 100, [])) { log in
        ZStack {
          Color.red.onTapGesture { log.add("u") }
          Color.blue
        }
      }
    },

    "m2-di-p7": { fact in
      fact.expectClicks(at: (100, 100, [])) { log in
        VStack { Color.blue.onTapGesture { log.add("t") } }.disabled(true)
      }
    },

    "m2-di-p9": { fact in
      fact.expectClicks(at: (100, 100, [])) { log in
        Color.blue.onTapGesture { log.add("t") }.environment(\.isEnabled, false)
      }
    },

    "m2-pa-p1": { fact in
      fact.expectClicks(at: (100, 100, ["h"])) { log in
        Color.gray.overlay { marked(log) }
          .highPriorityGesture(TapGesture().onEnded { log.add("h") })
      }
    },

    "m2-pa-p2": { fact in
      fact.expectClicks(at: (100, 100, ["s", "m"])) { log in
        Color.gray.overlay { marked(log) }
          .simultaneousGesture(TapGesture().onEnded { log.add("s") })
      }
    },

    "m2-pa-s1": { fact in
      fact.expectTap(on: "marked", ["m"]) { log in
        Color.gray.sheet(isPresented: .constant(true)) { marked(log) }
          .highPriorityGesture(TapGesture().onEnded { log.add("h") })
      }
      fact.expectTap(on: "marked", ["m"]) { log in
        Color.gray.sheet(isPresented: .constant(true)) { marked(log) }
          .simultaneousGesture(TapGesture().onEnded { log.add("s") })
      }
    },

    "m2-pa-v1": { fact in
      fact.expectTap(on: "marked", ["m"]) { log in
        Color.gray.popover(isPresented: .constant(true)) { marked(log) }
          .highPriorityGesture(TapGesture().onEnded { log.add("h") })
      }
      fact.expectTap(on: "marked", ["m"]) { log in
        Color.gray.popover(isPresented: .constant(true)) { marked(log) }
          .simultaneousGesture(TapGesture().onEnded { log.add("s") })
      }
    },

    "m2-ix-g2a": { fact in
      let log = Log()
      let view = Touched(log) { log in Color.blue.onTapGesture { log.add("tap") } }
      view.press(100, 100)
      view.move(160, 100)
      view.release()
      view.wait(1)
      fact.expect(log, is: [])
    },

    "m2-ix-g2e": { fact in
      let log = Log()
      let view = Touched(log) { log in Color.blue.onTapGesture { log.add("tap") } }
      view.press(100, 100)
      view.move(101, 100)
      view.release()
      fact.expect(log, is: ["tap"])
    },

    "m2-ix-g3a": { fact in
      fact.expectClicks(at: (100, 100, [])) { log in
        Color.blue.onTapGesture(count: 2) { log.add("double") }
      }
    },

    "m2-ix-g6b": { fact in
      fact.expectClicks(at: (100, 100, [])) { log in Color.blue.gesture(longPress(log)) }
    },

    "m2-ix-g6d": { fact in
      let log = Log()
      let view = Touched(log) { log in Color.blue.gesture(longPress(log)) }
      view.press(100, 100)
      view.move(105, 100)
      view.wait(0.6)
      view.release()
      fact.expect(log, is: ["long"])
    },

    "m2-ix-g7a": { fact in
      fact.expectClicks(at: (100, 100, ["tap"])) { log in
        Color.blue.onTapGesture { log.add("tap") }.gesture(longPress(log))
      }
    },

    "m2-ix-g9a": { fact in
      fact.expectClicks(at: (100, 100, ["tap"])) { log in
        Color.blue.onTapGesture { log.add("tap") }
          .gesture(
            DragGesture().onChanged { _ in log.add("change") }.onEnded { _ in log.add("end") })
      }
    },

    "m2-ix-h1": { fact in
      fact.expectClicks(at: (100, 100, ["child"])) { log in
        VStack { Color.blue.onTapGesture { log.add("child") } }
          .gesture(TapGesture().onEnded { log.add("parent") })
      }
    },

    "m2-ix-h9": { fact in
      fact.expectClicks(at: (100, 100, ["action"])) { log in
        VStack { plainButton(log, "action") }.onTapGesture { log.add("parent") }
      }
    },

    "m2-ix-h11": { fact in
      fact.expectClicks(at: (100, 100, ["gesture"])) { log in
        Button("A button") { log.add("action") }
          .highPriorityGesture(TapGesture().onEnded { log.add("gesture") })
      }
    },

    "m2-ix-h14": { fact in
      fact.expectClicks(at: (100, 100, ["outer"])) { log in
        Color.blue.onTapGesture { log.add("inner") }
          .highPriorityGesture(TapGesture().onEnded { log.add("outer") })
      }
    },

    "m2-ix-h16a": { fact in
      fact.expectClicks(at: (100, 100, ["tap"])) { log in Color.blue.gesture(tapAndPress(log)) }
    },

    "m2-ix-h16b": { fact in
      let log = Log()
      let view = Touched(log) { log in Color.blue.gesture(tapAndPress(log)) }
      view.press(100, 100)
      view.wait(0.6)
      fact.expect(log, is: ["long"])
      view.release()
      fact.expect(log, is: ["tap"])
    },

    "m2-ix-b0": { fact in
      let log = Log()
      let view = Touched(log) { log in pressButton(log) }
      view.press(100, 100)
      fact.expect(log, is: ["pressed true"])
      view.release()
      view.wait(1)
      fact.expect(log, is: ["action", "pressed false"])
    },

    "m2-ix-b3": { fact in
      let log = Log()
      let view = Touched(log) { log in pressButton(log) }
      view.press(100, 100)
      view.wait(0.8)
      fact.expect(log, is: ["pressed true"])
      view.release()
      view.wait(1)
      fact.expect(log, is: ["action", "pressed false"])
    },
  ]

  private static func plainButton(_ log: Log, _ event: String) -> some View {
    Button {
      log.add(event)
    } label: {
      Color.red
    }
    .buttonStyle(.plain)
  }

  private static func pressButton(_ log: Log) -> some View {
    Button {
      log.add("action")
    } label: {
      Color.red.frame(width: 100, height: 100)
    }
    .buttonStyle(PressLogging(log: log))
  }

  private static func marked(_ log: Log) -> some View {
    Color.green.frame(width: 60, height: 60).onTapGesture { log.add("m") }
      .accessibilityIdentifier("marked")
  }

  private static func longPress(_ log: Log) -> some Gesture {
    LongPressGesture(minimumDuration: 0.3).onEnded { _ in log.add("long") }
  }

  private static func tapAndPress(_ log: Log) -> some Gesture {
    TapGesture().onEnded { log.add("tap") }.simultaneously(with: longPress(log))
  }
}

private struct PressLogging: ButtonStyle {
  let log: Log
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.onChange(of: configuration.isPressed) { _, isPressed in
      log.add("pressed \(isPressed)")
    }
  }
}

extension FactCheck {
  /// Expects the events of one click at each point. Each click has a view of its own, so that none
  /// counts as the second of a double click.
  @MainActor
  mutating func expectClicks<V: View>(
    at clicks: (x: CGFloat, y: CGFloat, events: [String])..., on content: (Log) -> V
  ) {
    for click in clicks {
      let log = Log()
      let view = Touched(log, content)
      view.click(click.x, click.y)
      view.wait(1)
      expect(log, is: click.events)
    }
  }

  /// Expects the events of a tap on the view called `name`, which may be in a presentation.
  @MainActor
  fileprivate mutating func expectTap<V: View>(
    on name: String, _ events: [String], in content: (Log) -> V
  ) {
    let log = Log()
    let host = ViewHost(
      content(log), size: ProposedViewSize(width: 200, height: 200), platform: .macOS)
    do {
      try host.advance(by: 1)
      try host.tap(name)
      try host.advance(by: 1)
    } catch {
      log.add("\(error)")
    }
    expect(log, is: events)
  }
}
