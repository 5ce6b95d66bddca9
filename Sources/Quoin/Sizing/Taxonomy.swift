import Foundation
import QuoinExplain
import QuoinViews

/// How the framework's own views are sized: a row for each of the articles' taxonomy, measured.
@MainActor
public enum Taxonomy {
  /// Every row, in the articles' order.
  public static var rows: [TaxonomyRow] {
    simple + buttons + links + labels + stacks + sliders + progressViews + steppers + toggles
      + shapes + spacers + frames + ratios + fixed + decorators + special
  }
}

/// A view or modifier of the taxonomy.
@MainActor
public struct TaxonomyRow {
  /// The kind of view that this is.
  public let group: String
  /// The view, and in which form.
  public let type: String
  /// Whether the view takes another view.
  public let category: Category
  /// The row's limits and contradictions, with their source.
  public let remarks: String
  /// Makes a sample; `nil` for a view of platforms that Quoin doesn't have.
  private let sample: (@MainActor () -> AnyView)?

  public enum Category: String, Sendable, Encodable { case simple, composed }

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

  init(elsewhere group: String, _ type: String, _ category: Category, _ remarks: String) {
    self.group = group
    self.type = type
    self.category = category
    self.remarks = remarks
    sample = nil
  }

  /// How a sample is sized on iOS, unless `prepare` sets the renderer to something else; `nil` for a view of a
  /// platform that Quoin doesn't have.
  public func sizing(_ prepare: (ImageRenderer<AnyView>) -> Void = { _ in }) -> SizingReport? {
    sample.map { sample in
      let renderer = ImageRenderer(content: sample())
      prepare(renderer)
      return renderer.sizing()
    }
  }

  /// The sample as the articles look at it: with a border on a canvas, around a child that hugs and, for a view with a place
  /// for a child, around one that expands. `nil` for a view of a platform that Quoin doesn't have.
  public var illustration: AnyView? {
    sample.map { sample in
      let fills: [SizingProbe.Child] =
        sizing()?.isComposed == true ? [.hugging, .expanding] : [.hugging]
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
}
