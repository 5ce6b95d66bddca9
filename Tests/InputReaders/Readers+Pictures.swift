extension InputReader {
  /// The readers of pictures, fonts and documents.
  static let pictureReaders: [InputReader] = []
}
