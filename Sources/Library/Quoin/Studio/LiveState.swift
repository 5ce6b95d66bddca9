import Foundation
import QuoinCore

/// A value in the state of a view, as sent to the page.
struct StateMessage: Encodable {
  var view, name, source, type, value: String
  /// The kind of its editor; `nil` if it can't be set.
  var editor: String?
  var choices: [String]?
  var isOptional: Bool?
  /// The reason why it can't be set.
  var refusal: String?

  @MainActor
  init(_ value: InspectedValue) {
    view = Self.view(at: value.place)
    (name, source, type, self.value) = (value.name, value.source, value.type, value.text)
    refusal = value.refusal
    if value.isOptional { isOptional = true }
    switch value.editor {
    case .toggle: editor = "toggle"
    case .wholeNumber: editor = "wholeNumber"
    case .number: editor = "number"
    case .text: editor = "text"
    case .choice(let names): (editor, choices) = ("choice", names)
    case nil: break
    }
  }

  /// Returns the innermost view on a path, with the ids of the items that contain it: `Row [5]` for
  /// `Feed/[5]/Row`.
  private static func view(at place: String) -> String {
    let parts = place.split(separator: "/")
    let name = parts.last { !$0.hasPrefix("[") } ?? "the view"
    let ids = parts.filter { $0.hasPrefix("[") }.suffix(2)
    return ([name] + ids).joined(separator: " ")
  }
}

/// A request to set a value of the list that the page shows.
struct LiveEdit: Decodable {
  /// The position in the list, and the name there.
  var index: Int
  var name: String
  var value: Value

  enum Value: Decodable {
    case nothing
    case truth(Bool)
    case number(Double)
    case text(String)

    /// The maximum length of a text, in characters.
    private static let longestText = 100_000

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let truth = try? container.decode(Bool.self) {
        self = .truth(truth)
      } else if let number = try? container.decode(Double.self), number.isFinite {
        self = .number(number)
      } else if let text = try? container.decode(String.self), text.count <= Self.longestText {
        self = .text(text)
      } else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "a value is true, false, a number, null, or a text that isn't too long")
      }
    }

    var edited: EditedValue {
      switch self {
      case .nothing: .nothing
      case .truth(let isTrue): .truth(isTrue)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      }
    }
  }

  private enum CodingKeys: CodingKey { case index, name, value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    index = try container.decode(Int.self, forKey: .index)
    name = try container.decode(String.self, forKey: .name)
    // `null` is a value.
    value =
      try container.decodeNil(forKey: .value)
      ? .nothing : container.decode(Value.self, forKey: .value)
  }
}
