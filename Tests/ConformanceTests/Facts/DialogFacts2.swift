import Quoin
import SwiftUI
import UniformTypeIdentifiers

extension Facts {
  /// Alerts and file dialogs.
  static let dialog2: [String: Check] = [
    "m2-ap-r1": { fact in
      let shown = Shown { log, isShown, model in PresentingAlert(log, isShown, model.data) }
      fact.expect(shown.log, is: [])
      shown.expect("alert", shown.window.elements.map(\.label), is: ["Delete?", "OK"], &fact)
      shown.expect("buttons", shown.buttons.map(\.label), is: ["OK"], &fact)
      shown.expect("isPresented", shown.model.isShown, is: true, &fact)
    },

    "m2-ap-r4": { fact in
      let shown = Shown { log, isShown, model in PresentingAlert(log, isShown, model.data) }
      shown.window.tap("OK")
      fact.expect(shown.log, is: [])
      shown.expectGone(&fact)
    },

    "m2-ap-k0": { fact in
      let shown = Shown { log, isShown, _ in
        Text("Host").alert("K0", isPresented: isShown) {
          Button("A") { log.add("A") }
          Button("B") { log.add("B") }
          Button("C") { log.add("C") }
        }
      }
      shown.expect("buttons", shown.buttons.map(\.label), is: ["A", "B", "C"], &fact)
      shown.window.press(.return)
      fact.expect(shown.log, is: ["A"])
      shown.expectGone(&fact)
    },

    "m2-ap-k1": { fact in
      let shown = Shown { log, isShown, _ in
        Text("Host").alert("K1", isPresented: isShown) {
          Button("Save") { log.add("save") }
          Button("Discard", role: .destructive) { log.add("discard") }
        }
      }
      shown.expect("buttons", shown.buttons.map(\.label), is: ["Save", "Discard", "Cancel"], &fact)
      shown.window.press(.return)
      fact.expect(shown.log, is: [])
      shown.expect("isPresented after Return", shown.model.isShown, is: true, &fact)
      shown.window.press(.escape)
      fact.expect(shown.log, is: [])
      shown.expectGone(&fact)
    },

    "m2-ap-k3": { fact in
      for (key, action) in [(KeyEquivalent.return, "save"), (.escape, "cancel")] {
        let shown = Shown { log, isShown, _ in
          Text("Host").alert("K3", isPresented: isShown) {
            Button("Save") { log.add("save") }
            Button("Cancel", role: .cancel) { log.add("cancel") }
          }
        }
        shown.expect("from the left", shown.buttonsInRow, is: ["Cancel", "Save"], &fact)
        shown.window.press(key)
        fact.expect(shown.log, is: [action])
        shown.expectGone(&fact)
      }
    },

    "m2-ps-a3": { fact in
      let shown = Shown { _, isShown, _ in
        Text("Host").alert("No actions", isPresented: isShown) {}
      }
      shown.expect("alert", shown.window.elements.map(\.label), is: ["No actions", "OK"], &fact)
      shown.expect("buttons", shown.buttons.map(\.label), is: ["OK"], &fact)
    },

    "m2-ps-a4": { fact in
      let cancelFirst = Shown { log, isShown, _ in
        Text("Host").alert("Cancel first", isPresented: isShown) {
          Button("Cancel", role: .cancel) { log.add("cancel") }
          Button("Delete", role: .destructive) { log.add("delete") }
        }
      }
      for shown in [cancelFirst, deleting()] {
        shown.expect("from the left", shown.buttonsInRow, is: ["Cancel", "Delete"], &fact)
      }
    },

    "m2-ps-a5": { fact in
      let shown = Shown { log, isShown, _ in
        Text("Host").alert("Plain pair", isPresented: isShown) {
          Button("Save") { log.add("save") }
          Button("Discard", role: .destructive) { log.add("discard") }
        } message: {
          Text("Unsaved changes.")
        }
      }
      shown.expect("from the top", shown.buttonsInColumn, is: ["Save", "Discard", "Cancel"], &fact)
      shown.window.press(.escape)
      fact.expect(shown.log, is: [])
      shown.expectGone(&fact)
    },

    "m2-ps-a6": { fact in
      let shown = deleting()
      shown.window.press(.escape)
      fact.expect(shown.log, is: ["cancel"])
      shown.expectGone(&fact)
    },

    "m2-ps-a7": { fact in
      let shown = deleting()
      shown.window.press(.return)
      fact.expect(shown.log, is: [])
      shown.expect("isPresented", shown.model.isShown, is: true, &fact)
      shown.expect("buttons", shown.buttons.count, is: 2, &fact)
    },

    "m2-ps-a9": { fact in
      let shown = deleting()
      shown.expect("buttons", shown.buttons.count, is: 2, &fact)
      shown.model.isShown = false
      shown.window.update()
      fact.expect(shown.log, is: [])
      shown.expectGone(&fact)
    },

    "m2-ps-d2": { fact in
      let shown = Shown { log, isShown, _ in
        Text("Host").fileImporter(
          isPresented: isShown, allowedContentTypes: [.json], allowsMultipleSelection: true
        ) { _ in log.add("completion") }
      }
      shown.window.dismiss()
      fact.expect(shown.log, is: [])
      shown.expectGone(&fact)
    },

    "m2-ps-x3": { fact in
      let shown = exporting(Data())
      let elements = shown.window.elements
      shown.expect(
        "name", elements.contains { [$0.label, $0.value].contains("keymap") }, is: true, &fact)
      shown.expect("button", shown.buttons.contains { $0.label == "Export" }, is: true, &fact)
      shown.window.dismiss()
      fact.expect(shown.log, is: ["cancelled"])
      shown.expectGone(&fact)
    },

    "m2-ps-x5": { fact in
      let shown = exporting(nil)
      shown.expect("panel", shown.buttons.contains { $0.label == "Export" }, is: true, &fact)
      shown.expect("isPresented", shown.model.isShown, is: true, &fact)
      fact.expect(shown.log, is: [])
    },
  ]

