/// What becomes of earlier constraints when something is laid out.
///
/// Only constraints that were made by `layout` and `layoutContent` are meant; all others stay.
public enum SublayoutingOption: Hashable, Sendable, CaseIterable {
  /// Nothing is removed; saying the same again makes a second constraint.
  case addNew
  /// Constraints that relate the same anchors are changed in place, or replaced where that can't
  /// be; everything else stays. Saying the same again does nothing.
  case editExisting
  /// The constraints of everything inside are removed first, also those that views inside have made of
  /// their own content; a ``MoleculeView`` makes them anew when it is put again. So are those of a view that
  /// a layout has put elsewhere, or here before it was taken out.
  case removeOldAndAddNew
  /// The constraints of everything inside are removed first, and so are the subviews; what is put here from
  /// elsewhere leaves its own behind.
  case cleanLayoutAndAddNew

  var removesOld: Bool { self == .removeOldAndAddNew || self == .cleanLayoutAndAddNew }
}

/// The other spelling of the documentation.
public typealias SubLayoutingOption = SublayoutingOption

/// Which priority constraints get where none is said.
public enum DefaultPriority: Hashable, Sendable {
  /// 999 for the first statement, and one less for each that follows, down to 1: what is said first
  /// matters most.
  case descending
  /// The same for all.
  case fixed(UILayoutPriority)

  /// The same for all, as a number from 1 to 1000.
  @_disfavoredOverload
  public static func fixed(_ priority: PriorityLiteral) -> DefaultPriority {
    .fixed(priority.priority)
  }
}
