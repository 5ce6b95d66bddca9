private import CAvailability

/// SwiftUI's names that some platform lacks: the self-explanatory table `Availability.txt`.
enum PlatformNames {
  /// The kind of a name.
  enum Kind: String {
    case type, modifier, value
  }

  /// Returns the platforms that lack a name.
  static func missing(_ name: String, _ kind: Kind) -> Set<SourcePlatform> {
    table[kind]?[name] ?? []
  }

  private static let table: [Kind: [String: Set<SourcePlatform>]] = {
    var table: [Kind: [String: Set<SourcePlatform>]] = [:]
    for line in String(cString: quoin_unavailable_names()).split(separator: "\n") {
      guard let entry = entry(line) else { continue }
      table[entry.kind, default: [:]][entry.name] = entry.platforms
    }
    return table
  }()

  /// Parses a line of the table, or returns `nil` for comments and malformed lines.
  static func entry(
    _ line: Substring
  ) -> (kind: Kind, name: String, platforms: Set<SourcePlatform>)? {
    let fields = line.split(separator: " ").map(String.init)
    guard fields.count > 1, let kind = Kind(rawValue: fields[0]) else { return nil }
    let platforms = fields[2...].compactMap(SourcePlatform.init(rawValue:))
    guard platforms.count == fields.count - 2 else { return nil }
    return (kind, fields[1], Set(platforms))
  }

  // MARK: Styles

  /// The endings of styles' types, by the modifier that takes the style.
  private static let styleEndings: [String: String] = [
    "buttonStyle": "ButtonStyle", "controlGroupStyle": "ControlGroupStyle",
    "datePickerStyle": "DatePickerStyle", "formStyle": "FormStyle", "gaugeStyle": "GaugeStyle",
    "listStyle": "ListStyle", "menuStyle": "MenuStyle", "pickerStyle": "PickerStyle",
    "progressViewStyle": "ProgressViewStyle", "tabViewStyle": "TabViewStyle",
    "tableStyle": "TableStyle", "textEditorStyle": "TextEditorStyle",
    "textFieldStyle": "TextFieldStyle", "toggleStyle": "ToggleStyle", "windowStyle": "WindowStyle",
  ]

  /// Returns the type of a style that a modifier gets by its short name: `WheelPickerStyle` for
  /// `.pickerStyle(.wheel)`.
  static func styleType(_ short: String, of modifier: String) -> String? {
    guard let first = short.first, let ending = styleEndings[modifier] else { return nil }
    return first.uppercased() + short.dropFirst() + ending
  }

  /// Returns the short names of the styles like a style's type that a platform has, sorted.
  static func styles(like type: String, on platform: SourcePlatform) -> [String] {
    guard let ending = ending(of: type) else { return [] }
    let names = (table[.type] ?? [:]).filter { name, platforms in
      !platforms.contains(platform) && name != ending && Self.ending(of: name) == ending
    }
    return Set(names.keys.map { short($0.dropLast(ending.count)) }).sorted()
  }

  /// Returns the longest ending of a type: that of `BorderedButtonMenuStyle` is `MenuStyle`.
  private static func ending(of type: String) -> String? {
    (styleEndings.values + ["MenuButtonStyle"]).filter { type.hasSuffix($0) }
      .max { $0.count < $1.count }
  }

  private static func short(_ name: Substring) -> String {
    if ["Default", "Automatic"].contains(name) { return "automatic" }
    return (name.first?.lowercased() ?? "") + name.dropFirst()
  }
}
