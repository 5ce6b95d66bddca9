// Adds, changes, removes and renames arguments.

extension CallEdit {
  private var arguments: CallArguments { CallArguments(call.parentheses, in: source) }

  // MARK: Values

  func settingArgument(_ label: String, to value: Snippet) throws -> [SourceReplacement] {
    let arguments = arguments
    if let position = arguments.position(of: label) {
      return [SourceReplacement(bytes(arguments.list[position].value), value.code)]
    }
    if let other = try otherFrame(label, value.code, without: nil) { return appended(other) }
    let text = label.isEmpty ? value.code : "\(label): \(value.code)"
    guard let parentheses = call.parentheses else {
      return [.insertion("(\(text))", at: source.tokens[call.head].range.upperBound)]
    }
    let position = arguments.position(ofNew: label, in: name)
    if position < arguments.list.count {
      let next = arguments.list[position].start
      let separator =
        source.isFirstOnLine(next)
        ? [UInt8(ascii: ",")] + lineBreak + indentation(of: next) : Array(", ".utf8)
      return [
        .insertion(Array(text.utf8) + separator, at: source.tokens[next].range.lowerBound)
      ]
    }
    guard let last = arguments.list.last else {
      return [.insertion(text, at: source.tokens[parentheses.open].range.upperBound)]
    }
    return insertions(of: text, after: last)
  }

  /// Returns the insertions of an argument after the last one, on a line of its own like that one.
  private func insertions(
    of text: String, after last: CallArguments.Argument
  ) -> [SourceReplacement] {
    let end = source.tokens[last.value.upperBound].range.upperBound
    guard source.isFirstOnLine(last.start),
      case .end(let lineEnd, _) = source.rest(after: last.comma ?? last.value.upperBound)
    else { return [.insertion(", \(text)", at: end)] }
    let line = lineBreak + indentation(of: last.start) + Array(text.utf8)
    return last.comma == nil
      ? [.insertion(",", at: end), .insertion(line, at: lineEnd)]
      : [.insertion(line + [UInt8(ascii: ",")], at: lineEnd)]
  }

  // MARK: Removal

  func removingArgument(_ label: String) throws -> [SourceReplacement] {
    let arguments = arguments
    guard let parentheses = call.parentheses, let position = arguments.position(of: label) else {
      throw missing(label)
    }
    let argument = arguments.list[position]
    if arguments.list.count == 1 {
      // A call with a closure needs no parentheses.
      let isBare = !call.closures.isEmpty && hasNoComment(parentheses)
      let whole = bytes(parentheses.open...parentheses.close)
      if isBare { return [.removal(whole)] }
      return [.removal(bytes(argument.start...(argument.comma ?? argument.value.upperBound)))]
    }
    if let comma = argument.comma {
      let isOnOwnLine = source.isFirstOnLine(argument.start) && source.rest(after: comma) != .code
      if isOnOwnLine { return [removal(argument.start...comma)] }
      let range = bytes(argument.start...comma)
      var end = range.upperBound
      while end < source.bytes.count, EditableSource.isBlank(source.bytes[end]) { end += 1 }
      return [.removal(range.lowerBound..<end)]
    }
    // The last one, with the comma before it
    let tokens = argument.start...argument.value.upperBound
    guard let comma = arguments.list[position - 1].comma else { return [removal(tokens)] }
    let range = bytes(tokens)
    let between = source.tokens[comma].range.upperBound..<range.lowerBound
    if source.bytes[between].allSatisfy({ $0 <= 32 }) {
      return [.removal(source.tokens[comma].range.lowerBound..<range.upperBound)]
    }
    return [.removal(source.tokens[comma].range), removal(tokens)]
  }

  private func hasNoComment(_ parentheses: CallSite.Brackets) -> Bool {
    (parentheses.open..<parentheses.close).allSatisfy { index in
      let gap =
        source.tokens[index].range.upperBound..<source.tokens[index + 1].range.lowerBound
      return source.bytes[gap].allSatisfy { $0 <= 32 }
    }
  }

  private func missing(_ label: String) -> Obstacle {
    Obstacle("\(name) has no argument \(label.isEmpty ? "without a label" : label)")
  }

  // MARK: Labels

  func relabelling(_ label: String, to other: String) throws -> [SourceReplacement] {
    let arguments = arguments
    guard let position = arguments.position(of: label) else { throw missing(label) }
    guard other.isEmpty || arguments.position(of: other) == nil else {
      throw Obstacle("\(name) already has an argument \(other)")
    }
    let argument = arguments.list[position]
    let value = String(decoding: source.bytes[bytes(argument.value)], as: UTF8.self)
    if let frame = try otherFrame(other, value, without: label) {
      return try removingArgument(label) + appended(frame)
    }
    let start = source.tokens[argument.start].range.lowerBound
    let valueStart = source.tokens[argument.value.lowerBound].range.lowerBound
    if other.isEmpty { return [.removal(start..<valueStart)] }
    if label.isEmpty { return [.insertion("\(other): ", at: start)] }
    return [SourceReplacement(source.tokens[argument.start].range, other)]
  }

  /// Returns another frame for an argument that this one can't have: SwiftUI has no
  /// `frame(width:minHeight:)`.
  private func otherFrame(
    _ label: String, _ value: String, without removed: String?
  ) throws -> Snippet? {
    guard name == "frame", call.isModifier else { return nil }
    let (fixed, flexible) = (CallArguments.fixedLabels, CallArguments.flexibleLabels)
    let opposite = fixed.contains(label) ? flexible : flexible.contains(label) ? fixed : []
    let arguments = arguments.list.filter { $0.label != removed }
    guard arguments.contains(where: { opposite.contains($0.label) }) else { return nil }
    var text = "\(label): \(value)"
    if let alignment = arguments.first(where: { $0.label == "alignment" }) {
      let code = String(decoding: source.bytes[bytes(alignment.value)], as: UTF8.self)
      text += ", alignment: \(code)"
    }
    return try Snippet(".frame(\(text))", isModifier: true)
  }
}
