import QuoinCore
import QuoinGeometry

/// If no letters move, the colors of the text are interpolated; otherwise, the new text fades in
/// (recorded for new line breaks: mu-an-p2).
extension TextDrawing: AnimatableDrawing {
  var animatableData: AnimatableParts {
    get { AnimatableParts(styles.map(\.foreground.animatableData)) }
    set {
      var styles = styles
      for (index, part) in newValue.parts.enumerated() where index < styles.count {
        if let data = part as? AnimatableNumbers { styles[index].foreground.animatableData = data }
      }
      self.styles = styles
    }
  }

  func change(from old: TextDrawing) -> DrawingChange {
    guard hasSameGlyphs(as: old), styles.count == old.styles.count,
      (placeholder == nil) == (old.placeholder == nil)
    else { return changesAtOnce ? .none : .fade }
    let changes = zip(styles, old.styles).map { $0.foreground.change(from: $1.foreground) }
    if changes.contains(.fade) { return .fade }
    return changes.contains(.data) ? .data : .none
  }
}

extension SymbolDrawing: AnimatableDrawing {
  var animatableData: AnimatableParts {
    get { AnimatableParts(picture.styles.map(\.animatableData)) }
    set {
      for (index, part) in newValue.parts.enumerated() {
        if let data = part as? AnimatableNumbers { picture.mix(data, at: index) }
      }
    }
  }

  func change(from old: SymbolDrawing) -> DrawingChange {
    guard picture.name == old.picture.name, picture.styles.count == old.picture.styles.count,
      isStretched == old.isStretched
    else { return changesAtOnce ? .none : .fade }
    let changes = zip(picture.styles, old.picture.styles).map { $0.change(from: $1) }
    if changes.contains(.fade) { return .fade }
    return changes.contains(.data) ? .data : .none
  }
}
