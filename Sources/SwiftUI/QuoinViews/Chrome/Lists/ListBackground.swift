import QuoinCore

/// The background of a list, and the thin border of some lists.
struct ListBackground<Content: View>: View {
  let metrics: ListMetrics
  let content: Content
  @Environment(\.scrollContentBackground) private var visibility

  var body: some View {
    let page = visibility == .hidden ? Color.clear : Color(storage: .system(metrics.page))
    let content = content.modifier(
      _LayerModifier(
        // A list extends under the keyboard, too.
        _StyleLayer(style: page, edges: .all, regions: .all), alignment: .center,
        isBackground: true))
    if metrics.isFramed { content.border(.separator) } else { content }
  }
}
