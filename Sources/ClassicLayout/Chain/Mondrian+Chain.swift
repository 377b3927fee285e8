/// Collects chains, with `if`, `switch`, `for` and `if #available` around them.
@resultBuilder
@preconcurrency @MainActor
public enum LayoutDescriptorBuilder: ListBuilder {
  public typealias Item = LayoutDescriptor
}

extension LayoutDescriptorBuilder {
  /// A chain.
  public static func buildExpression(_ descriptor: LayoutDescriptor) -> ListPart<Item> {
    .one(descriptor)
  }

  /// A chain if there is one; otherwise nothing.
  public static func buildExpression(_ descriptor: LayoutDescriptor?) -> ListPart<Item> {
    descriptor.map { .one($0) } ?? .many([])
  }

  /// Several chains, in order.
  public static func buildExpression(_ descriptors: [LayoutDescriptor]) -> ListPart<Item> {
    .many(descriptors)
  }

  /// Several chains, in order, without the missing ones.
  public static func buildExpression(_ descriptors: [LayoutDescriptor?]) -> ListPart<Item> {
    .many(descriptors.compactMap { $0 })
  }
}

extension Mondrian {
  /// Activates chains together.
  ///
  /// ```swift
  /// Mondrian.layout {
  ///   photo.mondrian.layout.top(.safeArea).horizontal(.toSuperview)
  ///   title.mondrian.layout.top(.to(photo).bottom, 8).horizontal(.margins)
  /// }
  /// ```
  ///
  /// All statements are checked before any view is touched. Those that can't become constraints are
  /// reported to ``/LayoutCore/LayoutDiagnostics`` and left out. The others become active in one
  /// call.
  ///
  /// - Returns: The constraints, in the order of the description.
  @preconcurrency @MainActor
  @discardableResult
  public static func layout(
    @LayoutDescriptorBuilder _ build: () -> [LayoutDescriptor]
  ) -> ConstraintGroup {
    install(build(), .add)
  }

  /// Activates chains together, in place of what earlier chains said about the same attributes of
  /// their views and guides, as ``LayoutDescriptor/update()`` does.
  ///
  /// - Returns: The constraints, in the order of the description.
  @preconcurrency @MainActor
  @discardableResult
  public static func update(
    @LayoutDescriptorBuilder _ build: () -> [LayoutDescriptor]
  ) -> ConstraintGroup {
    install(build(), .edit)
  }

  /// Activates chains together, in place of everything that earlier chains and anchors said about
  /// their views and guides.
  ///
  /// - Returns: The constraints, in the order of the description.
  @preconcurrency @MainActor
  @discardableResult
  public static func remake(
    @LayoutDescriptorBuilder _ build: () -> [LayoutDescriptor]
  ) -> ConstraintGroup {
    install(build(), .remake)
  }

  @MainActor
  private static func install(
    _ chains: [LayoutDescriptor], _ change: RuleRegistry.Change
  ) -> ConstraintGroup {
    var plan = LayoutPlan(host: nil)
    for chain in chains { chain.add(to: &plan) }
    let elements = change == .remake ? chains.map(\.element) : []
    return ConstraintGroup(
      active: RuleRegistry.install(consume plan, by: .statements, change, about: elements))
  }
}

extension ConstraintGroup {
  /// Deactivates the constraints of the group, and activates those of the given chains, which the
  /// group holds from then on.
  ///
  /// ```swift
  /// gap.replace { title.mondrian.layout.top(.to(photo).bottom, 8) }
  /// ```
  public func replace(@LayoutDescriptorBuilder with build: () -> [LayoutDescriptor]) {
    deactivate()
    replace(with: Mondrian.layout { build() }.constraints)
  }
}
