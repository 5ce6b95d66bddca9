import Foundation
import QuoinCore
import QuoinGeometry
import UniformTypeIdentifiers

// Extras of macOS dialogs, which are drawn without them.

/// The severity of a dialog.
public enum DialogSeverity: Hashable, Sendable {
  case automatic, critical, standard
}

/// The options that people see in a file dialog.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = Self(rawValue: 1)
  public static let includeHiddenFiles = Self(rawValue: 2)
  public static let displayFileExtensions = Self(rawValue: 4)
}

extension View {
  /// Compiles only: sets the icon of the view's dialogs.
  /// Sizing: neutral.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Compiles only: sets the severity of the view's dialogs.
  /// Sizing: neutral.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Compiles only: lets people suppress a dialog in the future.
  /// Sizing: neutral.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Compiles only: lets people suppress a dialog in the future.
  /// Sizing: neutral.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Compiles only: lets people suppress a dialog in the future.
  /// Sizing: neutral.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Compiles only: lets people suppress a dialog in the future.
  /// Sizing: neutral.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    self
  }

  /// Compiles only: sets the options that people see in file dialogs.
  /// Sizing: neutral.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Compiles only: sets the label of a file dialog's button.
  /// Sizing: neutral.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Compiles only: sets the label of a file dialog's button.
  /// Sizing: neutral.
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View { self }

  /// Compiles only: makes file dialogs remember their configuration.
  /// Sizing: neutral.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Compiles only: sets the initial directory of file dialogs.
  /// Sizing: neutral.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Compiles only: sets whether file dialogs return aliases unresolved.
  /// Sizing: neutral.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Compiles only: sets the message of file dialogs.
  /// Sizing: neutral.
  public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Compiles only: sets the message of file dialogs.
  /// Sizing: neutral.
  public func fileDialogMessage(_ message: LocalizedStringKey) -> some View { self }

  /// Compiles only: sets the label of the file name field.
  /// Sizing: neutral.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Compiles only: sets the label of the file name field.
  /// Sizing: neutral.
  public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View { self }
}
