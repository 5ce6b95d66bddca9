import Foundation
import QuoinCore
import QuoinResources

/// The settings in the process's bundle that apply to all views.
package enum AppResources {
  /// The names of the app's font files, according to its property list.
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

  /// The app's own accent color, if it has one: the one named in the property list, or
  /// `AccentColor`.
  package static var accentColor: Color? {
    let name =
      Bundle.main.object(forInfoDictionaryKey: "NSAccentColorName") as? String ?? "AccentColor"
    let set = try? ResourceStore.shared.with(ResourceStore.mainFolder) { try $0.color(name) }
    return set.flatMap { $0.variants.isEmpty ? nil : Color(name) }
  }

  /// Returns whether the app's texts are in a right-to-left language for a user of `locale`.
  package static func isRightToLeft(_ locale: Locale) -> Bool {
    guard ResourceStore.hasMainStrings else { return false }
    let language = ResourceStore.shared.with(ResourceStore.mainFolder) {
      $0.strings.language(for: [locale.identifier])
    }
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
  }
}
