import Foundation

/// The studio's page as one file that works without a server or network: `explain --html`.
enum StudioFile {
  /// Returns a page that shows `recording`, a JSON object; index.html describes its origin.
  static func html(showing recording: String) -> String {
    let index = text(of: "index.html")
    let modules = index.matches(of: /<link rel="modulepreload" href="\.\/([\w.]+)">/).map {
      withoutModules(text(of: String($0.1)))
    }
    // Nothing in the data may end its script element.
    let data = recording.replacing("</", with: "<\\/")
    return index.replacing(/[ ]*<link rel="modulepreload".*\n/, with: "")
      .replacing(
        "<link rel=\"stylesheet\" href=\"./studio.css\">",
        with: "<style>\n\(text(of: "studio.css"))</style>"
      )
      .replacing(
        "<script type=\"module\" src=\"./app.js\"></script>",
        with: "<script type=\"application/json\" id=\"recording\">\(data)</script>\n"
          + "    <script type=\"module\">\n\(modules.joined(separator: "\n"))</script>")
  }

  /// Removes a module's imports and exports, so that it can be combined with others.
  private static func withoutModules(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("import ") }
      .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
      .joined(separator: "\n")
  }

  private static func text(of name: String) -> String {
    StudioPage.files[name].map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
