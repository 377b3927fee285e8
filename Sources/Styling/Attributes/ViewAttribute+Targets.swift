extension ViewAttribute {
  /// What a control does, in place of what a style has had it do.
  ///
  /// - Parameters:
  ///   - actor: What is done, and when.
  ///   - fileID: The file that says it, for messages.
  ///   - line: The line that says it, for messages.
  public static func target(
    _ actor: ControlActor, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute { .targets([actor], fileID: fileID, line: line) }
}

extension ViewStyle {
  /// The style, with one more thing that a control does.
  ///
  /// - Parameters:
  ///   - actor: What is done, and when, after what the style has done already.
  ///   - fileID: The file that says it, for messages.
  ///   - line: The line that says it, for messages.
  public func addingTarget(
    _ actor: ControlActor, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewStyle {
    merge(master: .targets((value(.targets) ?? []) + [actor], fileID: fileID, line: line))
  }
}
