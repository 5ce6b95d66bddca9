import Synchronization

/// Counters since the start, in Prometheus format.
final class Metrics: Sendable {
  private struct Counts {
    var answers: [String: Int] = [:]
    var drawings = 0
    var seconds = 0.0
    var open = 0
  }

  private let counts = Mutex(Counts())

  func begin() { counts.withLock { $0.open += 1 } }

  func end(_ route: String, _ status: Int) {
    counts.withLock {
      $0.open -= 1
      $0.answers["route=\"\(route)\",status=\"\(status)\"", default: 0] += 1
    }
  }

  func drew(in time: Duration) {
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    counts.withLock {
      $0.drawings += 1
      $0.seconds += seconds
    }
  }

  func text(waiting: Int) -> String {
    let counts = counts.withLock { $0 }
    let answers = counts.answers.sorted { $0.key < $1.key }
      .map { "card_server_requests_total{\($0.key)} \($0.value)\n" }
    return """
      # TYPE card_server_requests_total counter
      \(answers.joined())# TYPE card_server_requests_open gauge
      card_server_requests_open \(counts.open)
      # TYPE card_server_queue_length gauge
      card_server_queue_length \(waiting)
      # TYPE card_server_drawing_seconds summary
      card_server_drawing_seconds_sum \(counts.seconds)
      card_server_drawing_seconds_count \(counts.drawings)

      """
  }
}
