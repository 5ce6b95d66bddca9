import SwiftUI

extension Facts {
  static let gestures: [String: Check] = [
    "mu-ix-g2d": { fact in
      let log = Log()
      let view = Touched(log) { log in square.onTapGesture { log.add("tap") } }
      view.press(100, 100)
      view.move(180, 100)
      view.move(100, 100)
      view.release()
      fact.expect(log, is: [])
    },

    "mu-ix-g4": { fact in
      let log = Log()
      let view = Touched(log) { log in
        square.onTapGesture(count: 2) { log.add("double") }.onTapGesture { log.add("single") }
      }
      view.click(100, 100)
      view.wait(0.25)
      fact.expect(log, is: [])
      view.wait(0.1)
      fact.expect(log, is: ["single"])
      view.click(100, 100, count: 2)
      view.wait(1)
      fact.expect(log, is: ["double"])
    },

    "mu-ix-g5": { fact in
      let log = Log()
      let view = Touched(log) { log in
        square.onTapGesture { log.add("single") }.onTapGesture(count: 2) { log.add("double") }
      }
      view.click(100, 100, count: 2)
      view.wait(1)
      fact.expect(log, is: ["double"])
    },

    "mu-ix-g6": { fact in
      let log = Log()
      let view = Touched(log) { log in
        square.gesture(LongPressGesture(minimumDuration: 0.3).onEnded { _ in log.add("press") })
      }
      view.press(100, 100)
      view.wait(0.31)
      fact.expect(log, is: ["press"])
      view.release()
      view.click(100, 100)
      fact.expect(log, is: [])
      for (distance, expected) in [(30, []), (5, ["press"])] as [(CGFloat, [String])] {
        view.press(100, 100)
        view.move(100 + distance, 100)
        view.wait(0.31)
        view.release()
        fact.expect(log, is: expected)
      }
    },

    "mu-ix-g7b": { fact in
      let log = Log()
      let view = Touched(log) { log in
        square.onTapGesture { log.add("tap") }
          .gesture(LongPressGesture().onEnded { _ in log.add("press") })
      }
      view.press(100, 100)
      view.wait(1)
      fact.expect(log, is: [])
      view.release()
      fact.expect(log, is: ["tap"])
    },

    "mu-ix-g8": { fact in
      let log = Log()
      let view = Touched(log) { log in
        square.gesture(DragGesture().onChanged { log.add("\($0.translation.width)") })
      }
      view.press(60, 100)
      for step in 1...10 { view.move(60 + CGFloat(5 * step), 100) }
      view.release()
      fact.expect(log, is: (2...10).map { "\(CGFloat(5 * $0))" })
    },

    "mu-ix-g8c": { fact in
      let log = Log()
      let view = Touched(log) { log in
        square.gesture(
          DragGesture().onChanged { _ in log.add("change") }.onEnded { _ in log.add("end") })
      }
      view.press(100, 100)
      view.move(106, 100)
      view.release()
      fact.expect(log, is: [])
    },

    "mu-ix-g8e": { fact in
      let log = Log()
      let view = Touched(log) { log in
        square.gesture(
          DragGesture(minimumDistance: 0).onChanged { _ in log.add("change") }
            .onEnded { _ in log.add("end") })
      }
      view.click(100, 100)
      fact.expect(log, is: ["change", "end"])
    },

    "mu-ix-h0": { fact in
      let log = Log()
      let view = Touched(log) { log in
        ZStack {
          square
          Color.blue.frame(width: 20, height: 20).onTapGesture { log.add("child") }
        }
        .onTapGesture { log.add("parent") }
      }
      view.click(100, 100)
      fact.expect(log, is: ["child"])
      view.click(60, 60)
      fact.expect(log, is: ["parent"])
    },

    "mu-ix-h3": { fact in
      let log = Log()
      let view = Touched(log) { log in
        VStack { square.onTapGesture { log.add("child") } }
          .simultaneousGesture(TapGesture().onEnded { log.add("parent") })
      }
      view.click(100, 100)
      fact.expect(log, is: ["parent", "child"])
    },

    "mu-ix-h7": { fact in
      let log = Log()
      let view = Touched(log) { log in
        VStack {
          Button {
            log.add("action")
          } label: {
            square
          }
        }
        .simultaneousGesture(TapGesture().onEnded { log.add("parent") })
      }
      view.click(100, 100)
      fact.expect(log, is: ["parent", "action"])
    },

    "mu-ix-h10": { fact in
      let log = Log()
      let view = Touched(log) { log in
        Button("A button") { log.add("action") }
          .simultaneousGesture(TapGesture().onEnded { log.add("gesture") })
      }
      view.click(100, 100)
      fact.expect(log, is: ["gesture", "action"])
    },

    "mu-ix-h12": { fact in
      let log = Log()
      let view = Touched(log) { log in
        square.onTapGesture { log.add("inner") }
          .gesture(TapGesture().onEnded { log.add("outer") })
      }
      view.click(100, 100)
      fact.expect(log, is: ["inner"])
    },

    "mu-ix-h18": { fact in
      let log = Log()
      let view = Touched(log) { log in
        ZStack {
          square.onTapGesture { log.add("hit") }
          Color.blue.frame(width: 20, height: 20)
        }
      }
      view.click(100, 100)
      fact.expect(log, is: [])
      view.click(60, 60)
      fact.expect(log, is: ["hit"])
    },

    "mu-ix-b2": { fact in
      let log = Log()
      let view = Touched(log) { log in Button("A button") { log.add("action") } }
      view.press(100, 100)
      view.move(100, 180)
      view.release()
      fact.expect(log, is: [])
    },

    "mu-ix-x4": { fact in
      let log = Log()
      let view = Touched(log) { log in
        VStack {
          Button {
            log.add("action")
          } label: {
            square
          }
          .buttonStyle(.plain)
        }
        .gesture(DragGesture().onChanged { _ in log.add("drag") })
      }
      view.press(100, 100)
      view.move(130, 100)
      view.release()
      fact.expect(log, is: ["action"])
    },
  ]

  private static var square: some View { Color.red.frame(width: 100, height: 100) }
}
