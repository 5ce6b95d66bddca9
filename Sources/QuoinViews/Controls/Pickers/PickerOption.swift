import QuoinCore

/// One of the options of a picker.
struct PickerOption {
  let view: _StyleContent
  let tag: SelectionTag?
  let isSelected: Bool
  /// Makes the option the choice.
  var choose: @MainActor () -> Void = {}

  /// The options among `content`: views with a tag, and items of a `ForEach`. Headers and dividers between them have
  /// neither; where no view has one, every view is an option that can't be chosen.
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
