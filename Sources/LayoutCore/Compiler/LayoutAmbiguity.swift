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
    let made = ambiguousMadeGuides.map { (LayoutElement.guide($0.guide), true, $0.made.line) }
    let found = (views + own + made).filter(\.1)
    guard !found.isEmpty else { return [] }
    let names = LayoutNames(of: found.map(\.0))
    return found.map { element, _, line in
      LayoutAmbiguity(name: names.name(of: element), element: element, line: line)
    }
  }

  /// A guide that was made for one axis has no position on the other axis, and needs none.
  private var ambiguousMadeGuides: [LayoutRecord.InstalledGuide] {
    let open = record.madeGuides.filter(\.guide.hasAmbiguousLayout)
    guard !open.isEmpty else { return [] }
    var axes: [ObjectIdentifier: Set<LayoutAxis>] = [:]
    for constraint in constraints where constraint.isActive {
      for (item, attribute) in [
        (constraint.firstItem, constraint.firstAttribute),
        (constraint.secondItem, constraint.secondAttribute),
      ] {
        guard let item, let axis = LayoutAttribute(attribute)?.axis else { continue }
        axes[ObjectIdentifier(item), default: []].insert(axis)
      }
    }
    return open.filter { axes[ObjectIdentifier($0.guide)]?.count == LayoutAxis.allCases.count }
  }
}
