import Foundation
import QuoinDrawing
import QuoinGeometry

/// An interpreter of the operators of a page or a form.
struct PDFPage {
  let resources: [String: PDFValue]
  /// The transform from the initial coordinate space of the content to the picture.
  private let base: CGAffineTransform
  private var state: PDFState
  private var saved: [PDFState] = []
  /// The current path, in the picture's coordinates.
  private var path = Path()
  private var current = CGPoint.zero
  /// Whether the pending clip uses the even-odd rule; `nil` if no clip is pending.
  private var nextClip: Bool?

  init(resources: [String: PDFValue], state: PDFState) {
    self.resources = resources
    base = state.place
    self.state = state
    self.state.clips = 0
  }

  /// Closes the clips that are still open.
  mutating func finish(_ reader: inout PDFReader) {
    while !saved.isEmpty { restore(&reader) }
    for _ in 0..<state.clips { reader.items.append(.pop) }
  }

  mutating func apply(_ word: String, _ operands: [PDFValue], _ reader: inout PDFReader) {
    let n = operands.compactMap { operand -> CGFloat? in
      if case .number(let number) = operand { CGFloat(number) } else { nil }
    }
    if isPath(word, n) { return }
    switch word {
    case "q": if saved.count < 1000 { save() }
    case "Q": restore(&reader)
    case "cm":
      guard n.count >= 6 else { return }
      state.place = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
        .concatenating(state.place)
    case "f", "F": draw(&reader, fills: true)
    case "f*": draw(&reader, fills: true, evenOdd: true)
    case "S": draw(&reader, strokes: true)
    case "s": draw(&reader, strokes: true, closes: true)
    case "B": draw(&reader, fills: true, strokes: true)
    case "B*": draw(&reader, fills: true, evenOdd: true, strokes: true)
    case "b": draw(&reader, fills: true, strokes: true, closes: true)
    case "b*": draw(&reader, fills: true, evenOdd: true, strokes: true, closes: true)
    case "n": draw(&reader)
    case "W": nextClip = false
    case "W*": nextClip = true
    case "sh": if case .name(let name)? = operands.last { shade(name, &reader) }
    case "Do": if case .name(let name)? = operands.last { drawObject(name, &reader) }
    case "gs": if case .name(let name)? = operands.last { setState(name, &reader) }
    case "Tj", "TJ", "'", "\"": reader.omissions.insert("text")
    default:
      setLine(word, n, operands)
      setColor(word, n, operands, &reader)
    }
  }

  private mutating func save() {
    saved.append(state)
    state.clips = 0
  }

  private mutating func restore(_ reader: inout PDFReader) {
    guard let outer = saved.popLast() else { return }
    for _ in 0..<state.clips { reader.items.append(.pop) }
    state = outer
  }

  // MARK: Paths

  private func mapped(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
    let place = state.place
    return CGPoint(
      x: place.a * x + place.c * y + place.tx, y: place.b * x + place.d * y + place.ty)
  }

  private mutating func isPath(_ word: String, _ n: [CGFloat]) -> Bool {
    switch (word, n.count) {
    case ("m", 2...):
      current = mapped(n[0], n[1])
      path.move(to: current)
    case ("l", 2...):
      current = mapped(n[0], n[1])
      path.addLine(to: current)
    case ("c", 6...): curve(mapped(n[0], n[1]), mapped(n[2], n[3]), mapped(n[4], n[5]))
    case ("v", 4...): curve(current, mapped(n[0], n[1]), mapped(n[2], n[3]))
    case ("y", 4...): curve(mapped(n[0], n[1]), mapped(n[2], n[3]), mapped(n[2], n[3]))
    case ("h", _): path.closeSubpath()
    case ("re", 4...):
      current = mapped(n[0], n[1])
      path.move(to: current)
      path.addLine(to: mapped(n[0] + n[2], n[1]))
      path.addLine(to: mapped(n[0] + n[2], n[1] + n[3]))
      path.addLine(to: mapped(n[0], n[1] + n[3]))
      path.closeSubpath()
    default: return false
    }
    return true
  }

