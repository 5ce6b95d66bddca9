import QuoinExplain
import QuoinHostProtocol

/// Determines the sizing of the previews, or of the framework's own views without a file.
struct ProbeJob: HostJob {
  let style: TextStyle

  func run(on host: PreviewHost, _ response: inout HostResponse) throws {
    let configuration = host.request.configuration
    guard host.request.file != nil else {
      let device = configuration.deviceInUse(try configuration.deviceProfile())
      response.warnings += configuration.probeWarnings
      response.text = try TaxonomyReport(rows: Taxonomy.rows) { renderer in
        renderer.device = device
        renderer.applyEnvironment(of: configuration)
      }
      .text(in: style)
      return
    }
    let previews = try host.selectedPreviews(&response)
    let sizings = previews.named.map { name, renderer in
      host.begin(name)
      return NamedSizing(name: name, sizing: renderer.sizing())
    }
    response.warnings += configuration.probeWarnings
    response.text = try SizingList(previews: sizings).text(in: style)
  }
}

/// Determines the sizing of each view inside the previews.
struct SizingTreeJob: HostJob {
  let style: TextStyle

  func run(on host: PreviewHost, _ response: inout HostResponse) throws {
    let trees = try host.selectedPreviews(&response).named.map { name, renderer in
      host.begin(name)
      return NamedSizingTree(name: name, tree: try renderer.result(after: []).get().sizingTree())
    }
    response.text = try SizingTreeList(previews: trees).text(in: style)
  }
}

/// The sizing of a preview, with its name.
struct NamedSizing: Encodable {
  let name: String
  let sizing: SizingReport
}

/// The sizing of a file's previews, as one text.
struct SizingList: Encodable {
  /// The version of the JSON format; increased by changes that could break a reader.
  var schema = 1
  let previews: [NamedSizing]

  func text(in style: TextStyle) throws -> String {
    guard style == .table else { return try JSONText.text(self) }
    return previews.map { "\($0.name): \($0.sizing)" }.joined(separator: "\n")
  }
}

/// The sizing of each view inside a preview, with the preview's name.
struct NamedSizingTree: Encodable {
  let name: String
  let tree: SizingTree
}

/// The sizing of the views inside a file's previews, as one text.
struct SizingTreeList: Encodable {
  /// The version of the JSON format; increased by changes that could break a reader.
  var schema = 1
  let previews: [NamedSizingTree]

  func text(in style: TextStyle) throws -> String {
    guard style == .table else { return try JSONText.text(self) }
    return previews.map { previews.count > 1 ? "# \($0.name)\n\($0.tree)" : "\($0.tree)" }
      .joined(separator: "\n\n")
  }
}
