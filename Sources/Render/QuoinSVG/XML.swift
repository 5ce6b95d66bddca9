import Foundation

/// Converts strings to text that XML accepts.
enum XML {
  /// Returns `text` with XML's special characters escaped and forbidden ones dropped.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in withoutControls(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns `text` without the characters that XML 1.0 forbids, and without line breaks, which
  /// renderers would draw as spaces.
  static func withoutControls(_ text: String) -> String {
    let isAllowed = { (scalar: Unicode.Scalar) in
      switch scalar.value {
      case 0x20...0x7E, 0xA0...0x2027, 0x202A...0xFFFD, 0x10000...: true
      default: false
      }
    }
    guard !text.unicodeScalars.allSatisfy(isAllowed) else { return text }
    var result = ""
    result.unicodeScalars.append(contentsOf: text.unicodeScalars.filter(isAllowed))
    return result
  }
}
