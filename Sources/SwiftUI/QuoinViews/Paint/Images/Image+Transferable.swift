import CoreTransferable
import Foundation

// An image is decoded from a file's data.
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: picture)
    }
  }
}
