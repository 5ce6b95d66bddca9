/// A value in a PDF file.
indirect enum PDFValue {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// A dictionary and the range of its encoded stream data.
  case stream([String: PDFValue], Range<Int>)
  case reference(Int)
  /// A keyword that is not a value: an operator.
  case word(String)
}
