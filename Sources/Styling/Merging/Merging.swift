// Each kind of merged value has a type of its own, so that `.text("x")` and `.default` are
// possible.

extension StyleConvertible {
  /// Merges both. Where both set an attribute, this one is kept.
  ///
  /// - Parameter slave: The attributes to add.
  public func merge(slave: ViewAttribute) -> ViewStyle {
    deStijlStyle.merge(slave: slave.deStijlStyle, intercept: true)
  }

  /// Merges both. Where both set an attribute, this one is kept.
  ///
  /// - Parameter slave: The attributes to add.
  public func merge(slave: [ViewAttribute]) -> ViewStyle {
    deStijlStyle.merge(slave: slave.deStijlStyle, intercept: true)
  }

  /// Merges both. Where both set an attribute, this one is kept.
  ///
  /// - Parameter slave: The style to add; nil adds nothing.
  public func merge(slave: ViewStyle?) -> ViewStyle {
    deStijlStyle.merge(slave: slave.deStijlStyle, intercept: true)
  }

  /// Merges both. Where both set an attribute, the other one is kept.
  ///
  /// - Parameter master: The attributes to add.
  public func merge(master: ViewAttribute) -> ViewStyle {
    deStijlStyle.merge(master: master.deStijlStyle, intercept: true)
  }

  /// Merges both. Where both set an attribute, the other one is kept.
  ///
  /// - Parameter master: The attributes to add.
  public func merge(master: [ViewAttribute]) -> ViewStyle {
    deStijlStyle.merge(master: master.deStijlStyle, intercept: true)
  }

  /// Merges both. Where both set an attribute, the other one is kept.
  ///
  /// - Parameter master: The style to add; nil adds nothing.
  public func merge(master: ViewStyle?) -> ViewStyle {
    deStijlStyle.merge(master: master.deStijlStyle, intercept: true)
  }
}

extension StyleConvertible {
  /// Makes a view with the merged style.
  ///
  /// - Parameter slave: The attributes or style to add. Where both set an attribute, it isn't used.
  @_disfavoredOverload @preconcurrency @MainActor
  public func merge<Made: Styleable>(slave: ViewAttribute) -> Made {
    makeOrStop(merge(slave: slave))
  }

  /// Makes a view with the merged style.
  ///
  /// - Parameter slave: The attributes or style to add. Where both set an attribute, it isn't used.
  @_disfavoredOverload @preconcurrency @MainActor
  public func merge<Made: Styleable>(slave: [ViewAttribute]) -> Made {
    makeOrStop(merge(slave: slave))
  }

  /// Makes a view with the merged style.
  ///
  /// - Parameter slave: The attributes or style to add. Where both set an attribute, it isn't used.
  @_disfavoredOverload @preconcurrency @MainActor
  public func merge<Made: Styleable>(slave: ViewStyle?) -> Made {
    makeOrStop(merge(slave: slave))
  }

  /// Makes a view with the merged style.
  ///
  /// - Parameter master: The attributes or style to add. Where both set an attribute, it is used.
  @_disfavoredOverload @preconcurrency @MainActor
  public func merge<Made: Styleable>(master: ViewAttribute) -> Made {
    makeOrStop(merge(master: master))
  }

  /// Makes a view with the merged style.
  ///
  /// - Parameter master: The attributes or style to add. Where both set an attribute, it is used.
  @_disfavoredOverload @preconcurrency @MainActor
  public func merge<Made: Styleable>(master: [ViewAttribute]) -> Made {
    makeOrStop(merge(master: master))
  }

  /// Makes a view with the merged style.
  ///
  /// - Parameter master: The attributes or style to add. Where both set an attribute, it is used.
  @_disfavoredOverload @preconcurrency @MainActor
  public func merge<Made: Styleable>(master: ViewStyle?) -> Made {
    makeOrStop(merge(master: master))
  }
}
