/// All pages of the demo, in the order in which it shows them.
public enum Catalogue {
  public static let screens: [any Screen] = [
    MondrianScreen(), MondrianDemoScreen(), NeonGridScreen(),
    VStackAlignmentScreen(), VStackSpacersScreen(),
    HStackAlignmentScreen(), HStackSpacingScreen(), JustifyScreen(), DistributionScreen(),
    VGridScreen(), LayoutManagerScreen(), ComparisonScreen(),
    ZStackAlignSelfScreen(), ZStackMinimumPaddingScreen(),
    SizingScreen(), BackgroundScreen(), OverlayScreen(), RelativeScreen(), PaddingScreen(),
    ClassicBoxesScreen(), ClassicCenterScreen(), ClassicEdgesScreen(), RestaurantScreen(),
    SafeAreaScreen(), BottomButtonsScreen(), InstagramPostScreen(), LoginScreen(),
    ViewControllerScreen(),
  ]

  /// The page of that name.
  public static func screen(named name: String) -> (any Screen)? {
    screens.first { $0.name == name }
  }
}
