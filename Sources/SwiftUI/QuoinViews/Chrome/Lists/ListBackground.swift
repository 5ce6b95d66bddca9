import QuoinCore

/// The background of a list, and the thin border of some lists.
struct ListBackground<Content: View>: View {
  let metrics: ListMetrics
  let content: Content
  @Environment(\.scrollContentBackground) private var visibility

  var body: some View {
    let page = visibility == .hidden ? Color.clear : Color(storage: .system(metrics.page))
    if metrics.isFramed {
      content.background(page).border(.separator)
    } else {
      content.background(page)
    }
  }
}
