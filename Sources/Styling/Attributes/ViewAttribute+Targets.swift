extension ViewAttribute {
  /// The action of a control, in place of the one that a style gave it before.
  ///
  /// - Parameters:
  ///   - actor: The action and its event.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public static func target(
    _ actor: ControlActor, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute { .targets([actor], fileID: fileID, line: line) }
}

extension ViewStyle {
  /// Returns the style with one more action for a control.
  ///
  /// - Parameters:
  ///   - actor: The action and its event. It runs after the actions that the style already has.
  ///   - fileID: The file of the call, for messages.
  ///   - line: The line of the call, for messages.
  public func addingTarget(
    _ actor: ControlActor, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewStyle {
    merge(master: .targets((value(.targets) ?? []) + [actor], fileID: fileID, line: line))
  }
}
