import CoreTransferable
import Foundation
import SwiftUI

extension Facts {
  /// Drag and drop, of the second file of recordings: from the left half of a window to its right
  /// half.
  static let gestureDrag2: [String: Check] = [
    "m2-dd-p0": { fact in
      let stage = DropStage {
        Color.red.draggable("p0")
      } target: { log in
        stringTarget(log, followsTarget: true)
      }
      stage.drag()
      fact.expect(stage.log, is: ["true", "false", "drop [\"p0\"]"])
    },

    "m2-dd-p1a": { fact in
      let stage = DropStage { log in Color.red.draggable("p1").onTapGesture { log.add("tap") } }
      stage.click()
      fact.expect(stage.log, is: ["tap"])
    },

    "m2-dd-p1b": { fact in
      let stage = DropStage { log in Color.red.draggable("p1").onTapGesture { log.add("tap") } }
      stage.drag()
      fact.expect(stage.log, is: ["drop [\"p1\"]"])
    },

    "m2-dd-p1c": { fact in
      let stage = DropStage { log in Color.red.onTapGesture { log.add("tap") }.draggable("p1") }
      stage.drag()
      fact.expect(stage.log, is: ["drop [\"p1\"]"])
    },

    "m2-dd-p2e": { fact in
      let stage = DropStage { log in
        Color.red.draggable("p2").simultaneousGesture(
          DragGesture().onChanged { _ in log.add("change") }.onEnded { _ in log.add("end") })
      }
      stage.drag()
      fact.expect(stage.log, is: ["change", "drop [\"p2\"]"])
    },

    "m2-dd-p2f": { fact in
      let stage = DropStage { log in
        Color.red.draggable("p2").onLongPressGesture { log.add("long") }
      }
      stage.drag()
      fact.expect(stage.log, is: ["drop [\"p2\"]"])
    },

    "m2-dd-p3b": { fact in
      @MainActor func stage() -> DropStage {
        DropStage { log in plainButton(log).draggable("p3") }
      }
      let dragged = stage()
      dragged.drag()
      fact.expect(dragged.log, is: ["drop [\"p3\"]"])
      let clicked = stage()
      clicked.click()
      fact.expect(clicked.log, is: ["action"])
    },

    "m2-dd-p4b": { fact in
      let dragged = DropStage { log in DraggableRows(log: log) }
      dragged.drag(from: dragged.place(of: "row 1"))
      fact.expect(dragged.log, is: ["drop [\"row 1\"]"])
      let clicked = DropStage { log in DraggableRows(log: log) }
      clicked.click(clicked.place(of: "row 1"))
      fact.expect(clicked.log, is: ["selected 1"])
    },

    "m2-dd-p7": { fact in
      let stage = DropStage {
        Color.red.draggable("p7")
      } target: { log in
        stringTarget(log, followsTarget: true)
      }
      stage.drag(isCancelled: true)
      fact.expect(stage.log, is: ["true", "false"])
    },

    "m2-dd-p8": { fact in
      let stage = DropStage {
        Color.red.draggable("p8")
      } target: { log in
        stringTarget(log).disabled(true)
      }
      stage.drag()
      fact.expect(stage.log, is: ["drop [\"p8\"]"])
    },

    "m2-dd-p12": { fact in
      let stage = DropStage {
        Color.red.draggable("p12")
      } target: { log in
        Color.blue.dropDestination(for: String.self) { _, location in
          log.add(location.printed)
          return true
        }
      }
      stage.drag(to: [CGPoint(x: 330, y: 140)])
      fact.expect(stage.log, is: ["(130.0, 140.0)"])
    },

    "m2-dd-p13b": { fact in
      let stage = DropStage {
        Color.red.draggable("p13")
      } target: { log in
        Color.blue
          .overlay { Color.green.frame(width: 100, height: 100).modifier(DropPlace("inner", log)) }
          .modifier(DropPlace("outer", log))
      }
      stage.drag(to: [CGPoint(x: 220, y: 20)])
      fact.expect(stage.log, is: ["outer true", "outer false", "outer (20.0, 20.0)"])
    },

    "m2-dd-p14": { fact in
      let stage = DropStage {
        Color.red.draggable("p14")
      } target: { log in
        HStack(spacing: 0) {
          Color.blue.modifier(DropPlace("A", log))
          Color.green.modifier(DropPlace("B", log))
        }
      }
      stage.drag(to: [CGPoint(x: 250, y: 100), CGPoint(x: 350, y: 100)])
      fact.expect(stage.log, is: ["A true", "A false", "B true", "B false", "B (50.0, 100.0)"])
    },

    "m2-dd-p16": { fact in
      let stage = DropStage {
        Color.red.draggable(page)
      } target: { log in
        stringTarget(log, followsTarget: true)
      }
      stage.drag()
      fact.expect(stage.log, is: [])
    },

    "m2-dd-p16b": { fact in
      let stage = DropStage {
        Color.red.draggable("p16")
      } target: { log in
        Color.blue.dropDestination(for: Data.self) { items, _ in
          log.add("\(items.count)")
          return true
        } isTargeted: {
          log.add("\($0)")
        }
      }
      stage.drag()
      fact.expect(stage.log, is: ["true", "false", "1"])
    },

    // The states of the session, which have no API here, are left out.
    "m2-dd-p17": { fact in
      let stage = DropStage { log in Color.red.draggable("p17").onTapGesture { log.add("tap") } }
      stage.drag(to: [CGPoint(x: 101, y: 100)], steps: 1)
      stage.wait()
      fact.expect(stage.log, is: [])
    },

    "m2-dd-p20b": { fact in
      let value = Recorder(0.5)
      let stage = DropStage {
        Slider(value: Binding(get: { value.value }, set: { value.value = $0 })).draggable("p20")
      }
      stage.drag()
      fact.expect(stage.log, is: [])
      fact.expect(value.value > 0.5, "the value is \(value.value)")
    },

    "m2-dd-p21": { fact in
      let stage = DropStage { log in
        Color.red.draggable("p21").onTapGesture(count: 2) { log.add("double") }
      }
      stage.drag()
      fact.expect(stage.log, is: ["drop [\"p21\"]"])
    },

    "m2-dd-p22a": { fact in
      let stage = DropStage { log in VStack { plainButton(log) }.draggable("parent") }
      stage.click()
      fact.expect(stage.log, is: ["action"])
    },

    "m2-dd-p22b": { fact in
      let stage = DropStage { log in VStack { plainButton(log) }.draggable("parent") }
      stage.drag()
      fact.expect(stage.log, is: ["drop [\"parent\"]"])
    },

    "m2-dd-p22c": { fact in
      let stage = DropStage { log in
        VStack { Color.red.onTapGesture { log.add("tap") } }.draggable("parent")
      }
      stage.drag()
      fact.expect(stage.log, is: ["drop [\"parent\"]"])
    },

    "m2-dd-p22d": { fact in
      let stage = DropStage { log in
        VStack { Color.red.gesture(DragGesture().onEnded { _ in log.add("end") }) }
          .draggable("parent")
      }
      stage.drag()
      fact.expect(stage.log, is: ["end"])
    },

    "m2-dd-p22e": { fact in
      let stage = DropStage { VStack { Color.red.draggable("child") }.draggable("parent") }
      stage.drag()
      fact.expect(stage.log, is: ["drop [\"child\"]"])
    },

    "m2-dd-r3": { fact in
      let refused = DropStage {
        Color.red.draggable(page)
      } target: { log in
        stringTarget(log, followsTarget: true)
      }
      refused.drag()
      fact.expect(refused.log, is: [])
      let taken = DropStage {
        Color.red.draggable(page)
      } target: { log in
        pages(log)
      }
      taken.drag()
      fact.expect(taken.log, is: ["true", "false", "drop \(page)"])
      let text = DropStage {
        Color.red.draggable("r3")
      } target: { log in
        pages(log)
      }
      text.drag()
      fact.expect(text.log, is: [])
    },

    "m2-dd-r3f": { fact in
      let stage = DropStage {
        Color.red.draggable(containerItemID: "a")
          .dragContainer(for: String.self, itemID: \.self) { ids in ids }
          .dragContainerSelection(["a", "b"])
      }
      stage.drag()
      fact.expect(stage.log, is: ["drop [\"a\", \"b\"]"])
    },

    "m2-dd-r4": { fact in
      let stage = DropStage {
        Color.red.draggable("r4")
      } target: { log in
        stringTarget(log, followsTarget: true, accepts: false)
      }
      stage.drag()
      fact.expect(stage.log, is: ["true", "false", "drop [\"r4\"]"])
    },
  ]

  /// Exporting and importing the items.
  static let gestureDragWaiting2: [String: WaitingCheck] = [
    "m2-dd-t5": { fact in
      let data = try await "héllo".exported(as: .plainText)
      fact.expect(data == Data("héllo".utf8) && data.count == 6, "exported as \(Array(data))")
    },

    "m2-dd-t6c": { fact in
      let bytes = Data(page.absoluteString.utf8)
      let exported = try? await page.exported(as: .plainText)
      fact.expect(exported == nil, "a URL is exported as plain text")
      let text = try? await String(importing: bytes, contentType: .url)
      fact.expect(text == nil, "a String is imported from the data of a URL")
      let url = try? await URL(importing: bytes, contentType: .plainText)
      fact.expect(url == nil, "a URL is imported from plain text")
    },
  ]

  private static let page = URL(fileURLWithPath: "/page")

  private static func plainButton(_ log: Log) -> some View {
    Button {
      log.add("action")
    } label: {
      Color.red
    }
    .buttonStyle(.plain)
  }

  private static func pages(_ log: Log) -> some View {
    Color.blue.dropDestination(for: URL.self) { items, _ in
      for item in items { log.add("drop \(item)") }
      return true
    } isTargeted: {
      log.add("\($0)")
    }
  }
}
