import SwiftUI

/// Tags in rows, with as many per row as fit; a tag may request a row of its own.
struct FlowLayout: Layout {
  var alignment: HorizontalAlignment = .leading
  var spacing: CGFloat? = nil
  var rowSpacing: CGFloat = 6

  struct Cache {
    var sizes: [CGSize] = []
    var width: CGFloat?
    var rows: [Row] = []
  }

  struct Row {
    var indices: [Int] = []
    var offsets: [CGFloat] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    arrange(in: proposal.width ?? .infinity, subviews: subviews, cache: &cache)
    let width = cache.rows.map(\.width).max() ?? 0
    let height = cache.rows.map(\.height).reduce(0, +)
    return CGSize(
      width: width, height: height + rowSpacing * CGFloat(max(cache.rows.count - 1, 0)))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    arrange(in: proposal.width ?? .infinity, subviews: subviews, cache: &cache)
    var y = bounds.minY
    for row in cache.rows {
      let slack = bounds.width - row.width
      let start =
        switch alignment {
        case .center: bounds.minX + slack / 2
        case .trailing: bounds.minX + slack
        default: bounds.minX
        }
      for (index, offset) in zip(row.indices, row.offsets) {
        subviews[index].place(
          at: CGPoint(x: start + offset, y: y + row.height / 2), anchor: .leading,
          proposal: ProposedViewSize(cache.sizes[index]))
      }
      y += row.height + rowSpacing
    }
  }

  private func arrange(in width: CGFloat, subviews: Subviews, cache: inout Cache) {
    guard cache.width != width else { return }
    cache.width = width
    cache.rows = []
    var row = Row()
    for index in subviews.indices {
      let size = cache.sizes[index]
      let gap = row.indices.last.map { distance(from: subviews[$0], to: subviews[index]) } ?? 0
      let isAlone =
        subviews[index][StartsRow.self]
        || row.indices.last.map { subviews[$0][EndsRow.self] } == true
      if !row.indices.isEmpty, isAlone || row.width + gap + size.width > width {
        cache.rows.append(row)
        row = Row()
      }
      let offset = row.indices.isEmpty ? 0 : row.width + gap
      row.indices.append(index)
      row.offsets.append(offset)
      row.width = offset + size.width
      row.height = max(row.height, size.height)
    }
    if !row.indices.isEmpty { cache.rows.append(row) }
  }

  private func distance(from first: LayoutSubview, to second: LayoutSubview) -> CGFloat {
    spacing ?? first.spacing.distance(to: second.spacing, along: .horizontal)
  }
}

private struct StartsRow: LayoutValueKey {
  static let defaultValue = false
}

private struct EndsRow: LayoutValueKey {
  static let defaultValue = false
}

extension View {
  /// Gives the view its own row in a ``FlowLayout``.
  func flowsAlone(_ isAlone: Bool = true) -> some View {
    layoutValue(key: StartsRow.self, value: isAlone).layoutValue(key: EndsRow.self, value: isAlone)
  }
}

struct Tag: View {
  let name: String

  var body: some View {
    Text(name)
      .font(.footnote)
      .padding(.horizontal, 10)
      .padding(.vertical, 4)
      .background(Capsule().fill(Color.blue.opacity(0.15)))
  }
}

struct FlowLayoutExample: View {
  let names = ["layout", "swift", "linux", "proposal", "stacks", "alignment", "text", "pdf"]

  var body: some View {
    FlowLayout(alignment: .leading) {
      Text("Topics").font(.headline).flowsAlone()
      ForEach(names, id: \.self) { name in
        Tag(name: name)
      }
    }
    .padding()
  }
}

struct FlowLayout_Previews: PreviewProvider {
  static var previews: some View {
    FlowLayoutExample()
      .previewLayout(.fixed(width: 240, height: 200))
  }
}
