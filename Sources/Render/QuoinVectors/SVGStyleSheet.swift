import Foundation

/// A property and its value.
struct SVGDeclaration {
  let name: String
  let value: String

  /// Creates a declaration; `nil` for an unsupported property.
  private init?(_ name: String, _ value: String) {
    guard SVGStyle.properties.contains(name) else { return nil }
    self.name = name
    let value = value.contains("!") ? value.replacing("!important", with: "") : value
    self.value = value.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns the declarations in an element's presentation attributes.
  static func declarations(_ attributes: [String: String]) -> [SVGDeclaration] {
    attributes.compactMap { SVGDeclaration($0, $1) }
  }

  /// Parses declarations such as `fill: red; stroke: blue`.
  static func declarations(_ text: String) -> [SVGDeclaration] {
    text.split(separator: ";").compactMap { declaration -> SVGDeclaration? in
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return SVGDeclaration(
        parts[0].trimmingCharacters(in: .whitespacesAndNewlines),
        String(parts[1]))
    }
  }
}

/// The rules of `style` elements, with selectors for elements, classes and ids.
struct SVGStyleSheet {
  private var rules: [[SVGDeclaration]] = []
  /// The indices of the rules of each selector, in order.
  private var selectors: [String: [Int]] = [:]
  private let budget: WorkBudget

  init(_ text: String, _ budget: WorkBudget) {
    self.budget = budget
    for rule in Self.withoutComments(text).split(separator: "}") {
      let parts = rule.split(separator: "{", maxSplits: 1)
      guard parts.count == 2 else { continue }
      for selector in parts[0].split(separator: ",") {
        selectors[selector.trimmingCharacters(in: .whitespacesAndNewlines), default: []]
          .append(rules.count)
      }
      rules.append(SVGDeclaration.declarations(String(parts[1])))
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var bytes: [UInt8] = []
    var isComment = false
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch (last, byte, isComment) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*"), false):
        bytes.removeLast()
        (isComment, last) = (true, 0)
      case (UInt8(ascii: "*"), UInt8(ascii: "/"), true): (isComment, last) = (false, 0)
      default:
        if !isComment { bytes.append(byte) }
        last = byte
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the declarations of the rules that match `element`, in order.
  func declarations(for element: XMLElement) -> [SVGDeclaration] {
    guard !rules.isEmpty else { return [] }
    var names = ["*", element.name]
    if let id = element.attributes["id"] { names.append("#\(id)") }
    for name in Set((element.attributes["class"] ?? "").split(separator: " ")) {
      names += [".\(name)", "\(element.name).\(name)"]
    }
    let found = names.compactMap { selectors[$0] }
    let count = found.reduce(0) { $0 + $1.count }
    guard budget.spend(30 * names.count + 10 * count, on: .styles) else { return [] }
    return found.joined().sorted().flatMap { number in
      budget.spend(60 * rules[number].count, on: .styles) ? rules[number] : []
    }
  }
}