  private static func deleting() -> Shown {
    Shown { log, isShown, _ in
      Text("Host").alert("Delete keymap?", isPresented: isShown) {
        Button("Delete", role: .destructive) { log.add("delete") }
        Button("Cancel", role: .cancel) { log.add("cancel") }
      } message: {
        Text("This cannot be undone.")
      }
    }
  }

  private static func exporting(_ item: Data?) -> Shown {
    Shown { log, isShown, _ in
      Text("Host").fileExporter(
        isPresented: isShown, item: item, contentTypes: [.json], defaultFilename: "keymap",
        onCompletion: { _ in log.add("completion") }, onCancellation: { log.add("cancelled") })
    }
  }
}

@Observable
private final class Dialog {
  var isShown = false
  var data: String?
}

/// A window in which a dialog has been shown.
@MainActor
private struct Shown {
  let log = Log()
  let model = Dialog()
  let window: DeskWindow

  init<V: View>(@ViewBuilder _ content: @escaping (Log, Binding<Bool>, Dialog) -> V) {
    let (log, model) = (log, model)
    window = DeskWindow(log, width: 400, height: 400) {
      Follower(model: model) { content(log, $0, model) }
    }
    model.isShown = true
    window.update()
  }

  var buttons: [SpokenElement] { window.elements.filter { $0.words.contains("button") } }

  /// The titles of the buttons from the left, or none if they aren't in one row.
  var buttonsInRow: [String] {
    let buttons = buttons.sorted { $0.frame.minX < $1.frame.minX }
    return Set(buttons.map(\.frame.midY)).count == 1 ? buttons.map(\.label) : []
  }

  /// The titles of the buttons from the top, or none if they aren't in one column.
  var buttonsInColumn: [String] {
    let buttons = buttons.sorted { $0.frame.minY < $1.frame.minY }
    return Set(buttons.map(\.frame.midX)).count == 1 ? buttons.map(\.label) : []
  }

  func expect<Value: Equatable>(
    _ what: String, _ got: Value, is expected: Value, _ fact: inout FactCheck
  ) {
    if got != expected { fact.fail("\(what): expected \(expected), got \(got)") }
  }

  /// Expects that only the view behind the dialog is left.
  func expectGone(_ fact: inout FactCheck) {
    expect("isPresented", model.isShown, is: false, &fact)
    expect("elements", window.elements.map(\.label), is: ["Host"], &fact)
  }
}

private struct Follower<Content: View>: View {
  let model: Dialog
  @ViewBuilder let content: (Binding<Bool>) -> Content
  var body: some View {
    content(Binding(get: { model.isShown }, set: { model.isShown = $0 }))
  }
}

private struct PresentingAlert: View {
  private let log: Log
  private let isShown: Binding<Bool>
  private let data: String?

  init(_ log: Log, _ isShown: Binding<Bool>, _ data: String?) {
    (self.log, self.isShown, self.data) = (log, isShown, data)
  }

  var body: some View {
    Text("Host").alert("Delete?", isPresented: isShown, presenting: data) { data in
      Button("Delete \(data)", role: .destructive) { log.add("delete \(data)") }
      Button("Cancel", role: .cancel) { log.add("cancel") }
    } message: { data in
      Text("Item \(data).")
    }
  }
}
