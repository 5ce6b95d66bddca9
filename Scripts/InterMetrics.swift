import CHarfBuzz
import Foundation

// Measures the faces of Inter between which its designers interpolate the others, and writes two
// files of numbers, which explain themselves: InterAdvances.inc and InterKerning.inc.
//
// 1. Each character is shaped alone, and with each other one as a pair. The kerning of a pair is
//    the difference of its first advance from that of the character alone.
// 2. Characters that kern alike in all faces form a class, once for the first character of pairs
//    and once for the second. Class 0 has no kerning.
// 3. The other weights are measured, too, and compared with the interpolated numbers.

/// The version of the font whose numbers these are, in thousandths.
let version = 3019

typealias Weight = (value: Int, name: String)
let masters: [Weight] = [(100, "Thin"), (400, "Regular"), (900, "Black")]
let otherWeights: [Weight] = [
  (200, "ExtraLight"), (300, "Light"), (500, "Medium"), (600, "SemiBold"), (700, "Bold"),
  (800, "ExtraBold"),
]

typealias Cut = (name: String, isItalic: Bool)
let cuts: [Cut] = [
  ("Inter", false), ("Inter", true), ("InterDisplay", false), ("InterDisplay", true),
]

/// ASCII, the Latin letters of Europe, and the punctuation and symbols of running text, without the
/// fraction slash, which changes the digits around it.
let ranges: [ClosedRange<UInt32>] = [
  0x20...0x7E, 0xA0...0x17F, 0x2002...0x200A, 0x2010...0x2015, 0x2018...0x201E, 0x2020...0x2022,
  0x2026...0x2026, 0x202F...0x2030, 0x2032...0x2033, 0x2039...0x203A, 0x20AC...0x20AC,
  0x2116...0x2116, 0x2122...0x2122, 0x2190...0x23FF, 0x25A0...0x27BF,
]

/// A character, or its tabular form: a digit, or the punctuation in numbers, of constant width.
struct Form: Hashable {
  var character: UInt32
  var isTabular = false

  /// As written to the file.
  var code: Int { isTabular ? -Int(character) : Int(character) }
}

struct Glyph: Equatable {
  var id: UInt32
  var advance: Int
}

/// A font file, which shapes in its own units.
final class Face {
  private let font: OpaquePointer
  private let buffer = hb_buffer_create()

  init(_ path: String) throws {
    let blob = hb_blob_create_from_file(path)
    let face = hb_face_create(blob, 0)
    guard let face, let font = hb_font_create(face), hb_face_get_glyph_count(face) > 0 else {
      throw Problem("\(path) can't be read")
    }
    let head = hb_face_reference_table(face, 0x6865_6164)
    let bytes = UnsafeRawBufferPointer(
      start: hb_blob_get_data(head, nil), count: Int(hb_blob_get_length(head)))
    let revision = bytes[4..<8].reduce(0) { $0 << 8 | Int($1) }
    guard (revision * 1000 + 0x8000) >> 16 == version else {
      throw Problem("\(path) isn't version \(Double(version) / 1000)")
    }
    self.font = font
  }

  /// Returns the glyphs of a text of one or two characters, without contextual alternates.
  func shape(_ forms: [Form]) -> [Glyph] {
    hb_buffer_clear_contents(buffer)
    for (index, form) in forms.enumerated() {
      hb_buffer_add(buffer, form.character, UInt32(index))
    }
    hb_buffer_set_content_type(buffer, HB_BUFFER_CONTENT_TYPE_UNICODE)
    hb_buffer_set_direction(buffer, HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, HB_SCRIPT_LATIN)
    hb_buffer_set_language(buffer, hb_language_from_string("en", -1))
    var features = [hb_feature_t(tag: 0x6361_6C74, value: 0, start: 0, end: .max)]
    for (index, form) in forms.enumerated() where form.isTabular {
      features.append(
        hb_feature_t(tag: 0x746E_756D, value: 1, start: UInt32(index), end: UInt32(index) + 1))
    }
    hb_shape(font, buffer, features, UInt32(features.count))
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, nil)
    return (0..<Int(count)).map {
      Glyph(id: infos![$0].codepoint, advance: Int(positions![$0].x_advance))
    }
  }

  /// Returns the advances of the forms that are one glyph.
  func advances(_ forms: [Form]) -> [Form: Int] {
    forms.reduce(into: [:]) { advances, form in
      let glyphs = shape([form])
      guard glyphs.count == 1, glyphs[0].id != 0 else { return }
      // A form that is the character's usual glyph isn't tabular.
      guard !form.isTabular || glyphs != shape([Form(character: form.character)]) else { return }
      advances[form] = glyphs[0].advance
    }
  }

  /// Returns the kerning of all pairs that have some.
  func kerning(_ forms: [Form]) throws -> [[Form]: Int] {
    let alone = forms.map { shape([$0])[0] }
    var kerning: [[Form]: Int] = [:]
    for (first, own) in zip(forms, alone) {
      for (second, next) in zip(forms, alone) {
        let glyphs = shape([first, second])
        guard glyphs.count == 2, glyphs[0].id == own.id, glyphs[1] == next else {
          throw Problem("\(first.code) and \(second.code) are not a plain pair")
        }
        let difference = glyphs[0].advance - own.advance
        if difference != 0 { kerning[[first, second]] = difference }
      }
    }
    return kerning
  }
}

