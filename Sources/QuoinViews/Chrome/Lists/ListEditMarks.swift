import QuoinCore
import QuoinGeometry

/// The red circle that a row is deleted with while its list is edited. Its lengths are estimated.
/// Sizing: hug, 22 × 22.
struct ListDeleteMark: View {
  var body: some View {
    Circle().fill(.red)
      .overlay { Capsule().fill(.white).frame(width: 11, height: 2) }
      .frame(width: 22, height: 22)
  }
}

/// The three lines that a row is moved by while its list is edited. Their lengths are estimated.
/// Sizing: hug, 20 × 12.
struct ListMoveMark: View {
  var body: some View {
    VStack(spacing: 3.5) {
      Rectangle().frame(height: 1.5)
      Rectangle().frame(height: 1.5)
      Rectangle().frame(height: 1.5)
    }
    .foregroundStyle(.tertiary)
    .frame(width: 20)
  }
}
