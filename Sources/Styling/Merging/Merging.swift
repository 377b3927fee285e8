// What is merged in is of a type of its own for each kind, so that `.text("x")` and `.default` can
// stand there.

extension StyleConvertible {
  /// What both say. Where both say something, this one is kept.
  ///
  /// - Parameter slave: What is added.
  public func merge(slave: ViewAttribute) -> ViewStyle {
    deStijlStyle.merge(slave: slave.deStijlStyle, intercept: true)
  }

  /// What both say. Where both say something, this one is kept.
  ///
  /// - Parameter slave: What is added.
  public func merge(slave: [ViewAttribute]) -> ViewStyle {
    deStijlStyle.merge(slave: slave.deStijlStyle, intercept: true)
  }

  /// What both say. Where both say something, this one is kept.
  ///
  /// - Parameter slave: What is added; nil for nothing.
  public func merge(slave: ViewStyle?) -> ViewStyle {
    deStijlStyle.merge(slave: slave.deStijlStyle, intercept: true)
  }

  /// What both say. Where both say something, the other one is taken.
  ///
  /// - Parameter master: What is added.
  public func merge(master: ViewAttribute) -> ViewStyle {
    deStijlStyle.merge(master: master.deStijlStyle, intercept: true)
  }

  /// What both say. Where both say something, the other one is taken.
  ///
  /// - Parameter master: What is added.
  public func merge(master: [ViewAttribute]) -> ViewStyle {
    deStijlStyle.merge(master: master.deStijlStyle, intercept: true)
  }

  /// What both say. Where both say something, the other one is taken.
  ///
  /// - Parameter master: What is added; nil for nothing.
  public func merge(master: ViewStyle?) -> ViewStyle {
    deStijlStyle.merge(master: master.deStijlStyle, intercept: true)
  }
}

extension StyleConvertible {
  /// A view that is made and has the merged style.
  ///
  /// - Parameter slave: What is added; where both say something, it is not taken.
  @_disfavoredOverload @preconcurrency @MainActor
  public func merge<Made: Styleable>(slave: ViewAttribute) -> Made {
    makeOrStop(merge(slave: slave))
  }

  /// A view that is made and has the merged style.
  ///
  /// - Parameter slave: What is added; where both say something, it is not taken.
  @_disfavoredOverload @preconcurrency @MainActor
  public func merge<Made: Styleable>(slave: [ViewAttribute]) -> Made {
    makeOrStop(merge(slave: slave))
  }

  /// A view that is made and has the merged style.
  ///
  /// - Parameter slave: What is added; where both say something, it is not taken.
  @_disfavoredOverload @preconcurrency @MainActor
  public func merge<Made: Styleable>(slave: ViewStyle?) -> Made {
    makeOrStop(merge(slave: slave))
  }

  /// A view that is made and has the merged style.
  ///
  /// - Parameter master: What is added; where both say something, it is taken.
  @_disfavoredOverload @preconcurrency @MainActor
  public func merge<Made: Styleable>(master: ViewAttribute) -> Made {
    makeOrStop(merge(master: master))
  }

  /// A view that is made and has the merged style.
  ///
  /// - Parameter master: What is added; where both say something, it is taken.
  @_disfavoredOverload @preconcurrency @MainActor
  public func merge<Made: Styleable>(master: [ViewAttribute]) -> Made {
    makeOrStop(merge(master: master))
  }

  /// A view that is made and has the merged style.
  ///
  /// - Parameter master: What is added; where both say something, it is taken.
  @_disfavoredOverload @preconcurrency @MainActor
  public func merge<Made: Styleable>(master: ViewStyle?) -> Made {
    makeOrStop(merge(master: master))
  }
}
