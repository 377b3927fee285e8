/// A way to write layouts view by view.
public enum LayoutDialect: String, Hashable, Sendable, CaseIterable {
  /// `title.mondrian.layout.top(.toSuperview, 8)`
  case chain
  /// `content.put(title).top(.equalTo(8), to: .parent)`
  case content
  /// `title.topAnchor(8)`
  case anchors
}

extension ConstraintGroup {
  /// The source that makes these constraints in one of the dialects, whatever made them here.
  ///
  /// ```swift
  /// let group = card.layoutContent { $0.put(title).top(.equalTo(8), to: .parent) }
  /// group.describe(in: .anchors)
  /// // self.add {
  /// //   title
  /// //     .topAnchor(8)
  /// // }
  /// ```
  ///
  /// It adds the views to their superviews, too, with what stack views arrange and the spaces in them,
  /// and makes the guides. Views and guides have the names of the properties that hold them, or their
  /// accessibility identifiers; those that have neither are made, as new ones of their class. The view
  /// whose properties are the names is `self`. What a dialect has no words for is said by another, below
  /// the rest: content and anchors say nothing about guides. A group knows its constraints alone; a
  /// layout that has set hugging and compression priorities says these, too.
  ///
  /// - Complexity: O(n log n) in the number of constraints and of the views that they relate.
  public func describe(in dialect: LayoutDialect = .chain) -> String {
    LayoutDescription(of: livingConstraints, []).text(in: dialect)
  }
}

extension InstalledLayout {
  /// The source that makes the constraints of this layout in one of the dialects, and sets the hugging
  /// and compression resistance priorities that it has set.
  package func describe(in dialect: LayoutDialect = .chain) -> String {
    LayoutDescription(of: group.livingConstraints, contentPriorities).text(in: dialect)
  }
}
