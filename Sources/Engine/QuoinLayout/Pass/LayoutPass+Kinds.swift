import Foundation
import QuoinGeometry

// The algorithms by kind of node. Two more switches choose a kind's spacing
// (`LayoutPass+Spacing.swift`) and its guides (`LayoutPass+Guides.swift`).

extension LayoutPass {
  /// Computes what the children of `node` alone determine: its ranges, and the axes without one.
  @inline(__always)
  func closeByKind(_ node: UnsafeMutablePointer<LayoutNode>) {
    switch node.pointee.kind {
    case .list, .leaf, .square, .measured, .reader, .free: break
    case .stack: closeStack(node)
    case .zStack: closeZStack(node)
    case .custom: closeCustom(node)
    case .fixedFrame: closeFixedFrame(node)
    case .flexFrame: closeFlexFrame(node)
    case .padding: closePadding(node)
    case .fixedSize: closeFixedSize(node)
    case .aspectRatio: closeAspectRatio(node)
    case .offset, .effect, .matched, .overlay, .background: closeNeutral(node)
    case .boundary: closeBoundary(node)
    case .containerFrame: closeContainerFrame(node)
    case .position: closePosition(node)
    case .safeAreaIgnoring: closeSafeAreaIgnoring(node)
    case .safeAreaInset: closeSafeAreaInset(node)
    case .fitting: closeFitting(node)
    case .grid: closeGrid(node)
    case .scroll: closeScroll(node)
    case .lazy: closeLazy(node)
    }
  }

  /// Computes the size of `index` for the proposal `offer`; most algorithms measure the children.
  @inline(__always)
  func compute(_ index: NodeID, _ offer: Offer) -> CGSize {
    switch records[index].kind {
    case .list, .free: .zero
    case .leaf, .reader: measureLeaf(index, offer)
    case .square: measureSquare(index, offer)
    case .measured: measureHostLeaf(index, offer)
    case .stack: measureStack(index, offer)
    case .zStack: measureZStack(index, offer)
    case .custom: measureCustom(index, offer)
    case .fixedFrame, .containerFrame: measureFixedFrame(index, offer)
    case .flexFrame: measureFlexFrame(index, offer)
    case .padding: measurePadding(index, offer)
    case .fixedSize: measureFixedSize(index, offer)
    case .aspectRatio: measureAspectRatio(index, offer)
    case .offset, .effect, .matched, .overlay, .background, .boundary, .safeAreaIgnoring:
      measureNeutral(index, offer)
    case .position: measurePosition(index, offer)
    case .safeAreaInset: measureSafeAreaInset(index, offer)
    case .fitting: measureFitting(index, offer)
    case .grid: measureGrid(index, offer)
    case .scroll: measureScroll(index, offer)
    case .lazy: tree.lazyContainer(index).measure(offer)
    }
  }

  /// Determines the final proposals, sizes and origins of the children of `index` for its own
  /// proposal and size.
  func arrange(_ index: NodeID) {
    switch records[index].kind {
    case .list, .leaf, .square, .measured, .free: break
    case .stack: arrangeStack(index)
    case .zStack: arrangeZStack(index)
    case .custom: arrangeCustom(index)
    case .fixedFrame, .containerFrame: arrangeFixedFrame(index)
    case .flexFrame: arrangeFlexFrame(index)
    case .padding: arrangePadding(index)
    case .fixedSize: arrangeFixedSize(index)
    case .aspectRatio: arrangeAspectRatio(index)
    case .reader: arrangeReader(index)
    case .offset, .effect, .boundary: arrangeNeutral(index)
    case .matched: arrangeMatched(index)
    case .overlay, .background: arrangeLayers(index)
    case .position: arrangePosition(index)
    case .safeAreaIgnoring: arrangeSafeAreaIgnoring(index)
    case .safeAreaInset: arrangeSafeAreaInset(index)
    case .fitting: arrangeFitting(index)
    case .grid: arrangeGrid(index)
    case .scroll: arrangeScroll(index)
    case .lazy: tree.lazyContainer(index).arrange()
    }
  }
}
