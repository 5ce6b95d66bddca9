import SwiftUI

/// A wide button in the brand's color.
struct ProminentButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .frame(maxWidth: .infinity)
      .padding(.vertical, 14)
      .background(.brand.gradient, in: .rect(cornerRadius: 14))
      .opacity(isEnabled ? 1 : 0.4)
      .scaleEffect(configuration.isPressed ? 0.97 : 1)
      .animation(.snappy, value: configuration.isPressed)
  }
}

/// A capsule that is filled if it is selected.
struct CapsuleButtonStyle: ButtonStyle {
  let isSelected: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.subheadline.weight(.medium))
      .foregroundStyle(isSelected ? AnyShapeStyle(.white) : AnyShapeStyle(.brand))
      .padding(.horizontal, 16)
      .padding(.vertical, 8)
      .background(.brand.opacity(isSelected ? 1 : 0.12), in: .capsule)
  }
}

extension ButtonStyle where Self == ProminentButtonStyle {
  static var prominent: Self { Self() }
}

extension ButtonStyle where Self == CapsuleButtonStyle {
  static func capsule(isSelected: Bool) -> Self { Self(isSelected: isSelected) }
}

#Preview("Buttons", traits: .fixedLayout(width: 320, height: 190)) {
  VStack {
    Button("Check out") {}
      .buttonStyle(.prominent)
    Button("Check out") {}
      .buttonStyle(.prominent)
      .disabled(true)
    HStack {
      Button("Tea") {}
        .buttonStyle(.capsule(isSelected: true))
      Button("Coffee") {}
        .buttonStyle(.capsule(isSelected: false))
    }
  }
  .padding()
}
