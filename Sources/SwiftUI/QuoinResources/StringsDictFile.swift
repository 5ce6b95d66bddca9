import Foundation
import QuoinFiles

/// The entries of a `.stringsdict` file: texts that depend on numbers and on the device.
package struct StringsDictFile {
  package private(set) var entries: [String: LocalizedEntry] = [:]
  /// Problems with individual texts, as sentences.
  package private(set) var warnings: [String] = []

  /// Reads the file at `path`.
  ///
  /// - Throws: An ``AssetError`` that names the file.
  init(path: String) throws {
    guard let data = try? InputFile.contents(of: path) else {
      throw AssetError("\(path) can't be read.")
    }
    try self.init(data: data, path: path)
  }

  /// Parses the contents of the file at `path`.
  ///
  /// - Throws: An ``AssetError`` that names the file.
  package init(data: Data, path: String) throws {
    for (key, value) in try AssetError.propertyList(data, path) {
      guard let fields = value as? [String: Any] else { continue }
      let entry = Self.entry(fields)
      if let error = entry?.error {
        warnings.append("The text \"\(key)\" of \(path) \(error)")
      } else {
        entries[key] = entry
      }
    }
    warnings.sort()
  }

  private static func entry(_ fields: [String: Any]) -> LocalizedEntry? {
    if let devices = fields["NSStringDeviceSpecificRuleType"] as? [String: Any] {
      let choices = devices.compactMapValues { ($0 as? String).map(LocalizedEntry.Template.text) }
      return choices.isEmpty ? nil : LocalizedEntry(.device(choices))
    }
    if let widths = fields["NSStringVariableWidthRuleType"] as? [String: Any] {
      // The available width isn't known here, so use the text for the largest width.
      let widest = widths.max { (Double($0.key) ?? 0) < (Double($1.key) ?? 0) }
      return (widest?.value as? String).map { LocalizedEntry($0) }
    }
    guard let format = fields["NSStringLocalizedFormatKey"] as? String else { return nil }
    var substitutions: [String: LocalizedEntry.Substitution] = [:]
    for (name, value) in fields {
      guard let rule = value as? [String: Any] else { continue }
      var choices: [PluralCategory: LocalizedEntry.Template] = [:]
      for category in PluralCategory.allCases {
        if let text = rule[category.rawValue] as? String { choices[category] = .text(text) }
      }
      guard !choices.isEmpty else { continue }
      substitutions[name] = LocalizedEntry.Substitution(
        position: nil, specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d",
        template: .plural(choices))
    }
    return LocalizedEntry(.text(format), substitutions: substitutions)
  }
}
