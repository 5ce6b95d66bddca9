import Foundation
import QuoinCore
import QuoinGeometry

/// Groups of entries beside each other, each in a capsule of glass. Sizing: h-hug, v-hug.
struct BarGroups: View {
  let groups: [BarItems.Group]
  let metrics: BarMetrics
  /// Whether there are no capsules, as in the middle of the bar.
  var isBare = false

  var body: some View {
    HStack(spacing: metrics.groupGap) {
      ForEach(groups.indices, id: \.self) { index in
        if groups[index].isGap {
          Spacer(minLength: 0)
        } else {
          BarGroup(group: groups[index], metrics: metrics, isBare: isBare)
        }
      }
    }
  }
}

/// Entries that share a capsule.
private struct BarGroup: View {
  let group: BarItems.Group
  let metrics: BarMetrics
  let isBare: Bool
  @Environment(\.platform) private var platform

  var body: some View {
    _ElementsReader(BarPages(pages: group.pages)) { elements, emission in
      let runs = runs(of: elements, in: emission)
      ForEach(runs.indices, id: \.self) { index in
        if index > 0 { Spacer(minLength: 0) }
        if runs[index].isEmpty {
          EmptyView()
        } else if isBare {
          BareRun(elements: runs[index])
        } else {
          BarCapsule(
            elements: runs[index].map { ($0, emission.draws(TextDrawing.self, inside: $0.node)) },
            metrics: metrics, isProminent: group.isProminent)
        }
      }
    }
    .modifier(BarItemText(metrics: metrics, isProminent: group.isProminent, isBare: isBare))
  }

  /// The runs of entries between spacers; each run gets a capsule.
  private func runs(of elements: [EmittedView], in emission: Emission) -> [[EmittedView]] {
    elements.split(omittingEmptySubsequences: false) { emission.tree.isSpacer($0.node) }
      .map { Array($0) }
  }
}

private struct BareRun: View {
  let elements: [EmittedView]

  var body: some View { HStack { ForEach(elements.indices, id: \.self) { elements[$0] } } }
}

/// A capsule with entries. Sizing: h-hug, v-hug.
private struct BarCapsule: View {
  let elements: [(view: EmittedView, isText: Bool)]
  let metrics: BarMetrics
  let isProminent: Bool

  var body: some View {
    HStack(spacing: metrics.itemGap) {
      ForEach(elements.indices, id: \.self) { index in
        elements[index].view
          .padding(
            .horizontal, elements[index].isText ? metrics.labelPadding : metrics.iconPadding
          )
          .frame(minWidth: metrics.buttonHeight)
          .frame(height: metrics.buttonHeight)
      }
    }
    .padding((metrics.itemHeight - metrics.buttonHeight) / 2)
    .background { if isProminent { Capsule().fill(Color.accentColor) } }
    .modifier(OptionalGlass(isGlass: !isProminent))
    .chrome("barCapsule")
  }
}

private struct OptionalGlass: ViewModifier {
  let isGlass: Bool

  func body(content: Content) -> some View {
    if isGlass { content.glassCapsule() } else { content }
  }
}

/// The font and colour of the entries.
private struct BarItemText: ViewModifier {
  let metrics: BarMetrics
  let isProminent: Bool
  let isBare: Bool

  func body(content: Content) -> some View {
    if isBare {
      content
    } else {
      content
        .font(.system(size: metrics.itemSize, weight: isProminent ? .semibold : .medium))
        .labelStyle(.iconOnly)
        .lineLimit(1)
        .foregroundColor(isProminent ? .white : nil)
    }
  }
}

/// The views of several entries, each in the environment where it was written; fonts and places are the bar's.
private struct BarPages: PrimitiveView {
  let pages: [BarPage]

  static func _emit(_ view: Self, into emission: Emission) {
    let bar = emission.environment
    for (index, page) in view.pages.enumerated() {
      guard emission.enter(.number(index)) else { return }
      emission.withEnvironment(
        {
          $0 = page.environment
          $0.font = bar.font
          $0.lineLimit = bar.lineLimit
          $0.labelStyles = bar.labelStyles
          $0.controlPlace = bar.controlPlace
          $0.colorScheme = bar.colorScheme
          $0.styles.foreground = bar.styles.foreground
        }, { _StyleContent._emit(page.content, into: emission) })
      emission.leave()
    }
  }
}

/// The bar of entries at the bottom, and the search field beside them. Sizing: h-exp, v-hug.
struct BottomToolbar: View {
  let items: BarItems
  let search: SearchContents?

  var body: some View {
    let metrics = BarMetrics.iOSBottom
    HStack(spacing: metrics.groupGap) {
      if !items.bottom.isEmpty { BarGroups(groups: items.bottom, metrics: metrics) }
      if let search, search.isAtBottom { SearchField(search: search) }
    }
    .frame(height: metrics.itemHeight)
    .frame(maxWidth: .infinity, alignment: alignment)
    .padding(.horizontal, metrics.sideInset)
    .modifier(BarSurroundings(colorScheme: nil))
  }

  /// A single group stands in the middle.
  private var alignment: Alignment {
    items.bottom.count == 1 && search?.isAtBottom != true ? .center : .leading
  }
}
