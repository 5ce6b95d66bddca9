import Foundation

/// A WebP reader that uses libwebp; asset catalogs may contain WebP files under other extensions.
///
/// The first such picture loads the library, which is therefore an optional dependency.
enum WebPReader {
  /// Returns whether `data` has the signature of a WebP file.
  static func recognizes(_ data: Data) -> Bool {
    let bytes = ByteReader(data)
    return bytes.starts(with: Array("RIFF".utf8)) && bytes.starts(with: Array("WEBP".utf8), at: 8)
  }

  /// Returns the picture as a PNG.
  static func source(_ data: Data) throws(ImageError) -> ImageSource {
    guard let library else { throw .webP(isReaderThere: false) }
    let source = data.withUnsafeBytes { bytes -> Result<ImageSource, ImageError> in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      var (width, height) = (Int32(0), Int32(0))
      guard library.info(start, bytes.count, &width, &height) != 0 else {
        return .failure(.webP(isReaderThere: true))
      }
      let count = Int(width) * Int(height)
      guard count <= ImageHeader.pixelLimit(fileSize: data.count) else {
        return .failure(.tooLarge(width: Int(width), height: Int(height)))
      }
      guard let pixels = library.decode(start, bytes.count, &width, &height) else {
        return .failure(.webP(isReaderThere: true))
      }
      defer { library.free(pixels) }
      let rgba = Array(UnsafeBufferPointer(start: pixels, count: count * 4))
      return ImageSource(width: Int(width), height: Int(height), rgba: rgba).map { .success($0) }
        ?? .failure(.webP(isReaderThere: true))
    }
    return try source.get()
  }

  /// The functions of the library; `nil` if it isn't installed.
  private static let library = Library()

  private struct Library {
    typealias Size = UnsafeMutablePointer<Int32>
    typealias Info = @convention(c) (UnsafePointer<UInt8>?, Int, Size?, Size?) -> Int32
    typealias Decode =
      @convention(c) (UnsafePointer<UInt8>?, Int, Size?, Size?) -> UnsafeMutablePointer<UInt8>?
    typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

    let info: Info
    let decode: Decode
    let free: Free

    init?() {
      let names = ["libwebp.so.7", "libwebp.so.6", "libwebp.7.dylib"]
      guard let handle = names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
        let info = dlsym(handle, "WebPGetInfo"), let decode = dlsym(handle, "WebPDecodeRGBA"),
        let free = dlsym(handle, "WebPFree")
      else { return nil }
      self.info = unsafeBitCast(info, to: Info.self)
      self.decode = unsafeBitCast(decode, to: Decode.self)
      self.free = unsafeBitCast(free, to: Free.self)
    }
  }
}
