// placeholder until the first file of SwiftUI lands