  private mutating func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    path.addCurve(to: end, control1: first, control2: second)
    current = end
  }

  private mutating func draw(
    _ reader: inout PDFReader, fills: Bool = false, evenOdd: Bool = false, strokes: Bool = false,
    closes: Bool = false
  ) {
    if closes { path.closeSubpath() }
    let path = path
    self.path = Path()
    if !path.isEmpty, fills {
      let items =
        state.fill.shading?.items(filling: path, evenOdd: evenOdd, opacity: state.fill.opacity)
        ?? [.fill(path: path, paint: .color(state.fill.faded), evenOdd: evenOdd)]
      paint(items, &reader)
    }
    if !path.isEmpty, strokes {
      let place = state.place
      let scale = abs(place.a * place.d - place.b * place.c).squareRoot()
      var line = state.line
      // A line of zero width is drawn as the thinnest visible one.
      line.lineWidth = max(line.lineWidth * scale, 0.25)
      guard reader.budget.spend(4 * line.dash.count, on: .operators) else { return }
      line.dash = line.dash.map { $0 * scale }
      line.dashPhase *= scale
      paint([.stroke(path: path, style: line, paint: .color(state.stroke.faded))], &reader)
    }
    if let evenOdd = nextClip, reader.budget.spend(200, on: .clips) {
      reader.items.append(.push(.clip(path: path, evenOdd: evenOdd)))
      state.clips += 1
      nextClip = nil
    }
  }

  /// Draws `items` through the soft mask, if there is one, and with the current blend mode.
  private func paint(_ items: [DisplayItem], _ reader: inout PDFReader) {
    guard reader.budget.spend(100 * items.count, on: .operators),
      reader.budget.spend(100 * state.mask.count, on: .masks)
    else { return }
    var items = items
    if !state.mask.isEmpty {
      items = [.push(.mask), .push(.maskShape)] + state.mask + [.pop] + items + [.pop]
    }
    if state.blending != .normal { items = [.push(.blend(state.blending))] + items + [.pop] }
    reader.items += items
  }

  private func shade(_ name: String, _ reader: inout PDFReader) {
    let value = reader.file.dictionary(resources["Shading"])?[name]
    guard
      let shading = PDFShading(value, in: reader.file, resources: resources, place: state.place)
    else {
      reader.omissions.insert("shadings")
      return
    }
    // A rectangle that covers any page.
    let all = Path(CGRect(x: -20_000, y: -20_000, width: 40_000, height: 40_000))
    paint(shading.items(filling: all, evenOdd: false, opacity: state.fill.opacity), &reader)
  }

  // MARK: Forms and pictures

  private func drawObject(_ name: String, _ reader: inout PDFReader) {
    let file = reader.file
    guard let value = file.dictionary(resources["XObject"])?[name],
      let fields = file.dictionary(value)
    else { return }
    if file.name(fields["Subtype"]) == "Image" {
      guard
        let index = reader.picture(value, resources: resources, stencil: state.fill.color)
      else {
        reader.omissions.insert("images")
        return
      }
      // The unit square, with the y axis of PDF, which points up.
      let place = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
        .concatenating(state.place)
      let drawing: [DisplayItem] = [
        .push(.transform(place)),
        .image(
          index: index, rect: CGRect(x: 0, y: 0, width: 1, height: 1), interpolation: .medium),
        .pop,
      ]
      let opacity = state.fill.opacity
      paint(opacity < 1 ? [.push(.opacity(opacity))] + drawing + [.pop] : drawing, &reader)
      return
    }
    guard file.dictionary(fields["Group"]) != nil else {
      return form(value, fields, state, &reader)
    }
    var inner = state
    (inner.fill.opacity, inner.stroke.opacity) = (1, 1)
    (inner.mask, inner.blending) = ([], .normal)
    let outer = reader.items
    reader.items = []
    form(value, fields, inner, &reader)
    let drawn = reader.items
    reader.items = outer
    guard !drawn.isEmpty else { return }
    let opacity = state.fill.opacity
    paint(opacity < 1 ? [.push(.opacity(opacity))] + drawn + [.pop] : drawn, &reader)
  }

  private func form(
    _ value: PDFValue, _ fields: [String: PDFValue], _ state: PDFState, _ reader: inout PDFReader
  ) {
    let file = reader.file
    var state = state
    if let m = file.numbers(fields["Matrix"]), m.count >= 6 {
      state.place = CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5])
        .concatenating(state.place)
    }
    let content = file.content(value)
    let inner = file.dictionary(fields["Resources"]) ?? resources
    guard let box = file.numbers(fields["BBox"]), box.count >= 4 else {
      return reader.run(content, resources: inner, state)
    }
    let area = Path(
      CGRect(
        x: min(box[0], box[2]), y: min(box[1], box[3]), width: abs(box[2] - box[0]),
        height: abs(box[3] - box[1]))
    ).applying(state.place)
    reader.wrap(.clip(path: area, evenOdd: false)) { $0.run(content, resources: inner, state) }
  }

  // MARK: State

  private mutating func setState(_ name: String, _ reader: inout PDFReader) {
    let file = reader.file
    guard let fields = file.dictionary(file.dictionary(resources["ExtGState"])?[name]) else {
      return
    }
    if let opacity = file.number(fields["ca"]) { state.fill.opacity = min(max(opacity, 0), 1) }
    if let opacity = file.number(fields["CA"]) { state.stroke.opacity = min(max(opacity, 0), 1) }
    if let width = file.number(fields["LW"]) { state.line.lineWidth = CGFloat(max(0, width)) }
    if let names = file.array(fields["BM"]) ?? fields["BM"].map({ [$0] }) {
      guard reader.budget.spend(40 * names.count, on: .operators) else { return }
      let known = names.lazy.compactMap { file.name($0).flatMap(Blending.init(ofPDF:)) }.first
      if known == nil { reader.omissions.insert("blending") }
      state.blending = known ?? .normal
    }
    guard let mask = fields["SMask"] else { return }
    guard let mask = file.dictionary(mask), let group = mask["G"], let form = file.dictionary(group)
    else {
      state.mask = []
      return
    }
    var inner = PDFState()
    inner.place = state.place
    let outer = reader.items
    reader.items = []
    self.form(group, form, inner, &reader)
    let shape = reader.items
    reader.items = outer
    let isBright = file.name(mask["S"]) != "Alpha"
    // An empty mask hides everything.
    state.mask =
      isBright
      ? [.push(.luminanceToAlpha)] + shape + [.pop] : [.push(.isolate)] + shape + [.pop]
  }

  private mutating func setLine(_ word: String, _ n: [CGFloat], _ operands: [PDFValue]) {
    switch (word, n.count) {
    case ("w", 1...): state.line.lineWidth = max(0, n[0])
    case ("J", 1...): state.line.lineCap = n[0] == 1 ? .round : n[0] == 2 ? .square : .butt
    case ("j", 1...): state.line.lineJoin = n[0] == 1 ? .round : n[0] == 2 ? .bevel : .miter
    case ("M", 1...): state.line.miterLimit = max(1, n[0])
    case ("d", _):
      guard case .array(let values)? = operands.first else { return }
      let dash = values.compactMap { value -> CGFloat? in
        if case .number(let number) = value { CGFloat(max(0, number)) } else { nil }
      }
      state.line.dash = dash.contains { $0 > 0 } ? dash : []
      state.line.dashPhase = n.last ?? 0
    default: break
    }
  }

  private mutating func setColor(
    _ word: String, _ n: [CGFloat], _ operands: [PDFValue], _ reader: inout PDFReader
  ) {
    let paint = word.first?.isLowercase == true ? \PDFState.fill : \PDFState.stroke
    let numbers = n.map(Double.init)
    switch word.lowercased() {
    case "g": set(paint, .gray, numbers)
    case "rg": set(paint, .rgb, numbers)
    case "k": set(paint, .cmyk, numbers)
    case "cs":
      let space = PDFColorSpace(operands.last, in: reader.file, resources: resources) ?? .gray
      set(paint, space, nil)
    case "sc", "scn":
      if case .name(let name)? = operands.last {
        setPattern(paint, name, &reader)
      } else {
        set(paint, state[keyPath: paint].space, numbers)
      }
    default: break
    }
  }

  private mutating func set(
    _ paint: WritableKeyPath<PDFState, PDFPaint>, _ space: PDFColorSpace, _ numbers: [Double]?
  ) {
    state[keyPath: paint].space = space
    state[keyPath: paint].shading = nil
    state[keyPath: paint].color = numbers.map(space.color) ?? space.first
  }

  private mutating func setPattern(
    _ paint: WritableKeyPath<PDFState, PDFPaint>, _ name: String, _ reader: inout PDFReader
  ) {
    let file = reader.file
    guard let fields = file.dictionary(file.dictionary(resources["Pattern"])?[name]),
      file.number(fields["PatternType"]) == 2
    else {
      reader.omissions.insert("patterns")
      return
    }
    // A pattern's space is relative to the initial space of the content, not to that of the path.
    let m = file.numbers(fields["Matrix"]) ?? []
    let own =
      m.count >= 6
      ? CGAffineTransform(a: m[0], b: m[1], c: m[2], d: m[3], tx: m[4], ty: m[5]) : .identity
    state[keyPath: paint].shading = PDFShading(
      fields["Shading"], in: file, resources: resources, place: own.concatenating(base))
    if state[keyPath: paint].shading == nil { reader.omissions.insert("shadings") }
  }
}

extension Blending {
  /// Creates the mode from its name in PDF, such as `ColorDodge`.
  fileprivate init?(ofPDF name: String) {
    if name == "Compatible" {
      self = .normal
    } else {
      self.init(rawValue: name.prefix(1).lowercased() + name.dropFirst())
    }
    guard isStandard else { return nil }
  }
}
