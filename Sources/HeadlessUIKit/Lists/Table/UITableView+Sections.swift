import Foundation
import ListRules

/// Headers and footers of sections and of the table, and separators.
extension UITableView {
  private var metrics: TableMetrics { TableMetrics(traitCollection) }

  func title(of section: Int, isHeader: Bool) -> String? {
    guard let dataSource else { return nil }
    return isHeader
      ? dataSource.tableView(self, titleForHeaderInSection: section)
      : dataSource.tableView(self, titleForFooterInSection: section)
  }

  /// Returns the default height of a header or footer without a view; nil for none.
  func standardHeight(of section: Int, isHeader: Bool, title: String?) -> CGFloat? {
    if style == .plain { return title == nil ? nil : metrics.plainHeader }
    guard let title else {
      return isHeader
        ? metrics.groupedSpace(isFirst: section == 0) : metrics.groupedFooterSpace
    }
    let label = UITableViewHeaderFooterView.makeTitle(title, isHeader: isHeader, in: self)
    let margins = 2 * sideMargin
    let height = label.sizeThatFits(
      CGSize(width: bounds.width - margins, height: .greatestFiniteMagnitude)
    ).height
    if isHeader {
      return metrics.groupedHeader(isFirst: section == 0, titleHeight: height)
    }
    let insets = metrics.footerInsets
    return pixels.roundedUp(insets.top + height + insets.bottom)
  }

  /// Returns the padding above the header of a section.
  func headerPadding(of section: Int, height: CGFloat) -> CGFloat {
    guard style == .plain, height > 0 else { return 0 }
    if sectionHeaderTopPadding >= 0 { return sectionHeaderTopPadding }
    return Headless.systemVersion.isRedesigned ? metrics.plainHeaderPadding : 0
  }

  func headerRect(of section: Int) -> CGRect {
    var rect = rect(from: .header(section), to: .header(section))
    guard rect.height > 0 else { return rect }
    let padding = min(rect.height, headerPadding(of: section, height: rect.height))
    rect.origin.y += padding
    rect.size.height -= padding
    return rect
  }

  /// Returns the height that covers rows scrolled to the top.
  func pinnedHeaderHeight(of section: Int) -> CGFloat { headerRect(of: section).height }

  // MARK: Views

  /// - Returns: Whether a view was added.
  func showSectionView(_ part: TableGeometry.Part) -> Bool {
    let isHeader = if case .header = part { true } else { false }
    let section = part.section
    if let view = sectionViews[part] {
      if chrome.sectionPartsToMeasure.remove(part) != nil {
        measure(view, part, isHeader, title(of: section, isHeader: isHeader))
      }
      return false
    }
    let view =
      isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
    let title = title(of: section, isHeader: isHeader)
    guard let view = view ?? title.map({ titleView($0, isHeader) }) else { return false }
    sectionViews[part] = view
    if view.superview !== self { addSubview(view) }
    (view as? UITableViewHeaderFooterView)?.isPlain = style == .plain
    measure(view, part, isHeader, title)
    if isHeader {
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    } else {
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    }
    return true
  }

  private func measure(
    _ view: UIView, _ part: TableGeometry.Part, _ isHeader: Bool, _ title: String?
  ) {
    let said =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: part.section)
      : delegate?.tableView(self, heightForFooterInSection: part.section)
    var height =
      said.flatMap { usable($0, isHeader ? "height of a header" : "height of a footer") }
      ?? unimplemented
    if height < 0 { height = isHeader ? sectionHeaderHeight : sectionFooterHeight }
    if height < 0 {
      layOutInWidth(view, part)
      let fitted = view.systemLayoutSizeFitting(
        CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      let shown = title.map { (view as? UITableViewHeaderFooterView)?.shownTitle ?? $0 }
      let least =
        standardHeight(of: part.section, isHeader: isHeader, title: shown) ?? metrics.plainHeader
      height = fitted.height > 0 ? pixels.roundedUp(fitted.height) : least
      if title != nil, view is UITableViewHeaderFooterView { height = max(height, least) }
    }
    let padding = isHeader ? headerPadding(of: part.section, height: height) : 0
    geometry[part] = height + padding
  }

  /// Like a cell, a view has its width and a preliminary height when its constraints are first
  /// solved.
  private func layOutInWidth(_ view: UIView, _ part: TableGeometry.Part) {
    var frame = rect(from: part, to: part)
    guard view.frame.width != frame.width else { return }
    frame.size.height = max(frame.height, metrics.row)
    view.frame = frame
    view.layoutIfNeeded()
  }

