import Foundation

extension UIView {
  /// A view that shows what this one shows now, of the same size; later changes are not seen in it.
  ///
  /// - Parameter afterUpdates: Whether what waits for a layout is laid out first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows a part of what this one shows now; later changes are not seen in it.
  ///
  /// - Parameters:
  ///   - rect: The part, in the coordinates of the view.
  ///   - afterUpdates: Whether what waits for a layout is laid out first.
  ///   - capInsets: The borders that keep their size where the snapshot is stretched, in points.
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

/// What a view has shown at some time.
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
