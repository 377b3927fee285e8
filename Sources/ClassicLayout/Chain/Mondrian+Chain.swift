/// Collects chains, with `if`, `switch`, `for` and `if #available` around them.
@resultBuilder
@MainActor
public enum LayoutDescriptorBuilder: ListBuilder {
  public typealias Item = LayoutDescriptor
}

extension LayoutDescriptorBuilder {
  /// A chain.
  public static func buildExpression(_ descriptor: LayoutDescriptor) -> [LayoutDescriptor] {
    [descriptor]
  }

  /// A chain if there is one; nothing otherwise.
  public static func buildExpression(_ descriptor: LayoutDescriptor?) -> [LayoutDescriptor] {
    descriptor.map { [$0] } ?? []
  }

  /// Several chains, in their order.
  public static func buildExpression(_ descriptors: [LayoutDescriptor]) -> [LayoutDescriptor] {
    descriptors
  }

  /// Those chains of several that are there, in their order.
  public static func buildExpression(_ descriptors: [LayoutDescriptor?]) -> [LayoutDescriptor] {
    descriptors.compactMap { $0 }
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
  /// All statements are checked before a view is touched; those that can't hold are told to
  /// ``LayoutDiagnostics`` and left out. The others become active in one call.
  ///
  /// - Returns: The constraints, in the order of the description.
  @MainActor
  @discardableResult
  public static func layout(
    @LayoutDescriptorBuilder _ build: () -> [LayoutDescriptor]
  ) -> ConstraintGroup {
    var plan = LayoutPlan(host: nil)
    for descriptor in build() { descriptor.add(to: &plan) }
    return InstalledLayout(plan).group
  }
}
