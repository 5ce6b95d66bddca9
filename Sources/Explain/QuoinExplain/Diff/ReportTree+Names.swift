import Foundation
import QuoinLayout

extension LayoutReport.Node {
  /// The number of the candidate that a `ViewThatFits` shows.
  var candidate: Int? {
    if case .candidate(let number, _, _)? = answerReasons?.horizontal { return number }
    if case .candidate(let number, _, _)? = answerReasons?.vertical { return number }
    return nil
  }
}

extension LayoutReport.Source {
  /// The file's path relative to its folder, or its name.
  var shortFile: String {
    file.hasPrefix("/") ? String(file.split(separator: "/").last ?? "/") : file
  }
}

extension ReportTree {
  /// The name of a node in sentences: `Text("A")`, `the HStack “row”`,
  /// `the padding around Text("A")`.
  func subject(_ index: Int) -> String {
    let node = nodes[index]
    guard isModifier(index) else {
      let name = node.name.contains("(") ? node.name : "the \(node.name)"
      if let identifier = node.identifiers.first { return "\(name) “\(identifier)”" }
      guard nodes.lazy.filter({ $0.name == node.name }).prefix(2).count > 1 else { return name }
      if let landmark = landmark(in: index) { return "\(name) with \(landmark)" }
      let number = nodes[..<index].lazy.filter { $0.name == node.name }.count + 1
      return "\(name) (number \(number))"
    }
    if let identifier = node.identifiers.first { return "the \(node.callName) “\(identifier)”" }
    let view = view(inside: index)
    return view == index ? "the \(node.callName)" : "the \(node.callName) around \(subject(view))"
  }

  /// The first text or image in a container.
  private func landmark(in index: Int) -> String? {
    (index + 1..<index + sizes[index]).first { nodes[$0].name.contains("(") }
      .map { nodes[$0].name }
  }
}
