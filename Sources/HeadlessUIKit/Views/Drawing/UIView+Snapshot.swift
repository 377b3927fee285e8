import Foundation

extension UIView {
  /// Returns a view of the same size that shows this view's current content; later changes do not
  /// appear in it.
  ///
  /// - Parameter afterUpdates: Whether pending layout is performed first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows a part of this view's current content; later changes do not appear
  /// in it.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of the view.
  ///   - afterUpdates: Whether pending layout is performed first.
  ///   - capInsets: The borders that keep their size when the snapshot is stretched, in points.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let place = bounds.offsetBy(dx: -rect.minX, dy: -rect.minY)
    let image = UIGraphicsImageRenderer(size: rect.size).image { _ in
      _ = drawHierarchy(in: place, afterScreenUpdates: false)
    }
    return SnapshotView(
      capInsets == .zero
        ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch))
  }
}

/// A view that shows the former content of another view.
private final class SnapshotView: UIView {
  private let image: UIImage

  init(_ image: UIImage) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image.size))
  }

  required init?(coder: NSCoder) { nil }

  override func drawContent(into picture: inout Picture) {
    picture.draw(image.state, at: ImagePlacement(rect: bounds, tint: shownColor(.tintColor)))
  }
}
