import Foundation
import QuoinHostProtocol
import QuoinPango
import QuoinViews

/// Applies the process-wide settings of the app's bundle before the first view: language, fonts,
/// accent color.
@MainActor
struct HostResources {
  /// Warnings about it, as sentences.
  private(set) var warnings: [String] = []

  init(_ request: HostRequest) {
    if let locale = request.configuration.locale {
      ProcessLocale.current = Locale(identifier: locale)
    }
    guard request.file?.bundle != nil else { return }
    for name in AppResources.fontFiles {
      guard let url = Bundle.main.url(forResource: name, withExtension: nil) else {
        warnings.append("Info.plist lists the font \(name), which isn't in the app.")
        continue
      }
      #if Graphics
        do {
          try PangoShaper.shared.registerFont(file: url.path)
        } catch {
          warnings.append(ErrorText.sentence(about: error))
        }
      #endif
    }
  }
}
