// What is often written by mistake, with what to write in its place. Nothing here can be called.

extension BlockBuilder {
  @available(
    *, unavailable,
    message: "this says nothing of the layout: do it before the blocks are described"
  )
  public static func buildExpression(_ nothing: ()) -> ListPart<Item> { .many([]) }

  @available(*, unavailable, message: "a text is no block: put it into a label, and name the label")
  public static func buildExpression(_ text: String) -> ListPart<Item> { .many([]) }

  @available(
    *, unavailable,
    message: "a controller is no block: add it as a child, and name its view: controller.view"
  )
  public static func buildExpression(_ controller: UIViewController) -> ListPart<Item> {
    .many([])
  }

  @available(
    *, unavailable, message: "an image is no block: name an image view: UIImageView(image: image)"
  )
  public static func buildExpression(_ image: UIImage) -> ListPart<Item> { .many([]) }

  @available(
    *, unavailable,
    message: "a color is no block: give it to a view's backgroundColor, and name the view"
  )
  public static func buildExpression(_ color: UIColor) -> ListPart<Item> { .many([]) }

  @available(
    *, unavailable,
    message:
      "blocks make their own constraints: say .width(_:), .padding(_:), …, or activate it outside"
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
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil) -> SizedBlock {
    size(width: width ?? 0, height: height ?? 0)
  }

  @available(
    *, unavailable, message: "write .width(.min(_:)), .width(.max(_:)), .height(.min(_:)), …"
  )
  @_disfavoredOverload
  public func frame(
    minWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil
  ) -> SizedBlock { size(width: minWidth ?? 0, height: minHeight ?? 0) }
}

extension VStackBlock.XAxisAlignment {
  @available(
    *, unavailable,
    message:
      "a column aligns horizontally: .leading, .center, .trailing or .fill; StackingSpacer moves along it"
  )
  public static var top: Self { .center }

  @available(
    *, unavailable,
    message:
      "a column aligns horizontally: .leading, .center, .trailing or .fill; StackingSpacer moves along it"
  )
  public static var bottom: Self { .center }
}

extension HStackBlock.YAxisAlignment {
  @available(
    *, unavailable,
    message:
      "a row aligns vertically: .top, .center, .bottom or .fill; StackingSpacer moves along it"
  )
  public static var leading: Self { .center }

  @available(
    *, unavailable,
    message:
      "a row aligns vertically: .top, .center, .bottom or .fill; StackingSpacer moves along it"
  )
  public static var trailing: Self { .center }
}

extension ZStackBlock.ZAxisAlignment {
  @available(*, unavailable, message: "write .attach(.all), or .relative(0) on the layer itself")
  public static var fill: Self { .attach(.all) }
}
