import Foundation
import QuoinGeometry
import QuoinLayout

// Checks for images that are distorted or have an unintended size.

extension LintPass {
  mutating func checkImages() {
    for index in report.nodes.indices {
      guard let facts = node(index).image, !facts.isSymbol, !isSystem(index),
        // Patterns, gradients and the like are meant to be stretched.
        min(facts.natural.width, facts.natural.height) >= 8, !isMissing(index)
      else { continue }
      if facts.isResizable { stretched(index, facts) } else { unscaled(index, facts) }
    }
  }

  /// Whether an image is missing, so that it takes no space and draws nothing.
  private func isMissing(_ index: Int) -> Bool {
    let parts = node(index).name.split(separator: "\"")
    return parts.count > 1 && report.missingResources.contains { $0.contains(parts[1]) }
  }

  private mutating func stretched(_ index: Int, _ facts: ImageFacts) {
    let size = node(index).size
    guard size.width > 1, size.height > 1,
      !around(index).contains(where: { node($0).callName == "blur" })
    else { return }
    let ratio = (size.width / size.height) / (facts.natural.width / facts.natural.height)
    guard ratio > 1.05 || ratio < 1 / 1.05 else { return }
    note(
      .stretchedImage, index,
      "\(name(index)) is \(LengthFormat.text(facts.natural)) but is drawn at \(LengthFormat.text(size)), \(ratio > 1 ? "\(text(ratio)) times as wide" : "\(text(1 / ratio)) times as high") as its aspect ratio requires",
      hint: "Write .scaledToFit(), or .scaledToFill() and .clipped()")
  }

  private mutating func unscaled(_ index: Int, _ facts: ImageFacts) {
    let size = node(index).size
    guard let frame = node(index).parent, node(frame).callName == "frame", isWritten(frame),
      let lengths = node(frame).arguments?.lengths,
      lengths["width"].map({ size.width > $0.value + 1 }) == true
        || lengths["height"].map({ size.height > $0.value + 1 }) == true,
      !around(frame).prefix(3).contains(where: {
        ["clipped", "clipShape", "mask", "cornerRadius"].contains(node($0).callName)
      })
    else { return }
    note(
      .unscaledImage, frame,
      "\(name(index)) stays \(LengthFormat.text(size)) in this frame of \(LengthFormat.text(node(frame).size)), as it is not resizable",
      hint: "Write .resizable() and .scaledToFit() before .frame", fingerprint: "image")
  }
}
