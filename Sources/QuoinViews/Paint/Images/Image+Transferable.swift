import CoreTransferable
import Foundation

// A picture is read from the data of a file.
extension Image: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(importedContentType: .image) { data in
      guard let picture = UIImage(data: data) else { throw CocoaError(.fileReadCorruptFile) }
      return Image(uiImage: picture)
    }
  }
}
