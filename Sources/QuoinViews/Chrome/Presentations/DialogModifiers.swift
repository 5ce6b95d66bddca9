import Foundation
import QuoinCore
import QuoinGeometry
import UniformTypeIdentifiers

// What dialogs of macOS say beside their texts. They are drawn without.

/// How serious a dialog is.
public enum DialogSeverity: Hashable, Sendable {
  case automatic, critical, standard
}

/// What people see and may change in a dialog for files.
public struct FileDialogBrowserOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let enumeratePackages = Self(rawValue: 1)
  public static let includeHiddenFiles = Self(rawValue: 2)
  public static let displayFileExtensions = Self(rawValue: 4)
}

extension View {
  /// Compiles only: sets the icon of dialogs of the view. Sizing: neutral.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Compiles only: sets how serious dialogs of the view are. Sizing: neutral.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Compiles only: lets people say that they don't want to be asked again. Sizing: neutral.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  /// Compiles only: lets people say that they don't want to be asked again. Sizing: neutral.
  public func dialogSuppressionToggle(
    _ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Compiles only: lets people say that they don't want to be asked again. Sizing: neutral.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(
    _ title: S, isSuppressed: Binding<Bool>
  ) -> some View { self }

  /// Compiles only: lets people say that they don't want to be asked again. Sizing: neutral.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View {
    self
  }

  /// Compiles only: sets what people see in dialogs for files. Sizing: neutral.
  public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

  /// Compiles only: names the button of dialogs for files. Sizing: neutral.
  public func fileDialogConfirmationLabel(_ label: Text?) -> some View { self }

  /// Compiles only: names the button of dialogs for files. Sizing: neutral.
  public func fileDialogConfirmationLabel(_ label: LocalizedStringKey) -> some View { self }

  /// Compiles only: has dialogs for files remember how they looked. Sizing: neutral.
  public func fileDialogCustomizationID(_ id: String) -> some View { self }

  /// Compiles only: sets where dialogs for files begin. Sizing: neutral.
  public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

  /// Compiles only: sets whether dialogs for files hand over aliases as they are. Sizing: neutral.
  public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

  /// Compiles only: sets the message of dialogs for files. Sizing: neutral.
  public func fileDialogMessage(_ message: Text?) -> some View { self }

  /// Compiles only: sets the message of dialogs for files. Sizing: neutral.
  public func fileDialogMessage(_ message: LocalizedStringKey) -> some View { self }

  /// Compiles only: names the field with the file's name. Sizing: neutral.
  public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

  /// Compiles only: names the field with the file's name. Sizing: neutral.
  public func fileExporterFilenameLabel(_ label: LocalizedStringKey) -> some View { self }
}
