/// Finds the run that contains a byte, for bytes in ascending order.
///
/// Bytes after the last run belong to the last one. Negative lengths count as empty.
package struct RunCursor {
  private let runs: [TextRun]
  private var index = 0
  private var end: Int

  package init(_ runs: [TextRun]) {
    self.runs = runs
    end = max(0, runs.first?.utf8Count ?? 0)
  }

  /// Returns the index of the run that contains the byte at `offset`; 0 if there are no runs.
  package mutating func run(at offset: Int) -> Int {
    while offset >= end, index + 1 < runs.count {
      index += 1
      end = end.addingReportingOverflow(max(0, runs[index].utf8Count)).partialValue
    }
    return index
  }
}
