import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinSVG
import QuoinText

#if Graphics
  import QuoinCairo
#endif

/// Writes display lists as the frames of Documentation/StudioProtocol.md. Resources that the page
/// has already received are referenced by number, and unchanged items are not sent again.
struct FrameWriter {
  /// The resources known to the page.
  private var paths: [String: Int] = [:]
  private var faces: [FontFace: Int] = [:]
  private var glyphs: [Int: Set<UInt32>] = [:]
  private var runs: [String: Int] = [:]
  private var pictures: [Data: Int] = [:]
  private var count = 0
  /// The resources that the current frame sends for the first time, as members of objects.
  private var news: [Kind: [String]] = [:]
  private var colorGlyphs: [Int: [String]] = [:]
  private var outlines: [Int: [String]] = [:]

  private var last: (items: [String], head: String)?
  private var isFresh = true
  private(set) var number = 0

  private enum Kind: String, CaseIterable { case paths, faces, pictures, runs }

  /// The number of resources beyond which the page discards them all.
  private static let limit = 20_000

  /// Starts over after the page has discarded all resources.
  mutating func reset() { self = FrameWriter(number: number) }

  init() {}
  private init(number: Int) { self.number = number }

  /// Returns the frame that shows `list`, as a JSON object; `nil` if the page already shows it.
  ///
  /// - Parameter extras: additional members of the object.
  mutating func frame(of list: DisplayList, isOpaque: Bool, extras: [String] = []) -> String? {
    if count > Self.limit { reset() }
    let items = list.items.flatMap { texts(of: $0, in: list) }
    let size = list.size
    let background = list.background.map { FrameText.color($0) } ?? "null"
    let head =
      (["\"size\":[\(number(size.width)),\(number(size.height))]", "\"background\":\(background)"]
      + (isOpaque ? ["\"opaque\":true"] : []) + extras).joined(separator: ",")
    if let last, last.items == items, last.head == head { return nil }
    number += 1
    var members = ["\"n\":\(number)", head]
    if isFresh { members.append("\"fresh\":true") }
    for kind in Kind.allCases {
      if let news = news[kind] { members.append("\"\(kind)\":{\(news.joined(separator: ","))}") }
    }
    for (name, news) in [("glyphs", outlines), ("colorGlyphs", colorGlyphs)] where !news.isEmpty {
      let faces = news.sorted { $0.key < $1.key }.map { face, glyphs in
        "\"\(face)\":{\(glyphs.joined(separator: ","))}"
      }
      members.append("\"\(name)\":{\(faces.joined(separator: ","))}")
    }
    members.append("\"items\":[\(changes(in: items).joined(separator: ","))]")
    (news, outlines, colorGlyphs, isFresh, last) = ([:], [:], [:], false, (items, head))
    return "{\(members.joined(separator: ","))}"
  }

  /// Returns the items, with unchanged ones at the same position from the start or the end taken
  /// from the previous frame.
  private func changes(in items: [String]) -> [String] {
    guard let old = last?.items else { return items }
    let shift = old.count - items.count
    let start = shift == 0 ? 0 : zip(old, items).prefix { $0 == $1 }.count
    var result: [String] = []
    var known: (from: Int, count: Int)?
    func closeRun() -> [String] { known.map { ["[\"=\",\($0.from),\($0.count)]"] } ?? [] }
    for (index, item) in items.enumerated() {
      let source = index < start ? index : index + shift
      if source >= 0, source < old.count, old[source] == item {
        if let run = known, run.from + run.count == source {
          known = (run.from, run.count + 1)
        } else {
          result += closeRun()
          known = (source, 1)
        }
      } else {
        result += closeRun() + [item]
        known = nil
      }
    }
    return result + closeRun()
  }

  // MARK: Items

  /// Returns the texts of an item; the page has one item for each stamp.
  private mutating func texts(of item: DisplayItem, in list: DisplayList) -> [String] {
    guard case .stamps(let path, let positions, let color) = item else {
      return text(of: item, in: list).map { [$0] } ?? []
    }
    let (name, origin) = reference(to: path)
    let paint = FrameText.paint(.color(color), from: origin)
    return positions.map { position in
      let corner = CGPoint(x: origin.x + position.x, y: origin.y + position.y)
      return "[\"f\",\(name),\(place(corner)),\(paint)]"
    }
  }

  private mutating func text(of item: DisplayItem, in list: DisplayList) -> String? {
    switch item {
    case .fill(let path, let paint, let evenOdd):
      let (name, origin) = reference(to: path)
      let rule = evenOdd ? ",true" : ""
      return "[\"f\",\(name),\(place(origin)),\(FrameText.paint(paint, from: origin))\(rule)]"
    case .stroke(let path, let style, let paint):
      let (name, origin) = reference(to: path)
      let paint = FrameText.paint(paint, from: origin)
      return "[\"s\",\(name),\(place(origin)),\(paint),\(FrameText.style(style))]"
    case .stamps: return nil
    case .glyphs(let run, let origin, let paint):
      let paint = FrameText.paint(paint, from: origin)
      return "[\"g\",\(reference(to: run)),\(place(origin)),\(paint)]"
    case .image(let index, let rect, let interpolation):
      guard list.images.indices.contains(index) else { return nil }
      return "[\"i\",\(reference(to: list.images[index])),\(place(rect.origin)),"
        + "\(number(rect.width)),\(number(rect.height)),\"\(interpolation.rawValue)\"]"
    case .push(let effect): return "[\"(\",\(text(of: effect))]"
    case .pop: return "[\")\"]"
    }
  }

