import CoreTransferable
import Foundation
import QuoinCore

// A color is transferred as its components in the light color scheme.
extension Color: Transferable {
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: UTType(exportedAs: "com.apple.SwiftUI.Color")) {
      try JSONEncoder().encode($0.resolve(in: EnvironmentValues()))
    } importing: {
      Color(try JSONDecoder().decode(Resolved.self, from: $0))
    }
  }
}
