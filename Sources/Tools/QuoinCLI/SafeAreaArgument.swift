import QuoinHostProtocol

/// A safe area as typed: `59,0,34,0`, the top, leading, bottom and trailing insets in points.
struct SafeAreaArgument: Equatable {
  let insets: Circumstances.SafeArea

  /// Throws for anything but four numbers from 0 to `PictureFormat.largestSide`.
  init(typed text: String) throws {
    let lengths = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    let valid = lengths.compactMap { $0 }.filter {
      (0...Double(PictureFormat.largestSide)).contains($0)
    }
    guard lengths.count == 4, valid.count == 4 else { throw SafeAreaError() }
    insets = Circumstances.SafeArea(
      top: valid[0], leading: valid[1], bottom: valid[2], trailing: valid[3])
  }
}

/// An error for a text that is not a safe area.
struct SafeAreaError: Error, CustomStringConvertible {
  let description =
    "a safe area is four lengths in points: top,leading,bottom,trailing, as in 59,0,34,0"
}
