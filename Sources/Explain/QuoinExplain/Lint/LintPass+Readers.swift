import Foundation
import QuoinGeometry
import QuoinLayout

// Checks for geometry readers that read nothing, or something available in a simpler way.

extension LintPass {
  mutating func checkReaders() {
    for index in report.nodes.indices
    where node(index).callName == "GeometryReader" && isWritten(index) && !isSystem(index) {
      needlessReader(index)
    }
  }

  private mutating func needlessReader(_ index: Int) {
    guard let place = node(index).source,
      let call = statement(index)?.calls.first(where: { $0.place == place }), let uses = call.uses
    else { return }
    if uses.isEmpty {
      note(
        .needlessReader, index,
        "this GeometryReader reads nothing: it takes the whole proposed size and places its content at the top leading corner",
        hint:
          "Write .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) on its content",
        fingerprint: "nothing")
    } else if let parent = node(index).parent, node(index).layer == .secondary,
      ["background", "overlay"].contains(node(parent).callName), onlyReportsSize(index)
    {
      note(
        .needlessReader, index,
        "this GeometryReader in \(node(parent).callName == "overlay" ? "an overlay" : "a background") only reports what it reads to other views",
        hint: "Write .onGeometryChange(for:of:action:) on the view itself", fingerprint: "tells")
    } else if Set(uses) == ["width:size.width", "height:size.height"], uses.count == 2,
      let frame = children[index].first, children[index].count == 1,
      node(frame).callName == "frame", isWritten(frame), node(frame).size == node(index).size,
      node(frame).arguments?.lengths.keys.sorted() == ["height", "width"],
      node(frame).arguments?.alignment == "center"
    {
      note(
        .needlessReader, index,
        "this GeometryReader only makes a frame of the whole proposed size",
        hint: "Write .frame(maxWidth: .infinity, maxHeight: .infinity) on its content",
        fingerprint: "frame")
    }
  }

  /// Whether the content of a geometry reader is invisible and only passes on the values that it
  /// reads.
  private func onlyReportsSize(_ index: Int) -> Bool {
    guard children[index].count == 1, let content = children[index].first,
      ["Color", "Spacer"].contains(node(content).callName), children[content].isEmpty
    else { return false }
    let calls = statement(content)?.calls.map(\.name) ?? []
    return calls.contains { ["preference", "onAppear", "onChange"].contains($0) }
      && !calls.contains { ["anchorPreference", "task", "onReceive"].contains($0) }
  }
}
