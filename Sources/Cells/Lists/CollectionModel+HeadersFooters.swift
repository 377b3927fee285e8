extension CollectionModel {
  static let headerFooterKinds = [
    UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
  ]

  /// Binds the headers and footers that stay, if they show something else. Those that need another
  /// view are reloaded with their section.
  ///
  /// - Returns: Whether any of them shows something else now.
  func rebindHeadersAndFooters(_ collection: UICollectionView) -> Bool {
    var count = 0
    for kind in Self.headerFooterKinds {
      for path in collection.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
        guard let view = collection.supplementaryView(forElementKind: kind, at: path) else {
          continue
        }
        cellRegister.markSeen(view)
        guard rebind(view, kind, at: path) else { continue }
        count += 1
        invalidateSize(kind, at: path, collection)
      }
    }
    return rebindPrefetchedHeadersAndFooters() || count > 0
  }

  /// Has the layout ask for the size of a header or a footer again: only cells can do that by
  /// themselves.
  private func invalidateSize(_ kind: String, at path: IndexPath, _ collection: UICollectionView) {
    let layout = collection.collectionViewLayout
    let context = layout.invalidationContext(forBoundsChange: collection.bounds)
    context.invalidateSupplementaryElements(ofKind: kind, at: [path])
    layout.invalidateLayout(with: context)
  }

  /// Binds headers and footers again that have not been seen since they were filled: UIKit asks for
  /// some ahead, and shows them later without asking again.
  private func rebindPrefetchedHeadersAndFooters() -> Bool {
    var count = 0
    for (view, place) in cellRegister.unseen {
      guard case .end(let section, let kind) = place, let view = view as? UICollectionReusableView,
        rebind(view, kind, at: [section, 0])
      else { continue }
      count += 1
    }
    unbindOutdatedHeadersAndFooters()
    return count > 0
  }

  /// Has headers and footers that have been seen and wait for reuse let go of models that their
  /// sections no longer have.
  private func unbindOutdatedHeadersAndFooters() {
    for (view, binding, _) in cellRegister.filled where binding.isSeen && !isSeen(view) {
      guard case .end(let section, let kind)? = binding.place, let old = binding.model,
        let model = supplement(of: kind, at: [section, 0]), !showsTheSame(model, as: old)
      else { continue }
      binding.unbind()
    }
  }

  /// - Returns: Whether the view shows something else now.
  private func rebind(
    _ view: UICollectionReusableView, _ kind: String, at path: IndexPath
  ) -> Bool {
    guard let model = supplement(of: kind, at: path),
      let binding = Platform.companion(CellBinding.self, of: view),
      let old = binding.model, binding.hasLostObject || !showsTheSame(model, as: old)
    else { return false }
    let content = model.itemContent
    guard binding.type == content.type,
      CellBinding.bind(view, to: model, content, at: binding.place)
    else { return false }
    view.invalidateIntrinsicContentSize()
    return true
  }

  /// Reports, once, headers and footers for which a flow layout has no room: UIKit would never ask
  /// for them. By the time that an item is shown, their sizes have been set.
  func checkReferenceSizes(of section: CellSection<any CollectionCellModel>) {
    guard !hasReportedRoom, let flowLayout, delegateReturnsNoSizes else { return }
    let direction = flowLayout.scrollDirection
    let ends = [
      ("header", "headerReferenceSize", section.header, flowLayout.headerReferenceSize),
      ("footer", "footerReferenceSize", section.footer, flowLayout.footerReferenceSize),
    ]
    for (name, property, model, size) in ends where model != nil {
      guard (direction == .vertical ? size.height : size.width) == 0 else { continue }
      hasReportedRoom = true
      return report(
        .misplaced,
        "\(section.identifier.sectionWords) has a \(name) that is not shown, because the flow layout "
          + "has no room for it: set the layout's \(property)", in: collection, at: section.line)
    }
  }

  /// Whether no delegate of the app can return the sizes of headers and footers.
  private var delegateReturnsNoSizes: Bool {
    guard let delegate = collection?.delegate as? any UICollectionViewDelegateFlowLayout else {
      return true
    }
    return delegate === sizingDelegate
  }
}
