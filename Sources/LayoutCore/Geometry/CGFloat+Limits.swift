extension CGFloat {
  /// Whether it can be a length or a distance: within a billion points, where a double still tells a
  /// thousandth of a pixel. NaN is not.
  package var isDistance: Bool { magnitude <= 1e9 }

  /// Whether a length can be so many times another: from a millionth to a million times, either way.
  package var isFactor: Bool { magnitude >= 1e-6 && magnitude <= 1e6 }
}

extension CGSize {
  /// How many times its height it is wide; zero where a side is not above zero, for it has no proportion then.
  package var proportion: CGFloat { width > 0 && height > 0 ? width / height : 0 }
}

extension UILayoutPriority {
  /// Whether a constraint can have it: from 1, the least that has a meaning here, to 1000. NaN is not.
  package var isUsable: Bool { rawValue >= 1 && rawValue <= UILayoutPriority.required.rawValue }

  /// What is told of one that is not usable.
  package var refusal: String { "a priority must be from 1 to 1000, not \(rawValue)" }
}
