import QuoinExplain

extension ImageRenderer {
  /// Answers a question about the layout, or reports what looks wrong: what is seen, the line that
  /// makes it so, and what to write instead.
  ///
  ///     print(try renderer.answers())
  ///     print(try renderer.answers(to: "title.width"))
  ///
  /// Each change has been tried in a copy of the layout. Lines and changes need source locations,
  /// which `quoin why` adds: it compiles the view for that.
  ///
  /// - Parameters:
  ///   - question: The question, as in `LayoutReport.answers(to:want:)`; `nil` asks about
  ///     everything that looks wrong.
  ///   - want: The conditions that should hold, such as `'No'.width = 'Yes'.width`; the answer is
  ///     the smallest change that makes them hold. Without source locations there is only a remark
  ///     that says so.
  /// - Throws: `LayoutQuestionError` if a view of the question doesn't exist,
  ///   `QuestionSyntaxError` for a text that is neither a question nor a condition, and
  ///   `ViewError` for views that can't be laid out.
  public func answers(to question: String? = nil, want: String? = nil) throws -> LayoutAnswers {
    let asked = try LayoutQuestion.parsing(question, want: want, showsAll: false)
    return try picture().answerMachine().answers(to: asked)
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
