import SwiftUI

/// A number between a minus and a plus.
struct QuantityStepper: View {
  @Binding var quantity: Int

  var body: some View {
    HStack(spacing: 4) {
      button("minus", by: -1)
        .disabled(quantity < 1)
      Text(quantity, format: .number)
        .monospacedDigit()
        .frame(minWidth: 22)
      button("plus", by: 1)
    }
    .padding(4)
    .background(.quaternary, in: .capsule)
  }

  private func button(_ symbol: String, by step: Int) -> some View {
    Button {
      quantity += step
    } label: {
      Image(systemName: symbol)
        .font(.footnote.bold())
        .frame(width: 26, height: 26)
        .contentShape(.circle)
    }
    .buttonStyle(.borderless)
    .tint(.brand)
  }
}

#Preview("Stepper", traits: .sizeThatFitsLayout) {
  @Previewable @State var quantity = 2
  QuantityStepper(quantity: $quantity)
    .padding()
}
