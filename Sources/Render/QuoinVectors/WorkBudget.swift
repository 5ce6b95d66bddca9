/// A limit for the work that one file causes, in units of about ten nanoseconds. The allowance
/// grows with the file's size.
///
/// Readers spend units before they do the work. Once the allowance is used up, it refuses every
/// further request, so that the reader soon finishes, and `check()` throws.
package final class WorkBudget {
  /// A kind of work, with its name in error messages.
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
    case pixels = "images"
    case surfaces = "painted areas"
  }

  private let fileSize: Int
  private let allowance: Int
  /// The remaining units.
  package private(set) var left: Int
  /// The first kind of work that was refused; `nil` if none was.
  package private(set) var refused: Work?

  /// Creates the allowance for a file of `fileSize` bytes. A file of one megabyte may take about a
  /// second.
  package convenience init(fileSize: Int) {
    self.init(fileSize: fileSize, allowance: 48_000_000 + 100 * fileSize)
  }

  package init(fileSize: Int, allowance: Int) {
    self.fileSize = fileSize
    self.allowance = allowance
    left = allowance
  }

  /// The units spent.
  package var spent: Int { allowance - left }

  /// Whether the budget granted every request so far.
  var isLeft: Bool { refused == nil }

  /// Spends `units`; returns `false` if too few are left, and from then on for every request.
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

  /// Throws if a request was refused.
  ///
  /// - Throws: An error that names the first kind of work that was refused.
  func check() throws(VectorError) {
    guard let refused else { return }
    throw VectorError(
      reason:
        "its \(refused.rawValue) need more work than a file of \(fileSize) bytes may cause; "
        + "simplify it, or use a PNG")
  }
}

extension BinaryFloatingPoint {
  /// Returns the number clamped to `range`; the lower bound for NaN.
  func inside(_ range: ClosedRange<Self>) -> Self {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
