/// Finds the run that a byte belongs to; callers ask for bytes in ascending order.
///
/// Runs that fall short are extended: bytes after the last run belong to the last one. Negative lengths
/// count as empty.
package struct RunCursor {
  private let runs: [TextRun]
  private var index = 0
  private var end: Int

  package init(_ runs: [TextRun]) {
    self.runs = runs
    end = max(0, runs.first?.utf8Count ?? 0)
  }

  /// The index of the run that holds the byte at `offset`; 0 where there are no runs.
  package mutating func run(at offset: Int) -> Int {
    while offset >= end, index + 1 < runs.count {
      index += 1
      end = end.addingReportingOverflow(max(0, runs[index].utf8Count)).partialValue
    }
    return index
  }
}
