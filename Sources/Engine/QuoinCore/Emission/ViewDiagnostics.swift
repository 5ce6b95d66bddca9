import QuoinGeometry

/// The distinct errors and warnings that views reported during emission.
@MainActor
public struct ViewDiagnostics {
  /// The errors that prevent views from being drawn as declared.
  private(set) var errors: [String] = []
  /// The errors about fonts, images and colors that were replaced with placeholders.
  private(set) var missing: [String] = []
  private var texts: [String] = []
  /// The kinds of views whose metrics on `estimatedPlatform` are unknown.
  private var estimates: [String] = []
  private var estimatedPlatform = Platform.iOS
  /// The contents of `ForEach`s in lazy containers whose type doesn't determine the number of views
  /// per item.
  package internal(set) var uncertainRows: [UnknownRowCounts] = []

  /// The number of errors and warnings.
  package var count: Int { errors.count + missing.count + texts.count + estimates.count }

  /// The warnings about incomplete support.
  var warnings: [String] { texts + (estimateWarning.map { [$0] } ?? []) }

  /// The only warning about estimates.
  private var estimateWarning: String? {
    guard !estimates.isEmpty else { return nil }
    let kinds = estimates.joined(separator: ", ")
    return "Estimated for \(estimatedPlatform): \(kinds). The lengths of iOS are used."
  }

  /// Reports an error that prevents the view from being drawn as declared. The caller may then
  /// reject the picture.
  public mutating func addError(_ text: String) {
    if !errors.contains(text) { errors.append(text) }
  }

  /// Reports that a font, image or color is missing: the first and the last are replaced, and the
  /// rest of the picture is drawn.
  public mutating func addMissing(_ text: String) {
    addError(text)
    if !missing.contains(text) { missing.append(text) }
  }

  /// Reports a warning.
  public mutating func addWarning(_ text: String) {
    if !texts.contains(text) { texts.append(text) }
  }

  /// Reports that a kind of view, such as `Toggle`, is drawn with the lengths of iOS, because those
  /// of `platform` are unknown. One warning names all kinds.
  public mutating func addEstimate(of kind: String, on platform: Platform) {
    estimatedPlatform = platform
    if !estimates.contains(kind) { estimates.append(kind) }
  }

  /// Adds the errors of the views that `tree` contains.
  public mutating func addErrors(of tree: ViewTree) {
    let placeholders = Set(tree.missing)
    for text in tree.errors { placeholders.contains(text) ? addMissing(text) : addError(text) }
  }

  /// Returns the warning that several elements of a `ForEach` have the id `id`.
  static func repeatedID(_ id: String) -> String {
    "The id \(id) occurs more than once in a ForEach; which item keeps its state is undefined."
  }
}
