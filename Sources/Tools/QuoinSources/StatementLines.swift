/// Finds the lines of a statement: a view with the modifiers that are written on it.
public enum StatementLines {
  /// Returns the first and last line of the chain of calls that contains the call at a place;
  /// `nil` if no call starts there.
  ///
  /// - Parameters:
  ///   - line: The line of the call, starting at 1.
  ///   - column: The column of the call's name in bytes, starting at 1.
  ///   - bytes: The contents of the file.
  public static func around(line: Int, column: Int, in bytes: [UInt8]) -> ClosedRange<Int>? {
    let source = EditableSource(bytes)
    guard source.lineStarts.indices.contains(line - 1), column > 0, column <= bytes.count,
      let token = source.token(at: source.lineStarts[line - 1] + column - 1),
      source.isWord(token)
    else { return nil }
    let call = source.call(at: token)
    let (start, end) = (source.chainStart(of: call), source.chainEnd(from: call))
    guard source.tokens.indices.contains(start), source.tokens.indices.contains(end) else {
      return nil
    }
    let first = source.line(of: source.tokens[start].range.lowerBound) + 1
    let last = source.line(of: max(source.tokens[end].range.upperBound - 1, 0)) + 1
    return first <= last ? first...last : nil
  }
}
