import ArgumentParser
import QuoinHostProtocol

/// `--png`.
enum CompressionArgument: String, ExpressibleByArgument, CaseIterable {
  case fast, small

  var compression: PictureFormat.Compression { self == .small ? .small : .fast }
}

/// `--format`.
enum PictureFormatArgument: String, ExpressibleByArgument, CaseIterable {
  case png, jpg, webp, avif, pdf, svg, json

  init?(argument: String) {
    let name = argument.lowercased()
    self.init(rawValue: name == "jpeg" ? "jpg" : name)
  }

  var format: PictureFormat {
    switch self {
    case .png: .png
    case .jpg: .jpeg
    case .webp: .webP
    case .avif: .avif
    case .pdf: .pdf
    case .svg: .svg
    case .json: .json
    }
  }
}

/// `--quality`: a number from 0 to 100, or `lossless`.
struct QualityArgument: ExpressibleByArgument {
  let quality: PictureFormat.Quality

  static let defaultValueDescription = "0–100 | lossless"

  init?(argument: String) {
    if argument == "lossless" {
      quality = .lossless
    } else if let number = Double(argument), (0...100).contains(number) {
      quality = .lossy(number / 100)
    } else {
      return nil
    }
  }

  /// Throws if no format has a quality, or one does not support this quality.
  func check(_ formats: [PictureFormat]) throws {
    guard formats.contains(where: \.hasQuality) else {
      throw CommandFailure.usage(
        "--quality applies only to JPEG, WebP and AVIF, but no such file is written",
        try: "Omit --quality, or write such a file: -o picture.webp")
    }
    guard quality == .lossless else { return }
    if let format = formats.first(where: { $0.hasQuality && $0 != .webP }) {
      throw CommandFailure.usage(
        "\(format.name) can't be lossless", try: "Pass --quality 95, or write WebP or PNG.")
    }
  }
}
