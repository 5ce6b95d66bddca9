import Foundation
import QuoinHostProtocol

/// A self-contained page with the reference, result, difference and moves of each changed preview.
struct SnapshotPage {
  private let summary: SnapshotSummary
  private let title: String

  init(_ summary: SnapshotSummary, title: String) {
    self.summary = summary
    self.title = title
  }

  var html: String {
    let changes = summary.results.filter { $0.state != .same }
    let body = changes.map(section).joined() + omissions
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <title>Previews of \(escaped(title))</title>
      <style>
      body { font: 15px/1.4 sans-serif; margin: 2em; color: #222; background: #fff; }
      h2 { margin: 2em 0 0.3em; font-size: 1.1em; }
      figure { display: inline-block; vertical-align: top; margin: 0.5em 1.5em 0.5em 0; }
      figcaption { color: #666; font-size: 0.85em; }
      img { max-width: 28em; border: 1px solid #ccc; background: repeating-conic-gradient(#eee 0 25%, #fff 0 50%) 0 0 / 16px 16px; }
      table { border-collapse: collapse; font-size: 0.85em; }
      td, th { padding: 0.15em 1em 0.15em 0; text-align: left; border-bottom: 1px solid #ddd; }
      </style>
      </head>
      <body>
      <h1>Previews of \(escaped(title))</h1>
      <p>\(changes.count) of \(summary.results.count) differ from their references.</p>
      \(body)</body>
      </html>

      """
  }

  private func section(_ result: SnapshotResult) -> String {
    let place = result.place.map { " <small>\(escaped($0))</small>" } ?? ""
    var html = "<h2>\(escaped(result.name))\(place)</h2>\n"
    switch result.state {
    case .same: break
    case .changed(let verdict):
      html += verdict.sentences.map { "<p>\(escaped($0))</p>\n" }.joined()
      html += figure("reference", result.reference) + figure("result", result.picture)
      html += figure("difference", result.difference)
      html += table(verdict.moves)
    case .new:
      html += "<p>There is no reference.</p>\n" + figure("result", result.picture)
    case .gone:
      html += "<p>This preview no longer exists.</p>\n" + figure("reference", result.reference)
    case .failed(let failure): html += "<p>It can't be drawn: \(escaped(failure))</p>\n"
    }
    return html
  }

  private func figure(_ name: String, _ file: URL?) -> String {
    guard let file,
      let data = try? RegularFile(url: file).contents(upTo: RegularFile.largestPicture)
    else { return "" }
    return
      "<figure><img alt=\"\(name)\" src=\"data:image/png;base64,\(data.base64EncodedString())\"><figcaption>\(name)</figcaption></figure>\n"
  }

  private func table(_ moves: [PictureVerdict.Move]) -> String {
    guard !moves.isEmpty else { return "" }
    let rows = moves.map { move in
      "<tr><td>\(escaped(move.name))</td><td>\(escaped(move.beforeText))</td><td>\(escaped(move.afterText))</td></tr>\n"
    }
    return
      "<table>\n<tr><th>moved view</th><th>reference</th><th>result</th></tr>\n\(rows.joined())</table>\n"
  }

  private var omissions: String {
    let omitted = summary.omittedDeclarations.filter(\.isPreview)
    guard !omitted.isEmpty else { return "" }
    return "<h2>Left out because they don't compile</h2>\n"
      + omitted.map { "<p>\(escaped("\($0)"))</p>\n" }.joined()
  }

  private func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }
}
