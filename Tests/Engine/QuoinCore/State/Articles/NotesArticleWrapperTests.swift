import Combine
import LiveViews
import SwiftUI
import Testing

/// The notes article: which property wrapper to use, with a view for each row of its table.
@MainActor
struct NotesArticleWrapperTests {
  private struct Plain: View {
    let value: Int
    var body: some View { Text("\(value)") }
  }

  @Test func aRegularPropertyShowsWhatTheParentPasses() throws {
    let handle = Handle<Int>()
    let host = try ViewHost.showing(Parent(handle: handle) { Plain(value: $0) })
    handle.set(4)
    #expect(try host.update().evaluations.map(\.text).last == "Plain: @self changed.")
    #expect(host.texts == ["4"])
  }

  private struct Local: View {
    @State private var value = 0
    var body: some View { Button("\(value)") { value += 1 } }
  }

  @Test func stateIsAValueThatTheViewOwns() throws {
    let host = try ViewHost.showing(
      HStack {
        Local()
        Local()
      })
    try host.tap("0")
    try host.update()
    // Each view has its own.
    #expect(host.texts.sorted() == ["0", "1"])
  }

  private struct Borrower: View {
    @Binding var value: Int
    var body: some View { Button("\(value)") { value += 1 } }
  }
  private struct Lender: View {
    @State private var value = 0
    var body: some View {
      Borrower(value: $value)
      Borrower(value: $value)
    }
  }

  @Test func aBindingIsAValueOwnedElsewhere() throws {
    let host = try ViewHost.showing(Lender())
    try host.tap("0")
    try host.update()
    #expect(host.texts == ["1", "1"])
  }

  private final class OldModel: ObservableObject { @Published var value = 0 }
  @Observable final class NewModel { var value = 0 }

  private struct OldOwner: View {
    @StateObject private var model = OldModel()
    var body: some View { Button("\(model.value)") { model.value += 1 } }
  }
  private struct NewOwner: View {
    @State private var model = NewModel()
    var body: some View { Button("\(model.value)") { model.value += 1 } }
  }

  @Test func anObjectThatTheViewOwnsIsAStateObjectOrAState() throws {
    for owner in [AnyView(OldOwner()), AnyView(NewOwner())] {
      let handle = Handle<Int>()
      let host = try ViewHost.showing(Parent(handle: handle) { _ in owner })
      try host.tap("0")
      handle.set(1)
      try host.update()
      #expect(host.texts == ["1"])
    }
  }

  private struct OldBorrower: View {
    @ObservedObject var model: OldModel
    var body: some View { Button("\(model.value)") { model.value += 1 } }
  }
  private struct NewBorrower: View {
    let model: NewModel
    var body: some View { Button("\(model.value)") { model.value += 1 } }
  }

  @Test func anObjectFromOutsideIsAnObservedObjectOrAPlainProperty() throws {
    let (old, new) = (OldModel(), NewModel())
    let oldHost = try ViewHost.showing(OldBorrower(model: old))
    let newHost = try ViewHost.showing(NewBorrower(model: new))
    (old.value, new.value) = (5, 6)
    try oldHost.update()
    try newHost.update()
    #expect(oldHost.texts == ["5"])
    #expect(newHost.texts == ["6"])
    try oldHost.tap("5")
    try newHost.tap("6")
    #expect(old.value == 6)
    #expect(new.value == 7)
  }
}
