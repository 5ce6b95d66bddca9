import SwiftUI

/// A player: a cover, a slider with times, controls, a volume slider.
struct MusicPlayer: View {
  @State private var position = 84.0
  @State private var volume = 0.55

  var body: some View {
    VStack(spacing: 28) {
      Capsule().fill(.white.opacity(0.4)).frame(width: 40, height: 5)
      cover
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text("Slow Harbour").font(.title2.bold())
          Text("The Lighthouse Keepers").font(.title3).opacity(0.7)
        }
        Spacer()
        Image(systemName: "ellipsis.circle.fill").font(.title2).opacity(0.8)
      }
      VStack(spacing: 4) {
        Slider(value: $position, in: 0...228)
          .tint(.white)
        HStack {
          Text("1:24")
          Spacer()
          Text("−2:24")
        }
        .font(.caption.monospacedDigit())
        .opacity(0.7)
      }
      HStack {
        Image(systemName: "backward.fill").font(.title)
        Spacer()
        Image(systemName: "pause.fill").font(.system(size: 50))
        Spacer()
        Image(systemName: "forward.fill").font(.title)
      }
      .padding(.horizontal, 40)
      HStack(spacing: 12) {
        Image(systemName: "speaker.fill")
        ProgressView(value: volume).tint(.white)
        Image(systemName: "speaker.wave.3.fill")
      }
      .font(.caption)
      HStack {
        Image(systemName: "quote.bubble")
        Spacer()
        Image(systemName: "airplayaudio")
        Spacer()
        Image(systemName: "list.bullet")
      }
      .font(.title3)
      .opacity(0.7)
      .padding(.horizontal, 32)
    }
    .foregroundStyle(.white)
    .padding(28)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(
      LinearGradient(
        colors: [Color(red: 0.15, green: 0.3, blue: 0.4), .black], startPoint: .top,
        endPoint: .bottom)
    )
    .preferredColorScheme(.dark)
  }

  private var cover: some View {
    ZStack {
      AngularGradient(colors: [.teal, .indigo, .orange, .teal], center: .center)
      ForEach(1..<6) { ring in
        Circle().strokeBorder(.white.opacity(0.25), lineWidth: 2).padding(CGFloat(ring) * 24)
      }
      Image(systemName: "light.beacon.max.fill").font(.system(size: 60))
    }
    .aspectRatio(1, contentMode: .fit)
    .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
    .shadow(color: .black.opacity(0.5), radius: 20, y: 12)
  }
}

struct MusicPlayer_Previews: PreviewProvider {
  static var previews: some View {
    MusicPlayer().previewDevice("iPhone 16 Pro")
  }
}
