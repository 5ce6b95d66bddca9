import Combine
import LiveViews
import SwiftUI
import Testing

/// SwiftUI's runtime warnings.
@MainActor
struct StateWarningTests {
  private struct Modifying: View {
    @State private var count = 0
    var body: some View {
      if count < 3 { count += 1 }
      return Text("\(count)")
    }
  }

  @Test func aWriteInABodyIsReportedOnceWithItsView() throws {
    let host = try ViewHost.showing(Modifying())
    #expect(host.texts == ["3"])
    let warnings = host.warnings.filter { $0.hasPrefix("Modifying state during view update") }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("the body of Modifying writes _count") == true)
  }

  private final class Model: ObservableObject { @Published var count = 0 }
  private struct Publishing: View {
    @ObservedObject var model: Model
    var body: some View {
      if model.count < 1 { model.count += 1 }
      return Text("\(model.count)")
    }
  }

  @Test func anObjectChangedInABodyIsReported() throws {
    let host = try ViewHost.showing(Publishing(model: Model()))
    #expect(
      host.warnings.contains {
        $0.hasPrefix("Publishing changes from within view updates") && $0.contains("Publishing")
          && $0.contains("Model")
      })
  }

  private struct Child: View {
    @State var count = 1
    var body: some View { Text("\(count)") }
  }
  private struct Peeking: View {
    var body: some View {
      let child = Child()
      Text("\(child.count)")
      child
    }
  }

  @Test func readingStateOutsideAViewIsReported() throws {
    let host = try ViewHost.showing(Peeking())
    #expect(host.texts == ["1", "1"])
    #expect(
      host.warnings.contains {
        $0.hasPrefix("Accessing State's value outside of being installed on a View")
          && $0.contains("Peeking")
      })
  }

  private struct Range: View {
    let isIdentified: Bool
    let count: Int
    var body: some View {
      if isIdentified {
        ForEach(0..<count, id: \.self) { Text("\($0)") }
      } else {
        ForEach(0..<count) { Text("\($0)") }
      }
    }
  }

  @Test(arguments: [false, true])
  func aChangingConstantRangeIsReported(isIdentified: Bool) throws {
    let handle = Handle<Int>()
    let host = try ViewHost.showing(
      Parent(handle: handle) { Range(isIdentified: isIdentified, count: 2 + $0) })
    handle.set(1)
    try host.update()
    #expect(host.texts == ["0", "1", "2"])
    let warnings = host.warnings.filter {
      $0.hasPrefix("ForEach(0..<3) count (3) != its initial count (2)")
    }
    #expect(warnings.count == (isIdentified ? 0 : 1))
  }

  private struct Quiet: View {
    @State private var count = 0
    @StateObject private var model = Model()
    @Namespace private var namespace
    @FocusState private var isFocused: Bool
    @AppStorage("quoin.tests.quiet") private var stored = 0
    var body: some View {
      NavigationStack {
        List {
          Button("\(count) \(model.count) \(stored)") { count += 1 }
          Toggle("on", isOn: .constant(true))
          TextField("name", text: .constant("")).focused($isFocused)
        }
      }
      .onAppear {
        count = 1
        model.count = 2
      }
      .onChange(of: count) { model.count += 1 }
    }
  }

  @Test func correctUsesHaveNoWarnings() throws {
    let host = try ViewHost.showing(Quiet())
    #expect(host.warnings == [])
  }
}
