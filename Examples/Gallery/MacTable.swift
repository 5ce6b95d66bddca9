import SwiftUI

/// A table on macOS with columns, a selected row, and a search field above.
struct MacTable: View {
  private struct Employee: Identifiable {
    let id: Int
    let name: String
    let team: String
    let since: String
  }

  private let people = [
    Employee(id: 1, name: "Ada Berg", team: "Press room", since: "2011"),
    Employee(id: 2, name: "Elif Kaya", team: "Bindery", since: "2016"),
    Employee(id: 3, name: "Jonas Wallin", team: "Press room", since: "2019"),
    Employee(id: 4, name: "Maria Lindqvist", team: "Office", since: "2008"),
    Employee(id: 5, name: "Noor Haddad", team: "Design", since: "2022"),
    Employee(id: 6, name: "Omar Farah", team: "Design", since: "2020"),
  ]
  @State private var selection: Int? = 3
  @State private var query = ""

  var body: some View {
    VStack(spacing: 0) {
      HStack {
        Text("People").font(.title2.bold())
        Spacer()
        TextField("Filter", text: $query)
          .textFieldStyle(.roundedBorder)
          .frame(width: 160)
        Button("Add…") {}
      }
      .padding()
      Table(people, selection: $selection) {
        TableColumn("Name", value: \.name)
        TableColumn("Team", value: \.team)
        TableColumn("Since") { person in
          Text(person.since).monospacedDigit()
        }
        .width(80)
      }
    }
    .frame(width: 560, height: 320)
  }
}

struct MacTable_Previews: PreviewProvider {
  static var previews: some View {
    MacTable().previewDevice("Mac").previewLayout(.sizeThatFits)
  }
}
