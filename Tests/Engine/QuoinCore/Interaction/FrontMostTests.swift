import Quoin
import SwiftUI
import Testing

/// Names refer to presented views first, and to enabled views before disabled ones.
@MainActor
struct FrontMostTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 393, height: 852), safeAreaInsets: EdgeInsets())
  }

  @Test func aSheetComesBeforeThePage() throws {
    let host = host(Page())
    try host.tap("Save")
    #expect(try host.text(of: "log") == "page")
    try host.tap("Present")
    try host.tap("Save")
    try host.type("Ada", into: "Name")
    try host.dismiss()
    #expect(try host.text(of: "log") == "page sheet")
    #expect(try host.text(of: "names") == "-Ada")
  }

  @Test func viewsBehindAnotherAreCovered() throws {
    let host = host(Page())
    try host.tap("Present")
    let error = #expect(throws: InteractionError.self) { try host.tap("Elsewhere") }
    #expect(error == .covered("Elsewhere", by: "the sheet"))
    #expect(error?.description.contains("the sheet is in front of it") == true)
    #expect(throws: InteractionError.covered("Switch", by: "the sheet")) {
      try host.toggle("Switch")
    }
    // Reading a view doesn't touch it.
    #expect(try host.text(of: "log") == "")
  }

  @Test func anAlertComesBeforeASheet() throws {
    let host = host(Page())
    try host.tap("Present")
    try host.tap("Warn")
    try host.tap("Save")
    #expect(try host.text(of: "log") == "alert")
    try host.tap("Save")
    #expect(try host.text(of: "log") == "alert sheet")
  }

  @Test func namesReferToTouchableViewsFirst() throws {
    let host = host(Twice())
    // A title, a covered view, and one in front.
    try host.tap("Sign in")
    #expect(try host.text(of: "log") == "front")
    // The first view counts as long as it is only disabled.
    #expect(throws: InteractionError.disabled("Send")) { try host.tap("Send") }
  }

  @Test func aTitleThatIsNotDrawnIsAName() throws {
    let host = host(Icons())
    try host.tap("Add")
    #expect(try host.text(of: "count") == "1")
    let error = #expect(throws: NameError.self) { try host.tap("Addd") }
    #expect(error?.description.contains("\"Add\"") == true)
  }
}

private struct Page: View {
  @State private var log: [String] = []
  @State private var names = ["", ""]
  @State private var isPresented = false
  @State private var isWarning = false
  @State private var isOn = false

  var body: some View {
    VStack {
      Text(log.joined(separator: " ")).accessibilityIdentifier("log")
      Text(names.joined(separator: "-")).accessibilityIdentifier("names")
      TextField("Name", text: $names[0])
      Button("Save") { log.append("page") }
      Button("Elsewhere") {}
      Toggle("Switch", isOn: $isOn)
      Button("Present") { isPresented = true }
    }
    .sheet(isPresented: $isPresented) {
      VStack {
        Button("Save") { log.append("sheet") }
        Button("Warn") { isWarning = true }
        TextField("Name", text: $names[1])
      }
      .alert("Sure?", isPresented: $isWarning) {
        Button("Save") { log.append("alert") }
      }
    }
  }
}

private struct Twice: View {
  @State private var log = ""
  var body: some View {
    VStack {
      Text("Sign in").font(.title)
      Text(log).accessibilityIdentifier("log")
      ZStack {
        Button("Sign in") { log += "behind" }
        Color.white
        Button("Sign in") { log += "front" }
      }
      Button("Send") {}.disabled(true)
      Button("Send") { log += "send" }
    }
  }
}

private struct Icons: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Text("\(count)").accessibilityIdentifier("count")
      Button("Add", systemImage: "plus") { count += 1 }.labelStyle(.iconOnly)
    }
  }
}
