/// A view or guide whose position or size a layout doesn't determine.
public struct LayoutAmbiguity: Sendable, CustomStringConvertible {
  /// The name of the view or guide, as messages give it.
  public let name: String
  /// The ambiguous view or guide.
  public let element: LayoutElement
  /// The line that describes the view or guide.
  public let line: SourceLine

  /// The name and the line: `title is not settled (Card.swift:12)`.
  public var description: String { "\(name) is not settled (\(line))" }
}

extension InstalledLayout {
  /// The views and guides whose frames are ambiguous, each with the line that describes it.
  package var ambiguities: [LayoutAmbiguity] {
    let objects = objects
    let views = record.placed.compactMap { placed in
      (objects[placed.item.index] as? UIView).map {
        (LayoutElement.view($0), $0.hasAmbiguousLayout, placed.line)
      }
    }
    let own = record.ownGuides.map {
      (LayoutElement.guide($0.guide), $0.guide.hasAmbiguousLayout, $0.line)
    }
    let made = record.madeGuides.map {
      (LayoutElement.guide($0.guide), isAmbiguous($0.guide), $0.made.line)
    }
    let found = (views + own + made).filter(\.1)
    guard !found.isEmpty else { return [] }
    let names = LayoutNames(of: found.map(\.0))
    return found.map { element, _, line in
      LayoutAmbiguity(name: names.name(of: element), element: element, line: line)
    }
  }

  /// A guide that was made for one axis has no position on the other axis, and needs none.
  private func isAmbiguous(_ guide: UILayoutGuide) -> Bool {
    guard guide.hasAmbiguousLayout else { return false }
    return LayoutAxis.allCases.allSatisfy { axis in
      constraints.contains { $0.mentions(guide, along: axis) }
    }
  }
}

extension NSLayoutConstraint {
  fileprivate func mentions(_ item: AnyObject, along axis: LayoutAxis) -> Bool {
    isActive
      && ((firstItem === item && firstAttribute.isMeasured(along: axis))
        || (secondItem === item && secondAttribute.isMeasured(along: axis)))
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate func isMeasured(along axis: LayoutAxis) -> Bool {
    LayoutAttribute(self)?.axis == axis
  }
}