struct Problem: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

func path(_ cut: Cut, _ weight: String) -> String {
  let style = cut.isItalic ? (weight == "Regular" ? "Italic" : weight + "Italic") : weight
  return "\(CommandLine.arguments[1])/\(cut.name)-\(style).otf"
}

/// Returns the classes of forms with equal kerning on one side, beginning with those without
/// kerning.
func classes(_ forms: [Form], _ kerning: (Form) -> [Int]) -> [Form: Int] {
  var numbers: [[Int]: Int] = [:]
  var classes: [Form: Int] = [:]
  for form in forms {
    let values = kerning(form)
    if numbers.isEmpty { numbers[values.map { _ in 0 }] = 0 }
    let number = numbers[values] ?? numbers.count
    numbers[values] = number
    classes[form] = number
  }
  return classes
}

/// Returns the number at `weight` between those of the masters, rounded up from one half.
func interpolated(_ values: [Int], _ weight: Int) -> Int {
  let index = weight < masters[1].value ? 0 : 1
  let (low, high) = (masters[index].value, masters[index + 1].value)
  let sum = values[index] * (high - weight) + values[index + 1] * (weight - low)
  return Int((Double(sum) / Double(high - low) + 0.5).rounded(.down))
}

func measure() throws {
  let characters = ranges.joined().map { Form(character: $0) }
  let tabular = characters.map { Form(character: $0.character, isTabular: true) }
  let faces = try cuts.flatMap { cut in try masters.map { try Face(path(cut, $0.name)) } }
  let all = faces.map { $0.advances(characters + tabular) }
  let forms = (characters + tabular).filter { form in all.allSatisfy { $0[form] != nil } }
  let kerning = try faces.map { try $0.kerning(forms) }

  let firsts = classes(forms) { form in
    kerning.flatMap { pairs in forms.map { pairs[[form, $0]] ?? 0 } }
  }
  let seconds = classes(forms) { form in
    kerning.flatMap { pairs in forms.map { pairs[[$0, form]] ?? 0 } }
  }
  var cells: [[Int]: [Form]] = [:]
  for pair in Set(kerning.flatMap(\.keys)) { cells[[firsts[pair[0]]!, seconds[pair[1]]!]] = pair }

  let number = "\(Double(version) / 1000)"
  let header = """
    // Inter \(number), measured by Scripts/inter-metrics. The faces are Thin, Regular and Black of
    // Inter, Inter Italic, Inter Display and Inter Display Italic; the weights between them are
    // interpolated. Lengths are in units of the font: 2816 to the em for Inter, 2048 for Inter
    // Display.

    """
  let advances = forms.sorted { $0.code < $1.code }.map { form in
    ([form.code, firsts[form]!, seconds[form]!] + all.map { $0[form]! })
      .map { "\($0)," }.joined()
  }
  try write(
    header
      + """
      // A line: the character, negative for its tabular form; its classes as the first and the
      // second one of a pair, 0 without kerning; its advance in each face. The lines are sorted.

      """, advances, "InterAdvances.inc")
  let rows = cells.keys.sorted { $0.lexicographicallyPrecedes($1) }.map { cell in
    (cell + kerning.map { $0[cells[cell]!] ?? 0 }).map { "\($0)," }.joined()
  }
  try write(
    header + "// A line: two classes of characters; the kerning between them in each face.\n", rows,
    "InterKerning.inc")

  var exceptions = Set<String>()
  for (number, cut) in cuts.enumerated() {
    for weight in otherWeights {
      let face = try Face(path(cut, weight.name))
      let own = (face.advances(forms), try face.kerning(forms))
      let columns = number * 3..<number * 3 + 3
      for form in forms
      where own.0[form] != interpolated(columns.map { all[$0][form]! }, weight.value) {
        throw Problem("the advance of \(form.code) is not interpolated in \(weight.name)")
      }
      for pair in cells.values {
        let values = columns.map { kerning[$0][pair] ?? 0 }
        guard own.1[pair] ?? 0 != interpolated(values, weight.value) else { continue }
        exceptions.insert(pair.map { "\(Character(Unicode.Scalar($0.character)!))" }.joined())
      }
    }
  }
  print("\(forms.count) forms, \(cells.count) pairs of classes")
  print("not interpolated: \(exceptions.sorted().joined(separator: " "))")
}

func write(_ header: String, _ rows: [String], _ name: String) throws {
  let url = URL(fileURLWithPath: CommandLine.arguments[2]).appendingPathComponent(name)
  try Data((header + rows.joined(separator: "\n") + "\n").utf8).write(to: url)
}

do {
  try measure()
} catch {
  FileHandle.standardError.write(Data("error: \(error)\n".utf8))
  exit(1)
}
