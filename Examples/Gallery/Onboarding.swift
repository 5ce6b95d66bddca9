import SwiftUI

/// A "What's new" screen: symbols next to texts, one large button.
struct Onboarding: View {
  var body: some View {
    VStack(spacing: 0) {
      Spacer()
      Text("What's New in\nNotebook")
        .font(.largeTitle.bold())
        .multilineTextAlignment(.center)
        .padding(.bottom, 44)
      VStack(alignment: .leading, spacing: 26) {
        feature(
          "scribble.variable", .orange, "Handwriting",
          "Write with a finger or a pencil; your notes are searchable at once.")
        feature(
          "person.2.fill", .blue, "Together",
          "Invite others to a page and see who is writing where.")
        feature(
          "lock.fill", .green, "Locked pages", "Keep what is nobody's business behind your face.")
        feature("moon.stars.fill", .indigo, "Quiet hours", "Reminders wait until you are up.")
      }
      Spacer()
      Spacer()
      Text("Your notes stay on your devices. ")
        .font(.caption)
        .foregroundStyle(.secondary)
        + Text("See how they are kept…")
        .font(.caption)
        .foregroundStyle(.blue)
      Button {
      } label: {
        Text("Continue")
          .font(.headline)
          .frame(maxWidth: .infinity)
          .padding(.vertical, 8)
      }
      .buttonStyle(.borderedProminent)
      .padding(.top, 16)
    }
    .padding(.horizontal, 32)
    .padding(.bottom, 24)
  }

  private func feature(_ symbol: String, _ color: Color, _ title: String, _ text: String)
    -> some View
  {
    HStack(alignment: .center, spacing: 18) {
      Image(systemName: symbol)
        .font(.system(size: 30))
        .foregroundStyle(color)
        .frame(width: 44)
      VStack(alignment: .leading, spacing: 2) {
        Text(title).font(.headline)
        Text(text).font(.subheadline).foregroundStyle(.secondary)
      }
    }
  }
}

struct Onboarding_Previews: PreviewProvider {
  static var previews: some View {
    Onboarding().previewDevice("iPhone 16 Pro")
  }
}
