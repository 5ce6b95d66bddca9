import Foundation

/// A search for links in text.
///
/// On Linux, Foundation has none. This one finds web addresses and mail addresses, and neither
/// phone numbers, dates nor addresses of places.
open class NSDataDetector: NSObject, @unchecked Sendable {
  public typealias NSTextCheckingTypes = UInt64

  /// A link in a text.
  public final class Match: NSObject, Sendable {
    public let range: NSRange
    public let url: URL?
    public var resultType: NSTextCheckingResult.CheckingType { NSDataDetector.link }
    public var numberOfRanges: Int { 1 }
    public var phoneNumber: String? { nil }
    public var date: Date? { nil }

    init(range: NSRange, url: URL?) { (self.range, self.url) = (range, url) }

    public func range(at index: Int) -> NSRange {
      index == 0 ? range : NSRange(location: NSNotFound, length: 0)
    }
  }

  public let checkingTypes: NSTextCheckingTypes
  private let expression: NSRegularExpression

  /// `NSTextCheckingResult.CheckingType.link`, which Foundation on Linux deprecates.
  private static let link = NSTextCheckingResult.CheckingType(rawValue: 1 << 6)

  private static let links =
    #"(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?()\[\]{}']|[\w.+-]+@[\w-]+(?:\.[\w-]+)+"#

  /// Creates a detector. Types other than links are never found.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    self.checkingTypes = checkingTypes
    let finds = checkingTypes & Self.link.rawValue != 0
    expression = try NSRegularExpression(
      pattern: finds ? Self.links : "(?!)", options: .caseInsensitive)
  }

  open func matches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> [Match] {
    expression.matches(in: string, options: options, range: range).map { found in
      let text = Range(found.range, in: string).map { String(string[$0]) } ?? ""
      let scheme =
        text.contains("://") ? "" : text.lowercased().hasPrefix("www.") ? "http://" : "mailto:"
      return Match(range: found.range, url: URL(string: scheme + text))
    }
  }
  open func firstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Match? { matches(in: string, options: options, range: range).first }
  open func numberOfMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> Int { matches(in: string, options: options, range: range).count }
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (Match?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<Bool>) -> Void
  ) {
    var stops = false
    for match in matches(in: string, options: options, range: range) where !stops {
      block(match, [], &stops)
    }
  }
}

extension ProcessInfo {
  /// Whether the process is an app for iOS on a Mac: never.
  public var isiOSAppOnMac: Bool { false }
  /// Whether the process is a Mac Catalyst app: never.
  public var isMacCatalystApp: Bool { false }
}
