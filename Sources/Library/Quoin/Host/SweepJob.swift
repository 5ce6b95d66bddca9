import Foundation
import QuoinDrawing
import QuoinExplain
import QuoinHostProtocol
import QuoinViews

/// Sweeps the proposals for each preview, and draws a strip for each.
struct SweepJob: HostJob {
  let sweep: HostRequest.Sweep
  let style: TextStyle
  let formats: [PictureFormat]

  func run(on host: PreviewHost, _ response: inout HostResponse) throws {
    let previews = try host.selectedPreviews(&response).named
    guard let side = LayoutSweep.Side(rawValue: sweep.side), sweep.from < sweep.to else {
      throw HostFailure(
        message: "a sweep varies width or height, not \(sweep.side)", cause: .usage)
    }
    var found: [NamedSweep] = []
    for (number, preview) in previews.enumerated() {
      host.begin(preview.name)
      let outcome: LayoutSweep
      do {
        outcome = try preview.renderer.sweep(side, CGFloat(sweep.from)...CGFloat(sweep.to))
      } catch let error as LayoutSweep.RangeError {
        throw HostFailure(message: ErrorText.sentence(about: error), cause: .usage)
      }
      found.append(NamedSweep(name: preview.name, sweep: outcome))
      guard !formats.isEmpty else { continue }
      let strip = SweepStrip(outcome, of: preview.renderer).list(along: side)
      guard strip.size.width.isFinite, strip.size.height.isFinite else {
        throw HostFailure(
          message: "the preview “\(preview.name)” is infinitely large; give it a frame")
      }
      let scale = preview.renderer.scale
      let sides = CGSize(width: strip.size.width * scale, height: strip.size.height * scale)
      let area = CGFloat(PictureFormat.largestArea)
      for format in formats where format.hasPixels {
        guard max(sides.width, sides.height) <= CGFloat(format.sideLimit),
          sides.width * sides.height <= area
        else {
          throw HostFailure(
            message: """
              the strip of the preview “\(preview.name)” is too large for a \(format.name); write an SVG
              """)
        }
      }
      let names = try formats.enumerated().map { position, format in
        let file = host.scratch.appendingPathComponent("\(number)-\(position).\(format.rawValue)")
        try strip.data(as: format, scale: scale).write(to: file)
        return file.lastPathComponent
      }
      response.previews.append(RenderedPreview(name: preview.name, pictures: names))
    }
    response.text = try SweepList(previews: found).text(in: style)
  }
}

/// The sweep of a preview, with its name.
struct NamedSweep: Encodable {
  let name: String
  let sweep: LayoutSweep
}

/// The sweeps of a file's previews, as one text.
struct SweepList: Encodable {
  /// The version of the JSON format; increased by changes that could break a reader.
  var schema = 1
  let previews: [NamedSweep]

  func text(in style: TextStyle) throws -> String {
    guard style == .table else { return try JSONText.text(self) }
    return previews.map { previews.count > 1 ? "# \($0.name)\n\($0.sweep)" : "\($0.sweep)" }
      .joined(separator: "\n\n")
  }
}
