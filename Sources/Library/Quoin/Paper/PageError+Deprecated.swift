import Foundation

// The former names of the errors.

extension PageError {
  /// The former name of ``invalidPaper(size:)``.
  @available(*, deprecated, renamed: "invalidPaper(size:)")
  public static func paper(_ size: PaperSize) -> PageError { .invalidPaper(size: size) }

  /// The former name of ``invalidMargin(length:)``.
  @available(*, deprecated, renamed: "invalidMargin(length:)")
  public static func margin(_ length: CGFloat) -> PageError { .invalidMargin(length: length) }

  /// The former name of ``invalidColumns(count:)``.
  @available(*, deprecated, renamed: "invalidColumns(count:)")
  public static func columns(_ count: Int) -> PageError { .invalidColumns(count: count) }

  /// The former name of ``noRoomForContent(paper:remaining:)``.
  @available(*, deprecated, renamed: "noRoomForContent(paper:remaining:)")
  public static func noRoom(_ paper: PaperSize, _ remaining: CGSize) -> PageError {
    .noRoomForContent(paper: paper, remaining: remaining)
  }

  /// The former name of ``endlessContent(size:)``.
  @available(*, deprecated, renamed: "endlessContent(size:)")
  public static func endless(_ size: CGSize) -> PageError { .endlessContent(size: size) }

  /// The former name of ``tooManyPages``.
  @available(*, deprecated, renamed: "tooManyPages")
  public static var tooMany: PageError { .tooManyPages }
}
