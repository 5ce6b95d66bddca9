/// Limits the number of requests that draw at a time, and the number of those that wait.
actor RenderQueue {
  /// The maximum number of requests is waiting.
  struct Full: Error {}
  /// The request's turn, or its end, came too late.
  struct TooLate: Error {}

  /// The right to draw, until it is released.
  final class Slot: Sendable {
    private let queue: RenderQueue
    fileprivate init(_ queue: RenderQueue) { self.queue = queue }
    deinit {
      let queue = queue
      Task { await queue.leave() }
    }
  }

  private let mostWaiting: Int
  private var free: Int
  private var waiting: [(id: Int, turn: CheckedContinuation<Void, any Error>)] = []
  private var lastID = 0

  init(drawing: Int, waiting: Int) {
    free = drawing
    mostWaiting = waiting
  }

  /// The number of waiting requests.
  var length: Int { waiting.count }

  /// Waits for the caller's turn.
  ///
  /// - Throws: ``Full``, and ``TooLate`` after `limit`.
  func slot(within limit: Duration) async throws -> Slot {
    if free > 0 {
      free -= 1
      return Slot(self)
    }
    guard waiting.count < mostWaiting else { throw Full() }
    lastID += 1
    let id = lastID
    let clock = Task {
      try await Task.sleep(for: limit)
      expire(id)
    }
    defer { clock.cancel() }
    try await withCheckedThrowingContinuation { waiting.append((id, $0)) }
    return Slot(self)
  }

  private func expire(_ id: Int) {
    guard let place = waiting.firstIndex(where: { $0.id == id }) else { return }
    waiting.remove(at: place).turn.resume(throwing: TooLate())
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().turn.resume()
    }
  }
}
