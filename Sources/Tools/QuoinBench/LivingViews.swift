import Observation
import QuoinCore
import QuoinGeometry
import QuoinViews

/// The model of the rows in the live feeds.
@Observable
final class FeedModel {
  var rows: [RowModel]
  /// The first visible row of a scroll view.
  var first: Int?

  init(_ count: Int) { rows = (0..<count).map(RowModel.init) }
}

@Observable
final class RowModel: Identifiable {
  let id: Int
  var isWide = false
  var text = "A line of text"

  init(id: Int) { self.id = id }
}

/// W3 with a model for the rows: eight logical nodes per row.
struct LivingFeed: View {
  let model: FeedModel

  var body: some View {
    VStack(spacing: 0) {
      ForEach(model.rows) { LivingRow(model: $0) }
    }
  }
}

struct LivingRow: View {
  let model: RowModel

  var body: some View {
    HStack(spacing: 8) {
      Color.clear.frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        Color.clear.frame(width: 120, height: 20)
        Color.clear.frame(width: 200, height: 16)
      }
      Spacer()
      Color.clear.frame(width: model.isWide ? 30 : 24, height: 24)
    }
    .padding(8)
  }
}

/// The same rows with plain values.
struct PlainFeed: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<1000) { PlainRow(isWide: $0 < 0) }
    }
  }
}

struct PlainRow: View {
  let isWide: Bool

  var body: some View {
    HStack(spacing: 8) {
      Color.clear.frame(width: 40, height: 40)
      VStack(alignment: .leading, spacing: 4) {
        Color.clear.frame(width: 120, height: 20)
        Color.clear.frame(width: 200, height: 16)
      }
      Spacer()
      Color.clear.frame(width: isWide ? 30 : 24, height: 24)
    }
    .padding(8)
  }
}

/// The same rows in a lazy stack.
struct LivingLazyFeed: View {
  let model: FeedModel

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.rows) { LivingRow(model: $0) }
      }
      .scrollTargetLayout()
    }
    .scrollPosition(id: Binding(get: { model.first }, set: { _ in }), anchor: .top)
  }
}

/// The same rows in a list.
struct LivingList: View {
  let model: FeedModel

  var body: some View { List(model.rows) { LivingRow(model: $0) } }
}

/// Rows with one text each.
struct LivingTexts: View {
  let model: FeedModel

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ForEach(model.rows) { LivingText(model: $0) }
    }
  }
}

struct LivingText: View {
  let model: RowModel

  var body: some View { Text(model.text).padding(8) }
}

/// 1,000 rows, of which every tenth reads the size class.
struct LivingReaders: View {
  let model: FeedModel

  var body: some View {
    VStack(spacing: 0) {
      ForEach(model.rows) { row in
        if row.id.isMultiple(of: 10) { LivingReader() } else { LivingRow(model: row) }
      }
    }
  }
}

struct LivingReader: View {
  @Environment(\.horizontalSizeClass) private var sizeClass

  var body: some View {
    Color.clear.frame(width: sizeClass == .compact ? 100 : 200, height: 20)
  }
}
