import SwiftUI

/// A line of `people.jsonl`.
struct Person: Decodable {
  let id: Int
  let name: String
  let role: String
  let hue: Double
}

/// A badge for a conference, drawn for each row of data.
struct Badge: View {
  let person: Person

  private var initials: String {
    person.name.split(separator: " ").compactMap(\.first).map(String.init).joined()
  }

  var body: some View {
    VStack(spacing: 0) {
      Color(hue: person.hue, saturation: 0.7, brightness: 0.75)
        .frame(height: 56)
        .overlay {
          Text("LAYOUT 26").font(.caption.bold()).kerning(3).foregroundStyle(.white)
        }
      HStack(spacing: 16) {
        Text(initials)
          .font(.title2.bold())
          .foregroundStyle(.white)
          .frame(width: 64, height: 64)
          .background(Color(hue: person.hue, saturation: 0.5, brightness: 0.9), in: .circle)
        VStack(alignment: .leading, spacing: 4) {
          Text(person.name).font(.title3.bold()).lineLimit(1).minimumScaleFactor(0.7)
          Text(person.role).font(.subheadline).foregroundStyle(.secondary)
        }
        Spacer(minLength: 0)
        Text("\(person.id)").font(.footnote.monospacedDigit()).foregroundStyle(.tertiary)
      }
      .padding(20)
    }
    .frame(width: 340)
    .background(.white)
    .clipShape(.rect(cornerRadius: 16))
  }
}

#Preview {
  Badge(person: Person(id: 1, name: "Ada Lovelace", role: "Analyst", hue: 0.6)).padding()
}
