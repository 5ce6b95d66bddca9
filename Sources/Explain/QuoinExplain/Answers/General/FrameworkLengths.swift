import Foundation
import QuoinGeometry
import QuoinLayout

/// Explains the lengths of the framework's controls and containers by their types.
struct FrameworkLengths {
  let chain: LengthChain
  let view: WrittenView

  /// The way in which a type of view chooses a length.
  enum Kind {
    /// All that is offered.
    case fills
    /// The length of the label, and the insets of the style.
    case label
    /// All that is offered, with the label at one end and the control at the other.
    case spread
    /// The longer one of the label and the control.
    case row
    /// A line of text.
    case line
    /// The content and the insets of the style.
    case content
    /// A length of its own.
    case own
    /// In a scroll view, across the scrolling axes: the length of the content.
    case scrolled
  }

  private static let kinds: [String: (horizontal: Kind, vertical: Kind)] = [
    "List": (.fills, .fills), "Form": (.fills, .fills), "Table": (.fills, .fills),
    "TextEditor": (.fills, .fills), "NavigationStack": (.fills, .fills),
    "NavigationView": (.fills, .fills), "NavigationSplitView": (.fills, .fills),
    "TabView": (.fills, .fills), "Map": (.fills, .fills),
    "ContentUnavailableView": (.fills, .fills),
    "TextField": (.fills, .line), "SecureField": (.fills, .line),
    "Button": (.label, .label), "Link": (.label, .label), "NavigationLink": (.label, .label),
    "Menu": (.label, .label), "ShareLink": (.label, .label), "EditButton": (.label, .label),
    "PasteButton": (.label, .label), "Label": (.content, .content),
    "Toggle": (.spread, .row), "LabeledContent": (.spread, .row), "Picker": (.spread, .row),
    "DatePicker": (.spread, .row), "Stepper": (.spread, .row), "ColorPicker": (.spread, .row),
    "Slider": (.fills, .own), "ProgressView": (.fills, .own), "Gauge": (.fills, .own),
    "GroupBox": (.content, .content), "DisclosureGroup": (.content, .content),
    "ControlGroup": (.content, .content), "ScrollView": (.scrolled, .scrolled),
  ]

  static func kind(_ type: String, _ axis: Axis) -> Kind? {
    kinds[type].map { axis == .horizontal ? $0.horizontal : $0.vertical }
  }

  private var axis: Axis { chain.axis }
  private var phrases: AnswerPhrases { chain.phrases }

  func reason(_ kind: Kind, node: Int, subject: String, depth: Int) -> AnswerReason {
    // The parts of a control have its length, or less.
    let node = phrases.isModifier(view.core) ? node : view.core
    let length = phrases.length(node, axis)
    let given = phrases.offered(node, axis)
    let isFilled = given.map { AnswerPhrases.isSame($0, length) } ?? false
    switch kind {
    case .fills: return filling(node, subject, isFilled: isFilled)
    case .spread where isFilled:
      return AnswerReason(
        [
          "\(article) takes the \(phrases.width(axis)) it is offered: its label and its control are at the two ends"
        ]
          + chain.offers(node), node: node)
    case .label: return labeled(node, subject, depth: depth)
    case .line:
      return AnswerReason(["\(article) is one line of its font high"], node: node)
    case .row, .spread:
      return AnswerReason(
        ["\(article) is as \(phrases.wide(axis)) as its label and its control"], node: node)
    case .content: return contained(node, subject, depth: depth)
    case .own: return AnswerReason(["\(article) has its own \(phrases.width(axis))"], node: node)
    case .scrolled: return scrolled(node, subject, depth: depth)
    }
  }

  /// “a List”, “an EditButton”.
  private var article: String {
    let isVowel = view.type.first.map { "AEIOU".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") \(view.type)"
  }

  // MARK: Kinds

  private func filling(_ node: Int, _ subject: String, isFilled: Bool) -> AnswerReason {
    let width = phrases.width(axis)
    guard phrases.offered(node, axis) != nil else {
      let length = phrases.text(phrases.length(node, axis))
      return AnswerReason(
        [
          "\(article) takes the \(width) it is offered, and has none of its own",
          "\(chain.offerer(node)), so it is \(length)",
        ], node: node)
    }
    guard isFilled else {
      return AnswerReason(["\(article) is as \(phrases.wide(axis)) as its content"], node: node)
    }
    return AnswerReason(
      ["\(article) takes all the \(width) it is offered"] + chain.offers(node), node: node)
  }

  private func labeled(_ node: Int, _ subject: String, depth: Int) -> AnswerReason {
    let length = phrases.length(node, axis)
    let content =
      chain.scene.written.view(of: view.core)
      .map { chain.scene.written.children(of: $0) } ?? []
    if content.count == 1, depth < 3 {
      let label = chain.scene.written.all[content[0]]
      let inner = chain.decisive(label.outer)
      let reason = chain.reason(inner, subject: phrases.phrase(inner), depth: depth + 1)
      return AnswerReason(
        ["\(article) is as \(phrases.wide(axis)) as its label"] + reason.sentences.prefix(1),
        node: reason.node)
    }
    let text = view.nodes.first { chain.scene.node($0).text != nil }
    let own = text.map { phrases.length($0, axis) } ?? length
    guard length > own + 0.5 else {
      return AnswerReason(["\(article) is only as \(phrases.wide(axis)) as its label"], node: node)
    }
    return AnswerReason(
      [
        "\(article) is only as \(phrases.wide(axis)) as its label, \(phrases.text(own)), and the \(phrases.text(length - own)) of its style"
      ], node: node)
  }

  private func contained(_ node: Int, _ subject: String, depth: Int) -> AnswerReason {
    let inside =
      chain.scene.written.view(of: view.core)
      .map { chain.scene.written.children(of: $0) } ?? []
    let longest = inside.max {
      phrases.length(chain.scene.written.all[$0].outer, axis)
        < phrases.length(chain.scene.written.all[$1].outer, axis)
    }
    guard let longest, depth < 3 else {
      return AnswerReason(
        ["\(article) is only as \(phrases.wide(axis)) as its content"], node: node)
    }
    let outer = chain.scene.written.all[longest].outer
    return AnswerReason(
      [
        "\(article) is as \(phrases.wide(axis)) as its content, \(chain.scene.written.name(longest)) \(phrases.text(phrases.length(outer, axis))), and the insets of its style"
      ], node: outer)
  }

  /// A scroll view takes what it is offered along its axes, and its content's length across.
  private func scrolled(_ node: Int, _ subject: String, depth: Int) -> AnswerReason {
    let name = axis == .horizontal ? "horizontal" : "vertical"
    let axes = chain.scene.node(node).arguments?.axes ?? []
    let width = phrases.width(axis)
    guard !axes.contains(name) else {
      guard phrases.offered(node, axis) != nil else {
        return AnswerReason(
          ["\(chain.offerer(node)), so \(subject) is as \(phrases.wide(axis)) as its content"],
          node: node)
      }
      return AnswerReason(
        ["\(article) takes all the \(width) it is offered"] + chain.offers(node), node: node)
    }
    guard let content = phrases.children(node).first, depth < 3 else {
      return AnswerReason(
        ["\(article) is as \(phrases.wide(axis)) as its content"], node: node)
    }
    let inner = chain.decisive(content)
    let reason = chain.reason(inner, subject: phrases.phrase(inner), depth: depth + 1)
    let direction = axis == .horizontal ? "vertical" : "horizontal"
    return AnswerReason(
      ["a \(direction) ScrollView is as \(phrases.wide(axis)) as its content"]
        + reason.sentences.prefix(1), node: reason.node)
  }
}
