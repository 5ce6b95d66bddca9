#if Graphics
  import QuoinDrawing

  extension PictureQuality {
    /// Returns the quality from 0 to 100 that encoders expect; `nil` for lossless.
    ///
    /// - Throws: `CairoError.format` if the quality is not in 0…1.
    func percent(in format: String) throws(CairoError) -> Double? {
      guard case .lossy(let quality) = self else { return nil }
      guard (0...1).contains(quality) else {
        throw .format(format, reason: "the quality \(quality) is not a number from 0 to 1")
      }
      return quality * 100
    }
  }
#endif
