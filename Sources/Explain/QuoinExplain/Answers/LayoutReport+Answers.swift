extension LayoutReport {
  /// Answers a question about the layout, or reports what looks wrong: what is seen, the line that
  /// makes it so, and what to write instead.
  ///
  ///     print(try renderer.layoutReport().answers(to: "title.width"))
  ///
  /// A report has no tree in which changes can be tried, and knows the author's calls only by
  /// their nodes: `ImageRenderer.answers(to:want:)` says more, and most of all `quoin why`, which
  /// also knows the source.
  ///
  /// - Parameters:
  ///   - question: A view (its accessibility identifier, its text or the beginning of its text, or
  ///     its type, with `#2` for the second of several), optionally followed by `.width`,
  ///     `.height`, `.size`, `.x`, `.y`, `.gap`, `.taps` or `.color`; a line (`line 7`,
  ///     `Card.swift:7`); a point (`at 200,300`); two views (`"A" vs "B"`, `between A and B`, `A
  ///     centered in B`); a node of the report (`#5`); or a sentence that names a view. `nil` asks
  ///     about everything that looks wrong.
  ///   - want: The conditions that should hold, such as `title.width <= 200`. A report
  ///     has no tree in which a change could be searched for; the remark says so.
  /// - Throws: ``LayoutQuestionError`` if a view of the question doesn't exist, and
  ///   ``QuestionSyntaxError`` for a text that is neither a question nor a condition.
  public func answers(to question: String? = nil, want: String? = nil) throws -> LayoutAnswers {
    let asked = try LayoutQuestion.parsing(question, want: want, showsAll: false)
    return try AnswerMachine(AnswerScene(LintPass(self))).answers(to: asked)
  }

  /// Answers a question about a view; the former name of ``answers(to:want:)``.
  ///
  /// - Throws: as ``answers(to:want:)``.
  @available(*, deprecated, renamed: "answers(to:)")
  public func why(_ question: String) throws -> LayoutAnswers { try answers(to: question) }

  /// Answers a question about one property of the view called `name`; use ``answers(to:want:)``
  /// with `"name.width"`.
  ///
  /// - Throws: as ``answers(to:want:)``.
  @available(*, deprecated, message: "Use answers(to: \"name.width\").")
  public func why(_ property: LayoutAnswers.Property, of name: String) throws -> LayoutAnswers {
    try answers(to: property.question(about: name))
  }
}

/// The former type of the answers to a question.
@available(*, deprecated, renamed: "LayoutAnswers")
public typealias LayoutExplanation = LayoutAnswers

extension LayoutAnswers {
  /// The property of a view in the deprecated methods `why(_:of:)`.
  public enum Property: String, Sendable, Hashable, Codable, CaseIterable {
    case width, height, x, y

    /// The question about this property of a view.
    package func question(about name: String) -> String { "\(name).\(rawValue)" }
  }
}
