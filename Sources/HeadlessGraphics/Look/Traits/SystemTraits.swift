import Foundation

/// The type of device.
public struct UITraitUserInterfaceIdiom: SystemTrait {
  public typealias Value = UIUserInterfaceIdiom
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.idiom }
}

/// Light or dark appearance, which colors follow.
public struct UITraitUserInterfaceStyle: SystemTrait {
  public typealias Value = UIUserInterfaceStyle
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.style }
}

/// The reading direction.
public struct UITraitLayoutDirection: SystemTrait {
  public typealias Value = UITraitEnvironmentLayoutDirection
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  static var path: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> {
    \.layoutDirection
  }
}

/// The number of pixels per point; frames are rounded to pixels.
public struct UITraitDisplayScale: SystemTrait {
  public typealias Value = CGFloat
  public static var defaultValue: CGFloat { 0 }
  static var path: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}

/// Whether horizontal space is limited.
public struct UITraitHorizontalSizeClass: SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.horizontalSizeClass }
}

/// Whether vertical space is limited.
public struct UITraitVerticalSizeClass: SystemTrait {
  public typealias Value = UIUserInterfaceSizeClass
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}

/// The text size that fonts of text styles follow.
public struct UITraitPreferredContentSizeCategory: SystemTrait {
  public typealias Value = UIContentSizeCategory
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  static var path: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.contentSizeCategory }
}

/// The range of colors that a screen can show.
public struct UITraitDisplayGamut: SystemTrait {
  public typealias Value = UIDisplayGamut
  public static var defaultValue: UIDisplayGamut { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}

/// Whether the user prefers more contrast.
public struct UITraitAccessibilityContrast: SystemTrait {
  public typealias Value = UIAccessibilityContrast
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.contrast }
}

/// Whether content appears above other content, as in a sheet.
public struct UITraitUserInterfaceLevel: SystemTrait {
  public typealias Value = UIUserInterfaceLevel
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
  static var path: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.level }
}

/// Whether the user prefers bold text.
public struct UITraitLegibilityWeight: SystemTrait {
  public typealias Value = UILegibilityWeight
  public static var defaultValue: UILegibilityWeight { .unspecified }
  static var path: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}