  private func titleView(_ title: String, _ isHeader: Bool) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.showTitle(title, isHeader: isHeader, in: self)
    return view
  }

  /// The shown headers and footers, from the top down.
  private var shownSectionParts: [TableGeometry.Part] {
    sectionViews.keys.sorted {
      ($0.section, $0.isFooter ? 1 : 0) < ($1.section, $1.isFooter ? 1 : 0)
    }
  }

  /// Removes headers and footers, until the delegate changes the data.
  func hideSectionViews(besides kept: Set<TableGeometry.Part> = []) {
    let state = chrome.dataChanges
    for part in shownSectionParts where !kept.contains(part) && chrome.dataChanges == state {
      if let view = sectionViews.removeValue(forKey: part) { recycle(view, part) }
    }
  }

  /// Empties the list of shown headers and footers, and returns those to recycle.
  func removeSectionViews() -> [(view: UIView, part: TableGeometry.Part)] {
    defer { sectionViews = [:] }
    return shownSectionParts.compactMap { part in sectionViews[part].map { ($0, part) } }
  }

  /// Moves headers and footers with their sections.
  ///
  /// - Returns: Those to recycle.
  func remapSectionViews(
    _ mapping: ListMapping
  ) -> [(view: UIView, part: TableGeometry.Part)] {
    var gone: [(view: UIView, part: TableGeometry.Part)] = []
    for (view, part) in removeSectionViews() {
      if let section = mapping.sections[part.section] {
        let place: TableGeometry.Part = part.isFooter ? .footer(section) : .header(section)
        sectionViews[place] = view
        chrome.sectionPartsToMeasure.insert(place)
      } else {
        gone.append((view, part))
      }
    }
    return gone
  }

  func recycle(_ view: UIView, _ part: TableGeometry.Part) {
    let reusable = view as? UITableViewHeaderFooterView
    if let reusable, let identifier = reusable.reuseIdentifier {
      sectionViewPool.enqueue(reusable, identifier: identifier)
    } else {
      view.removeFromSuperview()
    }
    if part.isFooter {
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: part.section)
    } else {
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: part.section)
    }
  }

  func reusedSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = sectionViewPool.dequeue(identifier) {
      view.prepareForReuse()
      return view
    }
    let type = sectionViewPool.type(for: identifier) as? UITableViewHeaderFooterView.Type
    return type?.make(identified: identifier)
  }

  // MARK: Placing

  func placeVisibleViews() {
    placeCells()
    placeHeadersAndFooters()
  }

  func placeHeadersAndFooters() {
    let margin = sideMargin
    for (part, view) in sectionViews {
      (view as? UITableViewHeaderFooterView)?.sideMargin = margin
      let frame = frame(of: part)
      if view.frame != frame { view.frame = frame }
    }
    placeTableHeaderAndFooter()
    setNeedsDisplay()
  }

  /// Pins headers and footers of plain tables while their section is visible.
  private func frame(of part: TableGeometry.Part) -> CGRect {
    let section = rect(forSection: part.section)
    if case .header = part {
      var rect = headerRect(of: part.section)
      guard style == .plain else { return rect }
      let top = bounds.minY + adjustedContentInset.top
      let footer = geometry[.footer(part.section)]
      rect.origin.y = max(rect.minY, min(top, section.maxY - footer - rect.height))
      return rect
    }
    var rect = rectForFooter(inSection: part.section)
    guard style == .plain else { return rect }
    let bottom = bounds.maxY - adjustedContentInset.bottom
    rect.origin.y = min(rect.minY, max(bottom - rect.height, section.minY))
    return rect
  }

  private func placeTableHeaderAndFooter() {
    if let header = tableHeaderView {
      let frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.bounds.height)
      if header.frame != frame { header.frame = frame }
    }
    if let footer = tableFooterView {
      let frame = CGRect(
        x: 0, y: geometry.end, width: bounds.width, height: footer.bounds.height)
      if footer.frame != frame { footer.frame = frame }
    }
    if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    placeIndex()
  }

  func replaceTableHeaderOrFooter(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    geometry.top = tableHeaderView?.bounds.height ?? 0
    updateContentSize()
    setNeedsLayout()
  }

  func replaceBackgroundView(_ old: UIView?) {
    if old !== backgroundView { old?.removeFromSuperview() }
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  // MARK: Separators below the last row

  /// The separators below the last row of a plain table; empty unless filler rows have a height.
  var fillerSeparators: [CGRect] {
    guard style == .plain, separatorStyle != .none, fillerRowHeight != 0, tableFooterView == nil
    else { return [] }
    let height =
      fillerRowHeight > 0 ? fillerRowHeight : rowHeight > 0 ? rowHeight : metrics.row
    var lines: [CGRect] = []
    var bottom = geometry.end + height
    let isNew = metrics.version.isRedesigned
    let automatic = UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: isNew ? sideMargin : 0)
    let own = ownSeparatorInset
    let base = own == nil || separatorInsetReference == .fromAutomaticInsets ? automatic : .zero
    let (left, right) = (base.left + (own?.left ?? 0), base.right + (own?.right ?? 0))
    while bottom - metrics.pixel < bounds.maxY, lines.count < 200 {
      lines.append(
        CGRect(
          x: left, y: bottom - metrics.pixel, width: bounds.width - left - right,
          height: metrics.pixel))
      bottom += height
    }
    return isRightToLeft
      ? lines.map {
        $0.mirrored(in: CGRect(x: 0, y: $0.minY, width: bounds.width, height: $0.height))
      } : lines
  }
}
