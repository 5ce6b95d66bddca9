import QuoinFiles

extension PreviewInput {
  /// Returns the errors because of which declarations are left out, each once.
  func errors(behind omitted: [OmittedDeclaration]) -> [ReportedErrors.Entry] {
    guard case .folder(let folder, _) = self else { return [] }
    let urls = Dictionary(folder.sources.map { (folder.path(of: $0), $0) }) { first, _ in first }
    var texts: [String: [Substring]] = [:]
    var found: [ReportedErrors.Entry] = []
    for record in omitted where record.what != OmittedDeclaration.sample && !record.isConsequence {
      let lines =
        texts[record.file]
        ?? urls[record.file].flatMap { InputFile.text(of: $0) }?
        .split(separator: "\n", omittingEmptySubsequences: false) ?? []
      texts[record.file] = lines
      let index = record.reasonLine - 1
      let error = ReportedErrors.Entry(
        file: record.file, line: record.reasonLine, column: record.reasonColumn,
        message: record.reason,
        text: lines.indices.contains(index) ? String(lines[index].prefix(Self.longestLine)) : nil)
      if !found.contains(error) { found.append(error) }
    }
    return found
  }

  private static let longestLine = 400
}