  private mutating func text(of effect: Effect) -> String {
    func shadow(_ color: ResolvedColor, _ radius: CGFloat, _ offset: CGSize) -> String {
      "[\(FrameText.color(color)),\(number(radius)),\(number(offset.width)),\(number(offset.height))]"
    }
    switch effect {
    case .clip(let path, let evenOdd):
      let (name, origin) = reference(to: path)
      let rule = evenOdd ? ",\"evenOdd\":true" : ""
      return "{\"clip\":\(name),\"x\":\(number(origin.x)),\"y\":\(number(origin.y))\(rule)}"
    case .opacity(let opacity): return "{\"opacity\":\(FrameText.fraction(opacity))}"
    case .shadow(let color, let radius, let offset):
      return "{\"shadow\":\(shadow(color, radius, offset))}"
    case .innerShadow(let color, let radius, let offset):
      return "{\"innerShadow\":\(shadow(color, radius, offset))}"
    case .blur(let radius, let isOpaque):
      return "{\"blur\":\(number(radius))\(isOpaque ? ",\"isOpaque\":true" : "")}"
    case .recolor(let matrix):
      let numbers = matrix.rows.flatMap { $0 }.map { FrameText.fraction($0) }
      return "{\"recolor\":[\(numbers.joined(separator: ","))]}"
    case .luminanceToAlpha: return "{\"luminanceToAlpha\":true}"
    case .blend(let mode): return "{\"blend\":\"\(mode.rawValue)\"}"
    case .isolate, .element: return "{\"isolate\":true}"
    case .mask: return "{\"mask\":true}"
    case .maskShape: return "{\"maskShape\":true}"
    case .transform(let matrix):
      let linear = [matrix.a, matrix.b, matrix.c, matrix.d].map { FrameText.fraction($0) }
      return
        "{\"transform\":[\((linear + [number(matrix.tx), number(matrix.ty)]).joined(separator: ","))]}"
    }
  }

  private func place(_ point: CGPoint) -> String { "\(number(point.x)),\(number(point.y))" }
  private func number(_ value: CGFloat) -> String { FrameText.number(value) }

  // MARK: Resources

  private mutating func newNumber() -> Int {
    count += 1
    return count
  }

  /// Returns the number of the path, and its offset; the same path at another position is not sent
  /// again.
  private mutating func reference(to path: Path) -> (Int, CGPoint) {
    let origin = path.elements.first?.end ?? .zero
    let data = path.applying(CGAffineTransform(translationX: -origin.x, y: -origin.y)).svgData
    if let known = paths[data] { return (known, origin) }
    let name = newNumber()
    paths[data] = name
    news[.paths, default: []].append("\"\(name)\":\"\(data)\"")
    return (name, origin)
  }

  private mutating func reference(to run: GlyphRun) -> Int {
    let face = reference(to: run.face)
    let places = run.glyphs.flatMap { ["\($0.id)", number($0.x), number($0.y)] }
    let description =
      "{\"face\":\(face),\"size\":\(number(run.size)),\"baseline\":\(number(run.drawnBaseline)),"
      + "\"glyphs\":[\(places.joined(separator: ","))],\"text\":\(FrameText.string(run.text))}"
    if let known = runs[description] { return known }
    let name = newNumber()
    runs[description] = name
    for glyph in run.glyphs where glyphs[face, default: []].insert(glyph.id).inserted {
      learn(glyph.id, of: run.face, named: face)
    }
    news[.runs, default: []].append("\"\(name)\":\(description)")
    return name
  }

  private mutating func reference(to face: FontFace) -> Int {
    if let known = faces[face] { return known }
    let name = newNumber()
    faces[face] = name
    news[.faces, default: []].append(
      "\"\(name)\":{\"name\":\(FrameText.string(face.family)),\"isColor\":\(face.isColor)}")
    return name
  }

  private mutating func learn(_ glyph: UInt32, of face: FontFace, named name: Int) {
    #if Graphics
      switch GlyphPicture(glyph, of: face) {
      case .outline(let path):
        outlines[name, default: []].append(
          "\"\(glyph)\":\"\(path.svgData(decimals: FrameText.decimalsOfEms))\"")
      case .picture(let png, let rect):
        let picture = reference(
          to: ImageSource(data: png, format: .png, pixelWidth: 0, pixelHeight: 0))
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map { FrameText.fraction($0) }
        colorGlyphs[name, default: []].append(
          "\"\(glyph)\":{\"picture\":\(picture),\"rect\":[\(numbers.joined(separator: ","))]}")
      }
    #endif
  }

  private mutating func reference(to image: ImageSource) -> Int {
    if let known = pictures[image.data] { return known }
    let name = newNumber()
    pictures[image.data] = name
    news[.pictures, default: []].append("\"\(name)\":\"\(image.dataURI)\"")
    return name
  }
}

extension Path.Element {
  /// The end point of the element.
  fileprivate var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
    case .closeSubpath: nil
    }
  }
}
