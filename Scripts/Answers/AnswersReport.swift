/// The figures for one folder of questions, as a section of the document.
struct AnswersReport {
  let title: String
  let scores: [Score]

  var text: String {
    let lines =
      [
        "## \(title)", "", summary, "", "| question | kind | S | C | F | V | N | W | first cause |",
        "|---|---|--:|--:|--:|--:|--:|--:|---|",
      ] + scores.map(row) + [""]
    return lines.joined(separator: "\n")
  }

  private var summary: String {
    let judged = scores.compactMap(\.question.isSymptomSeen)
    let named = scores.count(where: \.isCauseNamed)
    let works = scores.count { $0.fix == .works }
    let proposed = scores.count { $0.fix != .none }
    let wishes = scores.compactMap(\.isWishAnswered)
    let wished = wishes.isEmpty ? "" : " V \(wishes.count { $0 }) of the \(wishes.count) wishes."
    let beside = scores.count { $0.besides > 0 }
    let words = scores.compactMap(\.words).sorted()
    let median = words.isEmpty ? "none" : "\(words[words.count / 2])"
    let failures = scores.count(where: \.isFailure)
    return """
      S \(judged.count { $0 }) of the \(judged.count) judged. C \(named) of \(scores.count). \
      F \(works) (\(proposed) proposed).\(wished) N in \(beside). W \(median) (median). \
      \(failures) questions without any output.
      """
  }

  private func row(_ score: Score) -> String {
    let seen = score.question.isSymptomSeen.map { $0 ? "1" : "0" } ?? "?"
    let fix =
      switch score.fix {
      case .none: "0"
      case .proposed: "(1)"
      case .works: "1"
      }
    let wish = score.isWishAnswered.map { $0 ? "1" : "0" } ?? "–"
    let words = score.words.map { "\($0)" } ?? "–"
    let first = (score.first ?? "").replacing("|", with: "\\|")
    let columns = [
      "`\(score.question.name)`", score.question.kind, seen, score.isCauseNamed ? "1" : "0", fix,
      wish, "\(score.besides)", words, first.count > 120 ? "\(first.prefix(119))…" : first,
    ]
    return "| \(columns.joined(separator: " | ")) |"
  }
}
