/// What a part of a document is, for readers who don't see it.
public struct DocumentElement: Hashable, Sendable, Codable {
  public var role: Role
  /// What is said in place of the part, such as a description of a figure.
  public var label: String?

  public init(_ role: Role, label: String? = nil) {
    self.role = role
    self.label = label
  }

  /// The raw value is the part's type in a tagged PDF document.
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

    /// A heading of a level, counted from 1; deeper ones than 6 are of the sixth.
    public static func heading(_ level: Int) -> Role {
      let all: [Role] = [.heading1, .heading2, .heading3, .heading4, .heading5, .heading6]
      return all[min(max(level, 1), 6) - 1]
    }
  }
}
