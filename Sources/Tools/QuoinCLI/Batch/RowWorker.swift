import Foundation
import QuoinHostProtocol

/// The values needed to draw rows in a process.
struct RowDrawing: Sendable {
  let request: HostRequest
  /// The path of the sources as typed.
  let path: String
  let options: ProcessOptions
  /// The folder that holds images until delivery; a process deletes its own folder when it ends.
  let pictures: URL
}

/// A process that draws rows one after another and is replaced when it ends: a row that traps
/// fails alone.
final class RowWorker: @unchecked Sendable {
  private let drawing: RowDrawing
  private let condition = NSCondition()
  // Guarded by the lock.
  private var child: LiveChild?
  private var response: Result<RowResponse, RowFailure>?
  /// Distinguishes responses of the current process from those of an earlier one.
  private var generation = 0

  // Used only on the drawing thread.
  private var scratch: URL?
  private var drawnByChild = 0

  init(_ drawing: RowDrawing) { self.drawing = drawing }

  /// Returns the row's image, which the caller owns, and its warnings. Throws ``RowFailure``.
  ///
  /// - Parameter isOver: Whether the result is no longer needed.
  func draw(_ row: Row, unless isOver: () -> Bool) throws -> (picture: URL, warnings: [String]) {
    if drawnByChild >= RetryPolicy.rowsPerChild { end() }
    condition.withLock { response = nil }
    let child = try present()
    child.send(Data(row.json), waitingWhile: { !isOver() })
    drawnByChild += 1
    let result = condition.withLock {
      while response == nil, !isOver() {
        _ = condition.wait(until: Date(timeIntervalSinceNow: 0.2))
      }
      return response
    }
    guard let result else { throw Interrupted() }
    let drawn = try result.get()
    guard let name = drawn.picture, let scratch, !name.contains("/"), !name.hasPrefix(".") else {
      throw RowFailure(drawn.failure ?? "the process didn't name the image it drew")
    }
    // The process reuses this name for the next row.
    let picture = drawing.pictures.appendingPathComponent("\(row.line)")
    // Own file: moved unread, and read as a RegularFile
    guard rename(scratch.appendingPathComponent(name).path, picture.path) == 0 else {
      throw RowFailure("the image can't be moved: \(ErrorText.system(errno))")
    }
    return (picture, drawn.warnings)
  }

  /// Ends a process that doesn't respond.
  func endIfSilent() { condition.withLock { child }?.endIfSilent() }

  func close() { end() }

  private func end() {
    let child = condition.withLock {
      defer { self.child = nil }
      generation += 1
      return self.child
    }
    child?.stop()
  }

  private func present() throws -> LiveChild {
    if let child = condition.withLock({ child }) { return child }
    let generation = condition.withLock {
      self.generation += 1
      return self.generation
    }
    let host = try HostProcess(
      drawing.options.lasting(LiveChild.lifetime), file: drawing.path)
    do {
      let child = try LiveChild(
        drawing.request, in: host, timeLimit: drawing.options.timeout
      ) { [weak self] in self?.receive($0, from: generation) }
      (scratch, drawnByChild) = (host.output, 0)
      // It may already have ended.
      condition.withLock { if response == nil { self.child = child } }
      return child
    } catch {
      host.close()
      throw error
    }
  }

  private func receive(_ event: LiveChild.Event, from generation: Int) {
    condition.withLock {
      guard generation == self.generation else { return }
      switch event {
      case .row(let response): self.response = .success(response)
      case .output(let text): Diagnostics.write(text)
      case .message, .states: break
      case .ended(let reason, _):
        child = nil
        response = response ?? .failure(RowFailure(sentence(reason)))
      }
      condition.broadcast()
    }
  }

  /// Returns the first line of a reason without the sources' path, because the row is what failed.
  private func sentence(_ reason: String?) -> String {
    let line = reason?.split(separator: "\n").first ?? "the process was stopped"
    let prefix = "\(drawing.path): "
    return String(line.hasPrefix(prefix) ? line.dropFirst(prefix.count) : line)
  }
}
