import SwiftUI

extension Facts {
  static let hitTesting: [String: Check] = [
    "mu-pt-h1": { fact in
      let log = Log()
      let view = Touched(log) { log in
        Color.red.frame(width: 160, height: 20).rotationEffect(.degrees(90))
          .onTapGesture { log.add("hit") }
      }
      view.click(100, 30)
      fact.expect(log, is: ["hit"])
      view.click(30, 100)
      fact.expect(log, is: [])
    },

    "mu-pt-h5": { fact in
      let log = Log()
      let view = Touched(log) { log in
        Color.red.frame(width: 60, height: 60).shadow(color: .black, radius: 0, x: 40, y: 40)
          .onTapGesture { log.add("hit") }
      }
      // First only the shadow, then both.
      view.click(160, 160)
      fact.expect(log, is: [])
      view.click(120, 120)
      fact.expect(log, is: ["hit"])
    },

    "mu-ix-c1": { fact in
      let log = Log()
      let view = Touched(log) { log in
        Color.red.frame(width: 100, height: 100).contentShape(Circle())
          .onTapGesture { log.add("hit") }
      }
      view.click(55, 55)
      fact.expect(log, is: [])
      view.click(100, 100)
      fact.expect(log, is: ["hit"])
    },

    "mu-ix-c5": { fact in
      let log = Log()
      let view = Touched(log) { log in
        Circle().fill().frame(width: 100, height: 100).onTapGesture { log.add("hit") }
      }
      view.click(55, 55)
      fact.expect(log, is: [])
      view.click(100, 100)
      fact.expect(log, is: ["hit"])
    },

    "mu-ix-c7": { fact in
      let log = Log()
      let view = Touched(log) { log in
        Circle().stroke(lineWidth: 10).frame(width: 100, height: 100)
          .onTapGesture { log.add("hit") }
      }
      view.click(100, 100)
      fact.expect(log, is: [])
      view.click(150, 100)
      fact.expect(log, is: ["hit"])
    },

    "mu-ix-c12": { fact in
      let log = Log()
      let view = Touched(log) { log in
        ZStack {
          Color.red.frame(width: 100, height: 100).onTapGesture { log.add("hit") }
          Circle().frame(width: 100, height: 100)
        }
      }
      view.click(100, 100)
      fact.expect(log, is: [])
      view.click(55, 55)
      fact.expect(log, is: ["hit"])
    },
  ]
}
