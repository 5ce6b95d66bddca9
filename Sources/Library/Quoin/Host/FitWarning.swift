import Foundation
import QuoinExplain
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

/// The warning about an image whose content doesn't fit the screen, with the question to ask.
@MainActor
struct FitWarning {
  private let report: LayoutReport
  private let configuration: RenderConfiguration
  /// The file in the question; `nil` for a folder and for standard input.
  private let file: String?

  init(_ report: LayoutReport, of request: HostRequest) {
    self.report = report
    configuration = request.configuration
    let path = request.file?.bundle == nil ? request.file?.places.first?.file : nil
    file = path.flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
  }

  /// The warning as a sentence without a period; `nil` if all of the content fits.
  var sentence: String? {
    if report.window == nil { return widerThanPhone }
    guard let misfit = LintPass(report).screenMisfit() else { return nil }
    return misfit.sentence + advice(misfit.question)
  }

  /// Without a device, an image grows with its content; only a screen would cut it off.
  private var widerThanPhone: String? {
    guard configuration.size == nil, configuration.safeArea == nil,
      configuration.platform ?? .iOS == .iOS
    else { return nil }
    let phone = DeviceProfile.standardPhone
    let limit = phone.size.width
    // Another proposal is a canvas that the preview chose.
    guard report.proposal.width == limit, report.size.width.isFinite,
      report.size.width > limit + 0.5
    else { return nil }
    let (width, screen) = (LengthFormat.text(report.size.width), LengthFormat.text(limit))
    return
      "wider than the screen of an \(phone.name): \(width) of \(screen); --device \"\(phone.name)\" shows it cut"
      + advice("too wide")
  }

  private func advice(_ question: String) -> String {
    guard let file else { return "; `quoin why` names the line" }
    let path = file.contains(where: \.isWhitespace) ? "'\(file)'" : file
    return "; `quoin why \(path) '\(question)'` names the line"
  }
}
