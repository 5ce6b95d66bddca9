import Foundation
import SwiftUI

extension Facts {
  /// Buttons, traits, images and texts, and what a press on them does.
  static let accessibilityActions2: [String: Check] = [
    "m2-ah-a1": { fact in
      fact.expect(Button("Go") {}.allowsHitTesting(false), isHeardAs: [.button("Go")])
    },

    "m2-ah-a2": { fact in
      fact.expect(Button("Go") {}.accessibilityHidden(true), isHeardAs: [])
    },

    "m2-ax-r7": { fact in
      fact.expect(
        Button {
        } label: {
          HStack {
            Text("A")
            Toggle("B", isOn: .constant(true))
          }
        },
        isHeardAs: [.init("A", value: "on", ["switch button"])])
    },

    "m2-a3-c6": { fact in
      fact.expect(
        Button {
        } label: {
          HStack {
            Text("a").accessibilityValue("1")
            Text("b").accessibilityValue("2")
          }
        },
        isHeardAs: [.button("a, b", value: "1, 2")])
    },

    "m2-a3-c7": { fact in
      fact.expect(
        Button {
        } label: {
          HStack {
            Text("A")
            Text("vol").accessibilityValue("5")
          }
        },
        isHeardAs: [.button("A, vol", value: "5")])
    },

    "m2-a1-6": { fact in
      fact.expect(
        Button {
        } label: {
          HStack {
            Text("A")
            Text("B")
          }
        },
        isHeardAs: [.button("A, B")])
    },

    "m2-a2-t1": { fact in
      fact.expect(
        Text("Title").accessibilityAddTraits(.isHeader), isHeardAs: [.init("Title", ["heading"])])
    },

    "m2-a2-t2": { fact in
      let view = Heard(Text("Go").accessibilityAddTraits(.isButton))
      fact.expect(view, is: [.button("Go")])
      fact.expect(view, takesPress: false, on: "Go")
    },

    "m2-a2-t3": { fact in
      let log = Log()
      let view = Heard(Button("B") { log.add("B") }.accessibilityRemoveTraits(.isButton))
      fact.expect(view, is: [.init("B")])
      fact.expect(view, takesPress: true, on: "B")
      fact.expect(log, is: ["B"])
    },

    "m2-a2-t8": { fact in
      fact.expect(
        Text("Title").accessibilityAddTraits(.isHeader).accessibilityHeading(.h2),
        isHeardAs: [.init("Title", ["heading level 2"])])
    },

    "m2-a2-t11": { fact in
      fact.expect(
        Button("B") {}.accessibilityAddTraits(.isHeader), isHeardAs: [.button("B")])
    },

    "m2-a2-a2": { fact in
      let log = Log()
      let view = Heard(Text("T").accessibilityAction(named: "Delete") { log.add("Delete") })
      fact.expect(view, is: [.init("T", ["actions: Delete"])])
      fact.attempt { _ in try view.host.performAccessibilityAction(named: "Delete", on: "T") }
      fact.expect(log, is: ["Delete"])
    },

    "m2-a2-a3": { fact in
      let log = Log()
      let view = Heard(
        Button("B") { log.add("B") }.accessibilityAction(named: "Archive") { log.add("Archive") })
      fact.expect(view, is: [.init("B", ["button", "actions: Archive"])])
      fact.expect(view, takesPress: true, on: "B")
      fact.expect(log, is: ["B"])
      fact.attempt { _ in try view.host.performAccessibilityAction(named: "Archive", on: "B") }
      fact.expect(log, is: ["Archive"])
    },

    "m2-a2-a4": { fact in
      let log = Log()
      let view = Heard(
        Button("B") { log.add("B") }.accessibilityAction { log.add("Default") })
      fact.expect(view, is: [.button("B")])
      fact.expect(view, takesPress: true, on: "B")
      fact.expect(log, is: ["Default"])
    },

    "m2-a2-a5": { fact in
      let log = Log()
      let view = Heard(
        VStack {
          Text("A")
          Text("B")
        }.accessibilityAction { log.add("action") })
      fact.expect(view, is: [.button("A"), .button("B")])
      for label in ["A", "B"] {
        fact.expect(view, takesPress: true, on: label)
        fact.expect(log, is: ["action"])
      }
    },

    "m2-a2-a6": { fact in
      let view = Heard(
        Text("T").accessibilityAction(named: "One") {}.accessibilityAction(named: "Two") {})
      fact.expect(view, is: [.init("T", ["actions: Two, One"])])
      fact.attempt { fact in
        let names = try view.host.accessibility(of: "T").actions.compactMap(\.name)
        if names != ["Two", "One"] { fact.fail("the actions are \(names)") }
      }
    },

    "m2-a2-a7": { fact in
      let log = Log()
      let view = Heard(Text("T").accessibilityAction { log.add("action") }.disabled(true))
      fact.expect(view, is: [.init("T", ["button", "dimmed"])])
      fact.expect(view, takesPress: false, on: "T")
      fact.expect(log, is: [])
    },

    "m2-a2-b1": { fact in
      fact.expect(Button("Delete", role: .destructive) {}, isHeardAs: [.button("Delete")])
      fact.expect(Button("Cancel", role: .cancel) {}, isHeardAs: [.button("Cancel")])
      fact.expect(Button("OK") {}.keyboardShortcut(.defaultAction), isHeardAs: [.button("OK")])
      fact.expect(Button("P") {}.buttonStyle(.plain), isHeardAs: [.button("P")])
    },

    "m2-a2-b6": { fact in
      let log = Log()
      let view = Heard(Button("Go") { log.add("Go") }.allowsHitTesting(false))
      fact.expect(view, takesPress: true, on: "Go")
      fact.expect(log, is: ["Go"])
    },

    "m2-a2-b7": { fact in
      let log = Log()
      let view = Heard(Button("Go") { log.add("Go") }.disabled(true))
      fact.expect(view, is: [.init("Go", ["button", "dimmed"])])
      fact.expect(view, takesPress: false, on: "Go")
      fact.expect(log, is: [])
    },

    "m2-a2-b8": { fact in
      let log = Log()
      let view = Heard(
        Text("Go").onTapGesture { log.add("tap") }.allowsHitTesting(false)
          .accessibilityAddTraits(.isButton))
      fact.expect(view, is: [.button("Go")])
      fact.expect(view, takesPress: false, on: "Go")
      fact.expect(log, is: [])
    },

    "m2-a2-g1": { fact in
      let log = Log()
      let tap = Text("Tap")
      let drag = Color.red.frame(width: 40, height: 40).accessibilityLabel("Drag")
      let views: [(label: String, view: Heard)] = [
        ("Tap", Heard(tap.onTapGesture { log.add("tap") })),
        ("Tap", Heard(tap.gesture(TapGesture().onEnded { log.add("tap") }))),
        ("Hold", Heard(Text("Hold").onLongPressGesture { log.add("hold") })),
        ("Drag", Heard(drag.gesture(DragGesture().onEnded { _ in log.add("drag") }))),
        ("Tap", Heard(tap.onTapGesture(count: 2) { log.add("taps") })),
      ]
      for (label, view) in views {
        fact.expect(view, is: [.init(label)])
        fact.expect(view, takesPress: false, on: label)
        fact.expect(log, is: [])
      }
    },

    "m2-a2-g5": { fact in
      let log = Log()
      let view = Heard(
        Text("Tap").onTapGesture { log.add("tap") }.accessibilityAddTraits(.isButton))
      fact.expect(view, is: [.button("Tap")])
      fact.expect(view, takesPress: false, on: "Tap")
      fact.expect(log, is: [])
    },

    "m2-a2-x1": { fact in
      let sentence = "A very long sentence that cannot fit"
      let text = Text(verbatim: sentence)
      fact.expect(text.lineLimit(1).frame(width: 60), isHeardAs: [.init(sentence)])
      fact.expect(
        text.lineLimit(1).truncationMode(.head).frame(width: 60), isHeardAs: [.init(sentence)])
      fact.expect(text.lineLimit(2).frame(width: 60), isHeardAs: [.init(sentence)])
      fact.expect(
        Button(sentence) {}.lineLimit(1).frame(width: 60), isHeardAs: [.button(sentence)])
    },

    "m2-a2-i1": { fact in
      let image = NSImage(cgImage: cgImage40x20, size: CGSize(width: 40, height: 20))
      fact.expect(Image(nsImage: image), isHeardAs: [.init("", ["image"])])
    },

    "m2-a2-i2": { fact in
      fact.expect(Image(decorative: cgImage40x20, scale: 1), isHeardAs: [])
    },

    "m2-a2-i4": { fact in
      let image = Image(decorative: cgImage40x20, scale: 1)
      fact.expect(image.accessibilityLabel("Logo"), isHeardAs: [])
      fact.expect(image.onTapGesture {}, isHeardAs: [])
    },
  ]
}
