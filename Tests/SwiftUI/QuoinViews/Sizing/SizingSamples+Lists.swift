import Foundation
import Quoin

extension SizingSamples {
  mutating func addLists() {
    self["List"] = .of(List { child })
    self["Form"] = .of(Form { child })
    self["Table"] = .of(Table([Person()]) { TableColumn("Test", value: \.name) })
    self["Section"] = .list
    self["OutlineGroup"] = .list
    self["OutlineSubgroupChildren"] = .list
    self["DisclosureGroup"] = .of(
      DisclosureGroup {
        Text("Test")
      } label: {
        child
      })
    self["GroupBox"] = .of(
      GroupBox {
        child
      } label: {
        Text("Test")
      })
    self["View.listStyle"] = .of(child.listStyle(.plain))
    self["View.formStyle"] = .of(child.formStyle(.grouped))
    self["View.disclosureGroupStyle"] = .of(child.disclosureGroupStyle(.automatic))
    self["View.groupBoxStyle"] = .of(child.groupBoxStyle(.automatic))
    self["View.badge"] = .of(child.badge(3))
    self["View.badgeProminence"] = .of(child.badgeProminence(.increased))
    addRowModifiers()
  }

  private mutating func addRowModifiers() {
    self["View.headerProminence"] = .of(child.headerProminence(.increased))
    self["View.listRowSpacing"] = .of(child.listRowSpacing(5))
    self["View.listSectionSpacing"] = .of(child.listSectionSpacing(.compact))
    self["View.listRowInsets"] = .of(child.listRowInsets(EdgeInsets()))
    self["View.listRowBackground"] = .of(child.listRowBackground(Color.red))
    self["View.listItemTint"] = .of(child.listItemTint(Color.red))
    self["View.listRowSeparator"] = .of(child.listRowSeparator(.hidden))
    self["View.listRowSeparatorTint"] = .of(child.listRowSeparatorTint(.red))
    self["View.listSectionSeparator"] = .of(child.listSectionSeparator(.hidden))
    self["View.listSectionSeparatorTint"] = .of(child.listSectionSeparatorTint(.red))
    self["View.selectionDisabled"] = .of(child.selectionDisabled())
    self["View.deleteDisabled"] = .of(child.deleteDisabled(true))
    self["View.moveDisabled"] = .of(child.moveDisabled(true))
    self["View.swipeActions"] = .of(child.swipeActions { Button("Test") {} })
  }
}

private struct Person: Identifiable {
  let id = 1
  let name = "Test"
}
