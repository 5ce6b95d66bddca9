import Foundation
import SwiftUI

extension Facts {
  /// The elements of containers, and what modifiers of containers do to them.
  static let accessibility2: [String: Check] = [
    "m2-mp-h4": { fact in
      fact.expect(
        VStack {
          Text("A")
          Text("B")
        }.help("Tip"),
        isHeardAs: [.init("A", hint: "Tip"), .init("B", hint: "Tip")])
    },

    "m2-mp-h5": { fact in
      fact.expect(
        VStack {
          Text("T").help("Inner")
          Text("U")
        }.help("Outer"),
        isHeardAs: [.init("T", hint: "Outer"), .init("U", hint: "Outer")])
    },

    "m2-ax-r1": { fact in
      fact.expect(
        Text("vol").accessibilityValue("5"), isHeardAs: [.init("vol", value: "5")])
    },

    "m2-ax-r11": { fact in
      fact.expect(
        VStack { Color.red.frame(width: 20, height: 20) }.accessibilityLabel("L"),
        isHeardAs: [.init("L")])
    },

    "m2-ax-r14": { fact in
      fact.expect(
        VStack {
          Text("A")
          Button("B") {}
        }.accessibilityLabel("L"),
        isHeardAs: [.init("L"), .button("L")])
    },

    "m2-ax-r15": { fact in
      fact.expect(
        VStack {
          Text("A").accessibilityLabel("Own")
          Text("B")
        }.accessibilityLabel("L"),
        isHeardAs: [.init("L"), .init("L")])
    },

    "m2-ax-r18": { fact in
      fact.expect(
        TwoTexts().accessibilityValue("V"),
        isHeardAs: [.init("A", value: "V"), .init("B", value: "V")])
    },

    "m2-a3-c1": { fact in
      fact.expect(
        TwoTexts().focusable().accessibilityLabel("L"), isHeardAs: [.init("L"), .init("L")])
    },

    "m2-a2-n4": { fact in
      fact.expect(
        TwoTexts().accessibilityHint("H"),
        isHeardAs: [.init("A", hint: "H"), .init("B", hint: "H")])
    },

    "m2-a2-n5": { fact in
      let view = Heard(TwoTexts().accessibilityIdentifier("g"))
      fact.expect(view, is: [.init("A"), .init("B")])
      fact.expect(view, isIdentifiedBy: "g")
    },

    "m2-a2-n2": { fact in
      let view = Heard(Text("A").accessibilityIdentifier("id1"))
      fact.expect(view, is: [.init("A")])
      fact.expect(view, isIdentifiedBy: "id1")
    },

    "m2-a2-n6": { fact in
      fact.expect(Text("A").help("Tip"), isHeardAs: [.init("A", hint: "Tip")])
    },

    "m2-a2-e1": { fact in
      fact.expect(TwoTexts().accessibilityElement(), isHeardAs: [.init("")])
    },

    "m2-a2-e2": { fact in
      fact.expect(
        TwoTexts().accessibilityElement(children: .ignore).accessibilityLabel("L"),
        isHeardAs: [.init("L")])
    },

    "m2-a2-e4": { fact in
      fact.expect(
        TwoTexts().accessibilityElement(children: .contain),
        isHeardAs: [.init("", ["group"]), .init("A"), .init("B")])
    },

    "m2-a2-e5": { fact in
      fact.expect(
        TwoTexts().accessibilityElement(children: .contain).accessibilityLabel("L"),
        isHeardAs: [.init("L", ["group"]), .init("A"), .init("B")])
    },

    "m2-a2-e9": { fact in
      fact.expect(
        Text("A").accessibilityElement(children: .contain),
        isHeardAs: [.init("", ["group"]), .init("A")])
    },

    "m2-a2-e11": { fact in
      fact.expect(
        VStack {
          Text("vol").accessibilityValue("5")
          Text("B")
        }.accessibilityElement(children: .combine),
        isHeardAs: [.init("vol, B", value: "5")])
    },

    "m2-a2-e12": { fact in
      fact.expect(
        VStack {
          Color.red.frame(width: 20, height: 20)
          Color.red.frame(width: 20, height: 20)
        }.accessibilityElement(children: .ignore),
        isHeardAs: [.init("")])
    },

    "m2-a2-e14": { fact in
      let log = Log()
      let view = Heard(
        VStack {
          Button("A") { log.add("A") }
          Button("B") { log.add("B") }
        }.accessibilityElement(children: .combine))
      fact.expect(view, is: [.init("A", ["button", "actions: A, B"])])
      fact.expect(view, takesPress: true, on: "A")
      fact.expect(log, is: ["A"])
    },

    "m2-a2-h2": { fact in
      fact.expect(
        VStack {
          TwoTexts().accessibilityHidden(true)
          Text("C")
        },
        isHeardAs: [.init("C")])
    },

    "m2-a2-h4": { fact in
      fact.expect(
        TwoTexts().accessibilityHidden(true).accessibilityHidden(false),
        isHeardAs: [.init("A"), .init("B")])
    },

    "m2-a2-h5": { fact in
      let inner = VStack { Text("A").accessibilityHidden(false) }.accessibilityHidden(true)
      fact.expect(inner, isHeardAs: [])
      // With a sibling, as recorded.
      fact.expect(
        VStack {
          inner
          Text("C")
        },
        isHeardAs: [.init("C")])
    },

    "m2-a2-m1": { fact in
      fact.expect(
        ZStack {
          Button("Under") {}
          VStack { Button("Top") {} }.accessibilityAddTraits(.isModal)
        },
        isHeardAs: [.button("Top")])
    },

    "m2-a2-p1": { fact in
      fact.expect(
        HStack {
          Text("A")
          Spacer()
          Text("B")
        },
        isHeardAs: [.init("A"), .init("B")])
    },

    "m2-a2-p2": { fact in
      fact.expect(
        Grid {
          GridRow {
            Text("A")
            Text("B")
          }
          GridRow {
            Text("C")
            Text("D")
          }
        },
        isHeardAs: [.init("A"), .init("B"), .init("C"), .init("D")])
    },

    "m2-a2-p4": { fact in
      fact.expect(
        ZStack {
          Rectangle()
          Text("Over")
        },
        isHeardAs: [.init("Over")])
    },

    "m2-a2-p5": { fact in
      fact.expect(Rectangle().accessibilityLabel("Swatch"), isHeardAs: [.init("Swatch")])
    },

    "m2-a2-l1": { fact in
      let list = List(0..<500, id: \.self) { Text("\($0)") }
      let view = Heard(list, height: 200)
      fact.attempt { fact in
        let labels = try view.elements().map(\.label)
        if labels != (0..<500).map(String.init) {
          fact.fail("\(labels.count) rows, \(labels.first ?? "none") to \(labels.last ?? "none")")
        }
        let visible = try view.frames().filter { $0.intersects(view.window) }
        fact.expect("visible rows", CGFloat(visible.count), is: 8)
      }
    },

    "m2-a3-e1": { fact in
      fact.expect(
        VStack {
          Text("")
          Text("B")
        },
        isHeardAs: [.init("B")])
    },

    "m2-a1-10c": { fact in
      fact.expect(Color.red.frame(width: 20, height: 20), isHeardAs: [])
    },
  ]
}

private struct TwoTexts: View {
  var body: some View {
    VStack {
      Text("A")
      Text("B")
    }
  }
}

extension FactCheck {
  /// Expects each element to have an identifier.
  @MainActor
  fileprivate mutating func expect(_ view: Heard, isIdentifiedBy identifier: String) {
    attempt { fact in
      let names = try view.host.spokenElements().map(\.identifier)
      if !names.allSatisfy({ $0 == identifier }) { fact.fail("the identifiers are \(names)") }
    }
  }
}
