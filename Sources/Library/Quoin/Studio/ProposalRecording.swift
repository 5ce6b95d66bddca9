import Foundation
import QuoinCore
import QuoinExplain
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

/// Lays the previews out for many proposals.
struct ProposalJob: HostJob {
  func run(on host: PreviewHost, _ response: inout HostResponse) throws {
    var recording = ProposalRecording()
    for preview in try host.selectedPreviews(&response).previews {
      host.begin(preview.name)
      let unframed = host.request.configuration.unframed(for: preview)
      try recording.add(preview.name, host.renderer(for: preview, in: unframed))
    }
    response.text = recording.json
  }
}

/// The layouts of previews for many widths and heights, for a page in which the reader changes the
/// proposal (`make guide`).
///
/// It contains even steps, and each length at which a sweep finds a change.
///
/// A JSON object: `{"previews":[{"name","base":[width,height],"shown":[{"propose":[width,height],
/// "frame","nodes","why"}],"widths":[…],"heights":[…]}]}`; a width or height is
/// `{"length","shown","changes":[sentence]}`, where `shown` is an index in that list. A frame
/// builds on the previous ones. `nodes` are the report's, `why` the answers about their widths and
/// heights.
@MainActor
struct ProposalRecording {
  private var previews: [String] = []

  /// The number of steps into which the preview's own length is divided.
  private static let widthSteps = 16
  private static let heightSteps = 8
  /// The range of proposals, as a multiple of the preview's own length.
  private static let reach: CGFloat = 1.5
  /// The maximum number of changes of a sweep; there may be more, for example if lines break
  /// differently every few points.
  private static let mostChanges = 24
  private static let ratio: CGFloat = 2

  /// Adds the preview of `renderer`; without its own length it is proposed the device's.
  mutating func add(_ name: String, _ renderer: ImageRenderer<AnyView>) throws {
    let device = (renderer.device ?? .standard(for: renderer.platform)).size
    let base = CGSize(
      width: renderer.proposedSize.width ?? device.width,
      height: renderer.proposedSize.height ?? device.height)
    renderer.proposedSize = ProposedViewSize(base)
    let widths = try lengths(.width, of: base.width, steps: Self.widthSteps, renderer)
    let heights = try lengths(.height, of: base.height, steps: Self.heightSteps, renderer)

    let view = renderer.viewHost()
    view.tree.cutsOffEndlessUpdates = true
    try view.settleOnMainThread()
    var writer = FrameWriter()
    var shown: [String] = []
    func place(_ width: CGFloat, _ height: CGFloat) throws -> Int {
      view.proposedSize = ProposedViewSize(width: width, height: height)
      try view.settle()
      shown.append(try content(of: view, &writer))
      return shown.count - 1
    }
    let across = try widths.map { width in
      text(width, shown: try place(width.length, base.height))
    }
    let down = try heights.map { height in
      text(height, shown: try place(base.width, height.length))
    }
    let own = [base.width, base.height].map(FrameText.number).joined(separator: ",")
    previews.append(
      "{\"name\":\(FrameText.string(name)),\"base\":[\(own)],\"shown\":[\(shown.joined(separator: ",\n"))],"
        + "\"widths\":[\(across.joined(separator: ","))],\"heights\":[\(down.joined(separator: ","))]}"
    )
  }

  private typealias Step = (length: CGFloat, changes: [String])

  private func lengths(
    _ side: LayoutSweep.Side, of base: CGFloat, steps: Int, _ renderer: ImageRenderer<AnyView>
  ) throws -> [Step] {
    let longest = (base * Self.reach).rounded()
    let changes = try renderer.sweep(side, 0...longest).changes.prefix(Self.mostChanges)
    let even = (0...Int(CGFloat(steps) * Self.reach)).map { step in
      step == steps ? base : (base * CGFloat(step) / CGFloat(steps)).rounded()
    }
    let all = Set(even + changes.map(\.length)).sorted()
    return all.map { length in
      (length, changes.filter { $0.length == length }.flatMap { $0.events.map(\.summary) })
    }
  }

  private func text(_ step: Step, shown: Int) -> String {
    let changes = step.changes.map(FrameText.string).joined(separator: ",")
    return
      "{\"length\":\(FrameText.number(step.length)),\"shown\":\(shown),\"changes\":[\(changes)]}"
  }

  private func content(of view: ViewHost<AnyView>, _ writer: inout FrameWriter) throws -> String {
    let frame = writer.frame(
      of: view.picture.drawnList(scale: Self.ratio), isOpaque: view.isOpaque)
    let report = try view.layoutReport()
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let nodes = try encoder.encode(report.nodes.map(RecordedNode.init))
    let machine = try view.picture.answerMachine()
    let reasons = report.nodes.indices.map { index in
      let sides = ["width", "height"].map { side in
        FrameText.string((try? machine.answers(to: "#\(index + 1).\(side)"))?.description ?? "")
      }
      return "[\(sides.joined(separator: ","))]"
    }
    let proposal = [view.proposedSize.width, view.proposedSize.height]
      .map { $0.map(FrameText.number) ?? "null" }.joined(separator: ",")
    // An image that is the same as the previous one has no frame.
    return "{\"propose\":[\(proposal)],\"frame\":\(frame ?? "null"),"
      + "\"nodes\":\(String(decoding: nodes, as: UTF8.self)),\"why\":[\(reasons.joined(separator: ","))]}"
  }

  /// The recording.
  var json: String { "{\"previews\":[\(previews.joined(separator: ",\n"))]}" }
}

/// A node of a report in the recording; lengths that aren't finite or aren't proposed are `null`.
private struct RecordedNode: Encodable {
  let name: String
  let parent: Int?
  let line: Int?
  let proposal: [CGFloat?]
  let frame: [CGFloat]
  let isUnlimited: [Bool]

  init(_ node: LayoutReport.Node) {
    (name, parent, line) = (node.name, node.parent, node.source?.line)
    let lengths = [node.proposal.width, node.proposal.height]
    proposal = lengths.map { $0.flatMap { $0.isFinite ? Self.rounded($0) : nil } }
    isUnlimited = lengths.map { $0 == .infinity }
    frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
      .map { $0.isFinite ? Self.rounded($0) : 0 }
  }

  /// Rounded to a thousandth, as in frames.
  private static func rounded(_ length: CGFloat) -> CGFloat { (length * 1000).rounded() / 1000 }
}
