import Foundation
import QuoinGeometry

/// A self-contained web page that shows differences: both images with a slider, boxes around what
/// moved, and a sentence.
package struct DifferencePage {
  /// A difference with its images.
  package struct Section {
    package var name: String
    package var diff: LayoutDiff
    /// The images before and after, as PNG files.
    package var before, after: Data

    package init(name: String, diff: LayoutDiff, before: Data, after: Data) {
      (self.name, self.diff, self.before, self.after) = (name, diff, before, after)
    }
  }

  private let title: String
  private let sections: [Section]

  package init(title: String, sections: [Section]) {
    (self.title, self.sections) = (title, sections)
  }

  package var html: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(Self.escaped(title))</title>
    <style>
    \(Self.style)
    </style>
    </head>
    <body>
    <h1>\(Self.escaped(title))</h1>
    \(sections.map(Self.html).joined(separator: "\n"))
    </body>
    </html>

    """
  }

  private static let style = """
    body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; background: #f2f2f4; color: #1c1c1e; }
    .pictures { position: relative; --part: 50%; background: #fff; }
    .before, .after { position: absolute; inset: 0; }
    .before { clip-path: inset(0 calc(100% - var(--part)) 0 0); }
    .after { clip-path: inset(0 0 0 var(--part)); }
    .pictures img { display: block; }
    .line { position: absolute; top: 0; bottom: 0; left: var(--part); border-left: 1px solid #888; }
    .box { position: absolute; box-sizing: border-box; border: 1px solid; pointer-events: none; }
    .old { border-color: #d70015; border-style: dashed; }
    .new { border-color: #0a7d2c; }
    input[type=range] { display: block; margin: 0.5rem 0; min-width: 12rem; }
    pre { white-space: pre-wrap; }
    .boxless .box { display: none; }
    """

  private static func html(_ section: Section) -> String {
    let diff = section.diff
    let sizes = [diff.before, diff.after].map { $0.window ?? $0.size }
    let width = length(sizes.map(\.width).max() ?? 0)
    let height = length(sizes.map(\.height).max() ?? 0)
    let moved = diff.moves.filter(\.isOwn)
    let boxes =
      moved.map { box($0.from, "old", $0.view) + box($0.to, "new", $0.view) }
      + diff.removed.map { box($0.frame, "old", "\($0.view), gone") }
      + diff.added.map { box($0.frame, "new", "\($0.view), new") }
    return """
      <section>
      <h2>\(escaped(section.name))</h2>
      <p><strong>\(escaped(diff.summary))</strong></p>
      <div class="pictures" style="width: \(width)px; height: \(height)px">
      \(picture(section.before, sizes[0], "before"))
      \(picture(section.after, sizes[1], "after"))
      <div class="line"></div>
      \(boxes.joined(separator: "\n"))
      </div>
      <input type="range" min="0" max="100" value="50" style="width: \(width)px" aria-label="Left of it before, right of it after" oninput="this.previousElementSibling.style.setProperty('--part', this.value + '%')">
      <label><input type="checkbox" checked onchange="this.closest('section').classList.toggle('boxless', !this.checked)"> boxes: dashed red before, green after</label>
      <pre>\(escaped(diff.description))</pre>
      </section>
      """
  }

  private static func picture(_ data: Data, _ size: CGSize, _ name: String) -> String {
    "<div class=\"\(name)\"><img alt=\"\(name)\" width=\"\(length(size.width))\" height=\"\(length(size.height))\" src=\"data:image/png;base64,\(data.base64EncodedString())\"></div>"
  }

  private static func box(_ frame: CGRect, _ kind: String, _ title: String) -> String {
    let lengths = [frame.minX, frame.minY, frame.width, frame.height].map(length)
    return
      "<div class=\"box \(kind)\" title=\"\(escaped(title))\" style=\"left: \(lengths[0])px; top: \(lengths[1])px; width: \(lengths[2])px; height: \(lengths[3])px\"></div>"
  }

  /// Returns a length in CSS, which has no infinite lengths.
  private static func length(_ length: CGFloat) -> String {
    length.isFinite ? LengthFormat.text(length) : "0"
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }
}
