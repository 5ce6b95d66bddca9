import Foundation
import QuoinExplain
import QuoinGeometry

/// Formats the reasons for a layout in messages: answers to questions about lengths, or chains of
/// nodes, each with its proposal, its size, and the reason.
struct Why {
  let report: LayoutReport

  /// The maximum number of lines of a chain; the middle of a longer one is left out.
  private static let longest = 12

  /// Returns the reasons for the lengths of a check: what is seen, what makes it so and what to
  /// write instead, or else the chains of their ancestors.
  func reasons(of check: LayoutCheck, from machine: AnswerMachine?) -> String {
    var explained: Set<LengthQuestion> = []
    var lines: [String] = []
    for length in check.lengths where explained.insert(length).inserted {
      guard let answer = try? machine?.answers(to: length.question).answers.first else {
        return chains(upFrom: check.lengths.map(\.node))
      }
      let advice = answer.advice.map { "→ \($0)" } ?? ""
      let sentences = [answer.seen, answer.cause].filter { !$0.isEmpty }.joined(separator: " ")
      for line in [sentences, advice] where !line.isEmpty && !lines.contains("  \(line)") {
        lines.append("  \(line)")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the chain from each of `nodes` up to the root; common ancestors are listed once.
  func chains(upFrom nodes: [Int]) -> String {
    var listed: Set<Int> = []
    var lines: [String] = []
    for node in nodes where listed.insert(node).inserted {
      var chain = [Self.line(report.nodes[node])]
      var parent = report.nodes[node].parent
      while let index = parent, listed.insert(index).inserted {
        chain.append("in " + Self.line(report.nodes[index]))
        parent = report.nodes[index].parent
      }
      lines += Self.shortened(chain)
    }
    return lines.map { "  \($0)" }.joined(separator: "\n")
  }

  /// Returns the chain from the root down to the view that decides the length along `axis`.
  func chain(downAlong axis: Axis) -> String {
    var lines: [String] = []
    var next: Int? = report.nodes.isEmpty ? nil : 0
    while let index = next {
      let node = report.nodes[index]
      lines.append((lines.isEmpty ? "" : "by ") + Self.line(node))
      let children = report.nodes.indices.filter { report.nodes[$0].parent == index }
      let reason = node.answerReasons.map {
        axis == .horizontal ? $0.horizontal : $0.vertical
      }
      switch reason {
      case .childLength, .childAndInsets, .sum, .largestChild, .candidate, .gridTracks:
        // The longest child usually decides.
        next = children.max {
          length(of: $0, along: axis) < length(of: $1, along: axis)
        }
      case .primaryLength:
        next = children.first { report.nodes[$0].layer == .primary } ?? children.first
      default: next = nil
      }
    }
    return Self.shortened(lines).map { "  \($0)" }.joined(separator: "\n")
  }

  private func length(of node: Int, along axis: Axis) -> CGFloat {
    let size = report.nodes[node].size
    return axis == .horizontal ? size.width : size.height
  }

  private static func line(_ node: LayoutReport.Node) -> String {
    let name = ([node.name] + node.identifiers.map { "#\($0)" }).joined(separator: " ")
    let reason = node.reason.isEmpty ? "" : " (\(node.reason))"
    return
      "\(name): proposed \(LengthFormat.text(node.proposal)), reports \(LengthFormat.text(node.size))\(reason)"
  }

  private static func shortened(_ lines: [String]) -> [String] {
    guard lines.count > longest else { return lines }
    let rest = lines.count - longest + 1
    return lines.prefix(longest - 3) + ["… \(rest) more …"] + lines.suffix(2)
  }
}
