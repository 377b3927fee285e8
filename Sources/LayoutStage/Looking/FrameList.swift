import Foundation

/// The frames of a tree at some time.
@MainActor
struct FrameList {
  struct Change {
    enum Kind {
      case moves(from: CGRect)
      case adds, removes, shows, hides
    }

    let view: UIView
    let kind: Kind

    @MainActor
    func finding(_ cause: String) -> LayoutFinding {
      guard case .moves(let old) = kind else {
        return LayoutFinding(view, "is not stable: \(cause) \(kind) it")
      }
      return LayoutFinding(
        view,
        "is not stable: \(cause) moves it from \(layoutNumbers(old)) to \(layoutNumbers(view.frame))",
        by: max(abs(view.frame.minX - old.minX), abs(view.frame.minY - old.minY)))
    }
  }

  /// Identifies a view from one layout to the next: the view itself or, as rows get other cells,
  /// the place in the cell of a row.
  private enum Key: Hashable {
    case view(ObjectIdentifier)
    case inCell(list: ObjectIdentifier, row: IndexPath, path: [Int])
  }

  private struct Entry {
    let key: Key
    let view: UIView
    let isHidden: Bool
    let isInList: Bool
    let frame: CGRect
    /// The alignment rectangle: the frame without ornaments that may differ between both sides,
    /// such as a shadow.
    let aligned: CGRect
    /// The width of the superview.
    let around: CGFloat
    /// The edge of the text in both directions.
    let textEdge: NSTextAlignment?
  }

  private let roots: [UIView]
  private let entries: [Entry]

  init(_ roots: [UIView]) {
    self.roots = roots
    var entries: [Entry] = []
    for root in roots {
      Self.collect(root, .view(ObjectIdentifier(root)), isInList: false, &entries)
    }
    self.entries = entries
  }

  private func isShown(_ view: UIView) -> Bool { roots.contains { view.isDescendant(of: $0) } }

  private static func collect(
    _ view: UIView, _ key: Key, isInList: Bool, _ entries: inout [Entry]
  ) {
    entries.append(
      Entry(
        key: key, view: view, isHidden: view.isHidden, isInList: isInList, frame: view.frame,
        aligned: view.alignmentRect(forFrame: view.frame),
        around: view.superview?.bounds.width ?? 0, textEdge: view.fixedTextEdge))
    guard !view.isClosed else { return }
    let isInList = isInList || view is UITableView || view is UICollectionView
    // Excludes cells that wait for reuse, whose frames are those of the rows that they last showed.
    for (number, subview) in view.shownSubviews.enumerated() where !subview.isSensor {
      let key: Key =
        if isInList, let row = view.indexPath(ofPart: subview) {
          .inCell(list: ObjectIdentifier(view), row: row, path: [])
        } else if case .inCell(let list, let row, let path) = key {
          .inCell(list: list, row: row, path: path + [number])
        } else {
          .view(ObjectIdentifier(subview))
        }
      collect(subview, key, isInList: isInList, &entries)
    }
  }

  /// Reloads the data of lists, which puts their content into other cells.
  ///
  /// - Returns: Whether there is a list.
  func reloadLists(on stage: Stage) -> Bool {
    let views = entries.map(\.view)
    let (tables, collections) = (
      views.compactMap { $0 as? UITableView }, views.compactMap { $0 as? UICollectionView }
    )
    stage.run {
      for table in tables { table.reloadData() }
      for collection in collections { collection.reloadData() }
    }
    return !tables.isEmpty || !collections.isEmpty
  }

  /// Returns the first view that has moved among the exempt views of each query, then the first
  /// other view that has moved.
  ///
  /// - Parameter isInPlace: Whether no code had a reason to make other views, so that added,
  ///   removed, hidden and shown views count, too.
  func changes(except queries: [ViewQuery], isInPlace: Bool = false) -> [Change] {
    func first(where isMeant: (UIView) -> Bool) -> Change? {
      change(by: 0, of: isMeant) ?? (isInPlace ? otherPresence(of: isMeant) : nil)
    }
    let exempt = queries.compactMap { query in first { query.isMatched(around: $0) } }
    let other = first { view in !queries.contains { $0.isMatched(around: view) } }
    return exempt + [other].compactMap { $0 }
  }

  /// Returns the first view that has since been removed, hidden, shown or added. Excludes the
  /// content of lists, which add and remove it themselves.
  private func otherPresence(of isLookedAt: (UIView) -> Bool) -> Change? {
    for entry in entries where !entry.isInList && isLookedAt(entry.view) {
      guard isShown(entry.view) else {
        return Change(view: entry.view, kind: .removes)
      }
      guard entry.view.isHidden != entry.isHidden else { continue }
      return Change(view: entry.view, kind: entry.isHidden ? .shows : .hides)
    }
    let now = FrameList(roots).entries
    if now.elementsEqual(entries, by: { $0.view === $1.view }) { return nil }
    let known = Set(entries.map(\.key))
    let new = now.first { !known.contains($0.key) && !$0.isInList && isLookedAt($0.view) }
    return new.map { Change(view: $0.view, kind: .adds) }
  }

