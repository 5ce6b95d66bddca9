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
  /// The label of the worker that counts: a request for the metrics reaches any of them.
  private let worker: String?

  init(worker: Int?) { self.worker = worker.map { "worker=\"\($0)\"" } }

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
      .map { "\(name("requests_total", $0.key)) \($0.value)\n" }
    return """
      # TYPE card_server_requests_total counter
      \(answers.joined())# TYPE card_server_requests_open gauge
      \(name("requests_open")) \(counts.open)
      # TYPE card_server_queue_length gauge
      \(name("queue_length")) \(waiting)
      # TYPE card_server_drawing_seconds summary
      \(name("drawing_seconds_sum")) \(counts.seconds)
      \(name("drawing_seconds_count")) \(counts.drawings)

      """
  }

  private func name(_ name: String, _ labels: String? = nil) -> String {
    let labels = [labels, worker].compactMap(\.self).joined(separator: ",")
    return "card_server_\(name)" + (labels.isEmpty ? "" : "{\(labels)}")
  }
}
