import SwiftUI

/// A surface with a symbol and a name, in place of content that can't be drawn, and a warning. It
/// is as large as possible.
///
/// Sizing: takes what is proposed; 10 points where nothing is.
package struct PlaceholderView: View {
  private let title: String
  private let symbol: String?
  private let surface: Color
  private let ink: Color

  package init(
    _ title: String, symbol: String? = nil, surface: Color = Color(white: 0.9),
    ink: Color = Color(white: 0.35)
  ) {
    self.title = title
    self.symbol = symbol
    self.surface = surface
    self.ink = ink
  }

  package var body: some View {
    surface.overlay {
      VStack(spacing: 6) {
        if let symbol { Image(systemName: symbol).font(.system(size: 28)) }
        Text(verbatim: title).font(.system(size: 11)).lineLimit(2).multilineTextAlignment(.center)
      }
      .foregroundStyle(ink)
      .padding(4)
    }
    .clipped()
    .warning("A placeholder replaces “\(title)”, because its content can't be drawn.")
  }
}
