import QuoinExplain
import QuoinHostProtocol
import QuoinViews

/// The output of `quoin probe --builtin`: the measured taxonomy.
struct TaxonomyReport: Encodable {
  /// The version of the JSON format; increased by changes that could break a reader.
  var schema = 1
  let rows: [Entry]

  /// A row as data.
  struct Entry: Encodable {
    let group, type: String
    let category: TaxonomyRow.Category
    let remarks: String
    let sizing: SizingReport
  }

  @MainActor
  init(rows: [TaxonomyRow], prepare: (ImageRenderer<AnyView>) -> Void) {
    self.rows = rows.map { row in
      Entry(
        group: row.group, type: row.type, category: row.category, remarks: row.remarks,
        sizing: row.sizing(prepare))
    }
  }

  func text(in style: TextStyle) throws -> String {
    guard style == .table else { return try JSONText.text(self) }
    let heading = ["group", "type", "category", "horizontal", "vertical", "remarks"]
    return TextTable(
      heading: heading,
      rows: rows.map { row in
        let behavior = row.sizing.behavior
        return [
          row.group, row.type, row.category.rawValue, behavior.horizontal.rawValue,
          behavior.vertical.rawValue, row.remarks,
        ]
      }
    ).text
  }
}
