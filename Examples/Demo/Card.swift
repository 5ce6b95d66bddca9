import SwiftUI

/// A printer's business card: ordinary SwiftUI that doesn't depend on where it is drawn.
struct Card: View {
  var body: some View {
    VStack(spacing: 0) {
      CardHeader()
      CardDetails()
    }
    .frame(width: 353)
    .background(Color.white)
    .clipShape(RoundedRectangle(cornerRadius: 24))
    .shadow(color: Color.black.opacity(0.18), radius: 10, x: 0, y: 6)
    .padding(20)
    .background(Color(red: 0.95, green: 0.94, blue: 0.92))
  }
}

/// The colored upper half: portrait, name and trade on a gradient.
struct CardHeader: View {
  var body: some View {
    HStack(alignment: .center, spacing: 16) {
      Portrait()
      VStack(alignment: .leading, spacing: 4) {
        Text("Ada Quoin")
          .font(.system(size: 26, weight: .bold))
        Text("Letterpress & layout")
          .font(.system(size: 15, weight: .medium, design: .serif))
          .opacity(0.85)
      }
      Spacer(minLength: 0)
    }
    .foregroundStyle(Color.white)
    .padding(24)
    .frame(height: 136)
    .background(
      LinearGradient(
        colors: [
          Color(red: 0.16, green: 0.22, blue: 0.52),
          Color(red: 0.55, green: 0.23, blue: 0.60),
          Color(red: 0.93, green: 0.42, blue: 0.42),
        ],
        startPoint: .topLeading, endPoint: .bottomTrailing)
    )
  }
}

/// A face made of shapes.
struct Portrait: View {
  var body: some View {
    ZStack {
      Circle()
        .fill(Color.white.opacity(0.22))
      Circle()
        .fill(Color(red: 1.0, green: 0.86, blue: 0.72))
        .frame(width: 34, height: 34)
        .offset(y: -9)
      Capsule()
        .fill(Color.white)
        .frame(width: 58, height: 44)
        .offset(y: 33)
    }
    .frame(width: 76, height: 76)
    .clipShape(Circle())
    .overlay(Circle().stroke(Color.white, lineWidth: 3))
  }
}

/// The white lower half: a sentence, three numbers, a footer.
struct CardDetails: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Text("Every box gets an offer, picks its own size, and is put in its place.")
        .font(.system(size: 17))
        .foregroundStyle(Color(red: 0.2, green: 0.2, blue: 0.24))
      HStack(spacing: 0) {
        Figure(value: "393", label: "offered")
        Spacer()
        Figure(value: "40", label: "margins")
        Spacer()
        Figure(value: "353", label: "this card")
      }
      Rectangle()
        .fill(Color(red: 0.9, green: 0.9, blue: 0.92))
        .frame(height: 1)
      HStack(spacing: 8) {
        Circle()
          .fill(Color(red: 0.2, green: 0.72, blue: 0.45))
          .frame(width: 8, height: 8)
        Text("lays out on Linux")
          .font(.system(size: 13, weight: .regular, design: .monospaced))
          .foregroundStyle(Color(red: 0.45, green: 0.45, blue: 0.5))
        Spacer()
        Text("tight")
          .font(.system(size: 13, weight: .semibold))
          .foregroundStyle(Color.white)
          .padding(.horizontal, 12)
          .padding(.vertical, 5)
          .background(Color(red: 0.16, green: 0.22, blue: 0.52), in: Capsule())
      }
    }
    .padding(24)
  }
}

/// A number above its meaning.
struct Figure: View {
  let value: String
  let label: String

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(value)
        .font(.system(size: 28, weight: .heavy))
        .foregroundStyle(Color(red: 0.16, green: 0.22, blue: 0.52))
      Text(label)
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(Color(red: 0.45, green: 0.45, blue: 0.5))
    }
  }
}

struct Card_Previews: PreviewProvider {
  static var previews: some View {
    Card()
  }
}
