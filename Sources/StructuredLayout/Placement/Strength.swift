/// The priorities of the rules that yield, in order.
///
/// All but ``filling``, ``equalTracks`` and ``limitedTracks``, which are parts of a size, are below
/// `fittingSizeLevel`, so that they never compete with a fitting pass. No two kinds
/// of wishes share a level, so that they never tie: inner boxes shrink around their content before
/// outer ones stretch them.
///
/// A decoration (a background, an overlay) has a band of its own below all wishes of the decorated
/// block, so that it never changes the size of that block.
struct Strength: Hashable, Sendable {
  /// The number of aligned boxes around the block.
  private(set) var depth = 0
  /// The number of decorations around the block.
  private(set) var band = 0

  /// The distance between the bands of nested decorations, in points of priority.
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

  /// For the second edge of a decoration, which would otherwise be required and could resize the
  /// decorated block.
  var boundary: UILayoutPriority { isDecoration ? UILayoutPriority(top) : .required }

  /// For widths, heights and aspect ratios that are otherwise required.
  var dimension: UILayoutPriority { isDecoration ? UILayoutPriority(top - 0.25) : .required }

  /// For a block to be as long as the slot that it has to fill, as far as a limit permits: before
  /// all wishes of content.
  var filling: UILayoutPriority { UILayoutPriority(isDecoration ? top - 0.28 : 998) }

  /// For the box of a block that places nothing to have no length: before all wishes of boxes.
  var emptiness: UILayoutPriority { isDecoration ? hugging : UILayoutPriority(48) }

  /// For flexible tracks of a grid to be equally long; their limits take precedence.
  var equalTracks: UILayoutPriority { UILayoutPriority(isDecoration ? top - 0.3 : 999) }

  /// For flexible tracks that all have a maximum to take the room of their grid up to that: before
  /// the standard hugging of their cells, which would make them shorter.
  var limitedTracks: UILayoutPriority { UILayoutPriority(isDecoration ? top - 0.75 : 251) }

  /// For the content of a decoration, in place of the standard 750.
  var compressionResistance: UILayoutPriority { UILayoutPriority(top - 0.5) }

  /// For the content of a decoration, in place of the standard 250.
  var hugging: UILayoutPriority { UILayoutPriority(top - 1) }

  /// For a block to be as long as the box around it, and for the box to be as short as its content.
  ///
  /// Boxes shrink around their views first, then around inner boxes, from the inside out.
  func elasticity(ofView isView: Bool) -> UILayoutPriority {
    let rank = isView ? Self.maximumDepth + 1 : depth
    return isDecoration
      ? UILayoutPriority(top - 2 + Float(rank) / 32) : UILayoutPriority(20 + Float(rank))
  }

  /// Returns a priority just below another one, but above the next weaker kind of wish.
  func weaker(_ priority: UILayoutPriority) -> UILayoutPriority {
    UILayoutPriority(priority.rawValue - (isDecoration ? 1 / 64 : 0.5))
  }

  /// For the content of a block with a share of a stack, in place of the standard 250: above all
  /// wishes of boxes, below all wishes of content.
  static let yieldingHugging = UILayoutPriority(47)

  /// For the content of a scroll view that is the host to be as long as its frame: before boxes
  /// shrink around their content.
  static let fillingFrame = UILayoutPriority(46)

  /// For expanding spacers of one stack to be equally long.
  var equalSpacers: UILayoutPriority { spacer(isDecoration ? top - 2.125 : 18) }

  /// For an expanding spacer to be as short as possible. Excess length goes to the spacers of the
  /// outermost stack that has any, so inner spacers yield later.
  var shortSpacer: UILayoutPriority { spacer(isDecoration ? top - 2.25 : 16) }

  /// For the spacers of adjacent stacks to be equally long, once each is as short as possible.
  var equalSiblings: UILayoutPriority { UILayoutPriority(isDecoration ? top - 2.375 : 15) }

  private func spacer(_ level: Float) -> UILayoutPriority {
    UILayoutPriority(level + Float(max(0, depth - 1)) / (isDecoration ? 256 : 32))
  }
}
