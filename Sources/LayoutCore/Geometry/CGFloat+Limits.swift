extension CGFloat {
  /// Whether the number can be a length or a distance: up to a billion points, where a double still
  /// distinguishes thousandths of a pixel. False for NaN.
  package var isDistance: Bool { magnitude <= 1e9 }

  /// Whether the number can be the ratio of two lengths: from a millionth to a million.
  package var isFactor: Bool { magnitude >= 1e-6 && magnitude <= 1e6 }
}

extension CGSize {
  /// The ratio of width to height; zero if a side is not positive, because there is no ratio then.
  package var proportion: CGFloat { width > 0 && height > 0 ? width / height : 0 }
}

extension UILayoutPriority {
  /// Whether a constraint can have the priority: from 1, the minimum here, to 1000. False for NaN.
  package var isUsable: Bool { rawValue >= 1 && rawValue <= UILayoutPriority.required.rawValue }

  /// The message for a priority that is not usable.
  package var refusal: String { "a priority must be from 1 to 1000, not \(rawValue)" }
}
