// Common mistakes, each with the correct spelling in its message. Nothing here can be called.

extension BlockBuilder {
  @available(
    *, unavailable,
    message: "this statement describes no block: move it before the braces"
  )
  public static func buildExpression(_ nothing: ()) -> ListPart<Item> { .many([]) }

  @available(
    *, unavailable,
    message: "a string is not a block: put it in a label and write the label instead"
  )
  public static func buildExpression(_ text: String) -> ListPart<Item> { .many([]) }

  @available(
    *, unavailable,
    message: "a view controller is not a block: add it as a child and write controller.view instead"
  )
  public static func buildExpression(_ controller: UIViewController) -> ListPart<Item> {
    .many([])
  }

  @available(
    *, unavailable, message: "an image is not a block: write UIImageView(image: image) instead"
  )
  public static func buildExpression(_ image: UIImage) -> ListPart<Item> { .many([]) }

  @available(
    *, unavailable,
    message:
      "a color is not a block: set it as the backgroundColor of a view and write the view instead"
  )
  public static func buildExpression(_ color: UIColor) -> ListPart<Item> { .many([]) }

  @available(
    *, unavailable,
    message:
      "a constraint is not a block: use .width(_:), .padding(_:), …, or activate it outside the braces"
  )
  public static func buildExpression(_ constraint: NSLayoutConstraint) -> ListPart<Item> {
    .many([])
  }
}

extension ValueBlock {
  @available(
    *, unavailable, message: "write .size(width:height:), .width(_:), .height(_:) or .size(_:)"
  )
  @_disfavoredOverload
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: BlockAlignment? = nil
  ) -> SizedBlock { size(width: width ?? 0, height: height ?? 0) }

  @available(
    *, unavailable,
    message:
      "write .width(.min(_:)), .width(.max(_:)), .height(.min(_:)), …; instead of .infinity, .alignSelf(.fill)"
  )
  @_disfavoredOverload
  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil, alignment: BlockAlignment? = nil
  ) -> SizedBlock { size(width: minWidth ?? 0, height: minHeight ?? 0) }

  @available(*, unavailable, message: "write .fillingScrollFrame(_:)")
  @_disfavoredOverload
  public func containerRelativeFrame(
    _ axes: LayoutAxis.Set, alignment: BlockAlignment? = nil
  ) -> FrameFillingBlock { fillingScrollFrame(axes) }

  @available(
    *, unavailable,
    message: "a background is a view: set its backgroundColor and write .background(view)"
  )
  @_disfavoredOverload
  public func background(_ color: UIColor) -> DecoratedBlock { background(UIView()) }

  @available(
    *, unavailable, message: "a block has no look: set the color of the views in it"
  )
  @_disfavoredOverload
  public func foregroundColor(_ color: UIColor?) -> Self { self }

  @available(
    *, unavailable,
    message: "a block has no look: round the view behind it and write .background(view)"
  )
  @_disfavoredOverload
  public func cornerRadius(_ radius: CGFloat) -> Self { self }

  @available(
    *, unavailable, message: "a block has no look: set the alpha of the views in it"
  )
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> Self { self }

  @available(
    *, unavailable,
    message: "write .gone(when: true), or set isHidden of the views, which then keep their place"
  )
  @_disfavoredOverload
  public func hidden() -> Self { self }
}

extension VStackBlock.XAxisAlignment {
  @available(
    *, unavailable,
    message:
      "a column aligns horizontally: use .leading, .center, .trailing or .fill; StackingSpacer moves vertically"
  )
  public static var top: Self { .center }

  @available(
    *, unavailable,
    message:
      "a column aligns horizontally: use .leading, .center, .trailing or .fill; StackingSpacer moves vertically"
  )
  public static var bottom: Self { .center }
}

extension HStackBlock.YAxisAlignment {
  @available(
    *, unavailable,
    message:
      "a row aligns vertically: use .top, .center, .bottom or .fill; StackingSpacer moves horizontally"
  )
  public static var leading: Self { .center }

  @available(
    *, unavailable,
    message:
      "a row aligns vertically: use .top, .center, .bottom or .fill; StackingSpacer moves horizontally"
  )
  public static var trailing: Self { .center }
}

extension StackDistribution {
  @available(*, unavailable, renamed: "equalSizes")
  public static var fillEqually: Self { .equalSizes }

  @available(
    *, unavailable, message: "give each element a weight instead, such as title.weight(2)"
  )
  public static var fillProportionally: Self { .fill }
}

extension ZStackBlock.ZAxisAlignment {
  @available(*, unavailable, message: "write .attach(.all), or .relative(0) on the layer itself")
  public static var fill: Self { .attach(.all) }
}
