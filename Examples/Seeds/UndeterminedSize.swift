import SwiftUI

/// A color has no ideal size of its own, so it takes the fallback of 10.
struct Undetermined_Size_Previews: PreviewProvider {
  static var previews: some View {
    Color.red
      .fixedSize()
  }
}
