import Foundation
import QuoinDrawing
import QuoinGeometry

extension SVGWriter {
  mutating func push(_ effect: Effect, at index: Int) {
    switch effect {
    case .mask where isFollowedByShape(index), .blend:
      // Their elements are written when their content is known.
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
      let region = groups[group.index - 1].maskBounds
      let id = definitions.mask(shape, in: region.isNull ? .zero : region)
      pieces.append("<g mask=\"url(#\(id))\">\n")
    case .blend(let blending): blend(take(from: group.firstPiece), blending)
    default: pieces.append("</g>\n")
    }
  }

  private func isFollowedByShape(_ index: Int) -> Bool {
    index + 1 < list.items.count && list.items[index + 1] == .push(.maskShape)
  }

  /// Removes what was written from `first` on.
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

  /// Combines `content` with what the group around has written so far.
  ///
  /// Browsers know the modes of CSS. Those that draw below, cut out or keep inside become orders and masks,
  /// when no transform lies between; the few that are left are drawn as `normal`.
  private mutating func blend(_ content: String, _ blending: Blending) {
    var isIsolated = true
    if case .transform? = open.last?.effect { isIsolated = false }
    let first = open.last?.firstPiece ?? 0
    let region =
      open.last.map { groups[$0.index].contentBounds } ?? CGRect(origin: .zero, size: list.size)
    switch blending {
    case .destinationOver where isIsolated: pieces.insert(content, at: first)
    case .destinationOut where isIsolated, .clear where isIsolated,
      .destinationIn where isIsolated:
      let id = definitions.mask(content, in: region, isInverted: blending != .destinationIn)
      pieces.insert("<g mask=\"url(#\(id))\">\n", at: first)
      pieces.append("</g>\n")
    case .sourceAtop where isIsolated:
      let id = definitions.mask(pieces[first...].joined(), in: region)
      pieces.append("<g mask=\"url(#\(id))\">\n\(content)</g>\n")
    default:
      guard let name = blending.cssName else { return pieces.append("<g>\n\(content)</g>\n") }
      pieces.append("<g style=\"mix-blend-mode:\(name)\">\n\(content)</g>\n")
    }
  }
}

extension Blending {
  /// What CSS calls the mode, or the one that comes nearest.
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
