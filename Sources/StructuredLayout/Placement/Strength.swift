/// The priorities of the rules that yield, in order.
///
/// All lie below `fittingSizeLevel`, so that they never compete with a fitting pass, and no two
/// kinds of wishes share a level, so that none of them tie: inner boxes shrink around their content
/// before outer ones stretch them.
///
/// What decorates something (a background, an overlay) has a band of its own below all that the
/// decorated block may wish, so that a decoration never changes the size of what it decorates.
struct Strength: Hashable, Sendable {
  /// How many aligned boxes are around.
  private(set) var depth = 0
  /// How many decorations are around.
  private(set) var band = 0

  /// Between the layers of decorations are this many points of priority.
  private static let bandWidth: Float = 3
  private static let maximumBand = 4
  private static let maximumDepth = 24

  /// The strength inside another box.
  var deeper: Strength {
    var inner = self
    inner.depth = min(depth + 1, Self.maximumDepth)
    return inner
  }

  /// The strength inside a decoration.
  var decoration: Strength {
    var inner = Strength()
    inner.band = min(band + 1, Self.maximumBand)
    return inner
  }

  var isDecoration: Bool { band > 0 }

  /// The top of a decoration's band.
  private var top: Float { 14 - Self.bandWidth * Float(band - 1) }

  /// For what would otherwise be required and could push the decorated block: the second edge of a
  /// decoration.
  var boundary: UILayoutPriority { isDecoration ? UILayoutPriority(top) : .required }

  /// For widths, heights and proportions that are otherwise required.
  var dimension: UILayoutPriority { isDecoration ? UILayoutPriority(top - 0.25) : .required }

  /// For something to be as long as what it is to fill, as far as a limit lets it: before all that content
  /// wishes.
  var filling: UILayoutPriority { UILayoutPriority(isDecoration ? top - 0.28 : 998) }

  /// For the box of something that places nothing to have no length: before all that boxes wish.
  var emptiness: UILayoutPriority { isDecoration ? hugging : UILayoutPriority(48) }

  /// For flexible tracks of a grid to be equally long: their limits come first.
  var equalTracks: UILayoutPriority { UILayoutPriority(isDecoration ? top - 0.3 : 999) }

  /// For the content of a decoration, in place of the standard 750.
  var compressionResistance: UILayoutPriority { UILayoutPriority(top - 0.5) }

  /// For the content of a decoration, in place of the standard 250.
  var hugging: UILayoutPriority { UILayoutPriority(top - 1) }

  /// For something to be as long as the box around it, and the box as short as what is in it.
  ///
  /// Boxes shrink around their views first, then around inner boxes, from the inside out.
  func elasticity(ofView isView: Bool) -> UILayoutPriority {
    let rank = isView ? Self.maximumDepth + 1 : depth
    return isDecoration
      ? UILayoutPriority(top - 2 + Float(rank) / 32) : UILayoutPriority(20 + Float(rank))
  }

  /// For what comes right after something else, before what is weaker anyway.
  func weaker(_ priority: UILayoutPriority) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - (isDecoration ? 1 / 64 : 0.5))
  }

  /// For the content of what has a share of a stack, in place of the standard 250: above all that
  /// boxes wish, below all that content does.
  static let yieldingHugging = UILayoutPriority(47)

  /// For the content of a scroll view that is the host to be as long as its frame: before boxes shrink
  /// around what is in them.
  static let fillingFrame = UILayoutPriority(46)

  /// For expanding spacers of one stack to be equally long.
  var equalSpacers: UILayoutPriority { spacer(isDecoration ? top - 2.125 : 18) }

  /// For an expanding spacer to be no longer than it must. What is left over goes to the spacers of
  /// the outermost stack that has any, so those further in yield later.
  var shortSpacer: UILayoutPriority { spacer(isDecoration ? top - 2.25 : 16) }

  /// For the spacers of stacks beside each other to be equally long, once each is as short as it can
  /// be.
  var equalSiblings: UILayoutPriority { UILayoutPriority(isDecoration ? top - 2.375 : 15) }

  private func spacer(_ level: Float) -> UILayoutPriority {
    UILayoutPriority(level + Float(max(0, depth - 1)) / (isDecoration ? 256 : 32))
  }
}
