/// A structure element of a document, for assistive technologies.
public struct DocumentElement: Hashable, Sendable, Codable {
  public var role: Role
  /// The text spoken instead of the element, such as a description of a figure.
  public var label: String?

  public init(_ role: Role, label: String? = nil) {
    self.role = role
    self.label = label
  }

  /// A role; the raw value is the structure type in a tagged PDF document.
  public enum Role: String, Hashable, Sendable, Codable, CaseIterable {
    case heading1 = "H1"
    case heading2 = "H2"
    case heading3 = "H3"
    case heading4 = "H4"
    case heading5 = "H5"
    case heading6 = "H6"
    case paragraph = "P"
    case figure = "Figure"
    case list = "L"
    case listItem = "LI"
    case listBody = "LBody"
    case table = "Table"
    case tableRow = "TR"
    case tableHeader = "TH"
    case tableCell = "TD"
    case section = "Sect"

    /// Returns the heading of a level, counted from 1; levels are clamped to 6.
    public static func heading(_ level: Int) -> Role {
      let all: [Role] = [.heading1, .heading2, .heading3, .heading4, .heading5, .heading6]
      return all[min(max(level, 1), 6) - 1]
    }
  }
}
