/// What happens to earlier constraints when a view is laid out again.
///
/// The options affect only constraints made by `layout` and `layoutContent`; all others stay.
public enum SublayoutingOption: Hashable, Sendable, CaseIterable {
  /// Removes nothing; repeating a statement makes a second constraint.
  case addNew
  /// Changes in place the constraints that relate the same anchors, or replaces them where that is
  /// impossible. Everything else stays. Repeating a statement does nothing.
  case editExisting
  /// First removes the constraints of everything inside, including those that views inside made for
  /// their own content.
  ///
  /// A ``MoleculeView`` makes its constraints anew when it is put again. If a layout has already
  /// put a view elsewhere, or here before the view was taken out, putting it here removes its
  /// earlier constraints, too.
  case removeOldAndAddNew
  /// First removes the constraints of everything inside, and the subviews. A view that is put here
  /// from elsewhere leaves its old constraints behind.
  case cleanLayoutAndAddNew

  var removesOld: Bool { self == .removeOldAndAddNew || self == .cleanLayoutAndAddNew }
}

/// The other spelling used in the documentation.
public typealias SubLayoutingOption = SublayoutingOption

/// The priority of constraints without an explicit one.
public enum DefaultPriority: Hashable, Sendable {
  /// 999 for the first statement, and one less for each following one, down to 1: the first
  /// statement matters most.
  case descending
  /// The same priority for all statements.
  case fixed(UILayoutPriority)

  /// The same priority for all statements, as a number from 1 to 1000.
  @_disfavoredOverload
  public static func fixed(_ priority: PriorityLiteral) -> DefaultPriority {
    .fixed(priority.priority)
  }
}
