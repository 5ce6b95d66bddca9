/// Lets so many requests draw at a time, and so many wait for that.
actor RenderQueue {
  /// There are as many waiting as may.
  struct Full: Error {}
  /// It took too long until it was a request's turn, or until it was done.
  struct TooLate: Error {}

  /// The right to draw, until nobody holds it any more.
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

  /// How many wait.
  var length: Int { waiting.count }

  /// Waits until it is the caller's turn.
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
