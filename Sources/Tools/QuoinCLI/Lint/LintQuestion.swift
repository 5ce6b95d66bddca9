import ArgumentParser
import Foundation
import QuoinExplain
import QuoinHostProtocol

/// The command that explains a finding: `quoin why Card.swift 'line 7 cut'`.
struct LintQuestion {
  private let choice: PreviewChoice
  private let isFolder: Bool
  /// The options of each cell.
  private let options: [String: [String]]

  init(_ choice: PreviewChoice, in cells: [LintCell], of input: PreviewInput) {
    self.choice = choice
    isFolder = input.isFolder
    options = Dictionary(
      cells.map { ($0.name, $0.configuration.questionOptions) },
      uniquingKeysWith: { first, _ in first })
  }

  /// Returns the command for a finding at a line; `nil` for findings that no picture shows.
  ///
  /// - Parameter file: The file as the compiler knows it.
  func command(for finding: LintFinding, at file: String?, line: Int?) -> String? {
    guard let line, choice.file != StandardInput.argument,
      LintGroup(ofRule: finding.rule) != .state, finding.rule != LintRule.oneWaySymbol.id
    else { return nil }
    let place = isFolder ? file.map { "\($0):\(line)" } : "line \(line)"
    guard let place else { return nil }
    let question = [place, Self.words[finding.rule]].compactMap { $0 }.joined(separator: " ")
    var arguments = ["quoin", WhyCommand.name, choice.file, question]
    if let target = choice.target { arguments += ["--target", target] }
    if let preview = choice.preview { arguments += ["--preview", preview] }
    arguments += options[finding.cell] ?? []
    return arguments.map(Self.quoted).joined(separator: " ")
  }

  /// The property to ask about, by the rule, in the words of `LayoutQuestion`.
  private static let words: [String: String] = [
    LintRule.truncatedText.id: "cut", LintRule.fixedFrameCutsText.id: "cut",
    LintRule.starvedText.id: "cut", LintRule.brokenWord.id: "broken word",
    LintRule.shrunkText.id: "too small", LintRule.collapsedText.id: "not visible",
    LintRule.unreadableLabel.id: "cut", LintRule.overlappingText.id: "overlaps",
    LintRule.outsideWindow.id: "outside",
    LintRule.underBar.id: "behind the bar", LintRule.ambiguousSize.id: "size",
    LintRule.invalidFrame.id: "size", LintRule.idleFrame.id: "size",
    LintRule.lateFrame.id: "background", LintRule.clippedShadow.id: "cut",
    LintRule.idleSpacer.id: "gap", LintRule.needlessReader.id: "size",
    LintRule.stretchedImage.id: "stretched", LintRule.unscaledImage.id: "too large",
    LintRule.collapsedImage.id: "not visible", LintRule.lowContrast.id: "color",
    LintRule.smallTarget.id: "too small", LintRule.coveredControl.id: "taps",
  ]

  /// Returns an argument as a shell takes it.
  private static func quoted(_ argument: String) -> String {
    let isPlain = argument.allSatisfy { character in
      character.isASCII && (character.isLetter || character.isNumber)
        || "-_./:=,@%+".contains(character)
    }
    if isPlain, !argument.isEmpty { return argument }
    return "'\(argument.replacing("'", with: "'\\''"))'"
  }
}

extension RenderConfiguration {
  /// The options of `quoin why` that select this configuration.
  fileprivate var questionOptions: [String] {
    func side(_ length: Double?) -> String {
      guard let length else { return "*" }
      return length == length.rounded() ? "\(Int(length))" : "\(length)"
    }
    var options: [String] = []
    if let device { options += ["--device", device] }
    if let size { options += ["--size", "\(side(size.width))x\(side(size.height))"] }
    if let os { options += ["--os", "\(os)"] }
    if let orientation { options += ["--orientation", orientation.rawValue] }
    if let dynamicType { options += ["--dynamic-type", dynamicType.rawValue] }
    if let locale { options += ["--locale", locale] }
    if dark == true { options.append("--dark") }
    if rightToLeft == true { options.append("--rtl") }
    if boldText == true { options.append("--bold-text") }
    return options
  }
}

extension LintGroup: ExpressibleByArgument {
  package init?(argument: String) {
    self.init(rawValue: Spelling.american(argument))
  }
}
