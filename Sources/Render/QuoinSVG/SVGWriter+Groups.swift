import Foundation
import QuoinDrawing
import QuoinGeometry

extension SVGWriter {
  mutating func push(_ effect: Effect, at index: Int) {
    switch effect {
    case .mask where isFollowedByShape(index), .blend:
      // `pop` writes their elements, once it knows their content.
      break
    case .maskShape where index > 0 && list.items[index - 1] == .push(.mask): break
    default: pieces.append(openingTag(effect, groups[index]))
    }
    open.append(OpenGroup(index: index, effect: effect, firstPiece: pieces.count))
  }

  mutating func pop() {
    guard let group = open.popLast() else { return }
    switch group.effect {
    case .maskShape where open.last?.effect == .mask && group.index == (open.last?.index ?? 0) + 1:
      let shape = take(from: group.firstPiece)
      let id = definitions.mask(shape, in: groups[group.index - 1].maskBounds)
      pieces.append("<g mask=\"url(#\(id))\">\n")
    case .blend(let blending): blend(take(from: group.firstPiece), blending)
    default: pieces.append("</g>\n")
    }
  }

  private func isFollowedByShape(_ index: Int) -> Bool {
    index + 1 < list.items.count && list.items[index + 1] == .push(.maskShape)
  }

  /// Removes the pieces from `first` on and returns them joined.
  private mutating func take(from first: Int) -> String {
    defer { pieces.removeSubrange(first...) }
    return pieces[first...].joined()
  }

  private mutating func openingTag(_ effect: Effect, _ group: DisplayGroups.Group) -> String {
    switch effect {
    case .clip(let path, let evenOdd):
      let id = definitions.clip(path, evenOdd: evenOdd)
      return "<g clip-path=\"url(#\(id))\">\n"
    case .opacity(let opacity) where opacity < 1:
      return "<g opacity=\"\(SVGNumber.text(opacity))\">\n"
    case .opacity, .isolate:
      return group.containsBlend ? "<g style=\"isolation:isolate\">\n" : "<g>\n"
    case .transform(let transform):
      return "<g transform=\"\(transform.svgText)\">\n"
    case .mask, .maskShape: return "<g display=\"none\">\n"
    default:
      guard !group.contentBounds.isNull, let steps = SVGFilter(effect) else { return "<g>\n" }
      let region = steps.region(around: group.contentBounds)
      return "<g filter=\"url(#\(definitions.filter(steps.elements, in: region)))\">\n"
    }
  }

  // MARK: Blending

  /// Combines `content` with the pieces that the enclosing group has written so far.
  ///
  /// Browsers support the modes of CSS. Compositing modes are expressed by drawing order and masks;
  /// the few other modes are drawn as `normal`.
  private mutating func blend(_ content: String, _ blending: Blending) {
    if let name = blending.cssName {
      pieces.append("<g style=\"mix-blend-mode:\(name)\">\n\(content)</g>\n")
    } else if [.destinationOver, .destinationOut, .clear, .destinationIn, .sourceAtop]
      .contains(blending), let tags = removeTransformTags()
    {
      let closing = String(repeating: "</g>\n", count: tags.count)
      combine(tags.joined() + content + closing, blending, outside: tags.count)
      for (group, tag) in zip(open.indices.suffix(tags.count), tags) {
        pieces.append(tag)
        open[group].firstPiece = pieces.count
      }
    } else {
      pieces.append("<g>\n\(content)</g>\n")
    }
  }

  /// Combines `content` with the pieces of the group `count` levels further out.
  private mutating func combine(_ content: String, _ blending: Blending, outside count: Int) {
    let group = open.dropLast(count).last
    let first = group?.firstPiece ?? 0
    let region =
      group.map { groups[$0.index].contentBounds } ?? CGRect(origin: .zero, size: list.size)
    switch blending {
    case .destinationOver: pieces.insert(content, at: first)
    case .sourceAtop:
      let id = definitions.mask(pieces[first...].joined(), in: region)
      pieces.append("<g mask=\"url(#\(id))\">\n\(content)</g>\n")
    default:
      let id = definitions.mask(content, in: region, isInverted: blending != .destinationIn)
      pieces.insert("<g mask=\"url(#\(id))\">\n", at: first)
      pieces.append("</g>\n")
    }
  }

  /// Removes the opening tags of the innermost transforms, if they are still empty.
  private mutating func removeTransformTags() -> [String]? {
    let transforms = open.reversed().prefix {
      if case .transform = $0.effect { true } else { false }
    }
    guard let outermost = transforms.last else { return [] }
    let count = transforms.count
    guard outermost.firstPiece == pieces.count - count + 1 else { return nil }
    defer { pieces.removeLast(count) }
    return Array(pieces.suffix(count))
  }
}

extension Blending {
  /// The mode's name in CSS, or that of the closest mode.
  fileprivate var cssName: String? {
    switch self {
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .plusLighter: "plus-lighter"
    case .plusDarker: "multiply"
    case .normal: nil
    default: isStandard ? rawValue : nil
    }
  }
}
