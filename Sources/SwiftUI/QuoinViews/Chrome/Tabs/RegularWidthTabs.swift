import Foundation
import QuoinCore
import QuoinGeometry

// Tabs in regular widths. There are no recordings, so every number is estimated, except for those
// of tvOS (Rules/Navigation.md#other-tab-bars).

/// The capsule of titles at the top of the screen of an iPad or a television.
/// Sizing: h-hug, v-hug.
struct TopTabBar: View {
  let items: [TabItem]
  let selected: Int
  let select: @MainActor (Int) -> Void
  var height = TabMetrics.topBarHeight
  var fontSize: CGFloat = 15
  @Environment(\.platform) private var platform

  var body: some View {
    let selectedStyle = platform == .tvOS ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint)
    HStack(spacing: 0) {
      ForEach(items.indices, id: \.self) { index in
        TabTitle(item: items[index])
          .font(.system(size: fontSize, weight: index == selected ? .semibold : .medium))
          .foregroundStyle(index == selected ? selectedStyle : AnyShapeStyle(.primary))
          .padding(.horizontal, 16)
          .frame(height: height - 8)
          .background { if index == selected { Capsule().fill(.fill.tertiary) } }
          .tappable { select(index) }
          .element(of: items, at: index, selected: selected)
      }
    }
    .padding(4)
    .glassCapsule()
  }
}

/// The tabs of macOS: a row of titles above the page, or a sidebar beside it.
/// Sizing: h-exp, v-exp.
struct MacTabs<Page: View>: View {
  let items: [TabItem]
  let selected: Int
  let select: @MainActor (Int) -> Void
  let isSidebar: Bool
  let page: Page

  var body: some View {
    if isSidebar {
      HStack(spacing: 0) {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(items.indices, id: \.self) { index in
            if let header = header(before: index) {
              header.content
                .font(.system(size: 11, weight: .semibold)).foregroundStyle(.secondary)
                .padding(.horizontal, 8).padding(.top, index == 0 ? 0 : 12).padding(.bottom, 4)
                .accessibilityAddTraits(.isHeader)
            }
            TabTitle(item: items[index], showsIcon: true)
              .padding(.horizontal, 8)
              .frame(maxWidth: .infinity, minHeight: 28, alignment: .leading)
              .background { if index == selected { RoundedRectangle(cornerRadius: 8).fill(.fill) } }
              .tappable { select(index) }
              .element(of: items, at: index, selected: selected)
          }
          Spacer(minLength: 0)
        }
        .padding(10)
        .frame(width: 200)
        .background { Rectangle().fill(.fill.quaternary).ignoresSafeArea() }
        page
      }
    } else {
      VStack(spacing: 8) {
        HStack(spacing: 0) {
          ForEach(items.indices, id: \.self) { index in
            TabTitle(item: items[index])
              .foregroundColor(index == selected ? .white : nil)
              .padding(.horizontal, 12)
              .frame(height: 24)
              .background { if index == selected { Capsule().fill(Color.accentColor) } }
              .tappable { select(index) }
              .element(of: items, at: index, selected: selected)
          }
        }
        .background { Capsule().fill(.fill.secondary) }
        page.background { RoundedRectangle(cornerRadius: 8).fill(.fill.quaternary) }
      }
    }
  }
}

extension MacTabs {
  /// Returns the header of the section that begins at `index` in the sidebar.
  private func header(before index: Int) -> CapturedView? {
    let section = items[index].section
    return index > 0 && items[index - 1].section?.start == section?.start ? nil : section?.header
  }
}

/// A tab's label on a single line.
private struct TabTitle: View {
  let item: TabItem
  var showsIcon = false

  var body: some View {
    HStack(spacing: 6) {
      if showsIcon {
        item.label.content
      } else {
        item.label.content.labelStyle(.titleOnly)
      }
      if let badge = item.badge { badge.foregroundStyle(.secondary) }
    }
    .lineLimit(1)
  }
}
