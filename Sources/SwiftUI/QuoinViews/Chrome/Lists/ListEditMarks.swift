import QuoinCore
import QuoinGeometry

/// The red button that deletes a row while the list is being edited. Its lengths are estimated.
/// Sizing: hug, 22 × 22.
struct ListDeleteMark: View {
  var body: some View {
    Circle().fill(.red)
      .overlay { Capsule().fill(.white).frame(width: 11, height: 2) }
      .frame(width: 22, height: 22)
  }
}

/// The circle of a row that the user can select with others while the list is being edited. Its
/// lengths are estimated.
/// Sizing: hug, 22 × 22.
struct ListSelectionMark: View {
  let isSelected: Bool

  var body: some View {
    if isSelected {
      Circle().fill(.tint)
        .overlay { Checkmark().foregroundStyle(.white).scaleEffect(0.8) }
        .frame(width: 22, height: 22)
    } else {
      Circle().strokeBorder(.tertiary, lineWidth: 1.5).frame(width: 22, height: 22)
    }
  }
}

/// The handle that moves a row while the list is being edited. Its lengths are estimated.
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
