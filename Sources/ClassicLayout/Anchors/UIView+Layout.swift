extension ContentLayoutable where Self: UIView {
  /// Begins with statements that no other method can make:
  /// `layout { $0.height.set(constraint: $0.width) }`.
  ///
  /// This method has more defaulted parameters than the `layout` of the content dialect. Where a
  /// closure fits both, such as an empty one, Swift picks the content dialect's.
  @_disfavoredOverload
  public func layout(
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column,
    function: StaticString = #function, _ make: (AnchorMaker) -> Void
  ) -> AnchoredView<Self> { AnchoredView(self).layout(make) }

  /// A chain of statements about the view; the same as `mondrian.layout`.
  @_disfavoredOverload
  public var layout: LayoutDescriptor { LayoutDescriptor(.view(self)) }
}
