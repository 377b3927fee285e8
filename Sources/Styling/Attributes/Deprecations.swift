extension ViewAttribute {
  /// The same as `offImage(_:)`.
  @available(*, deprecated, renamed: "offImage(_:fileID:line:)")
  public static func offImge(
    _ value: UIImage?, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute { offImage(value, fileID: fileID, line: line) }
}
