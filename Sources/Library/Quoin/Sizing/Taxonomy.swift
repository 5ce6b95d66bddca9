import Foundation
import QuoinExplain
import QuoinViews

/// The measured sizing of the framework's own views, with a row for each entry of the articles'
/// taxonomy.
@MainActor
package enum Taxonomy {
  /// Every row, in the articles' order.
  package static var rows: [TaxonomyRow] {
    simple + buttons + links + labels + stacks + sliders + progressViews + steppers + toggles
      + shapes + spacers + frames + ratios + fixed + decorators + special
  }
}

/// A view or modifier of the taxonomy.
@MainActor
package struct TaxonomyRow {
  /// The kind of view.
  package let group: String
  /// The type and variant of the view.
  package let type: String
  /// Whether the view contains another view.
  package let category: Category
  /// Limits and contradictions, with their source.
  package let remarks: String
  /// Makes a sample.
  private let sample: @MainActor () -> AnyView

  package enum Category: String, Sendable, Encodable { case simple, composed }

  init<Sample: View>(
    _ group: String, _ type: String, _ category: Category, _ remarks: String = "",
    @ViewBuilder sample: @escaping @MainActor () -> Sample
  ) {
    self.group = group
    self.type = type
    self.category = category
    self.remarks = remarks
    self.sample = { AnyView(sample()) }
  }

  /// The sizing of a sample on iOS, unless `prepare` configures the renderer or the row sets the
  /// platform.
  package func sizing(_ prepare: (ImageRenderer<AnyView>) -> Void = { _ in }) -> SizingReport {
    let renderer = ImageRenderer(content: sample())
    prepare(renderer)
    return renderer.sizing()
  }

  /// The sample as illustrated in the articles: with a border on a canvas, around a hugging child
  /// and, for a composed view, around an expanding one.
  package var illustration: AnyView {
    let fills: [SizingProbe.Child] = sizing().isComposed ? [.hugging, .expanding] : [.hugging]
    return AnyView(
      HStack(spacing: 8) {
        ForEach(fills.indices, id: \.self) { index in
          sample().border(Color.blue).frame(width: 140, height: 90).clipped()
            .background(Color(white: 0.95))
            .environment(\.probeChild, fills[index])
        }
      }
      .padding(4).background(Color.white))
  }
}
