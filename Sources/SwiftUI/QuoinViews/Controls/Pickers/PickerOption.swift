import QuoinCore

/// An option of a picker.
struct PickerOption {
  let view: _StyleContent
  let tag: SelectionTag?
  let isSelected: Bool
  /// Selects the option.
  var choose: @MainActor () -> Void = {}

  /// Returns the options in `content`: views with a tag, and items of a `ForEach`.
  ///
  /// Headers and dividers have neither. If no view has one, every view is an option that can't be
  /// selected.
  @MainActor
  static func options<Content: View>(
    of content: Content, selection: SelectionTag?, in emission: Emission
  ) -> [PickerOption] {
    let sketch = Emission(environment: emission.environment, shaper: emission.shaper)
    let elements = ListElement.elements(of: content, in: sketch).map { element, node in
      (view: _StyleContent(element), tag: SelectionTag(of: node, in: sketch))
    }
    let tagged = elements.filter { $0.tag != nil }
    var isFound = false
    return (tagged.isEmpty ? elements : tagged).map { element in
      let isSelected = !isFound && selection != nil && element.tag == selection
      isFound = isFound || isSelected
      return PickerOption(view: element.view, tag: element.tag, isSelected: isSelected)
    }
  }
}

extension View {
  /// Makes the view the element of an option of a picker.
  /// Sizing: neutral.
  func element(of options: [PickerOption], at index: Int) -> some View {
    optionElement(
      options[index].view, isSelected: options[index].isSelected, at: index, of: options.count)
  }
}
