/// A value of a PDF file.
indirect enum PDFValue {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// A dictionary and the bytes that follow it, as they are stored.
  case stream([String: PDFValue], Range<Int>)
  case reference(Int)
  /// A word that is no value: an operator.
  case word(String)
}
