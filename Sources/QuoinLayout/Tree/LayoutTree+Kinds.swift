extension LayoutTree {
  /// Whether `node` is a modifier: its first child is what it is written on.
  package func isWrapper(_ node: Node) -> Bool {
    switch pointer(node).pointee.kind {
    case .fixedFrame, .flexFrame, .padding, .fixedSize, .aspectRatio, .offset, .effect, .overlay,
      .background, .matched, .containerFrame, .safeAreaIgnoring, .safeAreaInset, .position,
      .boundary:
      true
    default: false
    }
  }

  /// Whether `node` moves what is inside without anybody's noticing: by an offset, or by scrolling.
  package func movesContent(_ node: Node) -> Bool {
    pointer(node).pointee.kind == .offset || isScroll(node)
  }

  package func isScroll(_ node: Node) -> Bool { pointer(node).pointee.kind == .scroll }

  /// Whether what is inside `node` is drawn transformed.
  package func isTransforming(_ node: Node) -> Bool {
    pointer(node).pointee.flags.contains(.transforms)
  }

  /// The first child of `node`, or -1.
  package func firstChild(of node: Node) -> Node { pointer(node).pointee.firstChild }
}
