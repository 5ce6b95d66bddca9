import QuoinGeometry

// Queries about the kind of a node, for other modules.

extension LayoutTree {
  /// Returns the generic name of the view or modifier that `node` represents, for use if no better
  /// one is known.
  package func kindName(of node: NodeID) -> String {
    let record = records[node]
    switch record.kind {
    case .list: return "root"
    case .leaf: return record.flags.contains(.spacer) ? "Spacer" : "leaf"
    case .square: return "Circle"
    case .measured: return "leaf"
    case .reader: return "GeometryReader"
    case .stack: return record.axis == .horizontal ? "HStack" : "VStack"
    case .zStack: return "ZStack"
    case .custom: return tables.layouts[Int(record.payload)].name
    case .fixedFrame, .flexFrame: return "frame"
    case .containerFrame: return "containerRelativeFrame"
    case .position: return "position"
    case .safeAreaIgnoring: return "ignoresSafeArea"
    case .safeAreaInset: return "safeAreaInset"
    case .fitting: return "ViewThatFits"
    case .grid: return "Grid"
    case .scroll: return "ScrollView"
    case .lazy:
      return lazyContainer(node).content.tracks.isEmpty
        ? (record.axis == .horizontal ? "LazyHStack" : "LazyVStack")
        : (record.axis == .horizontal ? "LazyHGrid" : "LazyVGrid")
    case .padding: return "padding"
    case .fixedSize: return "fixedSize"
    case .aspectRatio: return "aspectRatio"
    case .offset: return "offset"
    case .effect: return "effect"
    case .matched: return "matchedGeometryEffect"
    case .overlay: return "overlay"
    case .boundary, .free: return "boundary"
    case .background: return "background"
    }
  }

  /// Whether `node` is a container for any number of views.
  package func isContainer(_ node: NodeID) -> Bool {
    switch records[node].kind {
    case .stack, .zStack, .custom, .grid, .lazy, .list: true
    default: false
    }
  }

  /// Returns the insets of a padding; `nil` for other nodes.
  package func insets(of node: NodeID) -> EdgeInsets? {
    let record = records[node]
    guard record.kind == .padding else { return nil }
    return record.padding
  }

  /// Whether `node` creates only the visible part of its content.
  package func isLazy(_ node: NodeID) -> Bool { records[node].kind == .lazy }

  /// Whether `node` is a lazy container whose visible items only the layout determines.
  package func isFilledByLayout(_ node: NodeID) -> Bool {
    isLazy(node) && !lazyContainer(node).content.isFilledBeforeLayout
  }

  /// Whether `node`'s second child is a layer below its first.
  package func isBackground(_ node: NodeID) -> Bool { records[node].kind == .background }
  /// Whether `node` has a primary child and a layer over or under it.
  package func isLayered(_ node: NodeID) -> Bool {
    records[node].kind == .background || records[node].kind == .overlay
  }

  /// Whether `node` is a modifier: its first child is the view that it modifies.
  package func isWrapper(_ node: NodeID) -> Bool {
    switch records[node].kind {
    case .fixedFrame, .flexFrame, .padding, .fixedSize, .aspectRatio, .offset, .effect, .overlay,
      .background, .matched, .containerFrame, .safeAreaIgnoring, .safeAreaInset, .position,
      .boundary:
      true
    default: false
    }
  }

  /// Whether `node` moves its content without a change in layout: by an offset, or by scrolling.
  package func movesContent(_ node: NodeID) -> Bool {
    records[node].kind == .offset || isScroll(node)
  }

  package func isScroll(_ node: NodeID) -> Bool { records[node].kind == .scroll }

  /// Whether `node` draws its content transformed.
  package func isTransforming(_ node: NodeID) -> Bool {
    records[node].flags.contains(.transforms)
  }

  /// Returns the first child of `node`; absent if it has none.
  package func firstChild(of node: NodeID) -> NodeID { records[node].firstChild }
}
