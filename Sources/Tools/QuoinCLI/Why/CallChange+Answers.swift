import QuoinExplain
import QuoinSources

extension CallChange {
  /// Creates the change of a source file that an answer proposes.
  init(_ change: SourceChange) {
    self.init(change.call, at: CallLocation(change.source), Action(change.action))
  }
}

extension CallLocation {
  fileprivate init(_ source: LayoutReport.Source) {
    self.init(file: source.file, line: source.line, column: source.column)
  }
}

extension CallChange.Action {
  fileprivate init(_ action: SourceChange.Action) {
    switch action {
    case .append(let code): self = .append(code)
    case .prepend(let code): self = .prepend(code)
    case .replace(let code): self = .replace(code)
    case .remove: self = .remove
    case .moveBefore(let source): self = .moveBefore(CallLocation(source))
    case .moveAfter(let source): self = .moveAfter(CallLocation(source))
    case .setArgument(let label, let value): self = .setArgument(label, to: value)
    case .removeArgument(let label): self = .removeArgument(label)
    case .relabel(let label, let other): self = .relabel(label, to: other)
    case .unwrap: self = .unwrap
    case .wrap(let name): self = .wrap(name)
    case .moveInto(let code, let source): self = .moveInto(code, after: CallLocation(source))
    }
  }
}