  /// Returns the first view that has moved or changed size by more than half a pixel and by more
  /// than some points.
  ///
  /// - Parameters:
  ///   - points: The change that is permitted, if it is more than half a pixel.
  ///   - isLookedAt: Which views count.
  func change(by points: CGFloat, of isLookedAt: (UIView) -> Bool = { _ in true }) -> Change? {
    var inCells: [Key: UIView]?
    for entry in entries {
      let now: UIView?
      if case .view = entry.key {
        now = isShown(entry.view) ? entry.view : nil
      } else {
        let known = inCells ?? current
        (inCells, now) = (known, known[entry.key])
      }
      guard let view = now else { continue }
      let (old, frame) = (entry.frame, view.frame)
      guard frame != old else { continue }
      let differs = [
        frame.minX - old.minX, frame.minY - old.minY, frame.width - old.width,
        frame.height - old.height,
      ].contains { abs($0) > max(points, view.halfPixel) }
      if differs, isLookedAt(view) { return Change(view: view, kind: .moves(from: old)) }
    }
    return nil
  }

  /// The present views by their keys.
  private var current: [Key: UIView] {
    let now = FrameList(roots).entries.map { ($0.key, $0.view) }
    return Dictionary(now) { first, _ in first }
  }

  /// Returns findings for views that are not at their mirrored places.
  ///
  /// - Parameter other: The frames in the other direction.
  func unmirrored(in other: FrameList) -> [LayoutFinding] {
    let others = Dictionary(other.entries.map { ($0.key, $0) }) { first, _ in first }
    return entries.compactMap { entry in
      let (view, before) = (entry.view, entry.aligned)
      guard let other = others[entry.key], view.superview != nil else { return nil }
      if let finding = Self.unmirroredText(entry, other) { return finding }
      // The stage itself positions its view, which may be narrower than the window.
      guard !roots.contains(view) else { return nil }
      // Hidden views without a size, such as the separators of headers, have not been laid out.
      guard !entry.isHidden || !before.isEmpty else { return nil }
      let after = other.aligned
      let wanted = entry.around - before.maxX
      let distance = abs(after.minX - wanted)
      guard view.isMoreThanPixel(distance) || view.isMoreThanPixel(abs(after.width - before.width)),
        !view.keepsDirection
      else { return nil }
      return LayoutFinding(
        view,
        """
        is not mirrored: in the other direction it begins at \(layoutNumber(after.minX)) in its \
        superview, not at \(layoutNumber(wanted))
        """, by: distance)
    }
  }

  private static func unmirroredText(_ entry: Entry, _ other: Entry) -> LayoutFinding? {
    guard let edge = entry.textEdge, edge == other.textEdge,
      entry.view.semanticContentAttribute == .unspecified, !entry.view.keepsDirection
    else { return nil }
    return LayoutFinding(
      entry.view,
      "is not mirrored: its text is on the \(edge == .left ? "left" : "right") in both directions")
  }
}

extension UIView {
  /// Whether a view around this one fixes the direction, or scrolls sideways.
  fileprivate var keepsDirection: Bool {
    sequence(first: self, next: \.superview).dropFirst().contains { view in
      if let scrollView = view as? UIScrollView {
        return scrollView.contentSize.width > scrollView.bounds.width + 0.5
      }
      return view.semanticContentAttribute != .unspecified
    }
  }
}

extension UIView {
  /// Returns the index path of a cell of a list, or of a header or footer of a section; nil for
  /// other views.
  fileprivate func indexPath(ofPart view: UIView) -> IndexPath? {
    // A section that scrolls sideways has its cells in a scroll view of its own.
    switch (superview as? UICollectionView ?? self, view) {
    case (let table as UITableView, let cell as UITableViewCell): table.indexPath(for: cell)
    case (let table as UITableView, let end as UITableViewHeaderFooterView):
      table.indexPath(ofEnd: end)
    case (let collection as UICollectionView, let cell as UICollectionViewCell):
      collection.indexPath(for: cell)
    case (let collection as UICollectionView, let end as UICollectionReusableView):
      collection.indexPath(ofEnd: end)
    default: nil
    }
  }
}

extension UITableView {
  /// Returns an index path that no row has.
  fileprivate func indexPath(ofEnd view: UITableViewHeaderFooterView) -> IndexPath? {
    // A header or footer may be visible while its section has no rows, or no visible ones.
    let sections = 0..<numberOfSections
    if let section = sections.first(where: { headerView(forSection: $0) === view }) {
      return IndexPath(index: section)
    }
    return sections.first { footerView(forSection: $0) === view }.map { [$0, 0, 0] }
  }
}

extension UICollectionView {
  /// Returns an index path that no item has.
  fileprivate func indexPath(ofEnd view: UICollectionReusableView) -> IndexPath? {
    supplement(shownBy: view).map { kind, path in
      path.appending(kind.utf8.map { Int($0) })
    }
  }

  /// Returns the kind and index path of a supplementary view; nil for other views.
  func supplement(shownBy view: UICollectionReusableView) -> (kind: String, path: IndexPath)? {
    let shown = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    return shown.lazy.compactMap { element in
      guard element.representedElementCategory == .supplementaryView,
        let kind = element.representedElementKind,
        self.supplementaryView(forElementKind: kind, at: element.indexPath) === view
      else { return nil }
      return (kind, element.indexPath)
    }.first
  }
}
