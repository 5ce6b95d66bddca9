import Foundation
import QuoinGeometry
import QuoinLayout

/// The differences between the arguments of a node and its partner.
struct NodeChanges {
  private(set) var all: [LayoutDiff.Change] = []
  /// The subset of the changes that affects the visible content.
  private(set) var content: [LayoutDiff.Change] = []
  /// The values before and after of parameters that are lengths.
  private var lengths: [String: (before: CGFloat, after: CGFloat)] = [:]

  /// Compares the arguments of two nodes.
  ///
  /// - Parameter priorities: the priorities that the enclosing stack sees.
  init(
    _ a: LayoutReport.Node, _ b: LayoutReport.Node, priorities: (before: CGFloat, after: CGFloat)
  ) {
    addInsets(a.insets, b.insets)
    let (old, new) = (a.arguments ?? LayoutArguments(), b.arguments ?? LayoutArguments())
    for name in Set(old.lengths.keys).union(new.lengths.keys).sorted() {
      add(name, old.lengths[name]?.value, new.lengths[name]?.value)
    }
    add("alignment", old.alignment, new.alignment)
    add("axes", Self.list(old.axes), Self.list(new.axes))
    add("layout priority", priorities.before, priorities.after)
    let count = all.count
    if a.text?.string != b.text?.string || a.text == nil, a.name != b.name {
      add("content", a.name, b.name)
    } else if let old = a.text, let new = b.text {
      if old.string != new.string { add("content", "“\(old.string)”", "“\(new.string)”") }
      add("font size", old.fontSize, new.fontSize)
    }
    if let old = a.image, let new = b.image {
      if old.natural != new.natural {
        add("natural size", LengthFormat.text(old.natural), LengthFormat.text(new.natural))
      }
      if old.isResizable != new.isResizable {
        add("resizable", "\(old.isResizable)", "\(new.isResizable)")
      }
    }
    content = Array(all[count...])
  }

  var isEmpty: Bool { all.isEmpty }

  private mutating func addInsets(_ old: EdgeInsets?, _ new: EdgeInsets?) {
    guard let old, let new, old != new else { return }
    if let a = Self.uniform(old), let b = Self.uniform(new) { return add("", a, b) }
    add("top", old.top, new.top)
    add("leading", old.leading, new.leading)
    add("bottom", old.bottom, new.bottom)
    add("trailing", old.trailing, new.trailing)
  }

  private static func uniform(_ insets: EdgeInsets) -> CGFloat? {
    let edges = [insets.leading, insets.bottom, insets.trailing]
    return edges.allSatisfy { $0 == insets.top } ? insets.top : nil
  }

  private mutating func add(_ parameter: String, _ old: CGFloat?, _ new: CGFloat?) {
    guard old != new else { return }
    if let old, let new { lengths[parameter] = (old, new) }
    add(parameter, old.map(LengthFormat.text), new.map(LengthFormat.text))
  }

  private mutating func add(_ parameter: String, _ old: String?, _ new: String?) {
    guard old != new else { return }
    all.append(LayoutDiff.Change(parameter: parameter, before: old, after: new))
  }

  private static func list(_ axes: [String]) -> String? {
    axes.isEmpty ? nil : axes.joined(separator: " and ")
  }

  /// The changes as a sentence, without a period: `The padding around Text("A") grew from 10 to
  /// 20`.
  func sentence(about view: String) -> String {
    guard all.count > 1 else { return all.first.map { sentence(about: view, $0) } ?? view }
    let values = all.map {
      "\($0.parameter) \($0.after ?? "none") instead of \($0.before ?? "none")"
    }
    return "\(view) has \(values.joined(separator: ", "))"
  }

  private func sentence(about view: String, _ change: LayoutDiff.Change) -> String {
    let name = change.parameter
    switch (change.before, change.after) {
    case (let old?, let new?):
      if let (a, b) = lengths[name] {
        let subject = name.isEmpty ? view : "the \(name) of \(view)"
        return "\(subject) \(a < b ? "grew" : "shrank") from \(old) to \(new)"
      }
      switch name {
      case "content": return "\(old) is \(new) now"
      case "alignment": return "\(view) is aligned \(new) instead of \(old)"
      default: return "\(view) has \(name) \(new) instead of \(old)"
      }
    case (nil, let new?): return "\(view) now has \(name) \(new)"
    case (let old?, nil): return "\(view) no longer has its \(name), which was \(old)"
    case (nil, nil): return view
    }
  }
}

extension String {
  /// The string with its first letter capitalized.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
