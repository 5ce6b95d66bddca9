import Foundation
import _FoundationICU

/// A measurement as ICU, which the toolchain's Foundation contains, writes it.
struct MeasurementText {
  /// ICU's name of a purpose, for which the locale may prefer other units; `nil` keeps the unit.
  var usage: String?
  /// ICU's name of a length: `narrow`, `short` or `full-name`.
  var width = "short"
  var locale = _ProcessRegion.locale

  /// A number with its unit.
  struct Result {
    let text: String
    /// The place of the number in the text, in UTF-16 units.
    let number: Range<Int>
    /// The number before rounding, in the unit of the text.
    let value: Double
  }

  /// Returns the text of a value; `nil` if ICU doesn't know the unit.
  func result(_ value: Double, _ unit: Dimension) -> Result? {
    unit.icuName.flatMap { result(value, unit: "unit/\($0)") }
  }

  /// Returns the text of a temperature without its scale.
  func temperature(_ value: Double) -> Result? {
    result(value, unit: "measure-unit/temperature-generic")
  }

  func result(_ value: Double, unit: String) -> Result? {
    guard let rounded = written(value, unit: unit) else { return nil }
    if usage == nil { return Result(text: rounded.text, number: rounded.number, value: value) }
    // ICU rounds to what the usage needs.
    let exact = written(value, unit: unit, precision: ".################")
    return Result(
      text: rounded.text, number: rounded.number, value: exact?.value ?? rounded.value)
  }

  private func written(_ value: Double, unit: String, precision: String = "") -> Result? {
    let purpose = usage.map { "usage/\($0)" } ?? ""
    let skeleton = Array("\(unit) \(purpose) unit-width-\(width) \(precision)".utf16)
    var status = U_ZERO_ERROR
    let formatter = swift_unumf_openForSkeletonAndLocale(
      skeleton, Int32(skeleton.count), locale.identifier, &status)
    defer { swift_unumf_close(formatter) }
    let output = swift_unumf_openResult(&status)
    defer { swift_unumf_closeResult(output) }
    swift_unumf_formatDouble(formatter, value, output, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
    var text: [UInt16] = []
    var length = swift_unumf_resultToString(output, nil, 0, &status)
    status = U_ZERO_ERROR
    text = [UInt16](repeating: 0, count: Int(length) + 1)
    length = swift_unumf_resultToString(output, &text, Int32(text.count), &status)
    var decimal = [CChar](repeating: 0, count: 400)
    let digits = swift_unumf_resultToDecimalNumber(
      output, &decimal, Int32(decimal.count), &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue,
      let number = Double(
        String(decoding: decimal.prefix(Int(digits)).map(UInt8.init(bitPattern:)), as: UTF8.self))
    else { return nil }
    return Result(
      text: String(decoding: text.prefix(Int(length)), as: UTF16.self),
      number: numberRange(in: output), value: number)
  }

  /// The part of a text that is neither its unit nor between the number and the unit.
  private func numberRange(in output: OpaquePointer?) -> Range<Int> {
    var status = U_ZERO_ERROR
    let fields = swift_ufieldpositer_open(&status)
    defer { swift_ufieldpositer_close(fields) }
    swift_unumf_resultGetAllFieldPositions(output, fields, &status)
    var (range, start, end) = (Int.max..<Int.max, Int32(0), Int32(0))
    while true {
      let field = swift_ufieldpositer_next(fields, &start, &end)
      guard field >= 0 else { break }
      guard field != Int32(UNUM_MEASURE_UNIT_FIELD.rawValue) else { continue }
      let lower = min(range.lowerBound, Int(start))
      range = lower..<max(range.isEmpty ? lower : range.upperBound, Int(end))
    }
    return range.isEmpty ? 0..<0 : range
  }
}

extension MeasurementText.Result {
  /// Returns the text with another text in place of its number.
  func replacingNumber(by other: String) -> String {
    let units = Array(text.utf16)
    return String(decoding: units[..<number.lowerBound], as: UTF16.self) + other
      + String(decoding: units[number.upperBound...], as: UTF16.self)
  }
}
