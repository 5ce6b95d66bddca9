import Foundation
import SwiftUI
import Testing

extension Facts {
  static let apiValues2: [String: Check] = [
    "m2-mi-t": { fact in
      let name = String(describing: type(of: Color.red.padding(4).padding(8)))
      let expected = "ModifiedContent<ModifiedContent<Color, _PaddingLayout>, _PaddingLayout>"
      fact.expect(name == expected, "the type is \(name)")
    },

    "m2-ch-h": { fact in
      let names = [
        which(Color.secondary), which(.secondary), which(.primary), which(.red), which(.tint),
      ]
      let expected = [
        "Color", "HierarchicalShapeStyle", "HierarchicalShapeStyle", "Color", "TintShapeStyle",
      ]
      fact.expect(names == expected, "the types are \(names)")
    },

    "os2-log": { fact in
      let log = Log()
      let host = ViewHost(Unchanging())
      host.changePrinter = { log.add($0) }
      host.run()
      fact.expect(log, is: ["Unchanging: @self changed."])
    },
  ]

  static let waitingEnvironments2: [String: WaitingCheck] = [
    "m2-eo-t": { fact in
      let output = await outputOfReaderWithoutObject()
      let expected =
        "No Observable object of type Needed found. A View.environmentObject(_:) for Needed may be "
        + "missing as an ancestor of this view."
      guard let output else { return fact.fail("the process doesn't end") }
      if !output.contains(expected) { fact.fail("the process ends with: \(output)") }
    }
  ]

  private static func which<S: ShapeStyle>(_ style: S) -> String { String(describing: S.self) }

  /// Returns what a process writes to standard error that shows a reader without its object, or
  /// `nil` if the process doesn't trap.
  private static func outputOfReaderWithoutObject() async -> String? {
    var result: ExitTest.Result?
    await withKnownIssue(isIntermittent: true) { result = await showReaderWithoutObject() }
    return result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) }
  }
}

/// Shows a reader without its object in another process, which is an issue if it doesn't trap.
private func showReaderWithoutObject() async -> ExitTest.Result? {
  await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
    await MainActor.run { _ = try? ViewHost(NeedingReader()).update() }
  }
}

private struct Unchanging: View {
  var body: some View {
    let _ = Self._logChanges()
    AnyView(EmptyView())
  }
}

@Observable
private final class Needed { var name = "" }

private struct NeedingReader: View {
  @Environment(Needed.self) private var needed
  var body: some View { Text(needed.name) }
}
