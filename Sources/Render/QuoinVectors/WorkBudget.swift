/// Counts the work that one file causes, in units of about ten nanoseconds, against an allowance that grows with its size.
///
/// Readers spend units before they do the work. Once the allowance is used up, every further request is refused, so that the
/// reader finds an end soon, and `check()` throws.
package final class WorkBudget {
  /// A kind of work, as an error names it.
  package enum Work: String, Sendable {
    case bytes = "compressed data"
    case objects
    case operators
    case elements
    case styles
    case paths
    case clips
    case masks = "soft masks"
    case layers = "layers"
    case gradients
    case functions
    case pixels = "pictures"
    case surfaces = "painted areas"
  }

  private let fileSize: Int
  private let allowance: Int
  /// The units that are left.
  package private(set) var left: Int
  /// The work for which no units were left.
  package private(set) var refused: Work?

  /// The allowance for a file of `fileSize` bytes. One of a megabyte may take about a second.
  package convenience init(fileSize: Int) {
    self.init(fileSize: fileSize, allowance: 48_000_000 + 100 * fileSize)
  }

  package init(fileSize: Int, allowance: Int) {
    self.fileSize = fileSize
    self.allowance = allowance
    left = allowance
  }

  /// The units that were spent.
  package var spent: Int { allowance - left }

  /// Whether there was enough for everything so far.
  var isLeft: Bool { refused == nil }

  /// Takes `units` off what is left; `false` where that is not enough, from then on always.
  @discardableResult
  func spend(_ units: Int, on work: Work) -> Bool {
    guard refused == nil else { return false }
    guard units <= left else {
      (left, refused) = (0, work)
      return false
    }
    left -= max(units, 0)
    return true
  }

  /// - Throws: the error that names the work for which no units were left.
  func check() throws(VectorError) {
    guard let refused else { return }
    throw VectorError(
      reason:
        "its \(refused.rawValue) take more work than a file of \(fileSize) bytes may cause; "
        + "make it simpler, or a PNG")
  }
}

extension BinaryFloatingPoint {
  /// The nearest number in `range`; its lower bound for what is no number.
  func inside(_ range: ClosedRange<Self>) -> Self {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
