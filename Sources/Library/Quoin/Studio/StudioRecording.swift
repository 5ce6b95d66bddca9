import Foundation
import QuoinCore
import QuoinExplain
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

/// Records the previews for a page that works without a server.
struct RecordingJob: HostJob {
  let title: String

  func run(on host: PreviewHost, _ response: inout HostResponse) throws {
    var recording = StudioRecording(title: title)
    for (name, renderer) in try host.selectedPreviews(&response).named {
      host.begin(name)
      try recording.add(name, renderer)
    }
    response.text = recording.json
  }
}

/// The studio's information about previews, for a page without a server (see recording.js of the
/// page): their images, the reasons of every node, and their images for some other proposals.
@MainActor
struct StudioRecording {
  private let title: String
  private var previews: [(name: String, content: String)] = []

  /// The fractions of its width that are also proposed to a view.
  private static let parts: [CGFloat] = [0.5, 0.625, 0.75, 0.875, 1.25, 1.5]
  private static let ratio: CGFloat = 2
  /// The maximum number of nodes with reasons.
  private static let largestCount = 400

  init(title: String) { self.title = title }

  /// Adds the preview of `renderer`.
  mutating func add(_ name: String, _ renderer: ImageRenderer<AnyView>) throws {
    let view = renderer.viewHost()
    view.tree.cutsOffEndlessUpdates = true
    try view.settleOnMainThread()
    let proposed = view.proposedSize
    let whole = try shown(view, isWhole: true)
    var others: [String] = []
    if let width = proposed.width, width.isFinite {
      for part in Self.parts {
        view.proposedSize = ProposedViewSize(
          width: (width * part).rounded(), height: proposed.height)
        try view.settle()
        others.append("{\(proposal(view.proposedSize)),\(try shown(view, isWhole: false))}")
      }
      others.append("{\(proposal(proposed)),\(whole)}")
    }
    previews.append((name, "{\(whole),\"proposals\":[\(others.joined(separator: ","))]}"))
  }

  private func proposal(_ size: ProposedViewSize) -> String {
    let lengths = [size.width, size.height].map { $0.map(FrameText.number) ?? "null" }
    return "\"propose\":[\(lengths.joined(separator: ","))]"
  }

  private func shown(_ view: ViewHost<AnyView>, isWhole: Bool) throws -> String {
    var writer = FrameWriter()
    let list = view.picture.drawnList(scale: Self.ratio)
    let frame = writer.frame(of: list, isOpaque: view.isOpaque) ?? "{}"
    let machine = isWhole ? try view.picture.answerMachine() : nil
    let answer = LiveAnswer(view: view, actions: [], machine: machine)
    var questions: [(String, LiveQuestion.Question)] = [("\"report\"", .named("report"))]
    if isWhole {
      questions += ["findings", "state"].map { ("\"\($0)\"", .named($0)) }
      let count = min(try view.layoutReport().nodes.count, Self.largestCount)
      for node in 0..<count {
        for side in ["width", "height"] {
          let name = "#\(node + 1).\(side)"
          questions.append(("{\"why\":\"\(name)\"}", .why(name)))
        }
        for axis in [Axis.horizontal, .vertical] {
          questions.append(
            ("{\"curve\":\(node),\"axis\":\"\(axis)\"}", .curve(node: node, axis: axis)))
        }
      }
    }
    let answers = questions.compactMap { key, question in
      // The page reports queries without an answer.
      (try? answer.content(of: question)).map { "\(FrameText.string(key)):{\($0)}" }
    }
    return "\"frame\":\(frame),\"answers\":{\(answers.joined(separator: ","))}"
  }

  /// The recording as a JSON object.
  var json: String {
    let names = previews.map { FrameText.string($0.name) }
    let hello = names.map { "{\"id\":\($0),\"name\":\($0)}" }.joined(separator: ",")
    let contents = zip(names, previews).map { "\($0):\($1.content)" }.joined(separator: ",")
    return "{\"hello\":{\"schema\":1,\"title\":\(FrameText.string(title)),\"devices\":[],"
      + "\"previews\":[\(hello)]},\"previews\":{\(contents)}}"
  }
}
