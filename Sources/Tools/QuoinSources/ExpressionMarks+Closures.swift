// Recognizes closures that create views by names.

extension ExpressionMarks {
  func makesViews(_ call: Int, label: String?, open: Int, close: Int) -> Bool {
    let name = tokens[call].text
    if let label {
      return Self.viewLabels.contains(label)
        || label == "content" && !["Canvas", "Path"].contains(name)
    }
    guard let first = name.unicodeScalars.first else { return false }
    if name == "Button" {
      // The only closure is the button's action, unless the action is an argument.
      let isLabelled = close + 2 < tokens.count && tokens[close + 2].text == ":"
      return !isLabelled && isAction(between: call, and: open)
    }
    if first.properties.isUppercase { return !Self.others.contains(name) }
    return Self.modifiers.contains(name)
  }

  private func isAction(between call: Int, and open: Int) -> Bool {
    var (low, high) = (0, actions.count)
    while low < high {
      let middle = (low + high) / 2
      if actions[middle] < call { low = middle + 1 } else { high = middle }
    }
    return low < actions.count && actions[low] < open
  }

  /// Capitalized names whose closures create no views.
  private static let others: Set<String> = [
    "Task", "Timer", "DispatchQueue", "Binding", "Path", "Canvas", "Animation", "EditButton",
    "Array", "Set", "Dictionary", "String", "Data", "Date", "Result", "Stepper", "Gesture",
    "DragGesture", "TapGesture", "LongPressGesture", "State", "UIColor", "Color", "Predicate",
    "Regex", "KeyframeAnimator", "Slider", "TextField", "SecureField", "Void", "Optional",
  ]
  /// Modifiers whose closures create views.
  private static let modifiers: Set<String> = [
    "overlay", "background", "mask", "safeAreaInset", "safeAreaBar", "sheet", "fullScreenCover",
    "popover", "contextMenu", "swipeActions", "alert", "confirmationDialog",
    "navigationDestination", "overlayPreferenceValue", "backgroundPreferenceValue", "tabItem",
    "inspector", "toolbar", "listRowBackground", "searchSuggestions", "tabViewBottomAccessory",
  ]
  /// Labels of closures that create views.
  private static let viewLabels: Set<String> = [
    "label", "header", "footer", "placeholder", "title", "icon", "currentValueLabel",
    "minimumValueLabel", "maximumValueLabel", "destination", "sidebar", "detail", "actions",
    "message",
    "description", "preview", "row",
  ]
}
