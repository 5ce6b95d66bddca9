import Foundation
import QuoinFiles
import QuoinHostProtocol

/// What became of the previews of a file or a folder.
struct PreviewSeriesResult {
  /// In source order.
  let records: [PreviewRecord]
  /// What was left out because it does not compile.
  let losses: [SourceLoss]
  /// What concerns the folder as a whole.
  let remarks: [String]
}

extension HostProcess {
  /// Runs a job that concerns each preview by itself. A preview that ends the child is recorded as failed, and another
  /// child goes on behind it.
  func runOneByOne(_ request: HostRequest) throws -> [PreviewRecord] {
    let file = output.appendingPathComponent(HostEntry.recordsFile)
    unlink(file.path)
    var request = request
    var failed: [PreviewRecord] = []
    while true {
      let earlier = try records(in: file).count
      do {
        _ = try run(request)
        break
      } catch let failure as CommandFailure where failure.ending != nil {
        let new = try records(in: file).dropFirst(earlier)
        guard var last = new.last, last.isBegun else { throw failure }
        let isFirst = new.filter { $0.isBegun && $0.number.element != PreviewNumber.all }.count <= 1
        // What was begun late had less time.
        if failure.ending != .timeout || isFirst {
          last.isBegun = false
          last.failure = failure.message
          failed.append(last)
        }
        request.file?.start = Self.number(after: last)
      }
    }
    let done = try records(in: file).filter { !$0.isBegun } + failed
    return done.sorted { $0.number < $1.number }
  }

  private static func number(after record: PreviewRecord) -> PreviewNumber {
    let number = record.number
    if record.isBegun {
      return PreviewNumber(provider: number.provider, element: max(number.element, 0))
    }
    return number.element == PreviewNumber.all
      ? PreviewNumber(provider: number.provider + 1, element: 0)
      : PreviewNumber(provider: number.provider, element: number.element + 1)
  }

  private func records(in file: URL) throws -> [PreviewRecord] {
    // A link that leads nowhere is something, too.
    var status = stat()
    guard lstat(file.path, &status) == 0 else { return [] }
    let data = try RegularFile(url: file).contents(upTo: RegularFile.largestAnswer)
    // The last line of a child that was killed may be half a line.
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? BoundedJSON.decode(PreviewRecord.self, from: Data($0))
    }
  }
}
