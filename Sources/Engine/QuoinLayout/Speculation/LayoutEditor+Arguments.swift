import Foundation
import QuoinGeometry

// Edits of a node's own arguments. Each returns whether the node is of a fitting kind.

extension LayoutEditor {
  // MARK: Frames

  func setLength(_ length: CGFloat?, _ axis: Axis, ofFrame node: NodeID) -> Bool {
    guard records[node].kind == .fixedFrame else { return false }
    let valid = tree.validLength(length)
    let old = records[node].frame
    records[node].frame = LayoutNode.FrameLengths(
      width: axis == .horizontal ? valid : old.width,
      height: axis == .vertical ? valid : old.height)
    return true
  }

  func changeLimits(of node: NodeID, _ axis: Axis, _ change: (inout FrameLimits) -> Void) -> Bool {
    guard records[node].kind == .flexFrame else { return false }
    let old = records[node].limits(axis)
    func given(_ length: CGFloat) -> CGFloat? { length.isNaN ? nil : length }
    var limits = FrameLimits(min: given(old.min), ideal: given(old.ideal), max: given(old.max))
    change(&limits)
    setLimits(tree.normalised(limits), axis, of: node)
    return true
  }

  /// Makes a fixed frame flexible: its length along `axis` becomes a limit.
  ///
  /// On the other axis, equal limits and an equal ideal replace a fixed length. The child gets that
  /// length for every proposal, as from a frame of its own.
  func makeFlexible(_ node: NodeID, _ axis: Axis, _ limits: (CGFloat) -> FrameLimits) -> Bool {
    guard records[node].kind == .fixedFrame else { return false }
    let lengths = records[node].frame
    let (length, other) = (lengths[axis], lengths[axis.crossing])
    guard !length.isNaN else { return false }
    records[node].kind = .flexFrame
    setLimits(tree.normalised(limits(length)), axis, of: node)
    setLimits(FlexLimits(min: other, ideal: other, max: other), axis.crossing, of: node)
    return true
  }

  private func setLimits(_ limits: FlexLimits, _ axis: Axis, of node: NodeID) {
    if axis == .horizontal {
      records[node].widthLimits = limits
    } else {
      records[node].heightLimits = limits
    }
  }

  // MARK: Alignment

  func setAlignment(
    _ horizontal: HorizontalAlignment?, _ vertical: VerticalAlignment?, of node: NodeID
  ) -> Bool {
    let record = records[node]
    var (horizontal, vertical) = (horizontal, vertical)
    switch record.kind {
    case .stack, .lazy:
      if record.axis == .horizontal { horizontal = nil } else { vertical = nil }
    case .zStack, .grid, .fixedFrame, .flexFrame, .containerFrame, .overlay, .background: break
    default: return false
    }
    guard horizontal != nil || vertical != nil else { return false }
    let old = alignment(of: node)
    let new = Alignment(
      horizontal: horizontal ?? old.horizontal, vertical: vertical ?? old.vertical)
    switch record.kind {
    case .grid: tree.tables.grids[Int(record.payload)] = GridShape(alignment: new)
    case .lazy: tree.lazyContainer(node).content.alignment = new
    default: tree.setAlignment(new, of: tree.pointer(node))
    }
    return true
  }

  private func alignment(of node: NodeID) -> Alignment {
    let record = records[node]
    switch record.kind {
    case .grid: return tree.tables.grids[Int(record.payload)].alignment
    case .lazy: return tree.lazyContainer(node).content.alignment
    default:
      let horizontal = tree.pass.alignmentKey(node, record.horizontalLine, .horizontal)
      let vertical = tree.pass.alignmentKey(node, record.verticalLine, .vertical)
      return Alignment(
        horizontal: HorizontalAlignment(horizontal), vertical: VerticalAlignment(vertical))
    }
  }

  // MARK: Spacing

  func setSpacing(_ spacing: CGFloat, of node: NodeID) -> Bool {
    let valid: CGFloat = spacing.isFinite ? spacing : .nan
    switch records[node].kind {
    case .stack: records[node].stack.spacing = valid
    case .lazy:
      let content = tree.lazyContainer(node).content
      guard content.tracks.isEmpty else { return false }
      content.spacing = valid
    default: return false
    }
    return true
  }

  func setTrackSpacing(_ length: CGFloat, _ axis: Axis, of node: NodeID) -> Bool {
    guard length.isFinite else { return false }
    switch records[node].kind {
    case .grid:
      let old = records[node].gridSpacing
      records[node].gridSpacing = LayoutNode.GridSpacing(
        horizontal: axis == .horizontal ? length : old.horizontal,
        vertical: axis == .vertical ? length : old.vertical)
    case .lazy:
      let content = tree.lazyContainer(node).content
      guard !content.tracks.isEmpty else { return false }
      if axis == content.axis {
        content.spacing = length
      } else {
        content.setTrackSpacing(length)
      }
    default: return false
    }
    return true
  }

  func setTrackAlignment(_ alignment: Alignment, of node: NodeID) -> Bool {
    guard records[node].kind == .lazy else { return false }
    let content = tree.lazyContainer(node).content
    guard !content.tracks.isEmpty else { return false }
    content.setTrackAlignment(alignment)
    return true
  }

  // MARK: Other modifiers

  func setInsets(_ insets: EdgeInsets, of node: NodeID) -> Bool {
    guard records[node].kind == .padding else { return false }
    records[node].padding = insets.finite
    return true
  }

  func setFixedAxes(_ axes: Axis.Set, of node: NodeID) -> Bool {
    guard [.fixedSize, .fitting].contains(records[node].kind) else { return false }
    Self.setAxes(axes, of: tree.pointer(node))
    return true
  }

  static func setAxes(_ axes: Axis.Set, of record: UnsafeMutablePointer<LayoutNode>) {
    record.pointee.flags.remove([.horizontal, .vertical])
    if axes.contains(.horizontal) { record.pointee.flags.insert(.horizontal) }
    if axes.contains(.vertical) { record.pointee.flags.insert(.vertical) }
  }

  func makeFitting(_ node: NodeID) -> Bool {
    guard records[node].kind == .aspectRatio, records[node].flags.contains(.fills) else {
      return false
    }
    records[node].flags.remove(.fills)
    return true
  }
}
