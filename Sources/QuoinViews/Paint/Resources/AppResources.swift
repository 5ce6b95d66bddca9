import Foundation
import QuoinCore
import QuoinResources

/// What the bundle of the process says about all of its views.
package enum AppResources {
  /// The names of the font files that the app brings, as its property list says.
  package static var fontFiles: [String] {
    let named = Bundle.main.object(forInfoDictionaryKey: "UIAppFonts") as? [String] ?? []
    guard
      let folder = Bundle.main.object(forInfoDictionaryKey: "ATSApplicationFontsPath") as? String,
      let path = Bundle.main.resourcePath,
      let files = try? FileManager.default.contentsOfDirectory(atPath: path + "/" + folder)
    else { return named }
    let fonts = files.filter {
      ["ttf", "otf", "ttc"].contains(($0 as NSString).pathExtension.lowercased())
    }
    return named + fonts.sorted().map { folder == "." ? $0 : folder + "/" + $0 }
  }

  /// The app's accent colour, if it has one of its own: the one that the property list names, or `AccentColor`.
  package static var accentColor: Color? {
    let name =
      Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String ?? "AccentColor"
    let set = try? ResourceStore.shared.with(ResourceStore.mainFolder) { try $0.color(name) }
    return set.flatMap { $0.variants.isEmpty ? nil : Color(name) }
  }

  /// Whether the texts of the app are shown in a language that is written from right to left to a user of `locale`.
  package static func isRightToLeft(_ locale: Locale) -> Bool {
    guard ResourceStore.hasMainStrings else { return false }
    let language = ResourceStore.shared.with(ResourceStore.mainFolder) {
      $0.strings.language(for: [locale.identifier])
    }
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
  }
}
