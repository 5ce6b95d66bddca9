import SwiftUI

extension Facts {
  typealias WaitingCheck = @MainActor (inout FactCheck) async throws -> Void

  /// The checks that wait for tasks.
  static let waiting: [String: WaitingCheck] =
    [taskIDs, gestureDragWaiting2, waitingTasks2, waitingEnvironments2]
    .reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }

  private static let taskIDs: [String: WaitingCheck] = [
    "os-taskid": { fact in
      let log = Log()
      let host = ViewHost(Tasked(log: log))
      try await host.waitUntilIdle(within: .seconds(3600))
      fact.expect(log.take().count == 2, "the task runs twice")
      host.close()
    }
  ]
}

private struct Tasked: View {
  let log: Log
  @State private var value = 0
  var body: some View {
    Color.red.onAppear { Task { value += 1 } }
      .task(id: value) { log.add("task") }
  }
}
