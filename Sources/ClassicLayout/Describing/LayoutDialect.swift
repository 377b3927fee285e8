/// A dialect for layouts of individual views.
public enum LayoutDialect: String, Hashable, Sendable, CaseIterable {
  /// `title.mondrian.layout.top(.toSuperview, 8)`
  case chain
  /// `content.put(title).top(.equalTo(8), to: .parent)`
  case content
  /// `title.topAnchor(8)`
  case anchors
}

extension ConstraintGroup {
  /// Returns source code that makes these constraints in one of the dialects, regardless of what
  /// made them.
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
  /// The source also adds the views to their superviews, makes the guides, and sets up the arranged
  /// subviews and spaces of stack views.
  ///
  /// - Views and guides have the names of the properties that hold them, or their accessibility
  ///   identifiers. Those that have neither are made as new ones of their class. The view whose
  ///   properties are the names is `self`.
  /// - What a dialect has no words for is written in another one, below the rest: content and
  ///   anchors have none for guides.
  /// - A group knows only its constraints; the description of a layout that sets hugging and
  ///   compression resistance priorities includes them.
  ///
  /// - Complexity: O(n log n) in the number of constraints and of the views that they relate.
  public func describe(in dialect: LayoutDialect = .chain) -> String {
    LayoutDescription(of: livingConstraints, []).text(in: dialect)
  }
}

extension InstalledLayout {
  /// Returns the source that makes the constraints of this layout in one of the dialects, and sets
  /// its hugging and compression resistance priorities.
  package func describe(in dialect: LayoutDialect = .chain) -> String {
    LayoutDescription(of: group.livingConstraints, contentPriorities, on: host)
      .text(in: dialect)
  }
}
