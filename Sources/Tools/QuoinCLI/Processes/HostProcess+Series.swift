import Foundation
import QuoinFiles
import QuoinHostProtocol

/// The results of the previews of a file or a folder.
struct PreviewSeriesResult {
  /// The previews in source order.
  let records: [PreviewRecord]
  /// The declarations that are left out because they do not compile.
  let losses: [SourceLoss]
  /// Warnings about the folder as a whole.
  let warnings: [String]
}

extension HostProcess {
  /// Runs a job that handles each preview separately.
  ///
  /// A preview that ends the child process is recorded as failed, and a new child continues after
  /// it.
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
        // A preview that started late had less time.
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
    // A dangling link counts as existing.
    var status = stat()
    guard lstat(file.path, &status) == 0 else { return [] }
    let data = try RegularFile(url: file).contents(upTo: RegularFile.largestAnswer)
    // A killed child may have written a partial last line.
    return data.split(separator: UInt8(ascii: "\n")).compactMap {
      try? BoundedJSON.decode(PreviewRecord.self, from: Data($0))
    }
  }
}
