import SwiftUI

/// A colour has no size of its own; asked for one, it answers the fallback of 10.
struct Undetermined_Size_Previews: PreviewProvider {
  static var previews: some View {
    Color.red
      .fixedSize()
  }
}
