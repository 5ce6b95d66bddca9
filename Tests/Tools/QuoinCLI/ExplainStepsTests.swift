import Foundation
import Testing

@Suite("quoin explain --do")
struct StepTests {
  @Test("performs the steps, and lets tasks run after each")
  func steps() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.view, to: "Loader.swift")
    let first = try place.quoin("explain", "Loader.swift", "--do", "wait 0")
    #expect(first.output.contains("Text(\"count 10\")"), "\(first.diagnostics)")
    let then = try place.quoin("explain", "Loader.swift", "--do", "tap Load", "--do", "tap Load")
    #expect(then.output.contains("Text(\"count 12\")"), "\(then.diagnostics)")
  }

  @Test("names the step that failed, and the reason")
  func wrongSteps() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.view, to: "Loader.swift")
    let unknown = try place.quoin(
      "explain", "Loader.swift", "--do", "tap Load", "--do", "tap Store")
    #expect(unknown.status == 1)
    #expect(unknown.diagnostics.contains("step 2 of 2, “tap Store”: No view is named \"Store\""))
    let still = try place.quoin("explain", "Loader.swift", "--do", "swipe 'count 10' left")
    #expect(still.status == 1)
    #expect(still.diagnostics.contains("\"count 10\" has no effect when it is touched"))
    let unclear = try place.quoin("explain", "Loader.swift", "--do", "swipe Load")
    #expect(unclear.status == 2)
    #expect(unclear.diagnostics.contains("the direction is missing: left, right, up or down"))
  }

  private static let view = """
    import SwiftUI

    struct Loader: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("count \\(count)")
          Button("Load") {
            Task {
              await Task.yield()
              count += 1
            }
          }
        }
        .task {
          try? await Task.sleep(for: .milliseconds(20))
          count += 10
        }
      }
    }

    struct Loader_Previews: PreviewProvider {
      static var previews: some View { Loader() }
    }
    """
}
