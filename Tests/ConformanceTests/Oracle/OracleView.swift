import SwiftUI

/// An oracle's tree as a SwiftUI view; leaves and spacers are named by their path from the root.
struct OracleView: View {
  let tree: OracleTree
  var path = ""

  var body: some View {
    switch tree {
    case .leaf(let width, let height):
      Color.red
        .frame(
          minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max,
          minHeight: height.min, idealHeight: height.ideal, maxHeight: height.max
        )
        .accessibilityIdentifier(path)
    case .area:
      AnsweringLayout(answer: OracleTree.areaSize) { Color.clear }.accessibilityIdentifier(path)
    case .spacer(let minLength):
      Spacer(minLength: minLength).accessibilityIdentifier(path)
    case .stack(.horizontal, let alignment, let spacing, let children):
      HStack(alignment: alignment.vertical, spacing: spacing) { list(children) }
    case .stack(.vertical, let alignment, let spacing, let children):
      VStack(alignment: alignment.horizontal, spacing: spacing) { list(children) }
    case .zStack(let alignment, let children):
      ZStack(alignment: alignment) { list(children) }
    case .fixedFrame(let width, let height, let alignment, let child):
      inner(child).frame(width: width, height: height, alignment: alignment)
    case .flexFrame(let width, let height, let alignment, let child):
      inner(child).frame(
        minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max,
        minHeight: height.min, idealHeight: height.ideal, maxHeight: height.max,
        alignment: alignment)
    case .padding(let insets, let child): inner(child).padding(insets)
    case .fixedSize(let horizontal, let vertical, let child):
      inner(child).fixedSize(horizontal: horizontal, vertical: vertical)
    case .aspectRatio(let ratio, let fills, let child):
      inner(child).aspectRatio(ratio, contentMode: fills ? .fill : .fit)
    case .priority(let value, let child): inner(child).layoutPriority(value)
    case .overlay(let alignment, let primary, let content):
      inner(primary).overlay(alignment: alignment) { OracleView(tree: content, path: path + "o") }
    }
  }

  private func inner(_ child: OracleTree) -> OracleView {
    OracleView(tree: child, path: path + "i")
  }

  private func list(_ children: [OracleTree]) -> some View {
    ForEach(children.indices, id: \.self) { index in
      OracleView(tree: children[index], path: "\(path)/\(index)")
    }
  }
}
