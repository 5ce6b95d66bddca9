import Foundation
import QuoinCore
import QuoinGeometry
import QuoinResources

/// A label that may be in a bundle's string tables.
struct LocalizedLabel: Equatable, Sendable {
  /// The text to show if no table contains the label.
  let value: LocalizedStringKey
  /// The key of the label in tables.
  let key: String
  let table: String
  /// The bundle's folder.
  let folder: String
  /// The language and region of the text, if it has its own.
  var locale: Locale?

  /// Returns the label in the language of `environment`.
  func text(in environment: EnvironmentValues) -> LocalizedStringKey {
    text(for: locale ?? environment.locale, on: environment.platform)
  }

  /// Returns the label in the language of `locale`.
  func text(for locale: Locale, on platform: Platform) -> LocalizedStringKey {
    let found = ResourceStore.shared.with(folder) { resources in
      resources.table(table, for: [locale.identifier])[key]
    }
    guard let found else { return value }
    let setting = LocalizedEntry.Setting(
      language: found.language, device: platform.stringDevices)
    let values = value.values
    guard !values.isEmpty else {
      return LocalizedStringKey(found.entry.plain(in: setting))
    }
    let pieces = found.entry.pieces(in: setting) { index in
      values.indices.contains(index) ? values[index].operands : nil
    }
    return LocalizedStringKey(
      parts: pieces.compactMap { piece in
        switch piece {
        case .literal(let text): .literal(text)
        case .argument(let index, let specifier):
          values.indices.contains(index)
            ? .value(values[index].written(as: specifier)) : .literal("%" + specifier)
        case .substitution: nil
        }
      })
  }

  /// Warnings about the tables, as sentences.
  var warnings: [String] {
    ResourceStore.shared.with(folder) { $0.strings.warnings }
  }

  /// Returns the fragments of a label, which is looked up later if there are tables.
  static func fragments(
    _ label: LocalizedStringKey, key: String? = nil, table: String?, bundle: Bundle?,
    locale: Locale? = nil
  ) -> [TextFragment] {
    guard let found = LocalizedLabel(label, key: key, table: table, bundle: bundle, locale: locale)
    else { return label.fragments }
    return [TextFragment(content: .localized(found))]
  }

  /// Creates the label, or returns `nil` if the bundle has no tables.
  init?(
    _ label: LocalizedStringKey, key: String? = nil, table: String?, bundle: Bundle?,
    locale: Locale? = nil
  ) {
    let folder: String
    if let bundle, let path = bundle.resourcePath, path != ResourceStore.mainFolder {
      folder = path
      guard !ResourceStore.shared.with(path, { $0.strings.isEmpty }) else { return nil }
    } else {
      guard ResourceStore.hasMainStrings else { return nil }
      folder = ResourceStore.mainFolder
    }
    value = label
    self.key = key ?? label.key
    self.table = table ?? "Localizable"
    self.folder = folder
    self.locale = locale
  }
}

extension LocalizedStringKey {
  /// The key of the label in tables, with values written as in `String(format:)`.
  var key: String {
    guard parts.contains(where: { if case .value = $0 { true } else { false } }) else {
      return parts.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
    }
    return parts.map { part in
      switch part {
      case .literal(let text): text.replacing("%", with: "%%")
      case .value(let fragments): LabelValue(fragments: fragments).keySpecifier
      }
    }.joined()
  }

  /// The values in the label, in order.
  fileprivate var values: [LabelValue] {
    parts.compactMap { part in
      if case .value(let fragments) = part { LabelValue(fragments: fragments) } else { nil }
    }
  }
}

/// A value in a label.
private struct LabelValue {
  let fragments: [TextFragment]

  /// The value as a number, if it is one.
  private var number: NumberText? {
    guard fragments.count == 1, case .value(let source) = fragments[0].content else { return nil }
    return source.source as? NumberText
  }

  var keySpecifier: String { number?.keySpecifier ?? "%@" }

  /// The operands that select a plural form.
  var operands: PluralOperands? {
    switch number?.number {
    case .integer(let value): PluralOperands(Int(clamping: value))
    case .unsigned(let value): PluralOperands(Int(clamping: value))
    case .real(let value): PluralOperands(value, digits: value == value.rounded() ? 0 : 6)
    case nil: nil
    }
  }

  /// Returns the value in the format of a table's text: a number with its digits, anything else
  /// unchanged.
  func written(as specifier: String) -> [TextFragment] {
    guard var number, specifier.contains(where: { !"lhqdDiufFg@".contains($0) }) else {
      return fragments
    }
    number.specifier = "%" + specifier
    return [
      TextFragment(content: .value(AnyTextSource(number)), attributes: fragments[0].attributes)
    ]
  }
}
